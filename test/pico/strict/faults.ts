/** Images with faults: the project's own sources with a piece of text exchanged. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pico } from "../../../board-defs/pico";
import { Language } from "../../../firmware/app/model/language";
import { makePicoImages, type PicoImage } from "../../../sim/build/pico/image";
import { startData, startFile } from "../../../sim/build/pico/start-steps";
import { missingTools } from "../../../sim/build/pico/tools";
import { projectRoot } from "../../../sim/build/root";

/** Exchanges a text in a file, or in the list of steps that the build writes. The text must be there once. */
export interface Fault {
  path: string;
  right: string;
  wrong: string;
}

function textWith({ path, right, wrong }: Fault): string {
  const text = path === startFile ? startData(pico) : readFileSync(join(projectRoot(), path), "utf8");
  if (text.split(right).length !== 2) throw new Error(`${path} has not once: ${right}`);
  return text.replace(right, () => wrong);
}

/** Returns an image for each fault in hal/pico/native, or none if a tool is missing. */
export async function nativeFaults(faults: readonly Fault[]): Promise<PicoImage[]> {
  if (missingTools() !== undefined) return [];
  const texts = faults.map((fault) => new Map([[fault.path, textWith(fault)]]));
  return makePicoImages(projectRoot(), pico, Language.English, new Map(), texts);
}

/** Returns an image with a fault in TypeScript. */
export async function programFault(fault: Fault): Promise<PicoImage | undefined> {
  if (missingTools() !== undefined) return undefined;
  const [image] = await makePicoImages(projectRoot(), pico, Language.English, new Map([[fault.path, textWith(fault)]]));
  return image;
}
