/** Writes the parts of the documents that follow from the definitions of the boards. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Board } from "../../../board-defs/board";
import { accuracyTable } from "../../boards/accuracy";
import { headerOf } from "../../boards/header";
import { wiringPicture } from "../../boards/wiring-picture";
import { wiringWords } from "../../words/card";
import { withSection } from "../document";

/** Returns the new text of each document and drawing, by its path. */
export function boardPages(root: string, boards: readonly Board[]): ReadonlyMap<string, string> {
  const readme = join(root, "board-defs/README.md");
  const reliability = join(root, "docs/reliability.md");
  return new Map([
    [readme, withSection(readFileSync(readme, "utf8"), "boards", boardTable(root, boards))],
    [reliability, withSection(readFileSync(reliability, "utf8"), "accuracy", accuracyTable(boards))],
    ...drawings(join(root, "docs/pictures"), boards),
  ]);
}

/** Returns the table of all boards. Each row is the comment with which the board's definition begins. */
function boardTable(root: string, boards: readonly Board[]): string {
  const rows = boards.map(({ name, planned }) => {
    const text = readFileSync(join(root, "board-defs", `${name}.ts`), "utf8");
    return `| \`${name}\` | ${planned === true ? "*planned*: " : ""}${descriptionOf(name, text)} |`;
  });
  return ["| board | |", "|---|---|", ...rows].join("\n");
}

/** Returns the first comment of a definition on one line, up to its sources. Throws if there is none. */
export function descriptionOf(name: string, definition: string): string {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(definition)?.[1];
  const description = comment
    ?.replace(/^ \* ?/gm, "")
    .replace(/\s+/g, " ")
    .replace(/ ?\bSources\b.*$/, "")
    .trim();
  if (description === undefined || description === "") {
    throw new Error(`board-defs/${name}.ts: the first comment must say what the board is`);
  }
  return description;
}

/** Draws anew each wiring picture that the documents have: `wiring-NAME.svg`, and `wiring-NAME-es.svg` in Spanish. */
function drawings(folder: string, boards: readonly Board[]): [string, string][] {
  return readdirSync(folder).flatMap((file): [string, string][] => {
    const [, name, spanish] = /^wiring-([a-z0-9]+)(-es)?\.svg$/.exec(file) ?? [];
    const board = boards.find((one) => one.name === name);
    const words = wiringWords(spanish === undefined ? "en" : "es");
    return board === undefined ? [] : [[join(folder, file), wiringPicture(board, headerOf(board) ?? [], words)]];
  });
}
