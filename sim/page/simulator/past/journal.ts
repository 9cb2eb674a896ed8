/**
 * Reads the journal in a clock's flash, which survives a power loss. It holds the last games, as `flagfall journal`
 * reads them.
 */
import { imageStore, pageBytes } from "../../../journal/image";
import { type Entry, readJournal } from "../../../journal/journal";
import type { Flash } from "../../clock/device";

/** Returns every entry, the oldest first; returns an empty list if the flash holds no journal. */
export function keptEntries(flash: Flash): Entry[] {
  const image = new Uint8Array(flash.length * pageBytes).fill(255);
  for (const [page, bytes] of flash.entries()) image.set(bytes, page * pageBytes);
  const journal = readJournal(imageStore(image));
  return typeof journal === "string" ? [] : journal.lines.map((line) => JSON.parse(line) as Entry);
}
