/** Keeps the image of a board, and builds it anew only if its sources have changed. */
import type { Board } from "../../../board-defs/board";
import { Language } from "../../../firmware/app/model/language";
import { displayCodeOf } from "../../words/clock-languages";
import { keptText } from "../kept";
import { projectRoot } from "../root";
import { PicoFault } from "./fault";
import { makePicoImage, type PicoImage } from "./image";
import { missingTools, runTool } from "./tools";

/** Returns the files of an image, as `flagfall build` makes it. */
export async function keptPicoFiles(
  board: Board,
  root = projectRoot(),
  language = Language.English,
): Promise<PicoImage> {
  const missing = missingTools();
  if (missing !== undefined) throw new PicoFault(missing);
  const compiler = (await runTool("arm-none-eabi-gcc", ["-dumpfullversion"], root)).trim();
  const text = await keptText(root, `${board.name}-${displayCodeOf(language)}-gcc-${compiler}.json`, async () => {
    const { uf2, elf, ...texts } = await makePicoImage(root, board, language);
    return JSON.stringify({ ...texts, uf2: base64(uf2), elf: base64(elf) });
  });
  const { uf2, elf, ...texts } = JSON.parse(text);
  return { ...texts, uf2: bytesOf(uf2), elf: bytesOf(elf) };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, "base64"));
}
