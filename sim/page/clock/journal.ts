/**
 * Reads the journal in a clock's flash, which survives a power loss. It holds the last games, as `flagfall journal`
 * reads them.
 */
import { imageStore, pageBytes } from "../../journal/image";
import { type Entry, readJournal } from "../../journal/journal";
import { gamesOf } from "../../journal/print";
import { type Journal, journalOf } from "../../replay/journal";
import type { Flash } from "./device";

/** Returns every entry, the oldest first; returns an empty list if the flash holds no journal. */
export function keptEntries(flash: Flash): Entry[] {
  const image = new Uint8Array(flash.length * pageBytes).fill(255);
  for (const [page, bytes] of flash.entries()) image.set(bytes, page * pageBytes);
  const journal = readJournal(imageStore(image));
  return typeof journal === "string" ? [] : journal.lines.map((line) => JSON.parse(line) as Entry);
}

/** Returns the presses of the last game in the flash; undefined if it has none. */
export function lastGame(flash: Flash): Journal | undefined {
  const lines = keptEntries(flash)
    .filter(({ event, note }) => event !== "note" || note === "dropped" || note === "setup")
    .map((entry) => JSON.stringify(entry));
  const game = gamesOf(lines).at(-1);
  const told = game?.filter((line) => !line.includes('"note":"setup"')) ?? [];
  const journal = told.length === 0 ? undefined : journalOf(told);
  return journal === undefined || journal.presses.length === 0 ? undefined : journal;
}
