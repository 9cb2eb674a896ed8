/** Reads the values of a YAML document and their nodes. Follows aliases, within limits. */
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Scalar } from "yaml";
import type { RunWords } from "../words/run";
import { BadScenario, quoteValue } from "./problem";

export type Path = readonly PropertyKey[];

/** The largest depth of maps and lists in a scenario. */
export const depthMax = 64;
/** The largest number of values behind aliases. More is an attack or a mistake. */
const aliasedMax = 20_000;

/** The keys whose values keep their original text, so that no float is used for times and names. */
const textKeys = ["name", "control", "at", "stamp", "every", "charge", "adjourn", "restore", "hold", "shot"];

interface Tree {
  /** Maps, lists, strings, numbers, booleans and null. */
  value: unknown;
  /** Returns the node at a path, or the nearest one around it, and the place of its key. */
  find(path: Path): Found;
}

export interface Found {
  node: Node | null;
  keyOffset: number;
}

interface Reading {
  words: RunWords;
  anchors: Map<string, Node>;
  targets: Map<Node, Node>;
  /** The number of values read through aliases. */
  aliased: number;
}

/** The position of a value inside the document. */
interface Place {
  key: string;
  /** True inside `expect`, where `at` is a number of ms. */
  expected: boolean;
  /** True inside a display, where every value is text. */
  seen: boolean;
  aliased: boolean;
  depth: number;
}

/** Reads all values. Throws a `BadScenario` if they cannot be read. */
export function readTree(document: Document.Parsed, words: RunWords): Tree {
  const reading: Reading = { words, anchors: new Map(), targets: new Map(), aliased: 0 };
  const root = document.contents;
  const value = plain(reading, root, { key: "", expected: false, seen: false, aliased: false, depth: 0 });
  return { value, find: (path) => find(reading.targets, root, path) };
}

export function offsetOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}

function plain(reading: Reading, node: Node | null, place: Place): unknown {
  checkBounds(reading, node, place);
  if (isAlias(node)) {
    const target = resolve(reading, node, node.source);
    return plain(reading, target, { ...place, aliased: true, depth: place.depth + 1 });
  }
  if (isMap(node) || isSeq(node) || isScalar(node)) {
    if (node.anchor !== undefined) reading.anchors.set(node.anchor, node);
  }
  if (isMap(node)) return plainMap(reading, node.items, place);
  if (isSeq(node)) {
    return node.items.map((item) => plain(reading, item as Node, { ...place, depth: place.depth + 1 }));
  }
  return isScalar(node) ? plainScalar(node, place) : null;
}

function checkBounds(reading: Reading, node: Node | null, place: Place): void {
  const { words } = reading;
  if (place.depth > depthMax) throw new BadScenario(offsetOf(node), words.tooDeep(depthMax), words.right.shallow);
  if (!place.aliased) return;
  reading.aliased++;
  if (reading.aliased > aliasedMax) throw new BadScenario(offsetOf(node), words.tooManyAliases, words.right.repeat);
}

/** Returns the node of an alias: the last node before it with its name. */
function resolve(reading: Reading, alias: Node, name: string): Node {
  const target = reading.anchors.get(name);
  if (target === undefined) {
    const { words } = reading;
    throw new BadScenario(offsetOf(alias), words.noAnchor(quoteValue(name)), words.right.quoteStar);
  }
  reading.targets.set(alias, target);
  return target;
}

function plainMap(reading: Reading, pairs: readonly { key: unknown; value: unknown }[], place: Place): unknown {
  const map: Record<string, unknown> = Object.create(null);
  for (const pair of pairs) {
    const key = keyOf(pair.key);
    if (key === undefined) {
      throw new BadScenario(offsetOf(pair.key as Node), reading.words.keyForm, reading.words.right.keyForm);
    }
    if (key in map) {
      throw new BadScenario(offsetOf(pair.key as Node), reading.words.yaml.DUPLICATE_KEY, reading.words.right.keyOnce);
    }
    const expected = place.expected || key === "expect";
    const seen = place.seen || (place.expected && (key === "screen" || key === "say"));
    map[key] = plain(reading, pair.value as Node | null, { ...place, key, expected, seen, depth: place.depth + 1 });
  }
  return map;
}

function plainScalar(node: Scalar, place: Place): unknown {
  const numeric = typeof node.value === "number" && node.source !== undefined;
  const asText = place.expected ? place.key === "control" || place.seen : textKeys.includes(place.key);
  return numeric && asText ? node.source : node.value;
}

function keyOf(key: unknown): string | undefined {
  return isScalar(key) && typeof key.value === "string" ? key.value : undefined;
}

function find(targets: Map<Node, Node>, root: Node | null, path: Path): Found {
  let found: Found = { node: root, keyOffset: offsetOf(root) };
  for (const name of path) {
    const holder = found.node === null ? null : (targets.get(found.node) ?? found.node);
    const inner = step(holder, name);
    if (inner === undefined) return found;
    found = inner;
  }
  return found;
}

function step(holder: Node | null, name: PropertyKey): Found | undefined {
  if (isSeq(holder)) {
    const item = holder.items[Number(name)] as Node | undefined;
    return item === undefined ? undefined : { node: item, keyOffset: offsetOf(item) };
  }
  if (!isMap(holder)) return undefined;
  const pair = holder.items.find((item) => keyOf(item.key) === name);
  if (pair === undefined) return undefined;
  const key = pair.key as Node;
  const value = pair.value as Node | null;
  return { node: isWritten(value) ? value : key, keyOffset: offsetOf(key) };
}

/** Returns false for a value that is missing: `pause:`. */
function isWritten(node: Node | null): boolean {
  return node?.range != null && node.range[1] > node.range[0];
}
