/** A game of 3,000 presses on the image and on Node. */
import { pico } from "../../board-defs/pico";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { createDeviceNode } from "../../sim/device/node";
import { openingSteps, plainBoard } from "../../sim/device/opening";
import type { Step } from "../../sim/engines/engine";
import { createImage } from "../../sim/pico/engine";
import type { State } from "./bench";

/** More presses than any game ever had. */
const longPresses = 3000;
const thinkMs = 400;
const strokeMs = 80;

/** The image and the virtual board play 3,000 presses, a power cut and what the clock then remembers: one trace. */
export async function compareLongGame(image: PicoImage): Promise<string[]> {
  const steps = openingSteps({ control: "40/7200+30:3600+30", script: [] }, pico, plainBoard);
  const edge = (atMs: number, contact: Switch, closed: 0 | 1): Step => ({
    verb: VirtualVerb.Edge,
    atMs,
    numbers: [contact, closed, atMs],
    text: "",
  });
  let atMs = 1000;
  for (let press = 0; press <= longPresses; press++) {
    const contact = press % 2 === 0 ? Switch.Right : Switch.Left;
    steps.push(edge(atMs, contact, 1), edge(atMs + strokeMs, contact, 0));
    atMs += thinkMs;
  }
  steps.push({ verb: VirtualVerb.Power, atMs: atMs + 1000, numbers: [0], text: "" });
  steps.push({ verb: VirtualVerb.Power, atMs: atMs + 2000, numbers: [1], text: "" });
  steps.push({ verb: VirtualVerb.Line, atMs: atMs + 3000, numbers: [], text: "state" });
  const [ours] = await createImage(image.uf2, pico).runAll([steps]);
  const [theirs] = await (await createDeviceNode()).runAll([steps]);
  const last = JSON.parse(ours?.at(-1) ?? "{}") as Partial<State>;
  const presses = (last.white?.presses ?? 0) + (last.black?.presses ?? 0);
  const lines = theirs?.length ?? 0;
  process.stdout.write(`long game: ${longPresses} presses, ${lines} lines, ${presses} presses after a power cut\n`);
  const place = (theirs ?? []).findIndex((line, index) => line !== ours?.[index]);
  const differs = place >= 0 || lines !== ours?.length;
  const faults = differs ? [`line ${place} is ${ours?.[place]} on the image and ${theirs?.[place]} on Node`] : [];
  return presses === longPresses ? faults : [...faults, `${presses} presses are left of ${longPresses}`];
}
