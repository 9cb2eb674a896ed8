/** Sounds for tests, and the machine's ears that judge clips: loudness by a library, samples by sox. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Returns a sine of so many seconds. */
export function sine(pitchHz: number, level: number, seconds: number, rateHz: number): Float64Array {
  const step = (2 * Math.PI * pitchHz) / rateHz;
  return Float64Array.from({ length: Math.round(seconds * rateHz) }, (_, i) => level * Math.sin(i * step));
}

/** Returns a sound of several parts, one after the other. */
export function joined(...parts: readonly Float64Array[]): Float64Array {
  return Float64Array.from(parts.flatMap((part) => [...part]));
}

/** Returns samples from −1 to 1 as numbers of 16 bits. */
export function samplesOf(sound: Float64Array): Int16Array {
  return Int16Array.from(sound, (sample) => Math.round(sample * 32_767));
}

/** Returns samples of 16 bits as numbers from −1 to 1. */
export function soundOfSamples(samples: Int16Array): Float64Array {
  return new Float64Array(samples).map((sample) => sample / 32_768);
}

/** Returns seeded numbers from 0 to 1. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The part of the package `ebur128-wasm` for one channel; its own way to load it is made for bundlers. */
interface Ebur128 {
  memory: { buffer: ArrayBuffer };
  __wbindgen_malloc(bytes: number): number;
  ebur128_integrated_mono(rateHz: number, at: number, samples: number): number;
}

/** The part of WebAssembly that Node has; its types belong to browsers. */
interface Assembly {
  Module: (new (bytes: Uint8Array) => object) & { imports(module: object): { module: string; name: string }[] };
  Instance: new (module: object, imports: Record<string, Record<string, () => number>>) => { exports: unknown };
}

let ebur128: Ebur128 | undefined;

function library(): Ebur128 {
  if (ebur128 === undefined) {
    const { Module, Instance } = Reflect.get(globalThis, "WebAssembly") as Assembly;
    const folder = dirname(createRequire(import.meta.url).resolve("ebur128-wasm/package.json"));
    const program = new Module(readFileSync(join(folder, "ebur128_wasm_bg.wasm")));
    // Only an error in the library calls what it imports.
    const imports: Record<string, Record<string, () => number>> = {};
    for (const { module, name } of Module.imports(program)) {
      imports[module] = { ...imports[module], [name]: () => 0 };
    }
    ebur128 = new Instance(program, imports).exports as Ebur128;
  }
  return ebur128;
}

/** Returns the loudness in LUFS as the Rust library ebur128 measures it, which has nothing in common with ours. */
export function libraryLoudness(sound: Float64Array, rateHz: number): number {
  const { memory, __wbindgen_malloc, ebur128_integrated_mono } = library();
  const at = __wbindgen_malloc(4 * sound.length);
  new Float32Array(memory.buffer, at, sound.length).set(sound);
  return ebur128_integrated_mono(rateHz, at, sound.length);
}

/** Lets sox decode IMA ADPCM: a WAV file of one block, which begins at the sample 0 with the smallest step. */
export function soxDecoded(adpcm: Uint8Array): Int16Array {
  const { stdout, status, stderr } = spawnSync(
    "sox",
    ["-t", "wav", "-", "-t", "raw", "-e", "signed", "-b", "16", "-L", "-"],
    { input: adpcmWave(adpcm) },
  );
  if (status !== 0) throw new Error(stderr.toString());
  const samples = new Int16Array(stdout.buffer, stdout.byteOffset, stdout.length >> 1);
  // The head of the block is a sample too.
  return samples.slice(1);
}

function adpcmWave(adpcm: Uint8Array): Buffer {
  const head = Buffer.alloc(60 + 4);
  head.write("RIFF", 0);
  head.writeUInt32LE(56 + adpcm.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(20, 16);
  const blockBytes = adpcm.length + 4;
  for (const [i, value] of [0x11, 1].entries()) head.writeUInt16LE(value, 20 + 2 * i);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(4000, 28);
  const samples = 2 * adpcm.length + 1;
  for (const [i, value] of [blockBytes, 4, 2, samples].entries()) head.writeUInt16LE(value, 32 + 2 * i);
  head.write("fact", 40);
  head.writeUInt32LE(4, 44);
  head.writeUInt32LE(samples, 48);
  head.write("data", 52);
  head.writeUInt32LE(blockBytes, 56);
  return Buffer.concat([head, adpcm]);
}
