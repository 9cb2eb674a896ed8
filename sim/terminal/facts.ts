/** Describes the face as text: everything an arbiter reads off the clock, at any terminal size. */

import { type Clock, otherSide, running, sideOf } from "../../firmware/core/clock";
import { type Control, type Period, periodAt, periodsOf, repeats } from "../../firmware/core/control";
import { shown, shownTime } from "../../firmware/core/face";
import { Flag, Method, Mode, Side } from "../../firmware/core/words";
import { classOf } from "../../firmware/laws/class";
import { printControl } from "../../firmware/notation/notation";
import { yearName } from "../words/laws";
import type { TerminalWords } from "../words/terminal-en";
import { isBlinkOn, type Session } from "./session";

export type FlagSign = "none" | "steady" | "blinking";

export interface SideFacts {
  name: string;
  /** The remaining time R, as the core shows it. */
  time: string;
  /** Every width that `time` takes before the game ends, so that big digits keep their size. */
  widest: string;
  runs: boolean;
  /**
   * Whether the start key starts this side's clock: the side to move before the start, or the side chosen in a pause.
   */
  starts: boolean;
  /** Texts such as "12 presses · period 1/2", from the longest to the shortest that suffices. */
  counts: string[];
  /** The method, with the remaining delay or overtime. */
  method: string[];
  flag: FlagSign;
  /** Whether the flag is final: the side is out of time for good. */
  isFinal: boolean;
  /** The meaning of the flag; empty without a flag. */
  flagText: string[];
  /** In a pause and at the end: the time to the tenth, and the time used. */
  card: string[];
}

export interface Facts {
  white: SideFacts;
  black: SideFacts;
  mode: Mode;
  modeText: string;
  /** What to do next, shown beside the mode; the longest text first. */
  modeHints: string[];
  control: string;
  klass: string;
  edition: string;
  message: string;
  /** Whether blinking signs are visible at this instant. */
  blinkOn: boolean;
}

export function factsOf(session: Session, atMs: number): Facts {
  const { clock, words, edition } = session;
  return {
    white: sideFacts(session, Side.White),
    black: sideFacts(session, Side.Black),
    mode: clock.mode,
    modeText: words.mode[clock.mode],
    modeHints: modeHints(session),
    control: printControl(clock.control),
    klass: words.klass[classOf(clock.control, edition)],
    edition: words.edition(yearName(edition)),
    message: session.message,
    blinkOn: isBlinkOn(atMs),
  };
}

function modeHints({ clock, words, resumeSide }: Session): string[] {
  const { hint } = words;
  switch (clock.mode) {
    case Mode.Ready:
      return readyHints(clock, words);
    case Mode.Running:
      return [hint.running(words.side[clock.turn])];
    case Mode.Paused:
      return [hint.paused(words.side[resumeSide]), hint.pausedShort(words.side[resumeSide])];
    case Mode.Fallen:
      return [hint.fallen(words.side[clock.firstFlag])];
    case Mode.Finished:
      return [hint.finished, hint.finishedShort];
    case Mode.Setup:
      return [];
  }
}

/** Returns the hints before the start. The lever of the side that is not to move starts the other's clock [6.6]. */
function readyHints({ turn, control }: Clock, { hint, side: names }: TerminalWords): string[] {
  const lever = otherSide(turn);
  const key = lever === Side.White ? "f" : "j";
  const long = isUnequal(control) ? hint.unequal(key, names[turn]) : hint.ready(names[lever], key, names[turn]);
  return [long, hint.readyShort(key)];
}

/** Returns whether the sides have different times. The clock shows this before the start, in case it was a mistake. */
export function isUnequal(control: Control): boolean {
  return control.white !== control.black || control.whiteRepeats !== control.blackRepeats;
}

function sideFacts(session: Session, side: Side): SideFacts {
  const { clock, words, tenths } = session;
  const s = sideOf(clock, side);
  const period = periodOf(clock.control, side, s.period);
  const flag = flagOf(clock, side);
  const waits = clock.mode === Mode.Ready ? side === clock.turn : side === session.resumeSide;
  return {
    name: words.side[side],
    time: shown(clock, side, tenths),
    widest: tenths ? "0:00:00.0" : "0:00:00",
    runs: running(clock) === side,
    starts: waits && (clock.mode === Mode.Ready || clock.mode === Mode.Paused),
    counts: [`${words.presses(s.presses)} · ${words.period(period)}`, `${s.presses} · ${period}`, `${s.presses}`],
    method: methodTexts(clock, words, side),
    flag,
    isFinal: s.flag === Flag.Final,
    flagText: flagTexts(clock, words, side, flag),
    card: cardTexts(session, side),
  };
}

/** Returns a period such as "1/2". A repeating last period has no total: "3/…". */
function periodOf(control: Control, side: Side, n: number): string {
  return `${n}/${repeats(control, side) ? "…" : periodsOf(control, side).length}`;
}

function flagOf(clock: Clock, side: Side): FlagSign {
  const { flag } = sideOf(clock, side);
  if (flag === Flag.None) return "none";
  return flag === Flag.Final && clock.firstFlag === side ? "blinking" : "steady";
}

function flagTexts(clock: Clock, words: TerminalWords, side: Side, sign: FlagSign): string[] {
  const { flag } = sideOf(clock, side);
  if (flag === Flag.None) return [];
  if (flag === Flag.Interim) return words.flag.interim;
  if (sign === "steady") return words.flag.second;
  return sideOf(clock, otherSide(side)).flag === Flag.Final ? words.flag.first : words.flag.only;
}

/** Returns the method of a side's period, with the remaining delay or overtime. */
function methodTexts(clock: Clock, words: TerminalWords, side: Side): string[] {
  const s = sideOf(clock, side);
  const period = periodAt(clock.control, side, s.period);
  if (s.turnMethod === Method.Delay) {
    const left = shortTime(s.delayMs);
    return [words.method.delayLeft(left), `d ${left}`];
  }
  return [periodMethod(words, period, s.overtime), methodSign(period, s.overtime)];
}

/** Returns the method in canonical notation, for the narrowest places. */
function methodSign({ method, valueMs }: Period, left: number): string {
  const value = spanText(valueMs);
  switch (method) {
    case Method.Time:
      return "";
    case Method.Increment:
      return `+ ${value}`;
    case Method.Delay:
      return `d ${value}`;
    case Method.Bronstein:
      return `b ${value}`;
    case Method.Byoyomi:
      return `${left} × ${value}`;
    case Method.Canadian:
      return `c ${left} / ${value}`;
    case Method.Hourglass:
      return "*";
    case Method.Upcount:
      return "up";
    case Method.Gong:
      return "gong";
  }
}

/**
 * Returns the method, such as "increment 30 s". For byo-yomi and Canadian overtime it includes `left`, the remainder.
 */
export function periodMethod(words: TerminalWords, period: Period, left: number): string {
  const { method } = words;
  const value = spanText(period.valueMs);
  switch (period.method) {
    case Method.Time:
      return method.time;
    case Method.Increment:
      return method.increment(value);
    case Method.Delay:
      return method.delay(value);
    case Method.Bronstein:
      return method.bronstein(value);
    case Method.Byoyomi:
      return method.byoyomi(left, value);
    case Method.Canadian:
      return method.canadian(left, value);
    case Method.Hourglass:
      return method.hourglass;
    case Method.Upcount:
      return period.valueMs > 0 ? method.upcountTo(value) : method.upcount;
    case Method.Gong:
      return method.gong(value);
  }
}

/** Returns a duration such as "30 s" or "1 h 40 min"; the units are the same in both languages. */
export function spanText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const text = parts.filter(([n]) => n > 0).map(([n, unit]) => `${n} ${unit}`);
  return text.length === 0 ? "0 s" : text.join(" ");
}

/** Returns a time without leading zeros: "0:05", "10:00", "1:00:00". */
function shortTime(ms: number): string {
  return shownTime(ms, false, false).replace(/^0:0?/, "");
}

/** Returns a time to the tenth, as the card of a pause keeps it [8.5.3]. It is rounded as the display rounds. */
export function fineTime(ms: number, rising: boolean): string {
  const tenths = rising ? Math.floor(ms / 100) : Math.ceil(ms / 100);
  return `${shownTime(Math.floor(tenths / 10) * 1000, true, false)}.${tenths % 10}`;
}

function cardTexts({ clock, words }: Session, side: Side): string[] {
  if (clock.mode === Mode.Ready || clock.mode === Mode.Running || clock.mode === Mode.Setup) return [];
  const s = sideOf(clock, side);
  const rising = periodAt(clock.control, side, s.period).method === Method.Upcount;
  const delayMs = s.turnMethod === Method.Delay ? 0 : s.delayMs;
  const has = fineTime(s.mainMs + delayMs, rising);
  return [words.card(has, fineTime(s.usedMs, true)), words.cardShort(has), has];
}
