/** Runs `flagfall card BOARD`: writes the printed card of a board as HTML or PDF. */
import { checkBoard } from "../boards/check";
import { boards } from "../boards/known";
import { displayPicture } from "../card/display-picture";
import { cardPage } from "../card/page";
import { type Content, writeFiles } from "../files/whole-files";
import { onOneLine } from "../scenario/problem";
import { cardWords } from "../words/card";
import type { Language } from "../words/language";
import { printPdf } from "./chromium";
import { processStreams, type Streams } from "./streams";

interface CardOptions {
  language: Language;
  /** The HTML file; standard output if neither file is named. */
  out?: string | undefined;
  /** The PDF file. */
  pdf?: string | undefined;
}

class CardFault extends Error {}

/** Returns the exit code: 0 if written, 2 if there is no such card, no browser for a PDF, or no place for a file. */
export async function cardCommand(
  name: string,
  options: CardOptions,
  streams: Streams = processStreams,
  print = printPdf,
): Promise<number> {
  try {
    await writeCard(name, options, streams, print);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof CardFault)) throw thrown;
    streams.error(`flagfall: ${onOneLine(thrown.message)}\n`);
    return 2;
  }
}

async function writeCard(name: string, options: CardOptions, streams: Streams, print: typeof printPdf): Promise<void> {
  const { language, out, pdf } = options;
  const words = cardWords(language);
  const board = boards.find((one) => one.name === name);
  const fitting = boards.filter((one) => checkBoard(one).length === 0);
  if (board === undefined)
    throw new CardFault(
      words.unknownBoard(
        name,
        fitting.map((one) => one.name),
      ),
    );
  if (!fitting.includes(board)) throw new CardFault(words.unfit(board.title));
  const html = cardPage(board, language, await displayPicture(board, language));
  if (out === undefined && pdf === undefined) {
    streams.out(html);
    return;
  }
  const files = new Map<string, Content>(out === undefined ? [] : [[out, html]]);
  if (pdf !== undefined) {
    const printed = await print(html);
    if (typeof printed === "string") throw new CardFault(words.pdf(printed));
    files.set(pdf, printed);
  }
  try {
    writeFiles(files);
  } catch {
    throw new CardFault(words.unwritten([...files.keys()].join(", ")));
  }
}
