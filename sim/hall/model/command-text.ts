/**
 * Writes a command as one line in the words of docs/link.md. A clock obeys it, but for `seat` and `result`, and the
 * audit log keeps it. It never holds a code.
 */
import { correctionWords } from "../../link/correction";
import { playerOf } from "./choices";
import type { ClockView } from "./clock";
import type { Command } from "./command";
import { shownTime } from "./shown";

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
      return [command.do, command.number, `${playerOf(command.white).name} – ${playerOf(command.black).name}`];
    case "number":
      return [command.do, command.number];
    case "result":
      return [command.do, command.result?.score ?? "*"];
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

/** Writes what a command is about at a clock: its board and names, its result, or its times. */
export function valueText(view: ClockView, command: Command): string {
  const { state, number, players, seat } = view;
  if (command.do === "seat") return `${number} ${players.join(" – ")}`;
  if (command.do === "number") return String(number);
  if (command.do === "result") return seat?.result?.score ?? "*";
  if (state === null) return "";
  const times = `${shownTime(view, "white")} – ${shownTime(view, "black")}`;
  return `${times}, ${state.white.presses}/${state.black.presses}, ${state.mode}, ${state.control}`.slice(0, 500);
}
