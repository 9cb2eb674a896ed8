/** Provides the firmware for `flagfall build`: compiled from source in a checkout, ready made in the package. */
import type { Board } from "../../board-defs/board";
import type { Language } from "../../firmware/app/model/language";
import type { BoardImage } from "../build/image/image";
import { canFind, hasSource, programFolder, readyUf2 } from "../build/library/beside-program";
import { packedImage } from "../build/library/packed-firmware";
import { type DisplayCode, displayCodeOf } from "../words/clock-languages";

export function hasFirmware({ name, runtime }: Board, spoken: DisplayCode): boolean {
  if (hasSource()) return true;
  return (runtime === "lua" ? readyUf2(name, spoken) : packed(name, spoken)) !== undefined;
}

/** Returns true if npm espruino is installed. It makes the hex image. */
export function hasEspruino(): boolean {
  return canFind("espruino/package.json");
}

/** Compiles a board's firmware. The compilers load slowly, so they are imported only here. */
export async function compile(board: Board, spoken: Language): Promise<BoardImage> {
  const ready = hasSource() ? undefined : packed(board.name, displayCodeOf(spoken));
  if (ready !== undefined) return ready;
  const { makeBoardImage } = await import("../build/image/image");
  return makeBoardImage(board, spoken);
}

function packed(board: string, spoken: DisplayCode): BoardImage | undefined {
  return packedImage(board, spoken, programFolder());
}
