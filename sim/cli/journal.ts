/** Runs `flagfall journal`: prints a clock's record of its games from an image of its flash. */

import { readFault, readInput } from "../files/input";
import { imageMaxBytes, imageOfLines, imageStore, pageBytes } from "../journal/image";
import { type Journal, readJournal } from "../journal/journal";
import { csvLines, pgnGames, textLines } from "../journal/print";
import type { Language } from "../words/language";
import { type JournalWords, journalWords } from "../words/replay";
import type { Given } from "./given";
import { codeOfRun, refusalAt } from "./refusal";
import { processStreams, type Streams } from "./streams";

interface JournalOptions extends Given<never, "json" | "csv" | "pgn" | "knights"> {
  language: Language;
}

/**
 * Prints the journal and returns the exit code: 0 if printed, 2 if the file is no image of a clock's flash. With 2 it
 * prints nothing. Never throws.
 */
export async function journalCommand(
  file: string,
  options: JournalOptions,
  streams: Streams = processStreams,
): Promise<number> {
  const words = journalWords(options.language);
  return codeOfRun("", streams, () => {
    const journal = read(file, options, words);
    streams.out(`${print(journal.lines, file, options, words).join("\n")}\n`);
    if (journal.isDamaged) streams.error(`${refusalAt(file, words.damaged).message}\n`);
    return 0;
  });
}

function read(file: string, { json, csv, pgn }: JournalOptions, words: JournalWords): Journal {
  if ([json, csv, pgn].filter((wanted) => wanted === true).length > 1)
    throw refusalAt("flagfall journal", words.oneForm);
  const journal = readJournal(imageStore(readImage(file, words)));
  if (typeof journal === "string") throw refusalAt(file, words.faults[journal]);
  return journal;
}

function print(
  lines: readonly string[],
  file: string,
  { json, csv, pgn, knights }: JournalOptions,
  words: JournalWords,
): string[] {
  if (json === true) return [...lines];
  if (csv === true) return csvLines(lines);
  if (pgn === true) return gamesIn(lines, file, words, knights === true ? words.knights : undefined);
  return [words.heading, ...textLines(lines, words)];
}

function gamesIn(lines: readonly string[], file: string, words: JournalWords, knights: string | undefined): string[] {
  const games = pgnGames(lines, file, { knights });
  if (games.length === 0) throw refusalAt(file, words.noGame);
  return games;
}

function readImage(file: string, words: JournalWords): Uint8Array {
  const bytes = readBytes(file, words);
  const told = isText(bytes) ? imageOfLines(new TextDecoder().decode(bytes)) : undefined;
  if (told !== undefined) return told;
  if (bytes.length > 0 && bytes.length % pageBytes === 0) return bytes;
  throw refusalAt(file, words.size(bytes.length, pageBytes));
}

/** Returns true if the file is text. The first byte of an image is a page's mark, erased, or a cleared head. */
function isText(bytes: Uint8Array): boolean {
  return bytes[0] === 0x7b || bytes[0] === 0x0a;
}

function readBytes(file: string, words: JournalWords): Uint8Array {
  try {
    return readInput(file, imageMaxBytes);
  } catch (thrown) {
    throw refusalAt(file, readFault(thrown, words.unread));
  }
}
