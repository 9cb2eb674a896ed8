import type { Contacts, Switch } from "../hal";

type Handler = (this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number) => void;

/** Contacts that a script closes and opens. */
export interface Wires {
  /** True for each closed contact, in the order of `Switch`. */
  closed: boolean[];
  edge: Handler;
  overflowed: boolean;
}

/** The wires of the board in use. */
let wires = createWires();

export function createWires(): Wires {
  return { closed: [false, false, false, false, false, false, false, false], edge: ignore, overflowed: false };
}

export function selectWires(used: Wires): void {
  wires = used;
}

export function createContacts(): Contacts {
  return { onEdge, isClosed, hasOverflowed };
}

function onEdge(this: void, edge: Handler): void {
  wires.edge = edge;
}

function isClosed(this: void, contact: Switch): boolean {
  return wires.closed[contact];
}

function hasOverflowed(this: void): boolean {
  const overflowed = wires.overflowed;
  wires.overflowed = false;
  return overflowed;
}

/** Moves a contact. The counter stamps the edge `atMs`, and the handler runs at `nowMs`. */
export function moveContact(of: Wires, contact: Switch, closed: boolean, atMs: number, nowMs: number): void {
  of.closed[contact] = closed;
  of.edge(contact, closed, atMs, nowMs);
}

function ignore(this: void): void {}
