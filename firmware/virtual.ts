/** Bundles the whole application on a virtual board, as one Lua chunk that defines one function. */
import { flagfall } from "./virtual-bench";
import type { VirtualVerb } from "./virtual-verbs";

/** The globals of the Lua state. The bundle keeps its own names separate from them. */
declare const _G: {
  flagfall: (this: void, verb: VirtualVerb, atMs: number, numbers: number[], text: string) => void;
};

_G.flagfall = flagfall;
