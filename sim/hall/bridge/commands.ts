/** Carries out the commands of a hall at one clock, in the words of docs/link.md. */

import type { LinkedClock } from "../../link/clock";
import { LinkFault } from "../../link/fault";
import { playerOf } from "../model/choices";
import type { Command } from "../model/command";
import { seatClock } from "./seating";

/** Performs a command. Rejects with a `LinkFault`. */
export async function perform(clock: LinkedClock, command: Command): Promise<void> {
  switch (command.do) {
    case "set":
      return clock.set(command.control);
    case "seat":
      return seatClock(clock, { ...command, white: playerOf(command.white), black: playerOf(command.black) });
    case "number":
      return clock.setNumber(command.number);
    case "result":
      return;
    case "start":
      return clock.start();
    case "pause":
      return clock.pause();
    case "resume":
      return clock.resume(command.side);
    case "correct": {
      const { do: _, ...correction } = command;
      return clock.correct(correction);
    }
    case "penalty":
      return clock.penalize(command.name, command.offender, command.minutes);
    case "undo":
      return clock.undo(command.charge === true);
    case "control":
      return clock.change(command.control);
    case "finish":
      return clock.finish();
    case "new":
      return clock.newGame();
  }
}

/** Opens a locked clock for the time of `act`. */
export async function unlocked(clock: LinkedClock, code: string | undefined, act: () => Promise<void>): Promise<void> {
  if (code === undefined) return act();
  await clock.unlock(code);
  try {
    await act();
  } finally {
    await clock.lock().catch(() => undefined);
  }
}

/** Returns the word of an outcome for a fault: the clock's own word, or how the link failed. */
export function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof LinkFault)) throw thrown;
  if (thrown.kind === "refused") return thrown.reason;
  return thrown.kind === "unopened" ? "lost" : thrown.kind;
}
