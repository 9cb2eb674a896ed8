/** Runs `flagfall link log`: reads the journal of a clock over its link. */
import { imageStore } from "../../journal/image";
import { readJournal } from "../../journal/journal";
import { csvLines, type GameTags, pgnGames, textLines } from "../../journal/print";
import type { LinkedClock } from "../../link/clock";
import { LinkFault } from "../../link/fault";
import type { Hello } from "../../link/state";
import { journalWords } from "../../words/replay";
import { withProgress } from "../progress";
import { Refusal } from "../refusal";
import type { Order } from "./order";

/** Throws if more than one output format is chosen. */
export function oneForm({ options: { json, csv, pgn }, say }: Order): void {
  if ([json, csv, pgn].filter((wanted) => wanted === true).length > 1) throw new Refusal(say.oneForm);
}

/** Returns the text to print. Rejects with a `LinkFault`. */
export async function logOutput({ options, streams, say }: Order, clock: LinkedClock, port: string): Promise<string> {
  const words = journalWords(options.language);
  const image = streams.watched ? await withProgress(1, say.progress, (reach) => clock.log(reach)) : await clock.log();
  const journal = readJournal(imageStore(image));
  if (typeof journal === "string") throw new LinkFault("stranger", words.faults[journal].wrong);
  const { lines } = journal;
  if (options.json === true) return lines.join("\n");
  if (options.csv === true) return csvLines(lines).join("\n");
  const knights = options.knights === true ? words.knights : undefined;
  if (options.pgn === true) return pgnGames(lines, port, { knights, latest: tagsOf(await clock.hello()) }).join("\n");
  return [words.heading, ...textLines(lines, words)].join("\n");
}

/** Returns the PGN tags of the game on the clock. The clock loses these names and this number when the power fails. */
function tagsOf({ number, players: [white, black] }: Hello): GameTags {
  return {
    ...(white === "" ? {} : { White: white }),
    ...(black === "" ? {} : { Black: black }),
    ...(number > 0 ? { Board: String(number) } : {}),
  };
}
