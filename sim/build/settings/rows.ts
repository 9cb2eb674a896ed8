/** Reads the table of the settings for the generators. */
import { type LinkCommand, menuRows, type SettingRow, settingRows } from "../../../firmware/tables/settings";

export const rows: readonly SettingRow[] = settingRows;
export const inMenu: readonly SettingRow[] = menuRows;

/** The first line of every file that the table generates. */
export const settingsMark =
  "/** GENERATED from firmware/tables/settings.ts by `npm run settings`. Change the table, never this file. */";

/** Returns the settings that the log keeps, in the order of their places. Throws if a place is missing. */
export function keptRows(): SettingRow[] {
  return inOrder(
    rows.filter(({ kept }) => kept !== undefined),
    ({ kept }) => kept,
    "places in the log",
  );
}

/** Returns the settings of a command of the link, in the order of their numbers. Throws if a number is missing. */
export function linkRows(command: LinkCommand): SettingRow[] {
  return inOrder(
    rows.filter(({ link }) => link?.command === command),
    ({ link }) => link?.number,
    `numbers of the command ${command}`,
  );
}

function inOrder(
  found: readonly SettingRow[],
  numberOf: (row: SettingRow) => number | undefined,
  what: string,
): SettingRow[] {
  const sorted = [...found].sort((a, b) => (numberOf(a) ?? 0) - (numberOf(b) ?? 0));
  for (const [place, row] of sorted.entries()) {
    if (numberOf(row) !== place) throw new Error(`${row.id}: the ${what} must be 0, 1, 2 and so on, each once`);
  }
  return sorted;
}

/** Returns the condition under which a board has a setting; undefined if every board has it. */
export function conditionOf({ feature, part }: SettingRow): string | undefined {
  const name = feature ?? part;
  return name === undefined ? undefined : `app.facts.features.${name}`;
}

/** Returns the code of a setting in the generated enum. */
export function codeOf({ id }: SettingRow): string {
  return `Setting.${id}`;
}
