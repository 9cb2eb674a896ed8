/** Another control in mid-game. */

import { type Act, lawful } from "./act";
import { knowsGuideline } from "./penalties";
import { amend, capped, currentStage, nextStage, opening, type Position, remainingOf } from "./position";
import { colours, type Edition, kindOf, opponent, periodAtCounter, type Rules, readRules, type Stage } from "./rules";

const MINUTE = 60_000;

function overtimeUnder(old: Stage, now: Stage, left: number): number {
  return old.manner === now.manner ? Math.min(left, now.count) : now.count;
}

/** Changes the time control, or grants Guideline III.4 if the edition has it. */
export function anotherControl(position: Position, text: string, edition: Edition): Act {
  return text === "III.4" ? grantGuideline(position, edition) : changeControl(position, text);
}

/** Changes the time control in mid-game. Before the game it is a new set-up. */
function changeControl(position: Position, text: string): Act {
  const rules = readRules(text);
  return position.mode === "ready" ? opening(rules) : lawful(underRules(position, rules));
}

function underRules(position: Position, rules: Rules): Position {
  let here: Position = { ...position, rules };
  for (const side of colours) {
    const half = position[side];
    const last = rules.loops[side] ? Number.POSITIVE_INFINITY : rules[side].length;
    const fallsAt = rules.policy === "moves" ? periodAtCounter(rules, side, half.presses) : half.period;
    here = amend(here, side, { period: Math.min(fallsAt, last) });
    const stage = currentStage(here, side);
    here = amend(here, side, { overtime: overtimeUnder(currentStage(position, side), stage, half.overtime) });
  }
  return here;
}

/**
 * Grants Guideline III.4 if the edition has it and the player who asks is in the last period. Both get five seconds a
 * move, also for this move, and the opponent gets two minutes.
 */
function grantGuideline(position: Position, edition: Edition): Act {
  const { turn } = position;
  if (!knowsGuideline(edition, kindOf(position.rules, edition))) return undefined;
  if (nextStage(position, turn) !== undefined || currentStage(position, turn).moves !== 0) return undefined;
  const plain = [...position.rules.white, ...position.rules.black].every((stage) => stage.manner === "time");
  const other = opponent(position.turn);
  if (!plain || position.mode === "ready" || remainingOf(position, position.turn) >= 2 * MINUTE) return undefined;
  if (position[other].flag === "final" || position[position.turn].flag === "final") return undefined;
  const bonus = (stages: readonly Stage[]): Stage[] =>
    stages.map((stage) => ({ ...stage, manner: "increment", value: 5000 }));
  const rules: Rules = {
    ...position.rules,
    white: bonus(position.rules.white),
    black: bonus(position.rules.black),
    freeze: true,
    from: 1,
  };
  let here: Position = { ...position, rules };
  for (const side of colours) {
    const main = capped(position[side].main + 5000 + (side === other ? 2 * MINUTE : 0));
    here = amend(here, side, { main });
  }
  return lawful(here);
}
