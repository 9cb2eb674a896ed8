/** The clock that the console drives, and what it prints. */
import type { Labels } from "../app/model/report-state";
import { stateLine } from "../app/report/state-line";
import type { Clock } from "../core/clock";
import { type Contact, createContact } from "../core/contact";
import type { Control } from "../core/control";
import { later } from "../core/integer";
import { createClock } from "../core/new-clock";
import { Class, Event, type Side } from "../core/words";
import { classOf } from "../laws/class";
import type { Edition } from "../laws/edition";
import { parseControl, printControl } from "../notation/notation";
import { Rule } from "../notation/scan";

/** Prints a state line. Every engine supplies this function. */
declare function print(this: void, line: string): void;

/** One clock and its surroundings. Steps drive it, with the instants of a scenario. */
export interface Console {
  clock: Clock;
  labels: Labels;
  /** The control that `labels` describes. */
  labelled: Control;
  edition: Edition;
  takesBack: boolean;
  competition: boolean;
  /** The counter's value at the scenario's start. */
  originMs: number;
  /** How often the clock is polled on the way to an instant, in ms; 0 if not at all. */
  pollMs: number;
  white: Contact;
  black: Contact;
  /** The instant at which the state was last kept. */
  recordedAtMs: number;
  /** The latest instant of the scenario so far. */
  reachedMs: number;
  /** The state that survives a power loss; undefined while the power is on. */
  record: number[] | undefined;
  /** Adjourned games by name. */
  names: string[];
  games: number[][];
}

/** Undefined until the first `Verb.New`. */
let bench: Console | undefined;

/** Returns the console of the scenario. Undefined until a control has been set up. */
export function currentConsole(): Console | undefined {
  return bench;
}

/** Begins a scenario. Leaves no console if the control is refused. */
export function openConsole(numbers: number[], text: string): void {
  const control = readControl(text);
  if (control === undefined) {
    bench = undefined;
    return;
  }
  const labels: Labels = { control: text, klass: Class.None, tenths: numbers[1] === 1 };
  bench = {
    clock: createClock(control, numbers[4], notice),
    labels: labels,
    labelled: control,
    edition: numbers[0],
    takesBack: numbers[2] === 1,
    competition: numbers[6] === 1,
    originMs: numbers[4],
    pollMs: numbers[5],
    white: createContact(numbers[3]),
    black: createContact(numbers[3]),
    recordedAtMs: numbers[4],
    reachedMs: 0,
    record: undefined,
    names: [],
    games: [],
  };
  relabel(bench);
}

/** Returns the control of a text. (Espruino cannot read a member that exists but is undefined off a call's result.) */
export function readControl(text: string): Control | undefined {
  const parsed = parseControl(text);
  return parsed.rule === Rule.None ? parsed.control : undefined;
}

function relabel(c: Console): void {
  c.labelled = c.clock.control;
  c.labels.control = printControl(c.clock.control);
  c.labels.klass = classOf(c.clock.control, c.edition);
}

export function notice(this: void, event: Event, side: Side, withdrawn: boolean): void {
  const c = bench;
  if (c === undefined) return;
  if (event !== Event.Ignored) c.recordedAtMs = c.clock.atMs;
  write(c, c.clock.atMs, event, side, withdrawn);
}

/** Prints the state at an instant as a line of `event`. */
export function write(c: Console, atMs: number, event: Event, side: Side, withdrawn: boolean): void {
  if (c.labelled !== c.clock.control) relabel(c);
  print(stateLine(c.clock, c.labels, later(atMs, -c.originMs), event, side, withdrawn) + "}");
}
