/** Runs `flagfall card BOARD`: writes the printed card of a board as HTML or PDF. */
import { checkBoard } from "../boards/check";
import { boards } from "../boards/known";
import { displayPicture } from "../card/display-picture";
import { cardPage } from "../card/page";
import { faultOfOutput } from "../files/output-fault";
import { type Content, Unwritten, writeFiles } from "../files/whole-files";
import { cardWords } from "../words/card";
import type { Language } from "../words/language";
import { printPdf } from "./chromium";
import { codeOfRun, Refusal } from "./refusal";
import { processStreams, type Streams } from "./streams";

interface CardOptions {
  language: Language;
  /** The HTML file; standard output if neither file is named. */
  out?: string | undefined;
  /** The PDF file. */
  pdf?: string | undefined;
}

/** Returns the exit code: 0 if written, 2 if there is no such card, no browser for a PDF, or no place for a file. */
export async function cardCommand(
  name: string,
  options: CardOptions,
  streams: Streams = processStreams,
  print = printPdf,
): Promise<number> {
  return codeOfRun("flagfall: ", streams, () => writeCard(name, options, streams, print));
}

async function writeCard(name: string, options: CardOptions, streams: Streams, print: typeof printPdf) {
  const { language, out, pdf } = options;
  const words = cardWords(language);
  const board = boards.find((one) => one.name === name);
  const fitting = boards.filter((one) => checkBoard(one).length === 0);
  const known = fitting.map((one) => one.name);
  if (board === undefined) throw new Refusal(words.unknownBoard(name, known));
  if (!fitting.includes(board)) throw new Refusal(words.unfit(board.title));
  const html = cardPage(board, language, await displayPicture(board, language));
  if (out === undefined && pdf === undefined) {
    streams.out(html);
    return 0;
  }
  const files = new Map<string, Content>(out === undefined ? [] : [[out, html]]);
  if (pdf !== undefined) {
    const printed = await print(html);
    if (typeof printed === "string") throw new Refusal(words.pdf(printed));
    files.set(pdf, printed);
  }
  try {
    writeFiles(files);
  } catch (thrown) {
    const file = thrown instanceof Unwritten ? thrown.file : [...files.keys()].join(", ");
    throw new Refusal(faultOfOutput(thrown) === "full" ? words.full(file) : words.unwritten(file));
  }
  return 0;
}
