/** Two serial modules with recorded words, at two pins of UART1. Each frame goes to one of them. */
import type { Voice } from "../hal";
import { createModuleVoice, TICK_MS, tickModules } from "../voice-module";
import { chip } from "./chip";
import { lendPin, PinUse } from "./pins";
import { awaitPart, releaseParts } from "./registers";
import { onPart, Waiter, waitFor } from "./time";
import { openUart, UART1, Way } from "./uart";

/** The pins of the left and the right module. */
export interface ModuleWiring {
  /** The pins that carry frames: those at which UART1 can send, GP4, GP8, GP20 and GP24. */
  readonly transmitPins: readonly number[];
  /** Low while the module plays. */
  readonly busyPins: readonly number[];
}

const RESET_UART1 = 8388608; // bit 23
const BAUD = 9600;

let wired: ModuleWiring;

export function createVoice(wiring: ModuleWiring): Voice {
  wired = wiring;
  releaseParts(RESET_UART1);
  awaitPart(RESET_UART1);
  openUart(UART1, BAUD, Way.Out);
  for (let i = 0; i < 2; i++) {
    lendPin(wired.transmitPins[i], PinUse.HeldUart, true);
    lendPin(wired.busyPins[i], PinUse.Program, true);
  }
  onPart(Waiter.Voice, tickModules);
  return createModuleVoice({ send: send, isPlaying: isPlaying, waitTick: waitTick });
}

/** The frame before has left the port. The buffer of 32 bytes takes the whole frame. */
function send(this: void, module: number, frame: readonly number[]): void {
  lendPin(wired.transmitPins[1 - module], PinUse.HeldUart, true);
  lendPin(wired.transmitPins[module], PinUse.Uart, true);
  for (let i = 0; i < frame.length; i++) chip.poke(UART1, frame[i]);
}

function isPlaying(this: void, module: number): boolean {
  return chip.level(wired.busyPins[module]) === 0;
}

function waitTick(this: void): void {
  waitFor(Waiter.Voice, TICK_MS);
}
