/** Acts of the arbiter, done through the one door as keys and link do them. */

import { noShowTick } from "../../firmware/app/game/default-time";
import { ActKind, actOf, type ActKind as Kind } from "../../firmware/app/model/act";
import type { App } from "../../firmware/app/model/app";
import { perform } from "../../firmware/app/stage/perform";
import { Event } from "../../firmware/core/words";

function done(app: App, kind: Kind, numbers: number[], atMs: number): boolean {
  return perform(app, actOf(kind, numbers), atMs);
}

/** Adjourns the game at a place, from 0; the sealer is charged `chargeMs`, whole minutes. */
export function putAway(app: App, place: number, sealed: boolean, chargeMs: number, atMs: number): boolean {
  return done(app, ActKind.Adjourn, [place, sealed ? 1 : 0, chargeMs / 60_000], atMs);
}

export function takeUp(app: App, place: number, atMs: number): boolean {
  return done(app, ActKind.Restore, [place], atMs);
}

/** Exchanges the colours; with `Undo`, takes an exchange back. */
export function swapColours(app: App, atMs: number, event: Event): boolean {
  return done(app, event === Event.Undo ? ActKind.Undo : ActKind.Colours, [0], atMs);
}

/** Takes back the latest act, or else the last press. */
export function takeBack(app: App, atMs: number, charge: boolean): boolean {
  return done(app, ActKind.Undo, [charge ? 1 : 0], atMs);
}

/** Starts the no-show timer for both players. */
export function countNoShow(app: App, minutes: number, sinceMin: number, atMs: number): void {
  app.game.noShowMin = -1;
  done(app, ActKind.Absence, [0, 0, minutes, sinceMin], atMs);
  // The handler ends.
  noShowTick(app, atMs);
}
