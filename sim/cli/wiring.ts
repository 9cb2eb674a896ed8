/** Runs `flagfall wiring BOARD`: draws what a maker connects to which pin, as SVG. */
import { headerOf } from "../boards/header";
import { boards } from "../boards/known";
import { wiringPicture } from "../boards/wiring-picture";
import { writeFiles } from "../files/whole-files";
import { wiringWords } from "../words/card";
import type { Language } from "../words/language";
import { codeOfRun, Refusal } from "./refusal";
import { processStreams, type Streams } from "./streams";

interface WiringOptions {
  language: Language;
  /** The file to write; standard output if absent. */
  out?: string | undefined;
}

/** Returns the exit code: 0 if drawn, 2 if the board has no picture or the file cannot be written. */
export async function wiringCommand(
  name: string,
  { language, out }: WiringOptions,
  streams: Streams = processStreams,
): Promise<number> {
  const words = wiringWords(language);
  return codeOfRun("flagfall: ", streams, () => {
    const board = boards.find((one) => one.name === name);
    const known = boards.filter((one) => headerOf(one) !== undefined).map((one) => one.name);
    if (board === undefined) throw new Refusal(words.unknownBoard(name, known));
    const header = headerOf(board);
    if (header === undefined) throw new Refusal(words.noHeader(board.title));
    const picture = wiringPicture(board, header, words);
    try {
      if (out === undefined) streams.out(picture);
      else writeFiles(new Map([[out, picture]]));
      return 0;
    } catch {
      throw new Refusal(words.unwritten(out ?? ""));
    }
  });
}
