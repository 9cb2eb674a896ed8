/** The image that the tests of this folder play, or what it takes to make it. */
import { test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { PicoFault } from "../../sim/build/pico/fault";
import type { PicoImage } from "../../sim/build/pico/image";
import { keptPicoFiles } from "../../sim/build/pico/kept-image";
import { skipText } from "../engines/all";

export async function findImage(board: Board = pico): Promise<PicoImage | undefined> {
  try {
    return await keptPicoFiles(board);
  } catch (thrown) {
    if (!(thrown instanceof PicoFault) || thrown.fault.kind === "compiler") throw thrown;
    test.skip(skipText(missingText(thrown)));
    return undefined;
  }
}

function missingText({ fault }: PicoFault): string {
  if (fault.kind === "tools") return `${fault.programs.join(", ")} (apt-get install ${fault.packages})`;
  return "the source of Lua 5.4.4 (apt-get source lua5.4)";
}
