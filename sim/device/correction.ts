/** Writes a scenario's correction as a line of the link, and reads it back. docs/link.md lists the fields. */
import type { CorrectedSide, Correction } from "../scenario/schema";

const sides = ["white", "black"] as const;
const sideFields = ["presses", "period", "overtime", "delay", "remaining", "flag"] as const;

export function correctionLine({ turn, firstFlag, nextPeriod, forgottenPress, ...corrected }: Correction): string {
  const fields = [
    ...(turn === undefined ? [] : [`turn=${turn}`]),
    ...(firstFlag === undefined ? [] : [`first=${firstFlag ?? "none"}`]),
    ...(nextPeriod === undefined ? [] : [`next=${nextPeriod}`]),
    ...(forgottenPress === undefined ? [] : ["press"]),
    ...sides.flatMap((side) => sideTexts(side, corrected[side] ?? {})),
  ];
  return ["correct", ...fields].join(" ");
}

function sideTexts(side: "white" | "black", corrected: CorrectedSide): string[] {
  return sideFields.flatMap((field) => {
    const value = corrected[field];
    return value === undefined ? [] : [`${side}.${field}=${value}`];
  });
}

/**
 * Returns the fields of a line that corrects the sides, for a scenario: `{white: {remaining: 61000}}`. Returns
 * undefined for any other line.
 */
export function correctionOf(line: string): string | undefined {
  const [verb, ...fields] = line.split(" ");
  const named = fields.map((field) => /^(white|black)\.(\w+)=(\w+)$/.exec(field));
  if (verb !== "correct" || named.length === 0 || named.includes(null)) return undefined;
  const texts = sides.flatMap((side) => {
    const own = named.filter((field) => field?.[1] === side).map((field) => `${field?.[2]}: ${field?.[3]}`);
    return own.length === 0 ? [] : [`${side}: {${own.join(", ")}}`];
  });
  return `{${texts.join(", ")}}`;
}
