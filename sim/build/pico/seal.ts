/** Ends an image with its CRC-32, by which the self-test checks it. */

/** Returns CRC-32 as zlib and PNG define it: lowest bit first, inverted at both ends. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ ((crc & 1) === 0 ? 0 : 0xedb88320);
  }
  return ~crc >>> 0;
}

/** Returns the image with its CRC behind it. The linker lets it end at a whole word. */
export function sealImage(image: Uint8Array): Uint8Array {
  if (image.length % 4 !== 0) throw new Error(`the image has ${image.length} bytes, which are no whole words`);
  const sealed = new Uint8Array(image.length + 4);
  sealed.set(image);
  new DataView(sealed.buffer).setUint32(image.length, crc32(image), true);
  return sealed;
}
