import { Ear } from "../../../hal/hal";
import { divide, remainder } from "../../core/divide";
import { Event, type Side } from "../../core/words";
import { type App, leftSide } from "../model/app";
import { touchOf } from "../model/touch-notes";

/*
 * The motor of each side plays patterns. A pattern is a list of lengths in ms: on, off, on, off. Pulses of three
 * lengths stand for hours, tens of minutes and minutes, so a zero needs no pulse.
 */

export const enum Pulse {
  /** One minute. */
  Short = 100,
  /** Ten minutes; in the last minute ten seconds. */
  Long = 300,
  /** One hour. */
  VeryLong = 900,
  /** Two ticks mean the opponent's time, and four the last minute. */
  Tick = 40,
  /** The pause between pulses. */
  Pause = 200,
  /** The further pause between groups of pulses. */
  GroupPause = 400,
}

const PRESSED = [60];
const OWN_FLAG = [900, 200, 900, 200, 900];
const OPPONENTS_FLAG = [100, 200, 900, 200, 100, 200, 900];
const ON = [300];
const OFF = [100, 200, 100];

const HOUR_S = 3600;
const TEN_MINUTES_S = 600;
const MINUTE_S = 60;
const OPPONENT_TICKS = 2;
const LAST_MINUTE_TICKS = 4;

/** Returns the pattern of a time left, in whole minutes; in the last minute in whole tens of seconds. */
export function timePattern(seconds: number, isOpponents: boolean): number[] {
  const pattern: number[] = [];
  if (isOpponents) addGroup(pattern, OPPONENT_TICKS, Pulse.Tick, Pulse.Tick);
  if (seconds < MINUTE_S) {
    addGroup(pattern, LAST_MINUTE_TICKS, Pulse.Tick, Pulse.Tick);
    addGroup(pattern, divide(seconds, 10), Pulse.Long, Pulse.Pause);
    return pattern;
  }
  addGroup(pattern, divide(seconds, HOUR_S), Pulse.VeryLong, Pulse.Pause);
  addGroup(pattern, divide(remainder(seconds, HOUR_S), TEN_MINUTES_S), Pulse.Long, Pulse.Pause);
  addGroup(pattern, divide(remainder(seconds, TEN_MINUTES_S), MINUTE_S), Pulse.Short, Pulse.Pause);
  return pattern;
}

/** Appends equal pulses to a pattern, after a longer pause if it has pulses already. */
function addGroup(pattern: number[], count: number, pulseMs: number, pauseMs: number): void {
  for (let i = 0; i < count; i++) {
    if (i > 0) pattern.push(pauseMs);
    else if (pattern.length > 0) pattern.push(Pulse.Pause + Pulse.GroupPause);
    pattern.push(pulseMs);
  }
}

/** Returns true if the player at a place, 0 for the left, feels the clock. */
export function isFeeling(app: App, place: number): boolean {
  const sides = touchOf(app).sides;
  return sides === Ear.Both || sides === Ear.Left + place;
}

/** Lets the player at a place feel a pattern, if that player wants to. */
export function vibrate(app: App, place: number, pattern: readonly number[]): void {
  const touch = app.hal.touch;
  if (touch !== undefined && isFeeling(app, place)) touch.vibrate(Ear.Left + place, pattern);
}

/** Confirms a press to its player, and reports a fallen flag to each player, if they want it unasked. */
export function vibrateEvent(app: App, event: Event, side: Side): void {
  if (!touchOf(app).hasEvents) return;
  const place = side === leftSide(app) ? 0 : 1;
  if (event === Event.Press) vibrate(app, place, PRESSED);
  if (event !== Event.Flag) return;
  vibrate(app, place, OWN_FLAG);
  vibrate(app, 1 - place, OPPONENTS_FLAG);
}

/** Tells both places that touch is on, by one pulse, or off, by two. */
export function vibrateSwitch(app: App, isOn: boolean): void {
  const touch = app.hal.touch;
  if (touch === undefined) return;
  touch.vibrate(Ear.Left, isOn ? ON : OFF);
  touch.vibrate(Ear.Right, isOn ? ON : OFF);
}
