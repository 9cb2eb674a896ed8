/**
 * Writes and reads UF2, which the boot ROM of an RP2040 takes by drag and drop: blocks of 512 bytes with 256 of
 * content.
 */
import { flashAddress, sectorBytes } from "./flash-map";

const startMagics = [0x0a324655, 0x9e5d5157] as const;
const endMagic = 0x0ab16f30;
const familyIsSaid = 0x2000;
const rp2040 = 0xe48bff56;
const blockBytes = 512;
const contentBytes = 256;
const headBytes = 32;

/** Returns the CRC by which the boot ROM checks the second boot stage: highest bit first, no final inversion. */
export function bootCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x80000000) === 0 ? crc << 1 : (crc << 1) ^ 0x04c11db7;
  }
  return crc >>> 0;
}

/** Bytes for a place in the flash. The place is a multiple of 256. */
export interface Piece {
  at: number;
  content: Uint8Array;
}

/**
 * Returns UF2 for the beginning of the flash and for further pieces. Each sector that a piece touches is written whole:
 * sixteen blocks whose numbers begin with a multiple of sixteen, and 255 where no piece has bytes. The boot ROM erases
 * a sector when it meets the first block number of such a row, and takes the address from that block alone
 * (virtual_disk.c of the boot ROM, `page_no`). All other sectors stay as they are. Throws if two pieces overlap.
 */
export function toUf2(content: Uint8Array, ...more: readonly Piece[]): Uint8Array {
  const sectors = sectorsOf([{ at: 0, content }, ...more]);
  const blocks = [...sectors].sort(([a], [b]) => a - b).flatMap(([at, bytes]) => blocksOf({ at, content: bytes }));
  const count = blocks.length;
  const uf2 = new Uint8Array(count * blockBytes);
  const view = new DataView(uf2.buffer);
  for (const [block, piece] of blocks.entries()) {
    const at = block * blockBytes;
    const head = [...startMagics, familyIsSaid, flashAddress + piece.at, contentBytes, block, count, rp2040];
    for (const [index, word] of head.entries()) view.setUint32(at + 4 * index, word, true);
    uf2.set(piece.content, at + headBytes);
    view.setUint32(at + blockBytes - 4, endMagic, true);
  }
  return uf2;
}

/** Returns the content of each sector that the pieces touch, by its place. */
function sectorsOf(pieces: readonly Piece[]): Map<number, Uint8Array> {
  const sectors = new Map<number, Uint8Array>();
  let endOfLast = 0;
  for (const { at, content } of [...pieces].sort((a, b) => a.at - b.at)) {
    if (at < endOfLast) throw new Error(`two pieces of UF2 overlap at ${at}`);
    endOfLast = at + content.length;
    for (let from = 0; from < content.length; ) {
      const place = at + from;
      const sector = place - (place % sectorBytes);
      const length = Math.min(content.length - from, sector + sectorBytes - place);
      const bytes = sectors.get(sector) ?? new Uint8Array(sectorBytes).fill(0xff);
      bytes.set(content.subarray(from, from + length), place - sector);
      sectors.set(sector, bytes);
      from += length;
    }
  }
  return sectors;
}

function blocksOf({ at, content }: Piece): Piece[] {
  return Array.from({ length: content.length / contentBytes }, (_, block) => {
    const from = block * contentBytes;
    return { at: at + from, content: content.subarray(from, from + contentBytes) };
  });
}

/** Returns the flash from its start to the end of the last piece. Throws if a block is not for an RP2040. */
export function fromUf2(uf2: Uint8Array): Uint8Array {
  const view = new DataView(uf2.buffer, uf2.byteOffset, uf2.byteLength);
  const content: Piece[] = [];
  for (let at = 0; at < uf2.length; at += blockBytes) {
    const magics = [view.getUint32(at, true), view.getUint32(at + 4, true), view.getUint32(at + blockBytes - 4, true)];
    const isOurs = magics.join() === [...startMagics, endMagic].join() && view.getUint32(at + 28, true) === rp2040;
    if (!isOurs) throw new Error(`no UF2 block for an RP2040 at ${at}`);
    const from = at + headBytes;
    content.push({
      at: view.getUint32(at + 12, true) - flashAddress,
      content: uf2.subarray(from, from + contentBytes),
    });
  }
  const flash = new Uint8Array(Math.max(0, ...content.map(({ at }) => at + contentBytes))).fill(0xff);
  for (const piece of content) flash.set(piece.content, piece.at);
  return flash;
}
