/** Reads the table of the methods for the generators. */
import { type MethodFact, type MethodRow, methodRows } from "../../../firmware/tables/methods";

/** The first line of every file that the table generates. */
export const methodsMark =
  "/** GENERATED from firmware/tables/methods.ts by `npm run methods`. Change the table, never this file. */";

/** The letters with which the notation goes on after a period, or begins one. No mark begins with one of them. */
const taken = "0123456789/:;-WB";
/** A form shows one digit of a choice, so it has at most ten words. */
const methodsMost = 10;

export const rows: readonly MethodRow[] = checked(methodRows);

/** Returns the rows if the clock can tell the methods apart. Otherwise throws an error that names the row. */
export function checked(given: readonly MethodRow[]): readonly MethodRow[] {
  const letters = new Set<string>(taken);
  for (const { id, mark } of given.slice(1)) {
    const letter = mark.charAt(0);
    if (letter === "" || letters.has(letter))
      throw new Error(`${id}: the mark "${mark}" does not begin with a letter of its own`);
    letters.add(letter);
  }
  const extra = given[methodsMost];
  if (extra !== undefined) throw new Error(`${extra.id}: a form can show ${methodsMost} methods, and this is one more`);
  for (const row of given) {
    if ((row.after === "base") !== row.facts.includes("isTimed"))
      throw new Error(`${row.id}: a timed method, and no other, comes after its base`);
    if (row.mark.length > 1 && row.extra !== "Mark")
      throw new Error(`${row.id}: beside the time there is room for one letter of the mark`);
  }
  return given;
}

/** Returns the code of a method. */
export function codeOf({ id }: MethodRow): string {
  return `Method.${id}`;
}

export function hasFact({ facts }: MethodRow, fact: MethodFact): boolean {
  return facts.includes(fact);
}

/** Returns the condition that `method` is one of those for which `holds` is true, in few comparisons. */
export function conditionOf(holds: (row: MethodRow) => boolean): string {
  const others = rows.filter((row) => !holds(row));
  if (others.length === 1 || others.length === 2) return others.map((row) => `method !== ${codeOf(row)}`).join(" && ");
  const parts: string[] = [];
  for (let first = 0; first < rows.length; first++) {
    if (!holdsAt(first, holds)) continue;
    let last = first;
    while (holdsAt(last + 1, holds)) last++;
    parts.push(rangeOf(first, last));
    first = last;
  }
  const [only] = parts;
  if (only === undefined) return "false";
  return parts.length === 1 ? only.replace(/^\(|\)$/g, "") : parts.join(" || ");
}

function holdsAt(place: number, holds: (row: MethodRow) => boolean): boolean {
  const row = rows[place];
  return row !== undefined && holds(row);
}

function rangeOf(first: number, last: number): string {
  const [from, to] = [rows[first], rows[last]];
  if (from === undefined || to === undefined) return "false";
  if (first === last) return `method === ${codeOf(from)}`;
  if (first === 0) return `method <= ${codeOf(to)}`;
  if (last === first + 1) return `method === ${codeOf(from)} || method === ${codeOf(to)}`;
  const range = `method >= ${codeOf(from)} && method <= ${codeOf(to)}`;
  return `(${range})`;
}
