/** Says where everything lies in the flash of a Pico: firmware, clips of the languages, a spare sector, log. */
import type { Board } from "../../../board-defs/board";
import { flashAddress, flashBytes, sectorBytes } from "../../boards/rp2040";

export { flashAddress, flashBytes, sectorBytes };

/** The place where the clips begin, on a board that speaks. The firmware ends before it. */
const clipsAt = 0x74000;

/** A part of the flash, counted from its start. */
export interface Area {
  readonly from: number;
  readonly to: number;
}

export function firmwareArea(board: Board): Area {
  return { from: 0, to: board.earphones === undefined ? spareArea(board).from : clipsAt };
}

/** Returns the area of the clips. It is empty on a board that does not speak. */
export function clipArea(board: Board): Area {
  return { from: firmwareArea(board).to, to: spareArea(board).from };
}

/** Returns the sector that nothing uses but the self-test. */
export function spareArea(board: Board): Area {
  const { from } = logArea(board);
  return { from: from - sectorBytes, to: from };
}

export function logArea(board: Board): Area {
  return { from: flashBytes - board.memory.storageBytes, to: flashBytes };
}

export function bytesIn({ from, to }: Area): number {
  return to - from;
}
