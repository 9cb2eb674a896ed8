/** The firmware of a board with Espruino. It starts the clock when the power comes. */
import { createBoard, type Wiring } from "../hal/espruino/board";
import { closeConsole } from "../hal/espruino/console";
import { beginHandler } from "../hal/espruino/parts";
import { createVoice } from "../hal/espruino/voice-module";
import type { Hal, Switch } from "../hal/hal";
import { freeze } from "./app/device/freeze";
import { handleEdge, handleWake } from "./app/device/handlers";
import { powerOn } from "./app/device/power-on";
import { receive } from "./app/link/receive";
import type { App } from "./app/model/app";
import type { Facts } from "./app/model/facts";

let hal: Hal;
/** Undefined until the application has started. */
let app: App;
/**
 * True while a handler runs, and after a handler has failed: then nothing resets it. Espruino continues with the events
 * in its queue and reports the error only afterwards.
 */
let isBusy = false;

/** Starts the clock. The script that is made for a board calls it once. */
export function startDevice(wiring: Wiring, facts: Facts): void {
  closeConsole();
  process.on("uncaughtException", stop);
  E.on("errorFlag", stopIfBusy);
  hal = createBoard(wiring);
  if (facts.features.speech) hal.voice = createVoice(wiring.modules);
  const powered = powerOn(hal, facts, hal.time.now());
  if (powered === undefined) return;
  app = powered;
  hal.time.onWake(wake);
  hal.contacts.onEdge(onEdge);
  if (facts.features.link) hal.link.onLine(onLine);
}

function wake(this: void, nowMs: number): void {
  begin();
  handleWake(app, nowMs);
  isBusy = false;
}

function onEdge(this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number): void {
  begin();
  handleEdge(app, contact, closed, atMs, nowMs);
  isBusy = false;
}

function onLine(this: void, line: string, nowMs: number): void {
  begin();
  receive(app, line, nowMs);
  isBusy = false;
}

/** Begins a handler. If the previous handler failed, first stops the clock. */
function begin(): void {
  stopIfBusy();
  beginHandler();
  isBusy = true;
}

/** Stops the clock if a handler did not end. A full memory ends a handler without an exception. */
function stopIfBusy(this: void): void {
  if (isBusy) stop();
}

function stop(this: void): void {
  isBusy = false;
  if (app !== undefined) freeze(app, hal.time.now());
}
