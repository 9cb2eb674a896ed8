/** One state of the small world: the clock of the firmware, the oracle beside it, and how both take a move. */
import { ACT_EVENT, type Clock } from "../../firmware/core/clock";
import { Event, Mode, Side } from "../../firmware/core/words";
import type { Edition } from "../../firmware/laws/edition";
import { Oracle } from "../oracle/oracle";
import { verbs } from "../oracle/step";
import type { Edge } from "./articles/edges";
import { type Year, years } from "./articles/editions";
import { copyClock } from "./clocks";
import { exchangeBeside, undoBeside } from "./exchanged";
import type { Firmware } from "./firmware";
import { beginJournal, catchUp, copyJournal, type Journal, note } from "./journal";
import { EXCHANGE, type Move, UNIT_MS } from "./moves";
import { type Seen, seenOf, seenOfLine } from "./seen";

const WRAP_MS = 2 ** 30;
/** The counter of the clock wraps in the fourth second of each game. */
const START_MS = WRAP_MS - 4 * UNIT_MS;
const RECORD_MS = 10_000;

export interface Rig {
  clock: Clock;
  oracle: Oracle;
  /** The present instant, in ms since the clock was set. */
  at: number;
  /** The instant of the last event that was no refusal. */
  toldAt: number;
  /** The packed state one unit ago. */
  past: readonly number[];
  /** The packed state right after the last event that was no refusal. */
  record: readonly number[];
  /** The adjourned game. */
  saved: number[] | undefined;
  /** The edges so far, while the Laws' articles alone can judge the game. */
  edges: readonly Edge[] | undefined;
  journal: Journal;
  readonly edition: Edition;
}

/** Returns the counter of a clock at an instant of the game. */
export const counterAt = (at: number): number => (START_MS + at) % WRAP_MS;
const instantOf = (counter: number): number => (counter - START_MS + WRAP_MS) % WRAP_MS;

const quiet = (): void => {};

function copyOracle(oracle: Oracle, at: number): Oracle {
  const own = { course: oracle.course.fork(at), shelf: new Map(oracle.shelf), lines: [], trail: [] };
  return Object.assign(Object.create(Oracle.prototype) as Oracle, oracle, own);
}

export function fork(rig: Rig): Rig {
  const { clock, oracle, journal, at } = rig;
  return { ...rig, clock: copyClock(clock), oracle: copyOracle(oracle, at), journal: copyJournal(journal) };
}

/** Returns a clock and an oracle that are set to a control and an edition of the Laws. */
export function begin(firmware: Firmware, text: string, year: Year, edges: readonly Edge[] | undefined): Rig {
  const { control } = firmware.parseControl(text);
  if (control === undefined) throw new Error(`${text}: is no control`);
  const oracle = new Oracle();
  const edition: Edition = years.indexOf(year);
  oracle.step({ verb: verbs.begin, atMs: 0, numbers: [edition, 0, 1, 25, 0, 0], text });
  const clock = firmware.createClock(control, counterAt(0), quiet);
  const list = firmware.packClock(clock, []);
  const journal = beginJournal(firmware, clock, Event.Control);
  return {
    ...{ clock, oracle, at: 0, toldAt: 0, past: list, record: list, saved: undefined, edges, journal, edition },
  };
}

/** Lets the clock and the oracle take a move. Returns what each of them reports. */
export function apply(firmware: Firmware, rig: Rig, move: Move): { clock: Seen[]; oracle: Seen[] } {
  if (move.verb === verbs.advance) {
    rig.past = firmware.packClock(rig.clock, []);
    rig.at += UNIT_MS;
  }
  const seen: Seen[] = [];
  rig.clock.notice = (event, side, withdrawn) => {
    const at = instantOf(rig.clock.atMs);
    seen.push(seenOf(rig.clock, at, event, side, withdrawn));
    note(firmware, rig.journal, rig.clock, event, side, withdrawn);
    if (event === Event.Ignored) return;
    rig.toldAt = at;
    rig.record = firmware.packClock(rig.clock, []);
  };
  if (move.verb === verbs.power) cutPower(firmware, rig, seen);
  else applyToClock(firmware, rig, move);
  rig.clock.notice = quiet;
  catchUp(firmware, rig.journal, rig.clock, counterAt(rig.at));
  return { clock: seen, oracle: applyToOracle(rig, move) };
}

/** Lets a clock take a move, stamped `stamp`. The clock knows nothing of the oracle. */
export function strike(firmware: Firmware, clock: Clock, move: Move, stamp: number, edition: Edition): void {
  const { verb, numbers, text } = move;
  const at = counterAt(stamp);
  const [first = 0, second = 0, minutes = -1, choice = 0] = numbers;
  if (verb === verbs.press) firmware.press(clock, first, at);
  else if (verb === verbs.start) firmware.start(clock, at);
  else if (verb === verbs.pause) firmware.pause(clock, at);
  else if (verb === verbs.resume) firmware.resume(clock, first, at);
  else if (verb === verbs.finish) firmware.finish(clock, at);
  else if (verb === verbs.correct) firmware.correct(clock, at, [...numbers]);
  else if (verb === verbs.undo) takeBack(firmware, clock, stamp, first === 1);
  else if (verb === EXCHANGE) exchange(firmware, clock, at, Event.Colours);
  else if (verb === verbs.penalty) {
    const sentence = { edition, competitionMin: 0, offender: second, minutes, addInstead: choice === 1 };
    firmware.penalize(clock, at, first, { ...sentence, takesBack: true });
  } else if (text === "III.4") firmware.grantByGuideline(clock, at, edition);
  else if (verb === verbs.control) {
    const { control } = firmware.parseControl(text);
    if (control === undefined) throw new Error(`${text}: is no control`);
    firmware.changeControl(clock, at, control);
  }
}

function exchange(firmware: Firmware, clock: Clock, at: number, event: Event): void {
  const act = firmware.openAct(clock, at);
  if (act !== undefined) firmware.exchangeColours(clock, act, event);
}

/** Undoes the latest act as the application does: an exchange of the colours by another one. */
export function takeBack(firmware: Firmware, clock: Clock, at: number, charge: boolean): void {
  const latest = clock.actCount > 0 ? clock.acts[clock.actCount - 1] : undefined;
  if (latest?.[ACT_EVENT] === Event.Colours) exchange(firmware, clock, counterAt(at), Event.Undo);
  else firmware.undo(clock, counterAt(at), charge);
}

function applyToClock(firmware: Firmware, rig: Rig, move: Move): void {
  const { clock, at } = rig;
  firmware.advance(clock, counterAt(at));
  if (move.verb === verbs.adjourn) {
    if (firmware.adjourn(clock, counterAt(at), move.numbers[0] === 1, 0)) rig.saved = firmware.saveClock(clock);
  } else if (move.verb === verbs.restore) firmware.restore(clock, counterAt(at), rig.saved ?? []);
  else strike(firmware, clock, move, at - move.lateMs, rig.edition);
}

/** Cuts the power and restores it at the same instant. What a running side has run since the last record is lost. */
function cutPower(firmware: Firmware, rig: Rig, seen: Seen[]): void {
  const { clock, at, toldAt } = rig;
  firmware.advance(clock, counterAt(at));
  if (clock.mode === Mode.Running) {
    firmware.seek(clock, counterAt(toldAt + Math.floor((at - toldAt) / RECORD_MS) * RECORD_MS));
  }
  const loaded = firmware.loadClock(firmware.saveClock(clock), counterAt(at), quiet);
  if (loaded === undefined) throw new Error("the clock cannot read what it has saved");
  rig.clock = loaded;
  rig.toldAt = at;
  rig.record = firmware.packClock(loaded, []);
  rig.journal = beginJournal(firmware, loaded, Event.Power);
  for (let line = 0; line < 2; line++) seen.push(seenOf(loaded, at, Event.Power, Side.None, false));
}

function applyToOracle({ oracle, at }: Rig, { verb, numbers, text, lateMs }: Move): Seen[] {
  if (verb === EXCHANGE) return exchangeBeside(oracle, at);
  if (verb === verbs.undo) {
    const lines = undoBeside(oracle, at);
    if (lines !== undefined) return lines;
  }
  if (verb === verbs.power) {
    const halves = [0, 1].map((on) => oracle.step({ verb, atMs: at, numbers: [on], text }));
    return halves.flat().map(seenOfLine);
  }
  const stamped = verb === verbs.press ? [...numbers, at - lateMs] : numbers;
  return oracle.step({ verb, atMs: at, numbers: stamped, text }).map(seenOfLine);
}
