/** A bench with a computer at the clock's USB connector. */

import { pico } from "../../board-defs/pico";
import type { PicoImage } from "../../sim/build/pico/image";
import { conditionsOf } from "../../sim/pico/starts";
import { Bench, type State } from "./bench";
import { started } from "./started";
import type { UsbComputer } from "./usb-computer";
import type { Request, Result } from "./usb-control";

/** The longest time from plugging in until a program listens. */
export const connectedMs = 40;

export interface Plugged {
  bench: Bench;
  computer: UsbComputer;
}

/** Returns a clock that a computer has just got to know. */
export function plugged(image: PicoImage): Plugged {
  return started(conditionsOf(image.uf2, pico, "plugged"), () => plug(new Bench(image).to(200)));
}

function plug(bench: Bench): Plugged {
  const computer = bench.emulated.plugUsb();
  bench.to(200 + connectedMs);
  return { bench, computer };
}

/** Sends a line by USB, and returns the lines that came within the time. */
export function ask(bench: Bench, computer: UsbComputer, line: string, withinMs = 200): string[] {
  bench.emulated.usbLines.splice(0);
  computer.write(line);
  bench.to(bench.nowMs + withinMs);
  return bench.emulated.usbLines.splice(0);
}

/** Sends a request, and returns the bytes of its answer or why there are none. */
export function answerTo(
  bench: Bench,
  computer: UsbComputer,
  request: Request,
): number[] | Exclude<Result["kind"], "bytes"> {
  const transfer = computer.request(request);
  bench.to(bench.nowMs + 10);
  const { result = { kind: "lost" } } = transfer;
  return result.kind === "bytes" ? result.bytes : result.kind;
}

export function stateOf(lines: readonly string[]): State {
  return JSON.parse(lines.find((line) => line.includes('"event":"expect"')) ?? "{}") as State;
}

/** Asks what the device is: the first request of every host. */
export const describeDevice: Request = { kind: 0x80, name: 6, value: 0x100, most: 18 };
