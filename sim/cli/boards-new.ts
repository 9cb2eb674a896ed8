/** Runs `flagfall boards new NAME`: writes a definition that compiles, and says what is left to do. */
import { join } from "node:path";
import { BadDraft, draftBoard } from "../boards/draft";
import { projectRoot } from "../build/root";
import { faultOfOutput } from "../files/output-fault";
import { Unwritten, writeFiles } from "../files/whole-files";
import { onOneLine } from "../scenario/problem";
import { type BoardWords, boardWords } from "../words/boards";
import type { Language } from "../words/language";
import { processStreams, type Streams } from "./streams";

interface NewBoardOptions {
  language: Language;
  /** The board whose definition is copied; pico if absent. */
  from?: string | undefined;
}

/** Returns the exit code: 0 if the file was written, 2 if not. `find` returns the folder of the project. */
export async function newBoardCommand(
  name: string,
  { language, from = "pico" }: NewBoardOptions,
  streams: Streams = processStreams,
  find: () => string = projectRoot,
): Promise<number> {
  const words = boardWords(language);
  try {
    const folder = join(find(), "board-defs");
    const file = join(folder, `${name}.ts`);
    writeFiles(new Map([[file, draftBoard(folder, name, from)]]));
  } catch (thrown) {
    streams.error(`flagfall: ${onOneLine(reasonOf(thrown, name, words))}\n`);
    return 2;
  }
  streams.out(`${words.draft.written(name, from).join("\n")}\n`);
  return 0;
}

function reasonOf(thrown: unknown, name: string, { draft }: BoardWords): string {
  if (thrown instanceof BadDraft) return draft.fault(name, thrown.fault);
  if (thrown instanceof Unwritten) return draft[faultOfOutput(thrown) === "full" ? "full" : "unwritten"](thrown.file);
  return draft.noProject;
}
