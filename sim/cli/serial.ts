/** Runs `flagfall sim --serial`: offers a simulated clock at a serial port that any program can open. */
import type { Board } from "../../board-defs/board";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { boards } from "../boards/known";
import { openPty } from "../link/pty";
import { startClock } from "../link/simulated";
import type { Language } from "../words/language";
import { linkWords } from "../words/link";
import { interrupted, processStreams, type Streams } from "./streams";

interface SerialOptions {
  /** The board; pixljsplus if absent. */
  board?: string | undefined;
  /** The time control in canonical notation. Without it the clock shows its programs. */
  control?: string | undefined;
}

/** Serves the clock until interrupted. Returns 2 if this system cannot create such a port. */
export async function serialCommand(
  { board, control }: SerialOptions,
  language: Language,
  streams: Streams = processStreams,
  ended: Promise<unknown> = interrupted(),
): Promise<number> {
  const words = linkWords(language);
  // Discards the clock's answer to the first command, because no program is connected yet.
  let isOpen = false;
  try {
    const pty = await openPty();
    const clock = await startClock(boardNamed(board), "node", (line) => isOpen && pty.write(`${line}\r\n`));
    if (control !== undefined) clock.apply(VirtualVerb.Line, [], `set ${control}`);
    isOpen = true;
    pty.listen(clock.hear);
    streams.out(`${words.serial(pty.path)}\n`);
    await ended;
    clock.stop();
    pty.close();
    return 0;
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    streams.error(`flagfall sim: ${words.noPty(reason)}\n`);
    return 2;
  }
}

function boardNamed(name: string | undefined): Board {
  return boards.find((board) => board.name === name) ?? pixljsplus;
}
