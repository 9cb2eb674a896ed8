import type { Store } from "../../hal";

/** Creates a store without pages. */
export function createStore(_flashPageBytes: number): Store {
  return { pages: 0, pageBytes: 0, read: read, isErased: isErased, write: write, erase: erase, check: check };
}

function read(this: void, _page: number, _at: number, _count: number): readonly number[] {
  return [];
}

function isErased(this: void, _page: number, _at: number): boolean {
  return false;
}

function write(this: void, _page: number, _at: number, _bytes: readonly number[]): boolean {
  return false;
}

function erase(this: void, _page: number): boolean {
  return false;
}

function check(this: void, _bytes: readonly number[]): number {
  return 0;
}
