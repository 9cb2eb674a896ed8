/** Drives one clock by the steps of a scenario. */
import { undo } from "../core/acts";
import { adjourn, changeControl, restore } from "../core/change";
import { edge } from "../core/contact";
import { correct } from "../core/correct";
import { remainder } from "../core/divide";
import { finish, pause, press, resume, start } from "../core/game";
import { refuse } from "../core/input";
import { later, smaller } from "../core/integer";
import { saveClock } from "../core/snapshot";
import { advance } from "../core/time";
import { Event, Side } from "../core/words";
import { competitionMin } from "../laws/laws";
import { grantByGuideline, penalize, playedClass } from "../laws/penalty";
import { type Console, currentConsole, openConsole, readControl, write } from "./bench";
import { applyWithoutPower, cutPower } from "./power";
import { Verb } from "./verbs";

/** The longest time by which one step advances the counter. */
const STRIDE_MS = 268435456;

/**
 * Applies one step at the instant `atMs` of the scenario. Prints a state line after each event that it causes.
 * `numbers` and `text` are what the verb requires. If absent, they are an empty list and an empty text.
 */
export function flagfall(this: void, verb: Verb, atMs: number, numbers: number[], text: string): void {
  if (verb === Verb.New) {
    openConsole(numbers, text);
    return;
  }
  const c = currentConsole();
  if (c === undefined) return;
  if (c.record !== undefined) {
    applyWithoutPower(c, c.record, verb, later(atMs, c.originMs), numbers);
    c.reachedMs = atMs;
    return;
  }
  proceed(c, atMs);
  apply(c, verb, atMs, numbers, text);
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
