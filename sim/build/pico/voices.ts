/** Puts the clips of languages into an image, where hal/pico/voice.ts looks for them. */
import type { Board } from "../../../board-defs/board";
import type { SpeechLanguage } from "../../words/clock-languages";
import { bytesIn, clipArea, sectorBytes } from "./flash-map";
import { fromUf2, type Piece, toUf2 } from "./uf2";

/** The clips of a language, as `flagfall voice` writes them. */
export interface VoiceFile {
  language: SpeechLanguage;
  bytes: Uint8Array;
}

/** Returns how many bytes of flash files of clips take, in whole sectors, and how many they may take. */
export function clipRoom(board: Board, files: readonly Uint8Array[]): { bytes: number; bytesMax: number } {
  return { bytes: files.reduce((sum, { length }) => sum + sectorsOf(length), 0), bytesMax: bytesIn(clipArea(board)) };
}

/** Returns an image with files of clips, which must fit. Without files, returns the image itself. */
export function withVoices(uf2: Uint8Array, board: Board, files: readonly Uint8Array[]): Uint8Array {
  if (files.length === 0) return uf2;
  return toUf2(fromUf2(uf2), ...piecesOf(board, files));
}

/**
 * Returns the files as pieces of flash, one behind the other. Each begins a sector and is filled up to whole sectors.
 */
export function piecesOf(board: Board, files: readonly Uint8Array[]): Piece[] {
  let { from: at } = clipArea(board);
  return files.map((file) => {
    const content = new Uint8Array(sectorsOf(file.length)).fill(0xff);
    content.set(file);
    const piece = { at, content };
    at += content.length;
    return piece;
  });
}

function sectorsOf(bytes: number): number {
  return Math.ceil(bytes / sectorBytes) * sectorBytes;
}
