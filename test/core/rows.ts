/** Rows of a table test: the instant, what happens, and what the clock shows after it. */
import { expect, test } from "vitest";
import { undo } from "../../firmware/core/acts";
import { adjourn, changeControl, grantGuideline } from "../../firmware/core/change";
import { type Clock, remaining, running, sideOf } from "../../firmware/core/clock";
import { correct } from "../../firmware/core/correct";
import { finish, pause, press, resume, start } from "../../firmware/core/game";
import { later } from "../../firmware/core/integer";
import { createClock } from "../../firmware/core/new-clock";
import { advance } from "../../firmware/core/time";
import { type Event, Field, Flag, Mode, Side, SideField } from "../../firmware/core/words";
import { parseControl } from "../../firmware/notation/notation";

/** A row: the instant in ms, the act, and the facts after it. See `act` and `fact` for the words. */
export type Row = [atMs: number, deed: string, facts: string];

/** A clock and the list of the events that it reported, such as `"62000 flag white"`. */
export interface Rig {
  clock: Clock;
  told: string[];
  originMs: number;
}

const MODES: Record<string, Mode> = {
  setup: Mode.Setup,
  ready: Mode.Ready,
  running: Mode.Running,
  paused: Mode.Paused,
  fallen: Mode.Fallen,
  finished: Mode.Finished,
};
const SIDES: Record<string, Side> = { none: Side.None, white: Side.White, black: Side.Black };
const EVENTS = [
  "",
  "start",
  "press",
  "ignored",
  "pause",
  "resume",
  "flag",
  "period",
  "gong",
  "correct",
  "penalty",
  "undo",
  "control",
  "power",
  "adjourn",
  "restore",
  "finish",
  "expect",
  "end",
]; // prettier-ignore

const FIELDS: Record<string, number> = {
  "w.r": Field.White + SideField.Remaining,
  "w.n": Field.White + SideField.Presses,
  "w.period": Field.White + SideField.Period,
  "w.delay": Field.White + SideField.Delay,
  "w.over": Field.White + SideField.Overtime,
  "w.clear": Field.White + SideField.ClearFlag,
  "b.r": Field.Black + SideField.Remaining,
  "b.n": Field.Black + SideField.Presses,
  "b.period": Field.Black + SideField.Period,
  "b.delay": Field.Black + SideField.Delay,
  "b.over": Field.Black + SideField.Overtime,
  "b.clear": Field.Black + SideField.ClearFlag,
  turn: Field.Turn,
  first: Field.FirstFlag,
  next: Field.NextPeriod,
  forgotten: Field.ForgottenPress,
};

/** Makes a clock. The instants of the rows count from `originMs`. By default the counter wraps in the first second. */
export function rig(control: string, originMs = 1073741324): Rig {
  const parsed = parseControl(control).control;
  if (parsed === undefined) throw new Error(`no control: ${control}`);
  const told: string[] = [];
  const clock: Clock = createClock(parsed, originMs, (event, side, withdrawn) => {
    const atMs = later(clock.atMs, -originMs);
    const name = EVENTS[event] ?? String(event as Event);
    told.push(`${atMs} ${name}${side === Side.None ? "" : ` ${nameOf(SIDES, side)}`}${withdrawn ? " withdrawn" : ""}`);
  });
  return { clock, told, originMs };
}

/** Plays the rows and checks each of them. `act` explains the acts. */
export function play(control: string, rows: Row[], originMs?: number): Rig {
  const r = rig(control, originMs);
  rows.forEach(([atMs, deed, facts], i) => {
    r.told.length = 0;
    act(r, atMs, deed);
    check(r, facts, `${control}, row ${i + 1}: ${atMs} ${deed}`);
  });
  return r;
}

/** Defines a test that plays a table. */
export function table(name: string, control: string, rows: Row[]): void {
  test(`${name} (${control})`, () => {
    play(control, rows);
  });
}

/**
 * `wait` · `start` · `pause` · `finish` · `white`, `black`, `white@STAMP` (a press) · `resume SIDE` · `undo [charge]` ·
 * `adjourn [sealed] [MS]` · `control TEXT` · `set FIELD=NUMBER …`. Everything but a press is handled as it happens.
 */
export function act(r: Rig, atMs: number, deed: string): boolean | undefined {
  const at = later(atMs, r.originMs);
  const [verb = "", ...words] = deed.split(" ");
  const [side = "", stamp] = verb.split("@");
  if (side === "white" || side === "black") {
    advance(r.clock, at);
    return press(r.clock, SIDES[side] ?? Side.None, stamp === undefined ? at : later(Number(stamp), r.originMs));
  }
  switch (verb) {
    case "wait":
      return void advance(r.clock, at);
    case "start":
      return start(r.clock, at);
    case "pause":
      return pause(r.clock, at);
    case "resume":
      return resume(r.clock, SIDES[words[0] ?? ""] ?? Side.None, at);
    case "finish":
      return finish(r.clock, at);
    case "undo":
      return undo(r.clock, at, words[0] === "charge");
    case "adjourn":
      return adjourn(r.clock, at, words.includes("sealed"), Number(words.at(-1)) || 0);
    case "control":
      return setControl(r.clock, at, words[0] ?? "");
    case "set":
      return correct(r.clock, at, words.flatMap(pairOf));
  }
  throw new Error(`no such deed: ${deed}`);
}

function setControl(clock: Clock, at: number, text: string): boolean {
  if (text === "III.4") return grantGuideline(clock, at);
  const control = parseControl(text).control;
  if (control === undefined) throw new Error(`no control: ${text}`);
  return changeControl(clock, at, control);
}

function pairOf(word: string): number[] {
  const [name = "", value = ""] = word.split("=");
  return [FIELDS[name] ?? Number(name), SIDES[value] ?? Number(value)];
}

/**
 * Checks facts such as `key=value`, separated by blanks. `told=A,B` is the whole list of events, with `_` for a blank.
 */
export function check(r: Rig, facts: string, where: string): void {
  for (const word of facts.split(" ").filter((w) => w !== "")) {
    const [key = "", value = ""] = word.split("=");
    expect(`${key}=${fact(r, key)}`, where).toBe(`${key}=${value}`);
  }
}

/** `w`, `b`: R. `w.delay w.over w.used w.n w.period w.flag w.main`. `mode turn run first idle told`. */
function fact(r: Rig, key: string): string | number {
  const c = r.clock;
  switch (key) {
    case "w":
      return remaining(c, Side.White);
    case "b":
      return remaining(c, Side.Black);
    case "mode":
      return nameOf(MODES, c.mode);
    case "turn":
      return nameOf(SIDES, c.turn);
    case "run":
      return nameOf(SIDES, running(c));
    case "first":
      return nameOf(SIDES, c.firstFlag);
    case "idle":
      return c.idleMs;
    case "told":
      return r.told.join(",").replaceAll(" ", "_");
  }
  const [side, field] = key.split(".");
  const s = sideOf(c, side === "w" ? Side.White : Side.Black);
  switch (field) {
    case "main":
      return s.mainMs;
    case "delay":
      return s.delayMs;
    case "over":
      return s.overtime;
    case "used":
      return s.usedMs;
    case "n":
      return s.presses;
    case "period":
      return s.period;
    case "sign":
      return s.signMs;
    case "illegal":
      return s.illegal;
    case "flag":
      if (s.flag === Flag.None) return "none";
      if (s.flag === Flag.Interim) return "sign";
      return "final";
  }
  throw new Error(`no such fact: ${key}`);
}

function nameOf(names: Record<string, number>, value: number): string {
  return Object.keys(names).find((name) => names[name] === value) ?? String(value);
}
