import type { Switch } from "../../../hal/hal";
import { later } from "../../core/integer";
import type { App } from "../model/app";
import { Action } from "../model/choices";
import { act } from "./actions";
import { actionOf, goesBack, HOLD_MS, heldActionOf, isKeyDue, repeats } from "./key-map";

/*
 * A key from its press to its release: what it does at once, what it does when it is held, and how it repeats.
 */

/**
 * The duty of a key that is still down, or whose release was not yet sure, comes before that of the next one; −1 has none.
 * But MINUS while MENU is down goes one field back, and MENU has no other duty then.
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

/** A key that would act although its contact is open: its opening was lost, and with it what it was to do. */
export function dropKey(app: App, nowMs: number): void {
  if (app.keys.down !== -1 && !app.keys.isOpen && isKeyDue(app, nowMs) && !app.hal.contacts.isClosed(app.keys.down))
    app.keys.down = -1;
}

/** Holds, repeats and releases that came due up to `nowMs`, each at its own instant. */
export function settleKey(app: App, nowMs: number): void {
  while (isKeyDue(app, nowMs)) {
    if (app.keys.isOpen) releaseKey(app);
    else repeatOrHold(app, app.keys.down as Switch, nowMs);
  }
}

/** A short duty that waited for the release. */
function releaseKey(app: App): void {
  const key = app.keys.down as Switch;
  app.keys.down = -1;
  if (!app.keys.isDone && heldActionOf(app.stage, key) !== Action.None)
    act(app, actionOf(app.stage, key), app.keys.openAtMs);
}

/** What a key does while it is down. */
function repeatOrHold(app: App, key: Switch, nowMs: number): void {
  if (repeats(app.stage, key)) {
    app.keys.repeats++;
    act(app, actionOf(app.stage, key), nowMs);
  } else {
    app.keys.isDone = true;
    act(app, heldActionOf(app.stage, key), later(app.keys.downAtMs, HOLD_MS));
  }
}
