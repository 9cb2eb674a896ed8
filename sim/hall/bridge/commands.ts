/** Carries out the commands of a hall at one clock, in the words of docs/link.md. */
import type { LinkedClock } from "../../link/clock";
import { LinkFault } from "../../link/fault";
import { playerOf } from "../model/choices";
import type { Command } from "../model/command";
import { commandText } from "../model/command-text";
import { seatClock } from "./seating";

/** Performs a command. Rejects with a `LinkFault`. */
export async function perform(clock: LinkedClock, command: Command): Promise<void> {
  if (command.do === "seat")
    await seatClock(clock, { ...command, white: playerOf(command.white), black: playerOf(command.black) });
  else await clock.ask(commandText(command));
}

/** Returns the word of an outcome for a fault: the clock's own word, or how the link failed. */
export function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof LinkFault)) throw thrown;
  if (thrown.kind === "refused") return thrown.reason;
  return thrown.kind === "unopened" ? "lost" : thrown.kind;
}
