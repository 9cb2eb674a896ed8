/**
 * Writes and reads UF2, which the boot ROM of an RP2040 takes by drag and drop: blocks of 512 bytes with 256 of
 * content.
 */

const startMagics = [0x0a324655, 0x9e5d5157] as const;
const endMagic = 0x0ab16f30;
const familyIsSaid = 0x2000;
const rp2040 = 0xe48bff56;
const blockBytes = 512;
const contentBytes = 256;
const headBytes = 32;

export const flashAddress = 0x10000000;

/** Returns the CRC by which the boot ROM checks the second boot stage: highest bit first, no final inversion. */
export function bootCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x80000000) === 0 ? crc << 1 : (crc << 1) ^ 0x04c11db7;
  }
  return crc >>> 0;
}

/** Writes the content of the flash, from its start, as UF2. */
export function toUf2(content: Uint8Array): Uint8Array {
  const count = Math.ceil(content.length / contentBytes);
  const uf2 = new Uint8Array(count * blockBytes);
  const view = new DataView(uf2.buffer);
  for (let block = 0; block < count; block++) {
    const at = block * blockBytes;
    const from = block * contentBytes;
    const head = [...startMagics, familyIsSaid, flashAddress + from, contentBytes, block, count, rp2040];
    for (const [index, word] of head.entries()) view.setUint32(at + 4 * index, word, true);
    uf2.set(content.subarray(from, from + contentBytes), at + headBytes);
    view.setUint32(at + blockBytes - 4, endMagic, true);
  }
  return uf2;
}

/** Returns the content of the flash from its start. Throws if a block is not for an RP2040. */
export function fromUf2(uf2: Uint8Array): Uint8Array {
  const view = new DataView(uf2.buffer, uf2.byteOffset, uf2.byteLength);
  const content = new Uint8Array((uf2.length / blockBytes) * contentBytes).fill(0xff);
  for (let at = 0; at < uf2.length; at += blockBytes) {
    const magics = [view.getUint32(at, true), view.getUint32(at + 4, true), view.getUint32(at + blockBytes - 4, true)];
    const isOurs = magics.join() === [...startMagics, endMagic].join() && view.getUint32(at + 28, true) === rp2040;
    if (!isOurs) throw new Error(`no UF2 block for an RP2040 at ${at}`);
    content.set(
      uf2.subarray(at + headBytes, at + headBytes + contentBytes),
      view.getUint32(at + 12, true) - flashAddress,
    );
  }
  return content;
}
