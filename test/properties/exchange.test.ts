/**
 * Exchange of colours in mid-game (clock.md §6). From then on the clock mirrors a clock without the exchange. Undo
 * takes the exchange back in its turn, whatever came before and after it.
 */

import fc from "fast-check";
import { expect, test } from "vitest";
import { openAct } from "../../firmware/core/acts";
import { ACT_EVENT, type Clock } from "../../firmware/core/clock";
import { exchangeColours } from "../../firmware/core/exchange";
import { advance } from "../../firmware/core/time";
import { Event, Mode } from "../../firmware/core/words";
import { printControl } from "../../firmware/notation/notation";
import { randomGame } from "../oracle/games";
import { type Step, verbs } from "../oracle/step";
import { applyStep, coreVerbs, counterAt, setUp } from "./core";
import { mirrorStep, mirrorText } from "./mirrored";
import { tried } from "./tried";

const START = 1_000;
const ACTS_MAX = 8;

const foreignVerbs = Object.values(verbs).filter((verb) => !coreVerbs.some((own) => own === verb));

/**
 * An edge that is read late can lie before an exchange of colours. Then it is too late because of the exchange alone.
 */
function inTime(step: Step): Step {
  return step.verb === verbs.press ? { ...step, numbers: [step.numbers[0] ?? 0, step.atMs] } : step;
}

/** A clock and whether its colours are exchanged. */
interface Rig {
  readonly clock: Clock;
  isExchanged: boolean;
}

/** Returns all that a clock knows, with the sides as they were before any exchange. */
function known({ clock, isExchanged }: Rig): unknown {
  const { white, black, mode, gainMs, gainPeriods, gainOvertime, foundDelayMs, foundMethod } = clock;
  const sides = [clock.turn, clock.firstFlag, clock.sealed, clock.pressSide];
  const control = printControl(clock.control);
  return {
    ...{ mode, gainMs, gainPeriods, gainOvertime, foundDelayMs, foundMethod, idleMs: clock.idleMs },
    sides: isExchanged ? sides.map((side) => (side === 0 ? side : 3 - side)) : sides,
    each: isExchanged ? [black, white] : [white, black],
    control: isExchanged ? mirrorText(control) : control,
  };
}

const latestIsExchange = ({ acts, actCount }: Clock): boolean =>
  acts[actCount - 1]?.[ACT_EVENT] === Event.Colours && actCount > 0;

/** Exchanges the colours as an act of its own. */
function exchange(clock: Clock, atMs: number, event: Event): boolean {
  const act = openAct(clock, atMs);
  return act !== undefined && exchangeColours(clock, act, event);
}

/** Returns the same step for the other clock. Before it undoes an act, it undoes the exchanges since. */
function applyAlso(rig: Rig, step: Step): void {
  const { clock } = rig;
  const at = counterAt(START, step.atMs);
  advance(clock, at);
  const stands = clock.mode === Mode.Paused || clock.mode === Mode.Fallen;
  while (step.verb === verbs.undo && stands && latestIsExchange(clock)) {
    exchange(clock, at, Event.Undo);
    rig.isExchanged = !rig.isExchanged;
  }
  applyStep(clock, rig.isExchanged ? mirrorStep(step) : step, START);
}

/** Returns how often colours were exchanged. Throws if an exchange changes anything else. */
function compare(seed: number, often: number): number {
  const [first, ...steps] = randomGame(seed, { begun: true, without: foreignVerbs }).steps.map(inTime);
  const plain: Rig = { clock: setUp(first!, START)!, isExchanged: false };
  const other: Rig = { clock: setUp(first!, START)!, isExchanged: false };
  let exchanges = 0;
  for (const [i, step] of steps.entries()) {
    applyStep(plain.clock, step, START);
    applyAlso(other, step);
    expect(known(other), `step ${i}`).toEqual(known(plain));
    const { mode, actCount } = other.clock;
    const wants = (seed + i) % often === 0 && mode !== Mode.Ready && actCount < ACTS_MAX;
    if (wants && exchange(other.clock, counterAt(START, step.atMs), Event.Colours)) {
      exchanges++;
      other.isExchanged = !other.isExchanged;
    }
    if (other.clock.actCount === ACTS_MAX) return exchanges;
  }
  return exchanges;
}

test("the clock goes on as its own mirror, and undo finds it so", () => {
  let exchanges = 0;
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 5 }), (seed, often) => {
      exchanges += compare(seed, often);
    }),
    tried(300),
  );
  expect(exchanges).toBeGreaterThan(100);
});
