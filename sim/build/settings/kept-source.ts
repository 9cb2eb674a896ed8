/** Generates where the log keeps each setting, and how the link numbers them. */
import { codeOf, conditionOf, keptRows, linkRows, rows, settingsMark } from "./rows";

/** Returns the text of firmware/app/settings/kept.ts. */
export function keptSource(): string {
  return `${settingsMark}
import type { App } from "../model/app";
import { Setting } from "./setting";

/** How many settings the commands \`speech\` and \`touch\` of the link have. They follow one another from the first. */
export const SPEECH_SETTINGS = ${countOf("speech")};
export const TOUCH_SETTINGS = ${countOf("touch")};

${orderSource()}

${builtSource()}

${linkSource()}
`;
}

/** Returns how many settings a command has. They must follow one another in the enum too. */
function countOf(command: "speech" | "touch"): number {
  const numbered = linkRows(command);
  const first = numbered[0] === undefined ? -1 : rows.indexOf(numbered[0]);
  for (const [place, row] of numbered.entries()) {
    if (rows[first + place] !== row) throw new Error(`${row.id}: its place in the menu must be that on the link`);
  }
  return numbered.length;
}

function orderSource(): string {
  const kept = keptRows();
  const common = kept.filter(({ part }) => part === undefined);
  const rest = kept.slice(common.length).map((row) => `  if (${conditionOf(row)}) order.push(${codeOf(row)});`);
  return `/** Returns the settings in the order in which the log keeps them. A board without a part keeps none of it. */
export function keptOrder(app: App): Setting[] {
  const order: Setting[] = [${common.map(codeOf).join(", ")}];
${rest.join("\n")}
  return order;
}`;
}

function builtSource(): string {
  const lacking = keptRows()
    .filter(({ feature }) => feature !== undefined)
    .map((row) => `  if (!${conditionOf(row)} && setting === ${codeOf(row)}) return false;`);
  return `/** Returns true if the firmware was built with a setting. */
export function isBuilt(app: App, setting: Setting): boolean {
${lacking.join("\n")}
  return true;
}`;
}

function linkSource(): string {
  const numbered = linkRows("setting");
  const last = numbered.length - 1;
  const optional = numbered.map((row, number) => ({ row, number })).filter(({ row }) => row.feature !== undefined);
  const trailing = optional.filter(({ number }) =>
    numbered.slice(number).every(({ feature }) => feature !== undefined),
  );
  const counts = trailing.reverse().map(({ row, number }) => `  if (${conditionOf(row)}) return ${number};`);
  const always = last - trailing.length;
  const lacking = trailing
    .filter(({ number }) => number < last)
    .map(({ row, number }) => `  if (!${conditionOf(row)} && number === ${number}) return undefined;`);
  return `/** Returns the greatest number of the command \`setting\`. A setting that was left out does not exist. */
export function lastNumber(app: App): number {
${counts.join("\n")}
  return ${always};
}

/** Returns the setting with a number of the command \`setting\`; undefined if there is none. */
export function settingOf(app: App, number: number): Setting | undefined {
  if (number < 0 || number > lastNumber(app)) return undefined;
${lacking.join("\n")}
  return [${numbered.map(codeOf).join(", ")}][number];
}`;
}
