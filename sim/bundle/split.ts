/**
 * Divides the device's script: what always stays in memory, and parts that are loaded from Storage when a function of
 * theirs is called. A call reads the same in the source wherever the function is; here it becomes one through the loader.
 */
import { type AnyNode, parse } from "acorn";
import { isWritten } from "./constants";
import { applyEdits, type Edit } from "./edits";
import type { Piece } from "./flatten";
import { inlineCall } from "./inline";
import { loaderSource, marks, partMark, partOf } from "./loader";
import { childrenOf, type FunctionNode, isFunction, outerReferences, parseEs5 } from "./syntax";

/** A part on demand: the files whose functions it holds, and single functions of other files. */
export interface Part {
  name: string;
  files: readonly string[];
  functions?: readonly string[];
  /** It lies in Storage as it runs, which takes more room there and less memory. Such parts come first. */
  plain?: boolean;
}

/** In memory at all times. */
const resident = -1;

/** A function or another statement of the top level. */
interface Item {
  /** Of a function; a statement that declares no function has none. */
  name: string | undefined;
  file: string;
  text: string;
  /** The index of its part. */
  home: number;
  uses: Set<string>;
  /** It is handed on as a value. */
  isHeld: boolean;
}

/** One script again: the loader with the parts inside it, marked, then what stays. To be made small as a whole. */
export function splitScript(
  pieces: readonly Piece[],
  parts: readonly Part[],
  residents: readonly string[] = [],
): string {
  const items = pieces.map((piece) => itemOf(piece, parts));
  for (const item of items) if (item.name !== undefined && residents.includes(item.name)) item.home = resident;
  const homes = new Map(items.flatMap((item) => (item.name === undefined ? [] : [[item.name, item] as const])));
  stayAtHome(items, homes);
  while (moveIn(items, homes)) {}
  checkParts(items, homes);
  inlineSingles(items, homes);
  const used = items.some((item) => item.home !== resident);
  const texts = parts.map((_, index) => partText(index, items, homes));
  const stay = items.filter(({ home }) => home === resident).map((item) => textOf(item, homes));
  return `${used ? loaderSource(texts, parts.filter(({ plain }) => plain).length) : ""}${stay.join("\n")}\n`;
}

function itemOf({ file, text }: Piece, parts: readonly Part[]): Item {
  const program = parse(text, { ecmaVersion: 5 });
  const [first] = program.body;
  const name = first?.type === "FunctionDeclaration" ? first.id.name : undefined;
  const uses = usedIn(text);
  const byName = parts.findIndex(({ functions = [] }) => name !== undefined && functions.includes(name));
  const home = byName >= 0 ? byName : parts.findIndex(({ files }) => files.includes(file));
  return { name, file, text, home, uses, isHeld: false };
}

/** Whoever holds a function holds its part in memory with it: such functions are in none. */
function stayAtHome(items: readonly Item[], homes: ReadonlyMap<string, Item>): void {
  for (const { text } of items) {
    for (const { node, parent } of outerReferences(parse(text, { ecmaVersion: 5 }))) {
      const item = homes.get(node.name);
      const isCalled = parent.type === "CallExpression" && parent.callee === node;
      if (item === undefined || isCalled) continue;
      item.isHeld = true;
      item.home = resident;
    }
  }
}

/** A function that only one part calls belongs there, wherever its file is. True when one has moved. */
function moveIn(items: readonly Item[], homes: ReadonlyMap<string, Item>): boolean {
  const callers = new Map<Item, Set<number>>();
  for (const user of items) {
    for (const name of user.uses) {
      const item = homes.get(name);
      if (item === undefined || item === user) continue;
      callers.set(item, (callers.get(item) ?? new Set()).add(user.home));
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

/** A part comes and goes: it can keep nothing but functions, and nobody can put another in their place. */
function checkParts(items: readonly Item[], homes: ReadonlyMap<string, Item>): void {
  for (const item of items) {
    if (item.home !== resident && item.name === undefined) {
      throw new Error(`${item.file} is loaded on demand, so it can hold functions only: ${item.text.split("\n")[0]}`);
    }
    for (const { node, parent } of outerReferences(parse(item.text, { ecmaVersion: 5 }))) {
      const home = homes.get(node.name)?.home ?? resident;
      if (home !== resident && isWritten(node, parent)) throw new Error(`${item.file} assigns to ${node.name}`);
    }
  }
}

/** A function with one caller, in the same part, goes into it. */
function inlineSingles(items: Item[], homes: Map<string, Item>): void {
  let count = 0;
  for (let done = false; !done; ) {
    done = true;
    for (const [name, item] of homes) {
      const users = items.filter(({ uses }) => uses.has(name));
      const [user] = users;
      if (users.length !== 1 || user === undefined || user === item) continue;
      if (user.name === undefined || user.home !== item.home || usesOf(user, name) !== 1) continue;
      const text = inlineCall(user.text, item.text, `$${count++}`);
      if (text === undefined) continue;
      user.text = text;
      user.uses = usedIn(text);
      items.splice(items.indexOf(item), 1);
      homes.delete(name);
      done = false;
    }
  }
}

function usesOf(item: Item, name: string): number {
  return [...outerReferences(parse(item.text, { ecmaVersion: 5 }))].filter(({ node }) => node.name === name).length;
}

function usedIn(text: string): Set<string> {
  return new Set([...outerReferences(parse(text, { ecmaVersion: 5 }))].map(({ node }) => node.name));
}

/** The text of `item`, in which functions of other parts are reached through the loader. */
function textOf(item: Item, homes: ReadonlyMap<string, Item>): string {
  const edits: Edit[] = [];
  for (const { node } of outerReferences(parse(item.text, { ecmaVersion: 5 }))) {
    const home = homes.get(node.name)?.home ?? resident;
    if (home === resident || home === item.home) continue;
    edits.push({ start: node.start, end: node.end, text: partOf(home, node.name) });
  }
  return applyEdits(item.text, 0, item.text.length, edits);
}

/** The functions of a part, marked; those that others call are members of the record it gives. */
function partText(index: number, items: readonly Item[], homes: ReadonlyMap<string, Item>): string {
  const inside = items.filter(({ home }) => home === index);
  const declared: string[] = [];
  const given: string[] = [];
  for (const item of inside) {
    const { name = "" } = item;
    const text = textOf(item, homes);
    const isEntry = items.some(({ home, uses }) => home !== index && uses.has(name));
    const isUsedInside = inside.some(({ uses }) => uses.has(name));
    if (isEntry && !isUsedInside) given.push(`${name}: ${text.replace(/^function \w+/, "function ")}`);
    else declared.push(text);
    if (isEntry && isUsedInside) given.push(`${name}: ${name}`);
  }
  return partMark(index, declared.join("\n"), `{${given.join(",\n")}}`);
}

/** The two kinds of text in a script made small. */
export interface SplitTexts {
  main: string;
  /** By the index of the part. */
  parts: string[];
}

/** Takes the marked parts out of a script that was made small. */
export function cutParts(script: string): SplitTexts {
  const parts: string[] = [];
  const edits: Edit[] = [];
  const visit = (node: AnyNode, owner: AnyNode): void => {
    if (isFunction(node)) owner = node;
    if (node.type === "CallExpression" && node.callee.type === "Identifier") {
      const [first, second] = node.arguments;
      if (node.callee.name === marks.part && first?.type === "Literal" && second?.type === "FunctionExpression") {
        parts[Number(first.value)] = expressionOf(script, second);
      } else if (node.callee.name === marks.evaluate && first !== undefined && isFunction(owner)) {
        const text = `{return eval(${script.slice(first.start, first.end)})}`;
        edits.push({ start: owner.body.start, end: owner.body.end, text });
      }
    }
    for (const child of childrenOf(node)) visit(child, owner);
  };
  const program = parseEs5(script);
  visit(program, program);
  return { main: applyEdits(script, 0, script.length, edits), parts };
}

/** The body of a function as a script whose value is what the function would return. */
function expressionOf(script: string, node: FunctionNode): string {
  const { body } = node.body;
  const last = body.at(-1);
  if (last?.type !== "ReturnStatement" || last.argument?.type !== "SequenceExpression") {
    throw new Error("a part does not end in its mark and its record");
  }
  const [, record] = last.argument.expressions;
  return `${script.slice(node.body.start + 1, last.start)};(${script.slice(record?.start, record?.end)})`;
}
