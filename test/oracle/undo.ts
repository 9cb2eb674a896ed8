/** How undo takes back an act of the arbiter after which time may have run. */

import { amend, capped, currentStage, type Half, leftAlive, type Position, rises, standing } from "./position";
import { type Colour, colours, LONGEST_MS, opponent } from "./rules";

/** Restores a choice if it still is what the act made it. */
const word = <T>(now: T, before: T, after: T): T => (now === after ? before : now);

/** Changes numbers back by the amount of the act, so that the time that ran meanwhile stays charged. */
function byDifference(now: Half, before: Half, after: Half): Half {
  const back = (field: "main" | "delay" | "overtime" | "used" | "presses" | "period", least = 0) =>
    Math.max(least, now[field] - (after[field] - before[field]));
  const flagged = before.flag !== after.flag && now.flag === after.flag;
  const counted = [now, before, after].every((half) => Number.isFinite(half.signMs));
  const signBack = counted ? now.signMs - (after.signMs - before.signMs) : before.signMs;
  const signMs = before.signMs === after.signMs ? now.signMs : signBack;
  return {
    ...now,
    main: capped(back("main")),
    delay: Math.min(LONGEST_MS, back("delay")),
    overtime: back("overtime"),
    used: back("used"),
    presses: back("presses"),
    period: back("period", 1),
    turnStage: now.turnStage.manner === after.turnStage.manner ? before.turnStage : now.turnStage,
    flag: flagged ? before.flag : now.flag,
    signMs: flagged ? before.signMs : now.flag === before.flag ? signMs : now.signMs,
  };
}

/** Removes a flag that fell only because of the act. */
function lift(position: Position, side: Colour): Position {
  const half = position[side];
  if (half.flag !== "final" || half.main + half.delay === 0 || rises(position, side)) return position;
  const other = opponent(side);
  const heir = position[other].flag === "final" ? other : null;
  const alive: Half = { ...half, flag: "none", overtime: leftAlive(position, side) };
  return { ...position, [side]: alive, first: position.first === side ? heir : position.first };
}

/** Limits the period of a side to the last one of the control. */
function withinControl(position: Position, side: Colour): Position {
  const last = position.rules.loops[side] ? Number.POSITIVE_INFINITY : position.rules[side].length;
  const here = amend(position, side, { period: Math.min(position[side].period, last) });
  const most = currentStage(here, side).count;
  const least = here[side].flag === "final" ? 0 : leftAlive(here, side);
  return amend(here, side, { overtime: Math.min(most, Math.max(least, here[side].overtime)) });
}

export function takeBackAct(now: Position, before: Position, after: Position): Position {
  let here: Position = {
    ...now,
    rules: before.rules,
    turn: word(now.turn, before.turn, after.turn),
    first: word(now.first, before.first, after.first),
    ran: now.ran - (after.ran - before.ran),
    illegal: before.illegal,
    sealer: word(now.sealer, before.sealer, after.sealer),
    white: byDifference(now.white, before.white, after.white),
    black: byDifference(now.black, before.black, after.black),
  };
  for (const side of colours) here = lift(withinControl(here, side), side);
  return before.mode === "ready" ? { ...here, mode: "ready" } : standing(here);
}
