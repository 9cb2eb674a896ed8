/**
 * A short function stands at each of its calls, where that takes about as many bytes: in memory a function is four
 * variables and one for each parameter.
 */
import { tokenizer } from "acorn";
import { changeText, functionsOf, type Item, referencesIn, resident } from "../parts/placement";
import { inlineShortCall } from "./inline";

/** So many bytes more are taken for a function less that would stay in memory. */
const bytesForVariables = 12;

export function inlineShort(items: Item[]): void {
  for (const [name, item] of functionsOf(items)) {
    const users = items.filter((user) => user !== item && user.uses.has(name));
    if (item.isHeld || users.length === 0 || item.uses.has(name)) continue;
    if (item.home !== resident && users.some(({ home }) => home !== item.home)) continue;
    const texts = users.map((user) => withoutCalls(user, name, item.text));
    let more = -weightOf(item.text);
    for (const [index, user] of users.entries()) more += weightOf(texts[index] ?? "") - weightOf(user.text);
    if (texts.includes(undefined) || more > (item.home === resident ? bytesForVariables : 0)) continue;
    for (const [index, user] of users.entries()) changeText(user, texts[index] ?? "");
    items.splice(items.indexOf(item), 1);
  }
}

/** `user` with `text` in place of every call of `name`; undefined where one of them has to stay. */
function withoutCalls(user: Item, name: string, text: string): string | undefined {
  if (user.name === undefined) return undefined;
  let changed: string | undefined = user.text;
  while (changed !== undefined && referencesIn(changed).some(({ node }) => node.name === name)) {
    changed = inlineShortCall(changed, text);
  }
  return changed;
}

/** About the bytes that a text takes in Storage: a name is of two letters then. */
function weightOf(text: string): number {
  let weight = 0;
  for (const { type, start, end } of tokenizer(text, { ecmaVersion: 5 })) {
    if (type.label === "string") weight += end - start;
    else weight += type.label === "name" ? 2 : type.label === "num" ? Math.min(end - start, 3) : 1;
  }
  return weight;
}
