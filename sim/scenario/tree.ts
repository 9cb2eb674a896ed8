/** The values of a YAML document and the nodes they come from; aliases are followed, within bounds. */
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Scalar } from "yaml";
import type { RunWords } from "../words/run-en";
import { BadScenario, quoteValue } from "./problem";

export type Path = readonly PropertyKey[];

/** Levels of maps and lists that a scenario may have. */
export const depthMax = 64;
/** Values that aliases stand for: more is an attack or a mistake. */
const aliasedMax = 20_000;

/** Times and names keep the text they were written with: no float sees them. */
const textKeys = ["name", "control", "at", "stamp", "every", "charge", "adjourn", "restore", "hold", "shot"];

export interface Tree {
  /** Maps, lists, strings, numbers, booleans and null. */
  value: unknown;
  /** The node at a path, or the nearest one around it, and where its key stands. */
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
  /** Values read behind aliases. */
  aliased: number;
}

/** Where a value stands inside the document. */
interface Place {
  key: string;
  /** Inside `expect`, where `at` is a number of ms. */
  expected: boolean;
  /** Inside a display, where everything is text. */
  seen: boolean;
  aliased: boolean;
  depth: number;
}

/** Reads all values; a `BadScenario` where they cannot be. */
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

/** An alias stands for the last node with its name before it. */
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
    const seen = place.seen || (place.expected && key === "screen");
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

/** False for a value that is not there: `pause:`. */
function isWritten(node: Node | null): boolean {
  return node?.range != null && node.range[1] > node.range[0];
}
