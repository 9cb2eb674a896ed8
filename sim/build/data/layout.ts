/** Writes the layout of one display as device code, precomputed with firmware/app/display/layout.ts. */

import { boxOf, gridOf, rowsOf } from "../../../firmware/app/display/layout";
import { Region } from "../../../firmware/app/model/choices";
import type { Facts } from "../../../firmware/app/model/facts";

type Size = Pick<Facts, "widthPx" | "heightPx">;

/**
 * Returns ES5 code that replaces the module `firmware/app/display/layout` on a display of this size. All sizes in it
 * are constants.
 */
export function layoutModule(size: Size, isPacked = true): string {
  const facts = size as Facts;
  const rows = rowsOf(facts);
  return `export function boxOf(region) {
  switch (region) {
${faceCases(facts, isPacked)}
  }
${isPacked ? mirrorText(facts) : ""}${rowsText(facts)}}
export function gridOf(length) {
  switch (length) {
    case 7: return ${JSON.stringify(gridOf(facts, 7))};
    case 8: return ${JSON.stringify(gridOf(facts, 8))};
  }
  return ${JSON.stringify(gridOf(facts, 9))};
}
export function rowsOf() {
  return ${rows};
}
`;
}

/**
 * Returns the cases for all regions except two kinds: the bar, which has no box of its own, and regions that mirror the
 * left side.
 */
function faceCases(facts: Facts, isPacked: boolean): string {
  const boxes = Array.from({ length: Region.Title }, (_, region) => boxOf(facts, region));
  const cases = boxes.map((box, region) => `    case ${region}: return ${JSON.stringify(box)};`);
  return cases.filter((_, region) => region !== Region.Bar && !(isPacked && isMirrored(facts, region))).join("\n");
}

/** Returns the code that computes a right-side box by mirroring the left one. */
function mirrorText(facts: Facts): string {
  if (!Array.from({ length: Region.Bar }, (_, region) => isMirrored(facts, region)).includes(true)) return "";
  return `  if (region < ${Region.Bar}) {
    var box = boxOf(region - 1);
    box[0] = ${facts.widthPx} - box[0] - box[2];
    box[4] = 0 - box[4];
    return box;
  }
`;
}

function isMirrored(facts: Facts, region: Region): boolean {
  if (region >= Region.Bar || region % 2 === 0) return false;
  const [x = 0, y, width = 0, height, align = 0, size, top] = boxOf(facts, region - 1);
  return `${[facts.widthPx - x - width, y, width, height, 0 - align, size, top]}` === `${boxOf(facts, region)}`;
}

function rowsText(facts: Facts): string {
  const [, pitch = 0, width, height, align, size, top = 0] = boxOf(facts, Region.Row1);
  const rows = rowsOf(facts);
  const all = boxOf(facts, Region.Row6);
  const isWhole = all[3] === height;
  const hidden = `  if (region > ${Region.Title + rows} && region < ${Region.Hint}) return ${JSON.stringify(all)};\n`;
  const row = isWhole
    ? `region - ${Region.Title}`
    : `region === ${Region.Hint} ? ${rows + 1} : region - ${Region.Title}`;
  const above = top - pitch;
  const hint = boxOf(facts, Region.Hint);
  const ownHint = hint[5] === size ? "" : `  if (region === ${Region.Hint}) return ${JSON.stringify(hint)};\n`;
  return `${ownHint}${isWhole ? "" : hidden}  var y = (${row}) * ${pitch};
  return [0, y, ${width}, ${height}, ${align}, ${size}, ${above === 0 ? "y" : `y + ${above}`}];
`;
}
