/**
 * Runs `flagfall boards`: lists the boards and says whether the firmware fits them. `check FILE` judges a new board.
 */
import { checkBoard } from "../boards/check";
import { definitionFaults } from "../boards/definition-faults";
import { boards } from "../boards/known";
import { loadDefinition } from "../boards/load";
import { BadBoard } from "../boards/problem";
import { boardObject, boardPage, faultLine, tablePage } from "../boards/report";
import { onOneLine } from "../scenario/problem";
import { boardWords } from "../words/boards";
import type { Language } from "../words/language";
import { processStreams, type Streams } from "./streams";

interface BoardsOptions {
  language: Language;
  json?: boolean | undefined;
}

/** Prints the table of boards. Always returns exit code 0. */
export async function boardsCommand(options: BoardsOptions, streams: Streams = processStreams): Promise<number> {
  const { language } = options;
  if (options.json === true) for (const board of boards) streams.out(`${JSON.stringify(boardObject(board))}\n`);
  else streams.out(`${tablePage(boards, { language, words: boardWords(language) })}\n`);
  return 0;
}

/**
 * Checks a board definition and returns the exit code: 0 if the firmware fits, 1 if it does not, 2 if the file defines
 * no board that could be built.
 */
export async function checkCommand(
  file: string,
  options: BoardsOptions,
  streams: Streams = processStreams,
): Promise<number> {
  const { language } = options;
  const words = boardWords(language);
  try {
    const { board, lineAt } = await loadDefinition(file, words);
    const [fault] = definitionFaults(board);
    if (fault !== undefined) {
      const place = placeOf(file, lineAt(fault.field.split(".")));
      streams.error(`${onOneLine(place)}: ${onOneLine(faultLine(fault, { language, words }))}\n`);
      return 2;
    }
    const page = options.json === true ? JSON.stringify(boardObject(board)) : boardPage(board, { language, words });
    streams.out(`${page}\n`);
    return checkBoard(board).length === 0 ? 0 : 1;
  } catch (thrown) {
    if (!(thrown instanceof BadBoard)) throw thrown;
    const { line, wrong, right } = thrown.problem;
    streams.error(`${onOneLine(placeOf(file, line))}: ${onOneLine(wrong)}; ${onOneLine(right)}\n`);
    return 2;
  }
}

function placeOf(file: string, line: number | undefined): string {
  return line === undefined ? file : `${file}:${line}`;
}
