/**
 * A handler begins: what was loaded for the ones before it may be dropped when room is needed. The build puts the
 * loader's own function here (sim/build/parts/loader.ts); until then nothing is loaded.
 */
export function beginHandler(this: void): void {}
