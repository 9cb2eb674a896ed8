/**
 * Marks the beginning of a handler. Parts that were loaded for earlier handlers may be dropped when room is needed. The
 * build replaces this function with the loader's own (sim/build/parts/loader.ts). Without it, nothing is loaded.
 */
export function beginHandler(this: void): void {}
