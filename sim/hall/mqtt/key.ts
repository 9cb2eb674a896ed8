/** The hall's key: whoever has it can give commands. It seals texts and hides the arbiter's code. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Sealed } from "./messages";

/** 32 random bytes. */
export type HallKey = Buffer;

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const keyText = /^[0-9a-f]{64}$/;

/** Reads a key from a file. Returns undefined if the file holds none. Throws if the file cannot be read. */
export function readKey(file: string): HallKey | undefined {
  const text = readFileSync(file, "utf8").trim();
  return keyText.test(text) ? Buffer.from(text, "hex") : undefined;
}

/**
 * Writes a new key into a new file that only its owner can read. Throws if there is a file already, and if the disk is
 * full, which leaves no file.
 */
export function writeKey(file: string): void {
  const place = openSync(file, "wx", 0o600);
  try {
    writeFileSync(place, `${randomBytes(keyBytes).toString("hex")}\n`);
  } catch (thrown) {
    rmSync(file);
    throw thrown;
  } finally {
    closeSync(place);
  }
}

/** Returns a name for the key from which nobody can compute the key. */
export function nameOf(key: HallKey): string {
  return derived(key, "name").toString("hex").slice(0, 16);
}

/** Returns the password of a broker that `flagfall` itself runs. */
export function brokerPassword(key: HallKey): string {
  return derived(key, "broker").toString("hex");
}

export function seal(key: HallKey, text: string): Sealed {
  return { text, seal: sumOf(key, text).toString("hex") };
}

/** Returns true if somebody with the key sealed the text. */
export function isSealed(key: HallKey, sealed: Sealed): boolean {
  const given = Buffer.from(sealed.seal, "hex");
  const sum = sumOf(key, sealed.text);
  return given.length === sum.length && timingSafeEqual(given, sum);
}

/** The last member of a sealed message: `,"seal":"…"}`. */
const sealHead = ',"seal":"';
const sealTail = '"}';
const sealLength = sealHead.length + 64 + sealTail.length;

/**
 * Seals a JSON object with a last member `seal`, so that others can read it as it is. The sum is over the topic, a line
 * end and the text without that member: a message holds at its own topic alone.
 */
export function sealMessage(key: HallKey, topic: string, text: string): string {
  return `${text.slice(0, -1)}${sealHead}${sumOf(key, `${topic}\n${text}`).toString("hex")}${sealTail}`;
}

/** Returns a message without its seal, or undefined if nobody with the key sealed it for this topic. */
export function openMessage(key: HallKey, topic: string, message: string): string | undefined {
  const at = message.length - sealLength;
  if (at < 1 || !message.startsWith(sealHead, at)) return undefined;
  const text = `${message.slice(0, at)}}`;
  const sealed = { text: `${topic}\n${text}`, seal: message.slice(at + sealHead.length, -sealTail.length) };
  return isSealed(key, sealed) ? text : undefined;
}

/** Encrypts a short text. `bound` has to be the same when it is read. */
export function hide(key: HallKey, text: string, bound: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", derived(key, "code"), nonce).setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64");
}

/** Returns the encrypted text, or undefined if the key or `bound` is another. */
export function reveal(key: HallKey, hidden: string, bound: string): string | undefined {
  const bytes = Buffer.from(hidden, "base64");
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const cipher = createDecipheriv("aes-256-gcm", derived(key, "code"), bytes.subarray(0, nonceBytes));
  cipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(-tagBytes));
  try {
    return cipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + cipher.final("utf8");
  } catch {
    return undefined;
  }
}

function sumOf(key: HallKey, text: string): Buffer {
  return createHmac("sha256", key).update(text, "utf8").digest();
}

function derived(key: HallKey, use: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "flagfall", use, keyBytes));
}
