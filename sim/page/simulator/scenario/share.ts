/**
 * Writes a clock into the fragment of an address and reads it back. The fragment holds its board and control, or
 * everything that was done to it, as a scenario.
 */

export interface Shared {
  board?: string;
  control?: string;
  laws?: string;
  lang?: string;
  /** The notation of `control`; without it, the control is as people write it. */
  notation?: string;
  /** A scenario as YAML. */
  game?: string;
  /**
   * The content of the clock's flash at the beginning, as clock/flash.ts writes it. It is set only if the clock
   * continued a stored game.
   */
  memory?: string;
}

/** The names whose values are packed; all others are written as plain text. */
const packedNames = ["game", "memory"] as const;

/** The longest link that browsers and messengers accept. */
export const linkMax = 30_000;
/** The largest unpacked size of a link, equal to that of a scenario file. */
const gameMaxBytes = 1024 * 1024;

/** Returns the fragment without its `#`. */
export async function writeFragment(shared: Shared): Promise<string> {
  const { game: _, memory: __, ...rest } = shared;
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined && value !== "") parts.set(name, value);
  for (const name of packedNames) {
    const text = shared[name];
    if (text !== undefined) parts.set(name, toBase64Url(await through(new TextEncoder().encode(text), "deflate")));
  }
  return parts.toString().replaceAll("+", "%20");
}

/**
 * Returns the contents of a fragment, in which a plus is a plus. `isBroken` is true if a packed part cannot be
 * unpacked.
 */
export async function readFragment(fragment: string): Promise<Shared & { isBroken: boolean }> {
  const parts = new URLSearchParams(fragment.replace(/^#/, "").replaceAll("+", "%2B"));
  const shared: Shared = {};
  for (const name of ["board", "control", "laws", "lang", "notation"] as const) {
    const value = parts.get(name);
    if (value !== null) shared[name] = value;
  }
  let isBroken = false;
  for (const name of packedNames) {
    const packed = parts.get(name);
    const text = packed === null ? undefined : await unpack(packed);
    if (text !== undefined) shared[name] = text;
    else isBroken ||= packed !== null;
  }
  return { ...shared, isBroken };
}

async function unpack(packed: string): Promise<string | undefined> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await through(fromBase64Url(packed), "inflate"));
  } catch {
    return undefined;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, way: "deflate" | "inflate"): Promise<Uint8Array<ArrayBuffer>> {
  const transform = way === "deflate" ? new CompressionStream("deflate-raw") : new DecompressionStream("deflate-raw");
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, length);
    parts.push(value);
    length += value.length;
    if (length > gameMaxBytes) throw new Error("too long");
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function toBase64Url(bytes: Uint8Array): string {
  let characters = "";
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
