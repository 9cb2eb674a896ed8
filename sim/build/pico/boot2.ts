/** Compiles the second boot stage of an RP2040. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "./tools";
import { bootCrc } from "./uf2";

const gcc = "arm-none-eabi-gcc";
const boot2Bytes = 256;

/** Writes the second boot stage, with its CRC, as constant C data. */
export async function makeBoot2(folder: string): Promise<void> {
  const flags = [
    "-Os",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-mcpu=cortex-m0plus",
    "-mthumb",
    "-std=gnu11",
    "-ffreestanding",
    "-fno-toplevel-reorder",
  ];
  const link = ["-nostdlib", "-Wl,--entry=boot2", "-Wl,-Ttext=0x20041f00"];
  await runTool(gcc, [...flags, ...link, "boot2.c", "-o", "boot2.elf"], folder);
  await runTool("arm-none-eabi-objcopy", ["-O", "binary", "-j", ".text", "boot2.elf", "boot2.bin"], folder);
  const code = readFileSync(join(folder, "boot2.bin"));
  if (code.length > boot2Bytes - 4) throw new Error(`the second boot stage has ${code.length} bytes`);
  const bytes = new Uint8Array(boot2Bytes);
  bytes.set(code);
  new DataView(bytes.buffer).setUint32(boot2Bytes - 4, bootCrc(bytes.subarray(0, boot2Bytes - 4)), true);
  const list = `__attribute__((section(".boot2"), used)) const unsigned char boot2_data[] = {${bytes.join()}};\n`;
  writeFileSync(join(folder, "boot2_data.c"), list);
}
