/** Where each function of a device is: in memory at all times, or in a part that is loaded on demand. */
import { type ModuleDeclaration, parse, type Statement } from "acorn";
import type { Piece } from "../espruino/flatten";
import { PassError } from "../espruino/places";
import { outerReferences, type Reference } from "../espruino/syntax";

/** A part on demand: the files whose functions it holds, and single functions of other files. */
export interface Part {
  name: string;
  files: readonly string[];
  functions?: readonly string[];
}

export interface Plan {
  parts: readonly Part[];
  /** Functions that stay in memory although their files are on demand. */
  residents: readonly string[];
  /** What a handler calls at its end: no function of a part is needed any more. */
  last: readonly string[];
}

/** In memory at all times. */
export const resident = -1;

/** A function or another statement of the top level. */
export interface Item {
  /** Of a function; a statement that declares no function has none. */
  name: string | undefined;
  file: string;
  text: string;
  /** The index of its part. */
  home: number;
  /** The names of the top level that it uses. */
  uses: ReadonlySet<string>;
  /** It is handed on as a value. */
  isHeld: boolean;
}

export function referencesIn(text: string): Reference[] {
  return [...outerReferences(parse(text, { ecmaVersion: 5 }))];
}

export function changeText(item: Item, text: string): void {
  item.text = text;
  item.uses = new Set(referencesIn(text).map(({ node }) => node.name));
}

/** Functions by name. */
export function functionsOf(items: readonly Item[]): Map<string, Item> {
  return new Map(items.flatMap((item) => (item.name === undefined ? [] : [[item.name, item] as const])));
}

export function placeItems(pieces: readonly Piece[], plan: Plan): Item[] {
  const items = pieces.map((piece) => itemOf(piece, plan));
  stayAtHome(items);
  while (moveIn(items)) {}
  checkParts(items);
  return items;
}

function itemOf({ file, text }: Piece, { parts, residents }: Plan): Item {
  const [first] = parse(text, { ecmaVersion: 5 }).body;
  const name = first?.type === "FunctionDeclaration" ? first.id.name : undefined;
  const item: Item = { name, file, text, home: resident, uses: new Set(), isHeld: false };
  changeText(item, text);
  if ((name !== undefined && residents.includes(name)) || isText(first)) return item;
  const byName = parts.findIndex(({ functions = [] }) => name !== undefined && functions.includes(name));
  item.home = byName >= 0 ? byName : parts.findIndex(({ files }) => files.includes(file));
  return item;
}

/** A text under a name, used at several places: it stays in memory. */
function isText(statement: Statement | ModuleDeclaration | undefined): boolean {
  if (statement?.type !== "VariableDeclaration") return false;
  return statement.declarations.every(({ init }) => init?.type === "Literal");
}

/** Whoever holds a function, or puts another in its place, would need its part in memory for good: such functions are in none. */
function stayAtHome(items: readonly Item[]): void {
  const functions = functionsOf(items);
  for (const { node, parent } of items.flatMap(({ text }) => referencesIn(text))) {
    const item = functions.get(node.name);
    const isCalled = parent.type === "CallExpression" && parent.callee === node;
    if (item === undefined || isCalled) continue;
    item.isHeld = true;
    item.home = resident;
  }
}

/** A function that only one part calls belongs there, wherever its file is. True when one has moved. */
function moveIn(items: readonly Item[]): boolean {
  const functions = functionsOf(items);
  const callers = new Map<Item, Set<number>>();
  for (const user of items) {
    for (const name of user.uses) {
      const item = functions.get(name);
      if (item !== undefined && item !== user) callers.set(item, (callers.get(item) ?? new Set()).add(user.home));
    }
  }
  let moved = false;
  for (const [item, from] of callers) {
    const [only = resident] = from;
    if (item.isHeld || item.home !== resident || from.size !== 1 || only === resident) continue;
    item.home = only;
    moved = true;
  }
  return moved;
}

/** A part comes and goes: it can keep nothing but functions. */
function checkParts(items: readonly Item[]): void {
  for (const { home, name, file, text } of items) {
    if (home !== resident && name === undefined) {
      throw new PassError(`${file} is loaded on demand, so it can hold functions only`, text, 0);
    }
  }
}
