/** Ends an image with its CRC-32, by which the self-test checks it. */
import { crc32 } from "node:zlib";

/** Returns the image with its CRC behind it. The linker lets it end at a whole word. */
export function sealImage(image: Uint8Array): Uint8Array {
  if (image.length % 4 !== 0) throw new Error(`the image has ${image.length} bytes, which are no whole words`);
  const sealed = new Uint8Array(image.length + 4);
  sealed.set(image);
  new DataView(sealed.buffer).setUint32(image.length, crc32(image), true);
  return sealed;
}
