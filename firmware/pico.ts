/** The firmware of a board with an RP2040. It starts the clock when the power comes. */
import { Align, type Hal, type Switch } from "../hal/hal";
import { createBoard, type Wiring } from "../hal/pico/board";
import { chip, setHandlers } from "../hal/pico/chip";
import { takeEdge } from "../hal/pico/contacts";
import { takeLine } from "../hal/pico/link";
import { isPicoW } from "../hal/pico/radio";
import { isNewlyTested, showSelfTest } from "../hal/pico/self-test";
import { ring } from "../hal/pico/time";
import { isUsbRefused, onUsbRefusal } from "../hal/pico/usb";
import { freeze } from "./app/device/freeze";
import { handleEdge, handleWake } from "./app/device/handlers";
import { powerOn } from "./app/device/power-on";
import { receive } from "./app/link/receive";
import type { App } from "./app/model/app";
import type { Facts } from "./app/model/facts";
import { Mode } from "./core/words";

/** The height of a row of small letters. */
const ROW_PX = 8;

let hal: Hal;
/** Undefined until the clock has started. */
let app: App;

/**
 * Starts the clock, or the pages of a self-test that has just been made. The program that is made for a board calls it
 * once. Handlers come only after it has returned.
 */
export function startDevice(wiring: Wiring, facts: Facts): void {
  hal = createBoard(wiring);
  setHandlers({ onWake: ring, onEdge: takeEdge, onLine: takeLine, onFault: stop });
  if (isNewlyTested()) {
    showSelfTest(hal, wiring.contacts.pins, facts.widthPx, facts.heightPx);
    return;
  }
  hal.time.onWake(wake);
  hal.contacts.onEdge(edge);
  hal.link.onLine(line);
  if (isPicoW(wiring.gauge)) {
    refuseBoard(facts);
    return;
  }
  const powered = powerOn(hal, facts, hal.time.now());
  if (powered === undefined) return;
  app = powered;
  onUsbRefusal(refuseUsb);
  if (isUsbRefused()) refuseUsb();
}

/** Names a board that is wired in another way, in words of every language, and answers every line with it. */
function refuseBoard(facts: Facts): void {
  hal.time.onWake(ignore);
  hal.contacts.onEdge(ignore);
  hal.link.onLine(nameBoard);
  hal.screen.write(0, 0, facts.widthPx, 2, Align.Middle, false, "Pico W: no");
  hal.screen.write(0, 24, facts.widthPx, 1, Align.Middle, false, "Raspberry Pi Pico: OK");
  hal.screen.show();
  nameBoard();
}

/**
 * Says that the cable has no effect, in words of every language and in the display's last row, until the next key. A
 * clock with a game shows nothing of it.
 */
function refuseUsb(this: void): void {
  if (app.clock.mode !== Mode.Setup) return;
  hal.screen.write(0, app.facts.heightPx - ROW_PX, app.facts.widthPx, 1, Align.Middle, true, "USB: no (RP2040-E5)");
  hal.screen.show();
  app.display.captionKey = -1;
  app.display.needsRedraw = true;
}

function nameBoard(this: void): void {
  hal.link.send('{"error":"board","board":"Pico W"}');
}

function ignore(this: void): void {}

function wake(this: void, nowMs: number): void {
  handleWake(app, nowMs);
}

function edge(this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number): void {
  handleEdge(app, contact, closed, atMs, nowMs);
}

function line(this: void, text: string, nowMs: number): void {
  receive(app, text, nowMs);
}

/**
 * Freezes the clock after a handler has failed: both times stay on the display, and nothing acts. No answer and no
 * report begins with a number sign.
 */
function stop(this: void, message: string): void {
  if (app !== undefined) freeze(app, hal.time.now());
  chip.send("# " + message);
}
