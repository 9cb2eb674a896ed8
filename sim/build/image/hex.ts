/** Makes an Intel hex image of a board's Storage by npm espruino, without a device or a network, and reads it back. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The files of Storage by name, in the order in which they lie there. */
export type StorageFiles = ReadonlyMap<string, Uint8Array>;

/** The fields of a board's description that npm espruino reads. */
export interface EspruinoBoard {
  readonly chip: {
    readonly saved_code: { readonly address: number; readonly page_size: number; readonly pages: number };
  };
  readonly info: { readonly builtin_modules: readonly string[] };
}

/** Bytes of memory, and the address of the first one. */
export interface Memory {
  address: number;
  bytes: Uint8Array;
}

/** The head of a file in Storage: 4 bytes for its size and 28 for its name. Each file begins at a multiple of 4. */
const headBytes = 32;
const sizeBytes = 4;
const wordBytes = 4;

const run = promisify(execFile);

/** Returns how many bytes of Storage a file takes, with its head. */
function takenBytes(bytes: number): number {
  return headBytes + Math.ceil(bytes / wordBytes) * wordBytes;
}

/** Returns how many bytes of Storage files take, with their heads. */
export function storedBytes(files: StorageFiles): number {
  return [...files.values()].reduce((sum, { length }) => sum + takenBytes(length), 0);
}

/**
 * Returns the hex image of `files`. The first file is the program. Reads the image back, and throws if it does not hold
 * exactly these files.
 */
export async function makeHex(files: StorageFiles, board: EspruinoBoard): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "flagfall-hex-"));
  try {
    const hex = await convert(files, board, folder);
    checkHex(hex, files, board);
    return hex;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs npm espruino on the files in `folder`. It reads the program as UTF-8, and every other file as bytes. */
async function convert(files: StorageFiles, board: EspruinoBoard, folder: string): Promise<string> {
  writeFileSync(join(folder, "board.json"), JSON.stringify(board));
  const storage: string[] = [];
  for (const [name, bytes] of files) {
    const isProgram = storage.length === 0;
    const file = isProgram ? "program.js" : `${name}.bin`;
    writeFileSync(join(folder, file), isProgram ? Buffer.from(bytes).toString("latin1") : bytes);
    storage.push("--storage", `${name}:${isProgram ? "-" : file}`);
  }
  const espruino = createRequire(import.meta.url).resolve("espruino/bin/espruino-cli.js");
  const fixed = ["-n", "--no-ble", "-q", "--board", "board.json", "--ohex", "image.hex", "--config", "PRETOKENISE=0"];
  await run(process.execPath, [espruino, ...fixed, ...storage, "program.js"], { cwd: folder });
  return readFileSync(join(folder, "image.hex"), "latin1");
}

function checkHex(hex: string, files: StorageFiles, board: EspruinoBoard): void {
  const { address, bytes } = readHex(hex);
  const { address: start, page_size, pages } = board.chip.saved_code;
  if (address !== start || bytes.length !== page_size * pages) throw new Error("npm espruino took another memory");
  const found = [...readStorage(bytes)];
  const wanted = [...files];
  const isSame = wanted.every(([name, content], index) => {
    const [foundName, foundContent] = found[index] ?? [];
    return foundName === name && foundContent !== undefined && Buffer.compare(foundContent, content) === 0;
  });
  if (!isSame || found.length !== wanted.length) throw new Error("npm espruino changed a file");
}

/** Returns the memory that a hex image fills. Throws if a record is broken or leaves a gap. */
export function readHex(hex: string): Memory {
  const chunks: Uint8Array[] = [];
  let start: number | undefined;
  let next = 0;
  let high = 0;
  for (const line of hex.trimEnd().split("\r\n")) {
    const { at, kind, data } = readRecord(line);
    if (kind === recordKind.high) high = data.readUInt16BE(0) * 0x1_0000;
    if (kind !== recordKind.data) continue;
    start ??= high + at;
    if (chunks.length > 0 && high + at !== next) throw new Error(`a gap before ${line}`);
    next = high + at + data.length;
    chunks.push(data);
  }
  return { address: start ?? 0, bytes: Buffer.concat(chunks) };
}

const recordKind = { data: 0, end: 1, high: 4 } as const;

function readRecord(line: string): { at: number; kind: number; data: Buffer } {
  const bytes = Buffer.from(line.slice(1), "hex");
  const length = bytes.at(0) ?? 0;
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  if (!line.startsWith(":") || bytes.length !== length + 5 || sum % 256 !== 0) throw new Error(`no record: ${line}`);
  return { at: bytes.readUInt16BE(1), kind: bytes.readUInt8(3), data: bytes.subarray(4, 4 + length) };
}

/** Returns the files that lie in the memory of a Storage. Erased memory ends the list. */
export function readStorage(memory: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const bytes = Buffer.from(memory);
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const size = bytes.readUInt32LE(at);
    if (size === 0xffff_ffff) break;
    const name = bytes.toString("latin1", at + sizeBytes, at + headBytes).replace(/\0+$/, "");
    files.set(name, bytes.subarray(at + headBytes, at + headBytes + size));
    at += takenBytes(size);
  }
  return files;
}
