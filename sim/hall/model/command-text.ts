/** Writes a command as one line for the audit log, in the words of docs/link.md. It never holds a code. */
import { correctionWords } from "../../link/correction";
import type { Command } from "./command";

export function commandText(command: Command): string {
  return wordsOf(command)
    .filter((word) => word !== undefined && word !== "")
    .join(" ");
}

function wordsOf(command: Command): readonly (string | number | undefined)[] {
  switch (command.do) {
    case "set":
    case "control":
      return [command.do, command.control];
    case "seat":
      return [command.do, command.number, `${command.white} – ${command.black}`];
    case "resume":
      return [command.do, command.side];
    case "correct": {
      const { do: name, ...correction } = command;
      return [name, ...correctionWords(correction)];
    }
    case "penalty":
      return [command.do, command.name, command.offender, command.minutes];
    case "undo":
      return [command.do, command.charge === true ? "charge" : undefined];
    case "start":
    case "pause":
    case "finish":
    case "new":
      return [command.do];
  }
}
