import { Switch } from "../../../hal/hal";
import { later, span } from "../../core/integer";
import type { App } from "../model/app";
import { Action } from "../model/choices";
import { isGuided } from "../model/speech-notes";
import { act } from "./actions";
import { actionOf, goesBack, goesToUsual, heldActionOf, repeats } from "./key-map";

/** How long a key must be held for its second action. A short touch never discards anything. */
export const HOLD_MS = 1000;
/** How long a key is held before it repeats, and then the time between two repeats. */
export const REPEAT_AFTER_MS = 500;
export const REPEAT_MS = 150;
/** With help by speech, a held key waits this long each time: a listener hears each value, and lets go. */
export const GUIDED_REPEAT_MS = 900;
/** A key that is closed this long counts as stuck, because nobody holds a key so long. */
export const STUCK_MS = 30000;

/*
 * Handles a key from its press to its release: what it does at once, when it is held, and when it repeats.
 */

/**
 * Handles the press of a key. If an earlier key is still down, or its release is still uncertain, that key acts first.
 * `keys.down` is −1 if there is no such key. Exceptions: MINUS while MENU is down goes one field back, and MENU does
 * nothing else. MINUS or PLUS while START is down goes to a usual control, and START does nothing else.
 */
export function pressKey(app: App, key: Switch, atMs: number): void {
  if (goesBack(app.stage, app.keys.down, key) && !app.keys.isOpen) {
    app.keys.isDone = true;
    act(app, Action.PreviousField, atMs);
    return;
  }
  if (app.facts.features.usual && goesToUsual(app.stage, app.keys.down, key) && !app.keys.isOpen) {
    app.keys.isDone = true;
    act(app, key === Switch.Plus ? Action.NextUsual : Action.PreviousUsual, atMs);
    return;
  }
  if (!app.keys.isOpen) app.keys.openAtMs = atMs;
  releaseKey(app);
  app.keys.down = key;
  app.keys.downAtMs = atMs;
  app.keys.isOpen = false;
  app.keys.repeats = 0;
  const isAtOnce = heldActionOf(app.stage, key) === Action.None;
  app.keys.isDone = isAtOnce && !repeats(app.stage, key);
  if (isAtOnce) act(app, actionOf(app.stage, key), atMs);
}

/**
 * Forgets a key that must act although its contact is open. The edge of its opening was lost, so its action is dropped.
 */
export function dropKey(app: App, nowMs: number): void {
  if (app.keys.down !== -1 && !app.keys.isOpen && isKeyDue(app, nowMs) && !app.hal.contacts.isClosed(app.keys.down))
    app.keys.down = -1;
}

/**
 * Performs the holds, repeats and releases that are due up to `nowMs`. Holds and releases act at their own instants,
 * repeats at `nowMs`.
 */
export function settleKey(app: App, nowMs: number): void {
  while (isKeyDue(app, nowMs)) {
    if (app.keys.isOpen) releaseKey(app);
    else repeatOrHold(app, app.keys.down as Switch, nowMs);
  }
}

/** Ends the press of the key that is down. Performs its short action if that waited for the release. */
function releaseKey(app: App): void {
  const key = app.keys.down as Switch;
  app.keys.down = -1;
  if (!app.keys.isDone && heldActionOf(app.stage, key) !== Action.None)
    act(app, actionOf(app.stage, key), app.keys.openAtMs);
}

/** Performs the repeated or held action of a key that is down. */
function repeatOrHold(app: App, key: Switch, nowMs: number): void {
  if (repeats(app.stage, key)) {
    app.keys.repeats++;
    act(app, actionOf(app.stage, key), nowMs);
  } else {
    app.keys.isDone = true;
    act(app, heldActionOf(app.stage, key), later(app.keys.downAtMs, HOLD_MS));
  }
}

/** Returns how long until the pressed key must act or counts as stuck, in ms. Returns −1 if neither will happen. */
export function untilKeyMs(app: App, nowMs: number): number {
  const ms = dueInMs(app, nowMs);
  if (ms >= 0) return ms === 0 ? 1 : ms;
  const stuckMs = STUCK_MS - span(app.keys.downAtMs, nowMs);
  return stuckMs > 0 ? stuckMs : -1;
}

/** Returns true if the pressed key must act now. */
export function isKeyDue(app: App, nowMs: number): boolean {
  return dueInMs(app, nowMs) === 0;
}

/**
 * Returns how long until the pressed key must act, in ms. Counts from its press, or from its release once the contact
 * is open. Returns 0 if the key must act now, −1 if it has nothing to do.
 */
function dueInMs(app: App, nowMs: number): number {
  const key = app.keys.down;
  if (key === -1 || (app.keys.isDone && !app.keys.isOpen)) return -1;
  let ms = HOLD_MS - span(app.keys.downAtMs, nowMs);
  if (app.keys.isOpen) ms = app.settings.bounceMs - span(app.keys.openAtMs, nowMs);
  else if (app.facts.features.speech && isGuided(app) && repeats(app.stage, key))
    ms += GUIDED_REPEAT_MS - HOLD_MS + app.keys.repeats * GUIDED_REPEAT_MS;
  else if (repeats(app.stage, key)) ms += REPEAT_AFTER_MS - HOLD_MS + app.keys.repeats * REPEAT_MS;
  return ms < 0 ? 0 : ms;
}
