/** Generates the function of the device that knows the bounds of rapid and blitz. */
import type { Bounds, Cell } from "../../../firmware/laws/table/cell";
import { blitzBounds, type EditionName, editions, rapidBounds } from "../../../firmware/laws/table/table";
import { indented } from "./choices";

const MS_PER_MIN = 60000;

/** Returns the source of the function. It judges by T, and in editions that know only fixed times also by the bases. */
export function classFunction(): string {
  const groups = new Map<string, EditionName[]>();
  for (const { name } of editions) {
    const body = classBody(name).join("\n");
    groups.set(body, [...(groups.get(body) ?? []), name]);
  }
  const bodies = [...groups.keys()];
  const rest = bodies.pop() ?? "";
  const cases = bodies.flatMap((body) => [
    ...(groups.get(body) ?? []).map((name) => `    case Edition.Laws${name}:`),
    ...indented(body.split("\n"), 6),
  ]);
  return [
    "/**",
    " * Returns the class of a side's time. `totalMs` is T, the bases plus 60 times the value; `basesMs` is the bases",
    " * alone. An edition that knows only fixed times has no rule for a time with a value, unless the bases are standard.",
    " */",
    "export function classOfTotal(edition: Edition, totalMs: number, hasValue: boolean, basesMs: number): Class {",
    "  switch (edition) {",
    ...cases,
    "    default:",
    ...indented(rest.split("\n"), 6),
    "  }",
    "}",
  ].join("\n");
}

function classBody(name: EditionName): string[] {
  const rapid = boundsOf(rapidBounds, name);
  const blitz = boundsOf(blitzBounds, name);
  if (rapid.fromMin !== blitz.toMin || rapid.fromIncluded === blitz.toIncluded) {
    throw new Error(`Laws of ${name}: rapid must begin where blitz ends`);
  }
  const toMs = rapid.toMin * MS_PER_MIN;
  const above = rapid.toIncluded ? ">" : ">=";
  const lines = rapid.fixedTime ? [`if (hasValue) return basesMs ${above} ${toMs} ? Class.Standard : Class.None;`] : [];
  const below = blitz.toIncluded ? "<=" : "<";
  lines.push(`if (totalMs ${below} ${blitz.toMin * MS_PER_MIN}) return Class.Blitz;`);
  lines.push(`return totalMs ${above} ${toMs} ? Class.Standard : Class.Rapid;`);
  return lines;
}

function boundsOf(row: Readonly<Record<EditionName, Cell<Bounds>>>, name: EditionName): Bounds {
  return row[name].effect;
}
