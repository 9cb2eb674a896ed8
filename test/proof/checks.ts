/** Checks each transition and each new state of the small world. */
import { type Clock, remaining, sideOf } from "../../firmware/core/clock";
import { later } from "../../firmware/core/integer";
import { Flag, Method, Mode, Side } from "../../firmware/core/words";
import { lineOf } from "../oracle/line";
import { verbs } from "../oracle/step";
import { copyClock, isSameClock, isSameGame } from "./clocks";
import type { Firmware } from "./firmware";
import { EXCHANGE, type Move, UNIT_MS } from "./moves";
import { counterAt, type Rig, strike, takeBack } from "./rig";
import { contrast, type Seen, seenOf, seenOfLine } from "./seen";

const sides = [Side.White, Side.Black] as const;

/** Returns what is wrong, or undefined. */
type Finding = string | undefined;

/** The clock and the oracle show the same present. */
export function sameNow({ clock, oracle, at }: Pick<Rig, "clock" | "oracle" | "at">): Finding {
  const line = lineOf(at, "expect", null, oracle.course.at(at));
  return contrast([seenOf(clock, at, 17, 0, false)], [seenOfLine(line)]);
}

const ledgerOf = (clock: Clock): number =>
  later(later(later(clock.white.usedMs, clock.black.usedMs), clock.idleMs), -clock.atMs);

/** Every millisecond is charged to one side or to nobody. A power cut begins a new ledger. */
export function conserves(before: Clock, after: Clock, { verb }: Move): Finding {
  const isSame = verb === verbs.power || ledgerOf(before) === ledgerOf(after);
  return isSame ? undefined : "time was charged twice, or to nobody";
}

const acts: readonly number[] = [verbs.correct, verbs.undo, verbs.restore, verbs.power, EXCHANGE];

/** A first flag stays until an act changes it or an earlier edge withdraws it. */
export function keepsFirstFlag(before: Clock, after: Clock, { verb }: Move, seen: readonly Seen[]): Finding {
  if (before.firstFlag === Side.None || before.firstFlag === after.firstFlag || acts.includes(verb)) return undefined;
  const isWithdrawn = seen.some(({ event, values }) => event === "flag" && values[2] === 1);
  return isWithdrawn ? undefined : "the first flag changed without an act";
}

const remembered = ["correct", "penalty", "colours", "control", "adjourn", "restore"];

/** The undo of an act at the same instant restores the state exactly. */
export function undoesAct(firmware: Firmware, before: Clock, rig: Rig, seen: readonly Seen[]): Finding {
  if (!seen.some(({ event }) => remembered.includes(event))) return undefined;
  const expected = copyClock(before);
  firmware.pause(expected, counterAt(rig.at));
  const undone = copyClock(rig.clock);
  takeBack(firmware, undone, rig.at, false);
  return isSameGame(firmware, undone, expected) ? undefined : "undo does not restore what was before the act";
}

/** The undo of a press at the same instant restores the state exactly. */
export function undoesPress(firmware: Firmware, before: Clock, rig: Rig, move: Move, seen: readonly Seen[]): Finding {
  const isPress = seen.some(({ event, values }) => event === "press" && values[0] === rig.at);
  if (!isPress || move.verb !== verbs.press || move.lateMs > 0) return undefined;
  const expected = copyClock(before);
  const undone = copyClock(rig.clock);
  firmware.pause(expected, counterAt(rig.at));
  firmware.pause(undone, counterAt(rig.at));
  firmware.undo(undone, counterAt(rig.at), false);
  return isSameGame(firmware, undone, expected) ? undefined : "undo does not restore what was before the press";
}

const edges: readonly number[] = [verbs.press, verbs.start, verbs.pause, verbs.resume];

/** An edge that is read late ends like the same edge in time. */
export function endsAlike(firmware: Firmware, before: Rig, move: Move): Finding {
  if (!edges.includes(move.verb) || move.lateMs > 0) return undefined;
  const later = counterAt(before.at + UNIT_MS);
  const [inTime, late] = [copyClock(before.clock), copyClock(before.clock)];
  strike(firmware, inTime, move, before.at, before.edition);
  firmware.advance(inTime, later);
  firmware.advance(late, later);
  strike(firmware, late, move, before.at, before.edition);
  return isSameClock(firmware, inTime, late) ? undefined : "an edge that is read late ends otherwise";
}

/** The restored state equals the kept one, except that a running clock is paused. */
export function restoresWhole(firmware: Firmware, { clock, at }: Rig): Finding {
  const list = firmware.saveClock(clock);
  const loaded = firmware.loadClock(list, counterAt(at), () => {});
  if (loaded === undefined) return "the clock cannot read what it has saved";
  const stood = copyClock(clock);
  if (stood.mode === Mode.Running) stood.mode = Mode.Paused;
  return isSameGame(firmware, loaded, stood) ? undefined : "what is restored is not what was";
}

const twoDigits = (n: number): string => String(n).padStart(2, "0");

/** Returns how a time is shown, in the words of clock.md: falling times rounded up, rising times down. */
function textOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
}

/**
 * The display says what the state says, and a falling zero only if the flag has fallen or the clock is about to act.
 */
export function showsState(firmware: Firmware, { clock }: Rig): Finding {
  for (const side of sides) {
    const ms = remaining(clock, side);
    const n = side === Side.White ? clock.control.white : clock.control.black;
    const method = n[Math.min(sideOf(clock, side).period, n.length) - 1]?.method;
    const rises = method === Method.Upcount || (method === Method.Hourglass && side !== clock.turn);
    const isScrap = rises && method === Method.Hourglass && ms > 0 && ms < 1000;
    const seconds = rises && !isScrap ? Math.floor(ms / 1000) : Math.ceil(ms / 1000);
    const text = firmware.shown(clock, side, false);
    if (text !== textOf(seconds)) return `the display shows ${text} for ${ms} ms`;
    const s = sideOf(clock, side);
    const isOut = s.flag === Flag.Final || rises || s.delayMs > 0;
    if (clock.mode === Mode.Running && clock.turn === side && ms === 0 && !isOut) return "a clock runs at zero";
  }
  return undefined;
}

const shownDelay = ({ delayMs }: Clock["white"]): number => Math.ceil(delayMs / 1000);

const faceOf = (firmware: Firmware, clock: Clock): string => {
  const { white, black } = clock;
  const flags = `${white.flag}${black.flag} ${clock.turn} ${shownDelay(white)} ${shownDelay(black)}`;
  const overtime = `${clock.white.overtime} ${clock.black.overtime}`;
  return `${sides.map((side) => firmware.shown(clock, side, false)).join(" ")} ${flags} ${overtime}`;
};

/** The display changes at the instant that the clock names, and the times not before it. */
export function changesInTime(firmware: Firmware, { clock, at }: Rig): Finding {
  const ms = firmware.nextChangeMs(clock, false);
  if (ms < 0) return undefined;
  const there = copyClock(clock);
  const times = () => sides.map((side) => firmware.shown(there, side, false)).join(" ");
  const now = times();
  const face = faceOf(firmware, there);
  firmware.advance(there, counterAt(at + ms - 1));
  if (ms > 1 && times() !== now) return `the display changes before the ${ms} ms that the clock names`;
  firmware.advance(there, counterAt(at + ms));
  return faceOf(firmware, there) === face ? `nothing changes after ${ms} ms` : undefined;
}
