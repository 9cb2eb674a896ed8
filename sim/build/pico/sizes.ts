/** Reads from the linker's map how much flash and RAM each part of an image takes. */
import { flashAddress, ramAddress, ramBytes } from "../../boards/rp2040";
import type { PicoPart } from "../../words/subjects";

export interface PicoSize {
  part: PicoPart;
  flashBytes: number;
  ramBytes: number;
}

/** Our own objects. Everything else in the map comes from a library. */
function partOf(object: string): PicoPart {
  if (object === "rom_data.o") return "program";
  if (object === "font_data.o") return "font";
  if (object.includes("/") || object === "linker stubs") return "library";
  return /^l(?!ibrary)/.test(object) ? "lua" : "native";
}

/** Adds up the sizes in a map. Code in RAM, and data that is not zero at first, take flash as well. */
export function sizesOf(map: string): PicoSize[] {
  const sizes = new Map<PicoPart, PicoSize>();
  for (const part of ["program", "lua", "native", "font", "library"] as const) {
    sizes.set(part, { part, flashBytes: 0, ramBytes: 0 });
  }
  let section = "";
  const memory = map.slice(map.indexOf("Linker script and memory map")).replace(/^( \S+)\n +(?=0x)/gm, "$1 ");
  for (const line of memory.split("\n")) {
    section = /^(\.\w+)/.exec(line)?.[1] ?? section;
    const found = /^ \S+ +0x([0-9a-f]+) +0x([0-9a-f]+) (\S+\.o\)?|linker stubs)$/.exec(line);
    if (found === null) continue;
    const [, at = "", bytes = "", object = ""] = found;
    const address = Number.parseInt(at, 16);
    const size = sizes.get(partOf(object))!;
    const isRam = address >= ramAddress && address < ramAddress + ramBytes;
    if (isRam) size.ramBytes += Number.parseInt(bytes, 16);
    if (isRam ? section === ".data" : address >= flashAddress) size.flashBytes += Number.parseInt(bytes, 16);
  }
  return [...sizes.values()];
}
