import { untilBelow } from "../../core/face";
import { divide, later, span } from "../../core/integer";
import { Side } from "../../core/words";
import type { App } from "../model/app";
import { Word } from "../model/word";
import { nameText, wordOf } from "../text/text";

const MINUTE_MS = 60000;

/**
 * Counts the default time of both sides [6.7], or at a resumption of `absence.side` [2001 A10; Guideline I.10], beside the
 * clock: `minutes` from the round's start, which was `sinceMin` ago.
 */
export function countNoShow(app: App, minutes: number, sinceMin: number, atMs: number): void {
  app.game.absence.untilMs = later(atMs, (minutes - sinceMin) * MINUTE_MS);
  app.game.noShowMin = 1;
  noShowTick(app, atMs);
}

/** Called while it counts: minutes left, rounded up; once over, it stays so until it is stopped or another game is set. */
export function noShowTick(app: App, nowMs: number): void {
  const ms = span(nowMs, app.game.absence.untilMs);
  const minutes = ms > 0 ? divide(ms - 1, MINUTE_MS) + 1 : 0;
  if (minutes !== app.game.noShowMin) app.display.needsRedraw = true;
  app.game.noShowMin = minutes;
}

/** Asked while it counts: how long until it reads differently, ms. */
export function untilNoShowMs(app: App, nowMs: number): number {
  return untilBelow(span(nowMs, app.game.absence.untilMs), MINUTE_MS);
}

/** For the line below: the minutes left, or that they are over; no decision. Empty while nothing counts. */
export function noShowText(app: App): string {
  if (app.game.noShowMin < 0) return "";
  const name = app.game.absence.side === Side.None ? "" : nameText(app, app.game.absence.side) + ": ";
  const left = app.game.noShowMin === 0 ? wordOf(app, Word.NoShowOver) : app.game.noShowMin + " min";
  return name + wordOf(app, Word.NoShowLeft) + left;
}
