/** Writes the tables of the settings into the documents: what each number of the link means. */

import { editionNames } from "../../../firmware/laws/table/years";
import type { LinkCommand } from "../../../firmware/tables/settings";
import { type DisplayCode, displayCodes, languageName, SPEECH_LANGUAGES } from "../../words/clock-languages";
import { withRows } from "../document";
import { linkRows } from "./rows";

const tables: Readonly<Record<LinkCommand, { path: string; head: string }>> = {
  setting: { path: "docs/link.md", head: "| setting | values |" },
  speech: { path: "docs/speech.md", head: "| `speech` number | setting and values |" },
  touch: { path: "docs/speech.md", head: "| `touch` number | setting and values |" },
};

export const documents = [...new Set(Object.values(tables).map(({ path }) => path))];

/** Returns the text of a document with its tables as the table of the settings gives them. */
export function withTables(path: string, text: string): string {
  let changed = text;
  for (const command of Object.keys(tables) as LinkCommand[]) {
    const { path: own, head } = tables[command];
    const rows = linkRows(command).map(({ says = "" }, number) => [number, filled(says)]);
    if (own === path) changed = withRows(changed, head, rows);
  }
  return changed;
}

/** Fills in the lists that have a table of their own. */
function filled(says: string): string {
  return says
    .replace("EDITIONS", `0 to ${editionNames.length - 1} for ${editionNames.join(", ")}`)
    .replace("LANGUAGES", displayCodes.map(numbered).join(", "))
    .replace("TONGUES", SPEECH_LANGUAGES.map(numbered).join(", "));
}

function numbered(code: DisplayCode, number: number): string {
  return `${number} ${languageName(code, "en")}`;
}
