/** Rows of a table test: the instant, what happens, and what the clock shows after it. */
import { expect, test } from "vitest";
import { openAct, undo } from "../../firmware/core/acts";
import { adjourn, changeControl, grantGuideline } from "../../firmware/core/change";
import { type Clock, remaining, running, type SideState, sideOf } from "../../firmware/core/clock";
import { correct } from "../../firmware/core/correct";
import { exchangeColours } from "../../firmware/core/exchange";
import { finish, pause, press, resume, start } from "../../firmware/core/game";
import { later } from "../../firmware/core/integer";
import { createClock } from "../../firmware/core/new-clock";
import { advance } from "../../firmware/core/time";
import { Event, Field, Flag, Mode, Side, SideField } from "../../firmware/core/words";
import { parseControl, printControl } from "../../firmware/notation/notation";

/**
 * A row: the steps, and behind a colon the facts after the last one, as in `0 start, 2000 white: w=58000 w.n=1`.
 * A step is an instant in ms and an act. See `act` and `fact` for the words.
 */
export type Row = string;

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
  ..."start press ignored pause resume flag period gong correct penalty undo control power".split(" "),
  ..."adjourn restore finish expect colours".split(" "),
];

const FIELDS: Record<string, number> = {
  turn: Field.Turn,
  first: Field.FirstFlag,
  next: Field.NextPeriod,
  forgotten: Field.ForgottenPress,
};
/** The fields that each side has: `w.n` and `b.n` are the numbers of presses. */
const SIDE_FIELDS: Record<string, number> = {
  r: SideField.Remaining,
  n: SideField.Presses,
  period: SideField.Period,
  delay: SideField.Delay,
  over: SideField.Overtime,
  clear: SideField.ClearFlag,
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
  rows.forEach((row, i) => {
    const [steps = "", facts = ""] = row.split(": ");
    for (const step of steps.split(", ")) {
      const [atMs = "", ...deed] = step.split(" ");
      r.told.length = 0;
      act(r, Number(atMs), deed.join(" "));
    }
    check(r, facts, `${control}, row ${i + 1}: ${steps}`);
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
 * `adjourn [sealed] [MS]` · `control TEXT` · `colours [back]` ·
 * `set FIELD=NUMBER …`. Everything but a press is handled as it happens.
 */
export function act(r: Rig, atMs: number, deed: string): boolean | undefined {
  const at = later(atMs, r.originMs);
  const [verb = "", ...words] = deed.split(" ");
  if (deed.includes("=") && verb !== "set" && verb !== "control") throw new Error(`facts come behind a colon: ${deed}`);
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
    case "colours":
      return setColours(r.clock, at, words[0] === "back" ? Event.Undo : Event.Colours);
    case "set":
      return correct(r.clock, at, words.flatMap(pairOf));
  }
  throw new Error(`no such deed: ${deed}`);
}

function setColours(clock: Clock, at: number, event: Event): boolean {
  const open = openAct(clock, at);
  return open !== undefined && exchangeColours(clock, open, event);
}

function setControl(clock: Clock, at: number, text: string): boolean {
  if (text === "III.4") return grantGuideline(clock, at);
  const control = parseControl(text).control;
  if (control === undefined) throw new Error(`no control: ${text}`);
  return changeControl(clock, at, control);
}

function pairOf(word: string): number[] {
  const [name = "", value = ""] = word.split("=");
  const [side, field] = name.split(".");
  const ofSide = SIDE_FIELDS[field ?? ""] ?? Number.NaN;
  const number = field === undefined ? Number(name) : (side === "w" ? Field.White : Field.Black) + ofSide;
  return [FIELDS[name] ?? number, SIDES[value] ?? Number(value)];
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

const FACTS: Record<string, (r: Rig) => string | number> = {
  w: ({ clock }) => remaining(clock, Side.White),
  b: ({ clock }) => remaining(clock, Side.Black),
  mode: ({ clock }) => nameOf(MODES, clock.mode),
  turn: ({ clock }) => nameOf(SIDES, clock.turn),
  run: ({ clock }) => nameOf(SIDES, running(clock)),
  sealed: ({ clock }) => nameOf(SIDES, clock.sealed),
  lost: ({ clock }) => nameOf(SIDES, clock.lost),
  first: ({ clock }) => nameOf(SIDES, clock.firstFlag),
  idle: ({ clock }) => clock.idleMs,
  control: ({ clock }) => printControl(clock.control),
  told: ({ told }) => told.join(",").replaceAll(" ", "_"),
};
const SIDE_FACTS: Record<string, (side: SideState) => string | number> = {
  main: ({ mainMs }) => mainMs,
  delay: ({ delayMs }) => delayMs,
  over: ({ overtime }) => overtime,
  used: ({ usedMs }) => usedMs,
  n: ({ presses }) => presses,
  period: ({ period }) => period,
  sign: ({ signMs }) => signMs,
  illegal: ({ illegal }) => illegal,
  flag: ({ flag }) => (flag === Flag.None ? "none" : flag === Flag.Interim ? "sign" : "final"),
};

/** Returns a fact. `w` and `b` are the remaining times, `w.n` and its like belong to a side. */
function fact(r: Rig, key: string): string | number {
  const [side, field = ""] = key.split(".");
  const found = FACTS[key]?.(r) ?? SIDE_FACTS[field]?.(sideOf(r.clock, side === "w" ? Side.White : Side.Black));
  if (found === undefined) throw new Error(`no such fact: ${key}`);
  return found;
}

function nameOf(names: Record<string, number>, value: number): string {
  return Object.keys(names).find((name) => names[name] === value) ?? String(value);
}
