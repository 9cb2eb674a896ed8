import { divide } from "../../core/divide";
import { untilBelow } from "../../core/face";
import { later, span } from "../../core/integer";
import { Side } from "../../core/words";
import type { App } from "../model/app";
import { Word } from "../model/word";
import { nameText, wordOf } from "../text/text";

const MINUTE_MS = 60000;

/**
 * Starts the no-show timer, which counts the default time of both sides [6.7] independently of the clock.
 * At a resumption it counts for `absence.side` only [2001 A10; Guideline I.10].
 * The default time is `minutes` from the round's start, which was `sinceMin` minutes ago.
 */
export function countNoShow(app: App, minutes: number, sinceMin: number, atMs: number): void {
  app.game.absence.untilMs = later(atMs, (minutes - sinceMin) * MINUTE_MS);
  app.game.noShowMin = 1;
  noShowTick(app, atMs);
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
