/**
 * Device scenarios on the image, driven by USB: the trace of the source itself, and the same lines on USB and UART0.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import type { PicoImage } from "../../sim/build/pico/image";
import { createDeviceNode } from "../../sim/device/node";
import { traceDevice } from "../../sim/device/run";
import type { EmulatedBoard } from "../../sim/pico/board";
import { createImage } from "../../sim/pico/engine";
import { loadScenario } from "../../sim/scenario/load";
import { folder } from "../device/scenarios";
import { findImage } from "./found";
import { UsbWatch } from "./usb-watch";

const names = ["settings-over-the-link", "game-by-levers", "burst", "late-press", "power-paused", "settings-by-keys"];
const image = await findImage();

if (image !== undefined) test.each(names)("%s", (name) => compare(image, name));

async function compare(image: PicoImage, name: string): Promise<void> {
  const file = join(folder, `${name}.yaml`);
  const loaded = loadScenario(file, readFileSync(file), "en", pico);
  if ("problem" in loaded) throw new Error(loaded.problem.wrong);
  const [expected] = await traceDevice([loaded.scenario], pico, await createDeviceNode());
  const connect = (board: EmulatedBoard) => new UsbWatch(board);
  const [trace] = await traceDevice([loaded.scenario], pico, createImage(image.uf2, pico, { connect }));
  expect(trace?.lines).toEqual(expected?.lines);
  expect(expected?.failed).toBe(0);
}
