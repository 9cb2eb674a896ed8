/**
 * The file of one language's clips, as docs/voice.md describes it: a head of 20 bytes, an index by phrase, the sound.
 * Numbers have their lowest byte first. Uses nothing of Node: it also runs on the page.
 */
import { decodeAdpcm } from "./decode";
import { phraseMark } from "./phrase-mark";

/** The samples of a clip in one second. */
export const CLIP_RATE_HZ = 8000;

const MARK = "ffvc";
const VERSION = 2;
const HEAD_BYTES = 20;
const ENTRY_BYTES = 8;

/** A clip as it lies in the file. */
export interface Clip {
  samples: number;
  adpcm: Uint8Array;
}

export interface ClipFile {
  language: string;
  rateHz: number;
  /** The mark of the phrases for which the clips were made. */
  mark: number;
  /** Finds a clip by the number of its phrase. */
  clips: ReadonlyMap<number, Clip>;
}

/** Returns the bytes of a file. The clips lie in it in the order of their phrases. */
export function writeClipFile(
  language: string,
  clips: ReadonlyMap<number, Clip>,
  mark = phraseMark(language),
): Uint8Array {
  const phrases = [...clips.keys()].sort((a, b) => a - b);
  const entries = (phrases.at(-1) ?? -1) + 1;
  const soundAt = HEAD_BYTES + entries * ENTRY_BYTES;
  const length = [...clips.values()].reduce((sum, { adpcm }) => sum + adpcm.length, soundAt);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  writeHead(file, view, language, entries);
  view.setUint32(16, mark, true);
  let offset = soundAt;
  for (const phrase of phrases) {
    const { samples, adpcm } = clips.get(phrase) as Clip;
    view.setUint32(HEAD_BYTES + phrase * ENTRY_BYTES, offset, true);
    view.setUint32(HEAD_BYTES + phrase * ENTRY_BYTES + 4, samples, true);
    file.set(adpcm, offset);
    offset += adpcm.length;
  }
  return file;
}

function writeHead(file: Uint8Array, view: DataView, language: string, entries: number): void {
  file.set(new TextEncoder().encode(MARK), 0);
  view.setUint16(4, VERSION, true);
  view.setUint16(6, CLIP_RATE_HZ, true);
  file.set(new TextEncoder().encode(language), 8);
  view.setUint16(10, entries, true);
  view.setUint32(12, file.length, true);
}

/** Reads a file. Throws if the bytes are not a whole file of clips of this version. */
export function readClipFile(bytes: Uint8Array): ClipFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  if (bytes.length < HEAD_BYTES || text(0, 4) !== MARK) throw new Error("not a file of clips");
  const version = view.getUint16(4, true);
  if (version !== VERSION) throw new Error(`a file of clips of version ${version}, not ${VERSION}`);
  if (view.getUint32(12, true) !== bytes.length) throw new Error("a file of clips that is not whole");
  const clips = new Map<number, Clip>();
  for (let phrase = 0; phrase < view.getUint16(10, true); phrase++) {
    const clip = clipAt(bytes, view, HEAD_BYTES + phrase * ENTRY_BYTES);
    if (clip !== undefined) clips.set(phrase, clip);
  }
  return { language: text(8, 10), rateHz: view.getUint16(6, true), mark: view.getUint32(16, true), clips };
}

/** Returns the clip of an entry of the index, or undefined if the phrase has none. */
function clipAt(bytes: Uint8Array, view: DataView, entry: number): Clip | undefined {
  const isInside = entry + ENTRY_BYTES <= bytes.length;
  const samples = isInside ? view.getUint32(entry + 4, true) : 0;
  if (isInside && samples === 0) return undefined;
  const offset = isInside ? view.getUint32(entry, true) : bytes.length;
  const end = offset + Math.ceil(samples / 2);
  if (!isInside || end > bytes.length) throw new Error("a file of clips with a wrong index");
  return { samples, adpcm: bytes.subarray(offset, end) };
}

/** Returns the sound of a clip. */
export function soundOf({ samples, adpcm }: Clip): Int16Array {
  return decodeAdpcm(adpcm, samples);
}
