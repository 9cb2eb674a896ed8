import { chargeTurn, closeAct, type OpenAct } from "../../core/acts";
import { hasFallen } from "../../core/clock";
import { divide } from "../../core/divide";
import { untilBelow } from "../../core/face";
import { later, span } from "../../core/integer";
import { Event, Mode, Side } from "../../core/words";
import type { App } from "../model/app";
import { Word } from "../model/word";
import { nameText, wordOf } from "../text/text";

const MINUTE_MS = 60000;

/** Returns true if the clock is paused in an adjourned game that was restored. */
export function isResumption(app: App): boolean {
  return app.game.place >= 0 && app.clock.mode === Mode.Paused;
}

/** Returns true if an act of absence charges a player who has come late; `numbers` are those of the act. */
export function chargesAbsent(app: App, numbers: readonly number[]): boolean {
  return app.facts.features.adjournment && isResumption(app) && numbers[1] > 0;
}

/**
 * Records who has not come; `numbers` are those of the act. Stops the no-show timer, or starts it: it counts the
 * default time of both sides [6.7] independently of the clock, and at a resumption that of the absent side only [2001
 * A10; Guideline I.10]. The end of the handler works out the minutes left.
 */
export function recordAbsence(app: App, numbers: readonly number[], atMs: number): void {
  app.game.absence.side = app.facts.features.adjournment && isResumption(app) ? numbers[0] : Side.None;
  app.game.noShowMin = app.game.noShowMin >= 0 ? -1 : 1;
  app.game.absence.untilMs = later(atMs, (numbers[2] - numbers[3]) * MINUTE_MS);
}

/**
 * Charges the time that the absent side lost, with all its consequences [2001 A9, A10; Guideline I.11]. The player has
 * come, so the default time stops counting.
 */
export function chargeAbsent(app: App, act: OpenAct, numbers: readonly number[]): boolean {
  const clock = app.clock;
  const side: Side = numbers[0];
  const turn = clock.turn;
  const isOpen = !hasFallen(clock, side);
  app.game.absence.side = side;
  clock.turn = side;
  if (isOpen) chargeTurn(clock, numbers[1] * MINUTE_MS);
  clock.turn = turn;
  if (!closeAct(clock, act, isOpen, Event.Correct, Side.None)) return false;
  app.game.noShowMin = -1;
  return true;
}

/**
 * Updates the minutes left, rounded up, while the no-show timer is on.
 * At 0 it stays 0 until the arbiter stops it or sets another game.
 */
export function noShowTick(app: App, nowMs: number): void {
  const ms = span(nowMs, app.game.absence.untilMs);
  const minutes = ms > 0 ? divide(ms - 1, MINUTE_MS) + 1 : 0;
  if (minutes !== app.game.noShowMin) app.display.needsRedraw = true;
  app.game.noShowMin = minutes;
}

/** Returns the time until the minutes left change, ms. Call it only while the no-show timer is on. */
export function untilNoShowMs(app: App, nowMs: number): number {
  return untilBelow(span(nowMs, app.game.absence.untilMs), MINUTE_MS);
}

/**
 * Returns a text for the line below the times: the minutes left, or that they are over. It decides nothing.
 * Returns an empty text while the no-show timer is off.
 */
export function noShowText(app: App): string {
  if (app.game.noShowMin < 0) return "";
  const name = app.game.absence.side === Side.None ? "" : nameText(app, app.game.absence.side) + ": ";
  const left = app.game.noShowMin === 0 ? wordOf(app, Word.NoShowOver) : app.game.noShowMin + " min";
  return name + wordOf(app, Word.NoShowLeft) + left;
}
