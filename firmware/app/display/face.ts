import { hasFallen, methodOf, otherSide, sideOf } from "../../core/clock";
import { remainder } from "../../core/divide";
import { shownUnits, untilAbove } from "../../core/face";
import { later } from "../../core/integer";
import { hasDelay } from "../../core/method-facts";
import { Flag, Side } from "../../core/words";
import { lostSide } from "../game/ruling";
import { needNotRecord } from "../game/scoring";
import { type App, leftSide, periodText, rightSide } from "../model/app";
import { Region, Stage } from "../model/choices";
import { raisesOther } from "../model/method-facts";
import { extraText } from "./extra-text";
import { putBesideKeys, showCaption } from "./face-text";
import { drawFlag, put, putTime } from "./regions";

/*
 * The face shows both clocks and all that belongs to them. Words are slow to fetch, so a press or a passing second
 * shows none. Names and the line below do not change while a clock runs.
 */

const BLINK_MS = 500;

/** Returns true if the display shows the face, and no form uses the face to edit values. */
function isFace(app: App): boolean {
  return app.stage <= Stage.Adjourned || app.stage === Stage.Frozen;
}

/**
 * Shows what changes by time alone: the times, the delays and the blinking sign. Shows the whole face if it needs a
 * redraw.
 */
export function showTick(app: App, nowMs: number): void {
  if (!isFace(app)) return;
  if (app.display.needsRedraw) showFace(app);
  else if (app.stage === Stage.Running) showRunning(app);
  if (app.clock.firstFlag !== Side.None) blink(app, nowMs);
}

/**
 * Shows what a passing second changes: the time on move, its delay and its sign, and the other time of an hourglass.
 */
function showRunning(app: App): void {
  const clock = app.clock;
  const turn = clock.turn;
  const place = turn === leftSide(app) ? 0 : 1;
  showTime(app, place, turn);
  if (app.facts.features.fiveMinutes && app.settings.fiveMinutes)
    put(app, Region.LeftFlag + place, flagText(app, turn));
  if (raisesOther(methodOf(clock, turn))) showTime(app, 1 - place, otherSide(turn));
}

/** Updates the whole face, but draws only what changed. A correction shows the times and the line below itself. */
export function showFace(app: App): void {
  showSide(app, 0);
  showSide(app, 1);
  app.display.needsRedraw = false;
  showBar(app);
  putBesideKeys(app, Region.Middle, periodText(app.clock, app.clock.turn));
  const clock = app.clock;
  const periods = clock.white.period + clock.black.period;
  const lost = app.facts.features.penalties && clock.lost !== Side.None ? lostSide(app) : Side.None;
  const lettered = (((512 * periods + app.game.noShowMin) * 4 + clock.firstFlag) * 4 + lost) * 16 + app.stage;
  if (app.stage === Stage.Running && app.display.captionKey === lettered) return;
  showCaption(app);
  app.display.captionKey = lettered;
}

/**
 * Shows the time of a side at its place: 0 left, 1 right, in the order of the regions. Shows its extra too if the face
 * needs a redraw, or if a delay counts down.
 */
function showTime(app: App, place: number, side: Side): void {
  if (app.stage !== Stage.Correcting) putTime(app, place, shownUnits(app.clock, side, app.settings.tenths));
  if (app.display.needsRedraw || hasDelay(sideOf(app.clock, side).turnMethod))
    put(app, Region.LeftExtra + place, extraText(app.clock, side));
}

function showSide(app: App, place: number): void {
  const side = sideAt(app, place);
  const counts = app.settings.counter && app.stage !== Stage.Setup;
  showTime(app, place, side);
  put(app, Region.LeftCount + place, counts ? countText(sideOf(app.clock, side).presses) : "");
  put(app, Region.LeftFlag + place, flagText(app, side));
}

function sideAt(app: App, place: number): Side {
  return place === 0 ? leftSide(app) : rightSide(app);
}

/**
 * Returns the name of a side's sign, or an empty text if none. The first final flag blinks. The other signs are steady:
 * a second flag, a passed time control, and less than five minutes.
 */
function flagText(app: App, side: Side): string {
  const flag = sideOf(app.clock, side).flag;
  if (flag === Flag.Interim) return "passed";
  if (flag === Flag.Final) return app.clock.firstFlag === side ? "first" : "flag";
  if (app.facts.features.fiveMinutes && app.settings.fiveMinutes && app.stage > Stage.Ready && needNotRecord(app, side))
    return "<5";
  return "";
}

/**
 * Returns the move counter as text. After 9999 the counter starts again at 0, because there is room for four digits.
 */
export function countText(presses: number): string {
  return "" + (presses > 9999 ? remainder(presses, 10000) : presses);
}

/**
 * Shows which side runs, or in brackets the side that START would start. Sets the board's lamps, if any, in the same
 * way.
 */
function showBar(app: App): void {
  const waits = app.stage === Stage.Ready || app.stage === Stage.Paused;
  const side = waits ? app.game.next : app.stage === Stage.Running ? app.clock.turn : Side.None;
  const name = side === leftSide(app) ? "left" : side === Side.None ? "" : "right";
  put(app, Region.Bar, waits ? "(" + name + ")" : name);
  const flags = app.hal.flags;
  flags.run(!waits && name === "left", !waits && name === "right");
  flags.raise(hasFallen(app.clock, leftSide(app)), hasFallen(app.clock, rightSide(app)));
}

/** Switches the sign of the first flag on or off. The text of its region does not change. */
function blink(app: App, nowMs: number): void {
  const lit = remainder(later(nowMs, -app.link.originMs), 2 * BLINK_MS) < BLINK_MS;
  if (lit === app.display.blinkShown) return;
  app.display.blinkShown = lit;
  app.display.drawn = true;
  drawFlag(app, app.clock.firstFlag === leftSide(app) ? Region.LeftFlag : Region.RightFlag);
}

/** Returns how long until the blinking sign changes, in ms, or −1 if nothing blinks. */
export function untilBlinkMs(app: App, nowMs: number): number {
  if (app.clock.firstFlag === Side.None || !isFace(app)) return -1;
  return untilAbove(later(nowMs, -app.link.originMs), BLINK_MS);
}
