/**
 * Every UF2 that we make, written as the boot ROM writes it: over flash with old contents, with the blocks in order and
 * in any other order, some of them twice.
 */
import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { Language } from "../../firmware/app/model/language";
import { boards } from "../../sim/boards/known";
import { bytesIn, clipArea, firmwareArea, flashBytes, logArea } from "../../sim/build/pico/flash-map";
import { keptPicoFiles } from "../../sim/build/pico/kept-image";
import { sealImage } from "../../sim/build/pico/seal";
import { fromUf2 } from "../../sim/build/pico/uf2";
import { withVoices } from "../../sim/build/pico/voices";
import { projectRoot } from "../../sim/build/root";
import { BootDrive, blocksIn } from "../../sim/pico/boot-drive";
import { isCi } from "../runner/ci";
import { findImage } from "./found";
import { toneFile } from "./voices";

const sectorBytes = 4096;
const picoBoards = boards.filter(({ image }) => image === "RP2040");

/** Returns a random number from 0 to 2³¹ − 1 at each call. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state >>> 3;
  };
}

const noise = dice(5);
/** The flash of a board that was used before. */
const dirty: Readonly<Record<string, Uint8Array>> = {
  "flash full of a5": new Uint8Array(flashBytes).fill(0xa5),
  "flash full of noise": new Uint8Array(flashBytes).map(() => noise() & 255),
};

/** The orders in which a computer may write the blocks of a file. */
const orders: Readonly<Record<string, (blocks: readonly Uint8Array[]) => readonly Uint8Array[]>> = {
  "in order": (blocks) => blocks,
  "from the end": (blocks) => [...blocks].reverse(),
  "in any order": (blocks) => shuffled(blocks, 11),
  "in any order, some twice": (blocks) => shuffled([...blocks, ...blocks.filter((_, n) => n % 5 === 0)], 12, blocks),
};

/** Returns the blocks in a random order. With `all`, they end with a block that comes once. */
function shuffled(blocks: readonly Uint8Array[], seed: number, all = blocks): Uint8Array[] {
  const roll = dice(seed);
  const list = [...blocks];
  for (let n = list.length - 1; n > 0; n--) {
    const other = roll() % (n + 1);
    [list[n], list[other]] = [list[other]!, list[n]!];
  }
  const last = all[1]!;
  return [...list.filter((block) => block !== last), last];
}

/** Returns what the linker put into the flash, from the segments of the ELF file that are loaded. */
function programOf(elf: Uint8Array): Uint8Array {
  const view = new DataView(elf.buffer, elf.byteOffset, elf.byteLength);
  const flash = new Uint8Array(flashBytes).fill(0xff);
  const segmentBytes = view.getUint16(42, true);
  let end = 0;
  for (let n = 0; n < view.getUint16(44, true); n++) {
    const at = view.getUint32(28, true) + n * segmentBytes;
    const [kind, from, , loadedAt, length] = [0, 4, 8, 12, 16].map((field) => view.getUint32(at + field, true));
    if (kind !== 1 || length === 0) continue;
    const place = loadedAt! - 0x10000000;
    flash.set(elf.subarray(from, from! + length!), place);
    end = Math.max(end, place + length!);
  }
  return flash.subarray(0, end);
}

interface Put {
  at: number;
  content: Uint8Array;
}

/**
 * Writes a UF2, and compares every byte: the pieces, 255 up to the ends of their sectors, and what was there before.
 */
function check(uf2: Uint8Array, pieces: readonly Put[], board: Board): void {
  const { from: logAt } = logArea(board);
  for (const [flashName, before] of Object.entries(dirty)) {
    const after = before.slice();
    for (const { at, content } of pieces) {
      after.fill(0xff, at, Math.ceil((at + content.length) / sectorBytes) * sectorBytes);
      after.set(content, at);
    }
    for (const [orderName, order] of Object.entries(orders)) {
      const name = `${orderName}, over ${flashName}`;
      const drive = new BootDrive(before.slice());
      const blocks = order(blocksIn(uf2));
      const isComplete = blocks.map((block) => {
        drive.write(block);
        return drive.isComplete;
      });
      expect(isComplete.indexOf(true), name).toBe(blocks.length - 1);
      expect(differences(drive.flash, after), name).toEqual([]);
      expect(Math.max(...drive.erased), name).toBeLessThan(logAt);
      expect(new Set(drive.erased).size, name).toBe(drive.erased.length);
    }
  }
}

/** Returns the first few sectors in which two flashes differ. */
function differences(a: Uint8Array, b: Uint8Array): number[] {
  const places = Array.from({ length: flashBytes / sectorBytes }, (_, n) => n * sectorBytes);
  const part = (flash: Uint8Array, at: number) => Buffer.from(flash.subarray(at, at + sectorBytes));
  return places.filter((at) => !part(a, at).equals(part(b, at))).slice(0, 8);
}

/** All languages on CI; elsewhere English alone, because each image takes some seconds. */
const languages = isCi() ? [Language.English, Language.Spanish] : [Language.English];

if ((await findImage()) !== undefined) {
  describe.each(picoBoards)("$name", (board) => {
    test.each(languages)("firmware alone, in language %i", async (language) => {
      const { uf2, elf } = await keptPicoFiles(board, projectRoot(), language);
      const content = sealImage(programOf(elf));
      expect(content.length).toBeGreaterThan(300_000);
      check(uf2, [{ at: 0, content }], board);
      expect(fromUf2(uf2).length).toBeLessThanOrEqual(firmwareArea(board).to);
    });

    if (board.earphones === undefined) return;

    test("firmware and clips", async () => {
      const { uf2, elf } = await keptPicoFiles(board);
      const { from } = clipArea(board);
      const content = sealImage(programOf(elf));
      const [de, pt] = [toneFile("de"), toneFile("pt")];
      const ptAt = from + Math.ceil(de.length / sectorBytes) * sectorBytes;
      const [firmware, first, second] = [
        { at: 0, content },
        { at: from, content: de },
        { at: ptAt, content: pt },
      ];
      check(withVoices(uf2, board, [de]), [firmware, first], board);
      check(withVoices(uf2, board, [de, pt]), [firmware, first, second], board);
    });

    test("clips up to the log leave the log alone", async () => {
      const { uf2, elf } = await keptPicoFiles(board);
      const area = clipArea(board);
      const roll = dice(3);
      const clips = new Uint8Array(bytesIn(area)).map(() => roll() & 255);
      const pieces = [
        { at: 0, content: sealImage(programOf(elf)) },
        { at: area.from, content: clips },
      ];
      check(withVoices(uf2, board, [clips]), pieces, board);
    });
  });
}

/** Returns a UF2 without the blocks that fill its sectors, numbered from 0 on. */
function unfilled(uf2: Uint8Array): Uint8Array[] {
  const full = blocksIn(uf2).filter((block) => block.subarray(32, 288).some((byte) => byte !== 0xff));
  return full.map((block, number) => {
    const copy = block.slice();
    const view = new DataView(copy.buffer);
    view.setUint32(20, number, true);
    view.setUint32(24, full.length, true);
    return copy;
  });
}

if ((await findImage()) !== undefined) {
  test("the drive damages clips behind firmware that does not end with its sector", async () => {
    const [board] = picoBoards.filter(({ earphones }) => earphones !== undefined);
    const { uf2 } = await keptPicoFiles(board!);
    const whole = withVoices(uf2, board!, [toneFile("de")]);
    const drive = new BootDrive(dirty["flash full of a5"]!.slice());
    for (const block of unfilled(whole)) drive.write(block);
    expect(drive.isComplete).toBe(true);
    const { from } = clipArea(board!);
    const wanted = fromUf2(whole);
    expect(Buffer.from(drive.flash.subarray(0, 256)).equals(wanted.subarray(0, 256))).toBe(true);
    expect(Buffer.from(drive.flash.subarray(from, wanted.length)).equals(wanted.subarray(from))).toBe(false);
  });
}
