/** Two serial modules with recorded words, each at a serial port of its own. */
import type { Voice } from "../hal";
import { createModuleVoice, TICK_MS, tickModules } from "../voice-module";

/** The left and the right module. */
export interface ModuleWiring {
  readonly ports: readonly SerialPort[];
  readonly transmitPins: readonly Pin[];
  /** Low while the module plays. */
  readonly busyPins: readonly Pin[];
}

const BAUD = 9600;

let wired: ModuleWiring;

/** Returns the voice of the modules. Returns undefined if there are none. */
export function createVoice(wiring: ModuleWiring | undefined): Voice | undefined {
  if (wiring === undefined) return undefined;
  wired = wiring;
  for (let i = 0; i < 2; i++) {
    wired.ports[i].setup(BAUD, { tx: wired.transmitPins[i] });
    pinMode(wired.busyPins[i], "input_pullup");
  }
  return createModuleVoice({ send: send, isPlaying: isPlaying, waitTick: waitTick });
}

function send(this: void, module: number, frame: readonly number[]): void {
  wired.ports[module].write(frame);
}

function isPlaying(this: void, module: number): boolean {
  return digitalRead(wired.busyPins[module]) === 0;
}

function waitTick(this: void): void {
  setTimeout(tickModules, TICK_MS);
}
