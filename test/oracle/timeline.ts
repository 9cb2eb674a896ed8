/**
 * The events of time as a timeline: everything that happens after a position if nobody touches the clock. The sum of
 * the times gives the absolute instant of each event. Nothing counts down. A late edge is no special case, because
 * foretold events are never applied.
 */

import { amend, capped, currentStage, enter, fall, type Half, nextStage, type Position } from "./position";
import { type Colour, endOf, hasDelay, isOvertime, opponent } from "./rules";

export interface Happening {
  readonly at: number;
  readonly event: "flag" | "period" | "gong";
  readonly side: Colour;
  /** The position right after it. */
  readonly position: Position;
}

export const SIGN_MS = 300_000;

/** Returns the position `ms` later, if nothing happens on the way. */
export function flow(position: Position, ms: number): Position {
  if (position.mode !== "running" || ms === 0) return position;
  const side = position.turn;
  const half = position[side];
  const other = position[opponent(side)];
  const stage = currentStage(position, side);
  const stands = half.flag === "final";
  const fromDelay = stands || stage.manner === "upcount" ? 0 : Math.min(half.delay, ms);
  const fromMain = stands ? 0 : ms - fromDelay;
  const gains = stage.manner === "hourglass" && other.flag !== "final";
  const signOf = (signMs: number) => Math.max(0, signMs - ms);
  const runs: Half = {
    ...half,
    used: half.used + ms,
    delay: half.delay - fromDelay,
    main: stage.manner === "upcount" ? capped(half.main + fromMain) : half.main - fromMain,
    signMs: signOf(half.signMs),
  };
  const waits: Half = {
    ...other,
    main: gains ? capped(other.main + fromDelay + fromMain) : other.main,
    signMs: signOf(other.signMs),
  };
  const [white, black] = side === "white" ? [runs, waits] : [waits, runs];
  // What an hourglass gives a side that still has a Bronstein delay is limited with it.
  return amend({ ...position, ran: position.ran + ms, white, black }, opponent(side), {});
}

/** Returns how long the running side still has: delay and main time, or the time up to the limit of a count. */
function budgetOf(position: Position): number {
  const half = position[position.turn];
  const stage = currentStage(position, position.turn);
  if (half.flag === "final") return Number.POSITIVE_INFINITY;
  if (stage.manner !== "upcount") return half.delay + half.main;
  return stage.value === 0 ? Number.POSITIVE_INFINITY : Math.max(0, stage.value - half.main);
}

type Change = Omit<Happening, "at">;

/** Returns what happens, in order, when the side on move has used up its time. */
function runOut(position: Position, at: number): Change[] {
  const side = position.turn;
  const other = opponent(side);
  const half = position[side];
  const stage = currentStage(position, side);
  if (stage.manner === "byoyomi" && half.overtime > 1) {
    const renewed = amend(position, side, { main: stage.value, overtime: half.overtime - 1 });
    return [{ event: "period", side, position: renewed }];
  }
  if (stage.manner === "gong") {
    const passed = amend({ ...position, turn: other, since: at }, side, { main: stage.value });
    return [{ event: "gong", side, position: passed }];
  }
  const next = nextStage(position, side);
  const byHand = position.rules.policy === "moves" && next !== undefined && !isOvertime(next);
  if (next === undefined || byHand) {
    const lost = stage.manner === "byoyomi" ? amend(position, side, { overtime: 0 }) : position;
    return [{ event: "flag", side, position: fall(lost, side) }];
  }
  const passedFirst = position.rules.policy === "zero" || position[other].period <= half.period;
  const signed = !isOvertime(next) && passedFirst;
  const entered = enter(position, side, false);
  const own = signed ? amend(entered, side, { flag: "interim", signMs: SIGN_MS }) : entered;
  const changes: Change[] = [{ event: "period", side, position: own }];
  const drawn = nextStage(position, other);
  const together =
    position.rules.policy === "zero" && position[other].period === half.period && position[other].flag !== "final";
  if (together && drawn !== undefined && !isOvertime(drawn)) {
    changes.push({ event: "period", side: other, position: enter(own, other, true) });
  }
  return changes;
}

/** Yields everything that happens after `position` at `at`, in order. The timeline of some games has no end. */
export function* timeline(position: Position, at: number): Generator<Happening, void> {
  let here = position;
  let now = at;
  while (here.mode === "running") {
    const outAt = now + budgetOf(here);
    const from: Position = here;
    // Two signs can end at once: that of the side on move first.
    const signs = [from.turn, opponent(from.turn)].filter((side) => from[side].flag === "interim");
    const signAt = Math.min(...signs.map((side) => now + from[side].signMs));
    const nextAt = Math.min(outAt, signAt);
    if (nextAt === Number.POSITIVE_INFINITY) return;
    const there = flow(here, nextAt - now);
    now = nextAt;
    if (outAt === nextAt) {
      for (const change of runOut(there, now)) {
        here = change.position;
        yield { ...change, at: now };
      }
      continue;
    }
    here = there;
    for (const side of signs.filter((each) => there[each].signMs === 0)) {
      here = amend(here, side, { flag: "none" });
      yield { event: "flag", side, position: here, at: now };
    }
  }
}

/** Charges `ms` to the side on move at once; returns the events and the position after them. */
export function spend(position: Position, ms: number): { changes: Change[]; position: Position } {
  if (ms === 0) return { changes: [], position };
  const changes: Change[] = [];
  const stand = (each: Position): Position => (each.mode === "running" ? { ...each, mode: "paused" } : each);
  let here: Position = { ...position, mode: "running" };
  let spent = 0;
  for (const happening of timeline(here, 0)) {
    if (happening.at > ms) break;
    changes.push({ event: happening.event, side: happening.side, position: stand(happening.position) });
    here = happening.position;
    spent = happening.at;
  }
  return { changes, position: stand(flow(here, ms - spent)) };
}

/** Returns the position after a press by the side on move, with what the press earns. */
export function press(position: Position, at: number): { position: Position; period: boolean } {
  const side = position.turn;
  const presses = position[side].presses + 1;
  const counted = amend({ ...position, turn: opponent(side), since: at }, side, { presses });
  if (position[side].flag === "final") return { position: counted, period: false };
  const completes = completesPeriod(position, side, presses);
  const over = amend(counted, side, { delay: 0 });
  const entered = completes ? enter(over, side, false) : over;
  const stage = currentStage(entered, side);
  const half = entered[side];
  const earnt = { delay: hasDelay(stage) ? stage.value : 0, turnStage: stage };
  const after = (change: object, period = completes) => ({
    position: amend(entered, side, { ...earnt, ...change }),
    period,
  });
  switch (stage.manner) {
    case "increment":
      return after({ main: presses + 1 >= position.rules.from ? capped(half.main + stage.value) : half.main });
    case "byoyomi":
    case "gong":
      return after({ main: stage.value });
    case "canadian":
      return half.overtime > 1
        ? after({ overtime: half.overtime - 1 })
        : after({ main: stage.value, overtime: stage.count }, true);
    default:
      return after({});
  }
}

function completesPeriod(position: Position, side: Colour, presses: number): boolean {
  const next = nextStage(position, side);
  if (position.rules.policy !== "moves" || next === undefined || isOvertime(next)) return false;
  return presses >= endOf(position.rules, side, position[side].period);
}
