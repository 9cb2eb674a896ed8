/**
 * Divides the device's script into what always stays in memory and the parts that are loaded when one of their
 * functions is called. The source calls all functions alike; this file turns calls into other parts into calls of the
 * loader.
 */
import type { AnyNode } from "acorn";
import { applyEdits, type Edit } from "../espruino/edits";
import type { Piece } from "../espruino/flatten";
import { inlinedNames, shorterNames } from "../espruino/hot-names";
import { inlineCall } from "../espruino/inline";
import { childrenOf, type FunctionNode, isFunction, parseEs5 } from "../espruino/syntax";
import { loaderSource, marks, partMark, partOf, type Shelf } from "./loader";
import {
  changeText,
  copyIntoParts,
  functionsOf,
  type Item,
  type Plan,
  placeItems,
  referencesIn,
  resident,
} from "./placement";

/**
 * Returns one script, to be minified as a whole: the loader with the marked parts inside it, then what stays in memory.
 * At run time the loader finds the beginnings of the parts at `shelf.placesAt` in the library.
 */
export function splitScript(pieces: readonly Piece[], plan: Plan, shelf: Shelf): string {
  const items = placeItems(pieces, plan);
  inlineSingles(items);
  inlineAll(items, shelf.isPacked ? shorterNames : [...shorterNames, ...inlinedNames]);
  if (!shelf.isPacked) copyIntoParts(items);
  const functions = functionsOf(items);
  const below = calledFromParts(items, functions);
  const last = new Set(plan.last);
  const texts = plan.parts.map((_, index) => partText(index, items, functions));
  const stay = items.filter(({ home }) => home === resident);
  const main = stay.map((item) => textOf(item, functions, (name) => !below.has(item) || last.has(name)));
  const loader = items.length > stay.length ? loaderSource(texts, shelf) : "";
  return `${loader}${main.join("\n")}\n`;
}

/** Returns the plan without its empty parts. Features that a board lacks leave some parts empty. */
export function filledParts(pieces: readonly Piece[], plan: Plan): Plan {
  const homes = new Set(placeItems(pieces, plan).map(({ home }) => home));
  return { ...plan, parts: plan.parts.filter((_, index) => homes.has(index)) };
}

/** Inlines each function that has one caller, if both are in the same part. */
function inlineSingles(items: Item[]): void {
  let count = 0;
  for (let done = false; !done; ) {
    done = true;
    for (const [name, item] of functionsOf(items)) {
      const users = items.filter(({ uses }) => uses.has(name));
      const [user] = users;
      if (users.length !== 1 || user === undefined || user === item || user.name === undefined) continue;
      if (user.home !== item.home || referencesIn(user.text).filter(({ node }) => node.name === name).length !== 1)
        continue;
      const text = inlineCall(user.text, item.text, `$${count++}`);
      if (text === undefined) continue;
      changeText(user, text);
      items.splice(items.indexOf(item), 1);
      done = false;
    }
  }
}

/** Writes the functions of these names in place of all their calls. A call takes 8,000 instructions. */
function inlineAll(items: readonly Item[], names: readonly string[]): void {
  const functions = functionsOf(items);
  let count = 0;
  for (const name of names) {
    const item = functions.get(name);
    if (item === undefined || item.home !== resident) continue;
    for (const user of items) {
      while (user !== item && user.name !== undefined && user.uses.has(name)) {
        const text = inlineCall(user.text, item.text, `$h${count++}`);
        if (text === undefined) break;
        changeText(user, text);
      }
    }
  }
}

/** Returns the resident functions that may be called while a function of a part runs. */
function calledFromParts(items: readonly Item[], functions: ReadonlyMap<string, Item>): ReadonlySet<Item> {
  const found = new Set<Item>();
  const visit = ({ uses }: Item): void => {
    for (const name of uses) {
      const item = functions.get(name);
      if (item === undefined || item.home !== resident || found.has(item)) continue;
      found.add(item);
      visit(item);
    }
  };
  for (const item of items) if (item.home !== resident) visit(item);
  return found;
}

/**
 * Returns the text of `item` with calls of the loader for functions of other parts. `isTop` returns true if no function
 * of a part is running when `item` calls the named function.
 */
function textOf(item: Item, functions: ReadonlyMap<string, Item>, isTop: (name: string) => boolean): string {
  const edits: Edit[] = [];
  for (const { node } of referencesIn(item.text)) {
    const home = functions.get(node.name)?.home ?? resident;
    if (home === resident || home === item.home) continue;
    edits.push({ start: node.start, end: node.end, text: partOf(home, node.name, isTop(node.name)) });
  }
  return applyEdits(item.text, 0, item.text.length, edits);
}

/** Returns the marked functions of a part. The record at its end has those that other parts call. */
function partText(index: number, items: readonly Item[], functions: ReadonlyMap<string, Item>): string {
  const inside = items.filter(({ home }) => home === index);
  const declared: string[] = [];
  const given: string[] = [];
  for (const item of inside) {
    const { name = "" } = item;
    const text = textOf(item, functions, () => false);
    const isEntry = items.some(({ home, uses }) => home !== index && uses.has(name));
    const isUsedInside = inside.some(({ uses }) => uses.has(name));
    if (isEntry && !isUsedInside) given.push(`${name}: ${text.replace(/^function \w+/, "function ")}`);
    else declared.push(text);
    if (isEntry && isUsedInside) given.push(`${name}: ${name}`);
  }
  return partMark(index, declared.join("\n"), `{${given.join(",\n")}}`);
}

/** The texts of a minified script that was divided. */
export interface SplitTexts {
  main: string;
  /** Each part's text, at the index of the part. */
  parts: string[];
}

/** Cuts the marked parts out of a minified script. */
export function cutParts(script: string): SplitTexts {
  const parts: string[] = [];
  const edits: Edit[] = [];
  const visit = (node: AnyNode, around: AnyNode): void => {
    const owner = isFunction(node) ? node : around;
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

/** Returns a function's body as a script. Its last expression is what the function would return. */
function expressionOf(script: string, node: FunctionNode): string {
  const { body } = node.body;
  const last = body.at(-1);
  if (last?.type !== "ReturnStatement" || last.argument?.type !== "SequenceExpression") {
    throw new Error("a part does not end in its mark and its record");
  }
  const [, record] = last.argument.expressions;
  return `${script.slice(node.body.start + 1, last.start)};(${script.slice(record?.start, record?.end)})`;
}
