import type { Switch } from "../../../hal/hal";
import { later } from "../../core/integer";
import type { App } from "../model/app";
import { Action } from "../model/choices";
import { act } from "./actions";
import { actionOf, goesBack, HOLD_MS, heldActionOf, isKeyDue, repeats } from "./key-map";

/*
 * Handles a key from its press to its release: what it does at once, when it is held, and when it repeats.
 */

/**
 * Handles the press of a key. If an earlier key is still down, or its release is still uncertain, that key acts first.
 * `keys.down` is −1 if there is no such key. Exception: MINUS while MENU is down goes one field back, and MENU does
 * nothing else.
 */
export function pressKey(app: App, key: Switch, atMs: number): void {
  if (goesBack(app.stage, app.keys.down, key) && !app.keys.isOpen) {
    app.keys.isDone = true;
    act(app, Action.PreviousField, atMs);
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
