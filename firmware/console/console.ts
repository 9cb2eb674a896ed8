import type { Labels } from "../app/model/report-state";
import { stateLine } from "../app/report/state-line";
import { undo } from "../core/acts";
import { adjourn, changeControl, restore } from "../core/change";
import type { Clock } from "../core/clock";
import { type Contact, createContact, edge } from "../core/contact";
import type { Control } from "../core/control";
import { correct } from "../core/correct";
import { divide, remainder } from "../core/divide";
import { finish, pause, press, resume, start } from "../core/game";
import { refuse, seek } from "../core/input";
import { later, smaller } from "../core/integer";
import { createClock } from "../core/new-clock";
import { loadClock, saveClock } from "../core/snapshot";
import { advance } from "../core/time";
import { Class, type Edition, Event, Mode, Side } from "../core/words";
import { classOf } from "../laws/class";
import { competitionMin } from "../laws/laws";
import { grantByGuideline, penalize, playedClass } from "../laws/penalty";
import { parseControl, printControl } from "../notation/notation";
import { Rule } from "../notation/scan";
import { Verb } from "./verbs";

/** Prints a state line. Every engine supplies this function. */
declare function print(this: void, line: string): void;

/** While a clock runs, its state is kept at least this often. */
const RECORD_MS = 10000;
/** The longest time by which one step advances the counter. */
const STRIDE_MS = 268435456;

/** One clock and its surroundings. Steps drive it, with the instants of a scenario. */
interface Console {
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

/**
 * Applies one step at the instant `atMs` of the scenario. Prints a state line after each event that it causes.
 * `numbers` and `text` are what the verb requires. If absent, they are an empty list and an empty text.
 */
export function flagfall(this: void, verb: Verb, atMs: number, numbers: number[], text: string): void {
  if (verb === Verb.New) {
    open(numbers, text);
    return;
  }
  const c = bench;
  if (c === undefined) return;
  if (c.record !== undefined) {
    applyWithoutPower(c, c.record, verb, later(atMs, c.originMs), numbers);
    c.reachedMs = atMs;
    return;
  }
  proceed(c, atMs);
  apply(c, verb, atMs, numbers, text);
}

function open(numbers: number[], text: string): void {
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
function readControl(text: string): Control | undefined {
  const parsed = parseControl(text);
  return parsed.rule === Rule.None ? parsed.control : undefined;
}

function relabel(c: Console): void {
  c.labelled = c.clock.control;
  c.labels.control = printControl(c.clock.control);
  c.labels.klass = classOf(c.clock.control, c.edition);
}

function notice(this: void, event: Event, side: Side, withdrawn: boolean): void {
  const c = bench;
  if (c === undefined) return;
  if (event !== Event.Ignored) c.recordedAtMs = c.clock.atMs;
  write(c, c.clock.atMs, event, side, withdrawn);
}

function write(c: Console, atMs: number, event: Event, side: Side, withdrawn: boolean): void {
  if (c.labelled !== c.clock.control) relabel(c);
  print(stateLine(c.clock, c.labels, later(atMs, -c.originMs), event, side, withdrawn) + "}");
}

/** Lets time pass, one poll at a time. */
function proceed(c: Console, atMs: number): void {
  const strideMs = c.pollMs > 0 ? c.pollMs : STRIDE_MS;
  while (c.reachedMs < atMs) {
    c.reachedMs += smaller(atMs - c.reachedMs, strideMs);
    advance(c.clock, later(c.reachedMs, c.originMs));
  }
}

function apply(c: Console, verb: Verb, atMs: number, numbers: number[], text: string): void {
  const clock = c.clock;
  const nowMs = later(atMs, c.originMs);
  switch (verb) {
    case Verb.Press:
      press(clock, numbers[0], later(numbers[1], c.originMs));
      return;
    case Verb.Start:
      start(clock, nowMs);
      return;
    case Verb.Pause:
      pause(clock, nowMs);
      return;
    case Verb.Resume:
      resume(clock, numbers[0], nowMs);
      return;
    case Verb.Correct:
      correct(clock, nowMs, numbers);
      return;
    case Verb.Penalty:
      punish(c, nowMs, numbers);
      return;
    case Verb.Undo:
      undo(clock, nowMs, numbers[0] === 1);
      return;
    case Verb.Control:
      changeOrBegin(c, nowMs, text);
      return;
    case Verb.Power:
      if (numbers[0] === 0) cutPower(c, nowMs);
      else refuse(clock, Side.None, nowMs);
      return;
    case Verb.Bounce:
      bounce(c, atMs, numbers);
      return;
    case Verb.Adjourn:
      store(c, nowMs, numbers, text);
      return;
    case Verb.Restore:
      takeUp(c, nowMs, text);
      return;
    case Verb.Finish:
      finish(clock, nowMs);
      return;
    case Verb.Expect:
      write(c, nowMs, Event.Expect, Side.None, false);
      return;
    case Verb.New:
    case Verb.Advance:
      return;
  }
}

function punish(c: Console, nowMs: number, numbers: number[]): void {
  penalize(c.clock, nowMs, numbers[0], {
    edition: c.edition,
    competitionMin: c.competition ? competitionMin(c.edition, playedClass(c.clock, c.edition)) : 0,
    offender: numbers[1],
    minutes: numbers[2],
    addInstead: numbers[3] === 1,
    takesBack: c.takesBack,
  });
}

function changeOrBegin(c: Console, nowMs: number, text: string): void {
  const clock = c.clock;
  if (text === "III.4") {
    grantByGuideline(clock, nowMs, c.edition);
    return;
  }
  const control = readControl(text);
  if (control === undefined) refuse(clock, Side.None, nowMs);
  else changeControl(clock, nowMs, control);
}

/** Applies edges of one lever, alternately closing and opening, at offsets from now. */
function bounce(c: Console, atMs: number, numbers: number[]): void {
  const side: Side = numbers[0];
  const contact = side === Side.White ? c.white : c.black;
  for (let i = 1; i < numbers.length; i++) {
    const closing = remainder(i, 2) === 1;
    const stampMs = later(atMs + numbers[i], c.originMs);
    if (closing) proceed(c, atMs + numbers[i]);
    if (edge(contact, closing, stampMs)) press(c.clock, side, stampMs);
  }
}

function store(c: Console, nowMs: number, numbers: number[], text: string): void {
  if (!adjourn(c.clock, nowMs, numbers[0] === 1, numbers[1])) return;
  let place = placeOf(c, text);
  if (place < 0) {
    place = c.names.length;
    c.names.push(text);
  }
  c.games[place] = saveClock(c.clock);
}

function takeUp(c: Console, nowMs: number, text: string): void {
  const place = placeOf(c, text);
  if (place < 0) refuse(c.clock, Side.None, nowMs);
  else restore(c.clock, nowMs, c.games[place]);
}

function placeOf(c: Console, name: string): number {
  for (let i = 0; i < c.names.length; i++) if (c.names[i] === name) return i;
  return -1;
}

/** Cuts the power. Everything after the last record is lost. */
function cutPower(c: Console, nowMs: number): void {
  if (c.clock.mode === Mode.Running) {
    const sinceMs = later(nowMs, -c.recordedAtMs);
    seek(c.clock, later(c.recordedAtMs, divide(sinceMs, RECORD_MS) * RECORD_MS));
  }
  const record = saveClock(c.clock);
  c.record = record;
  wake(c, record, nowMs);
}

/** Shows the kept state. After a power loss the clock is paused or fallen. */
function wake(c: Console, record: number[], nowMs: number): void {
  const clock = loadClock(record, nowMs, notice);
  if (clock === undefined) return;
  c.clock = clock;
  write(c, nowMs, Event.Power, Side.None, false);
}

function applyWithoutPower(c: Console, record: number[], verb: Verb, nowMs: number, numbers: number[]): void {
  if (verb === Verb.Advance) return;
  if (verb === Verb.Expect) {
    write(c, nowMs, Event.Expect, Side.None, false);
    return;
  }
  if (verb !== Verb.Power || numbers[0] === 0) {
    write(c, nowMs, Event.Ignored, verb === Verb.Press || verb === Verb.Bounce ? numbers[0] : Side.None, false);
    return;
  }
  wake(c, record, nowMs);
  c.record = undefined;
  c.recordedAtMs = nowMs;
}
