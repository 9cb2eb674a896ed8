/** Generates what the device knows of its features: their record, and how a virtual board reads them. */
import { type FeatureRow, featureRows } from "../../../firmware/tables/features";

const mark =
  "/** GENERATED from firmware/tables/features.ts by `npm run features`. Change the table, never this file. */";

export function featuresSource(): string {
  const fields = featureRows.map(({ id, about }) => `  /** ${about} */\n  readonly ${id}: boolean;\n`);
  return `${mark}

/** Optional features. A board without room for one leaves it out, with \`without\` in its definition. */
export interface Features {
${fields.join("")}}
`;
}

/** Returns the condition under which a text names a feature: with a plus a part, with a minus what is left out. */
function namedIn({ id, part, needs, either }: FeatureRow): string {
  const has = (name: string): string => `text.indexOf("+${name}") >= 0`;
  const lacks = (name: string): string => `text.indexOf("-${name}") < 0`;
  if (either !== undefined) return either.map(has).join(" || ");
  const own = part ? has(id) : lacks(id);
  return needs === undefined ? own : `${own} && ${lacks(needs)}`;
}

export function benchSource(): string {
  return `${mark}
import type { Features } from "./app/model/features";

/** Returns the features in a text: with a minus each one that is left out, with a plus each that a part gives. */
export function featuresIn(text: string): Features {
  return {
${featureRows.map((row) => `    ${row.id}: ${namedIn(row)},\n`).join("")}  };
}
`;
}
