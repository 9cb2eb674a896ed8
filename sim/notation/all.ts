import type { Control } from "../../firmware/core/control";
import { fics } from "./fics";
import { lichess } from "./lichess";
import { minutes } from "./minutes";
import { canonical, type Notation } from "./notation";
import { pgn } from "./pgn";
import { sgf } from "./sgf";
import { trf } from "./trf";
import { uci } from "./uci";
import { us } from "./us";
import { words } from "./words";

const notations = new Map<string, Notation>([
  ["canonical", canonical],
  ["pgn", pgn],
  ["trf", trf],
  ["us", us],
  ["fics", fics],
  ["lichess", lichess],
  ["minutes", minutes],
  ["sgf", sgf],
  ["uci", uci],
  ["words", words],
]);

export function notationNamed(name: string): Notation | undefined {
  return notations.get(name);
}

/** The names for `--to`, in the order of the help. */
export const written: readonly string[] = [...notations.keys()];

/** The names for `--from`. */
export const readable: readonly string[] = written.filter((name) => notations.get(name)?.read !== undefined);

/** Returns the notations besides the canonical one that read `text`, each with the control. */
export function readersOf(text: string): { name: string; control: Control }[] {
  return readable.flatMap((name) => {
    const reading = name === "canonical" ? undefined : notationNamed(name)?.read?.(text);
    return reading !== undefined && "control" in reading ? [{ name, control: reading.control }] : [];
  });
}
