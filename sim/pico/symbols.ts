/** Reads the addresses of an image's variables from the symbols of its ELF file. */

const symbolTable = 2;
const symbolBytes = 16;

/** Addresses by name. */
export function symbolsOf(elf: Uint8Array): Map<string, number> {
  const view = new DataView(elf.buffer, elf.byteOffset, elf.byteLength);
  const word = (at: number) => view.getUint32(at, true);
  const sections = word(0x20);
  const sectionBytes = view.getUint16(0x2e, true);
  const count = view.getUint16(0x30, true);
  const symbols = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    const section = sections + index * sectionBytes;
    if (word(section + 4) !== symbolTable) continue;
    const names = word(sections + word(section + 24) * sectionBytes + 16);
    const end = word(section + 16) + word(section + 20);
    for (let at = word(section + 16); at < end; at += symbolBytes)
      symbols.set(textAt(elf, names + word(at)), word(at + 4));
  }
  return symbols;
}

function textAt(bytes: Uint8Array, from: number): string {
  return Buffer.from(bytes.subarray(from, bytes.indexOf(0, from))).toString("latin1");
}
