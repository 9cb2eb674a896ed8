/** Decides where each function of a device is: always in memory, or in a part that is loaded on demand. */
import { type ModuleDeclaration, parse, type Statement } from "acorn";
import { applyEdits } from "../espruino/edits";
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
  /** Functions that a handler calls at its end, when it needs no other part any more. */
  last: readonly string[];
}

/** The `home` of an item that is always in memory. */
export const resident = -1;

/** A top-level statement: a function, or anything else. */
export interface Item {
  /** The name of the function; undefined for any other statement. */
  name: string | undefined;
  file: string;
  text: string;
  /** The index of its part, or `resident`. */
  home: number;
  /** The top-level names that it uses. */
  uses: ReadonlySet<string>;
  /** True if the function is passed on as a value. */
  isHeld: boolean;
}

export function referencesIn(text: string): Reference[] {
  return [...outerReferences(parse(text, { ecmaVersion: 5 }))];
}

export function changeText(item: Item, text: string): void {
  item.text = text;
  item.uses = new Set(referencesIn(text).map(({ node }) => node.name));
}

/** Returns the functions among the items, by name. */
export function functionsOf(items: readonly Item[]): Map<string, Item> {
  return new Map(items.flatMap((item) => (item.name === undefined ? [] : [[item.name, item] as const])));
}

/** Returns the statements as items with their places. Throws a `PassError` if a part holds anything but functions. */
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

/** Returns true for a declaration of texts or numbers. Several functions use them, so they stay in memory. */
function isText(statement: Statement | ModuleDeclaration | undefined): boolean {
  if (statement?.type !== "VariableDeclaration") return false;
  return statement.declarations.every(({ init }) => init?.type === "Literal");
}

/** Keeps functions in memory that are passed on or replaced: whoever holds one would keep its whole part in memory. */
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

/** Moves each function that only one part calls into that part. Returns true if one has moved. */
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

/**
 * Gives each part a copy of the functions that only parts call. A function that is always in memory takes five
 * variables and one more for each parameter; a copy takes Storage.
 */
export function copyIntoParts(items: Item[]): void {
  for (;;) {
    const item = items.find(({ name, home, isHeld }) => home === resident && !isHeld && isForParts(items, name));
    if (item?.name === undefined) return;
    const users = usersOf(items, item.name);
    items.splice(items.indexOf(item), 1);
    for (const home of new Set(users.map((user) => user.home))) {
      const copy = { ...item, name: `${item.name}$${home}`, home };
      items.push(copy);
      for (const user of [copy, ...users]) {
        if (user.home === home) changeText(user, renamed(user.text, item.name, copy.name));
      }
    }
  }
}

function usersOf(items: readonly Item[], name: string): Item[] {
  return items.filter((item) => item.name !== name && item.uses.has(name));
}

function isForParts(items: readonly Item[], name: string | undefined): boolean {
  const users = name === undefined ? [] : usersOf(items, name);
  return users.length > 0 && users.every(({ home }) => home !== resident);
}

function renamed(text: string, from: string, to: string): string {
  const program = parse(text, { ecmaVersion: 5 });
  const [first] = program.body;
  const ids = [...outerReferences(program)].map(({ node }) => node);
  if (first?.type === "FunctionDeclaration") ids.push(first.id);
  const edits = ids.filter(({ name }) => name === from).map(({ start, end }) => ({ start, end, text: to }));
  return applyEdits(text, 0, text.length, edits);
}

/** Throws a `PassError` if a part holds anything but functions, because variables would vanish with the part. */
function checkParts(items: readonly Item[]): void {
  for (const { home, name, file, text } of items) {
    if (home !== resident && name === undefined) {
      throw new PassError(`${file} is loaded on demand, so it can hold functions only`, text, 0);
    }
  }
}
