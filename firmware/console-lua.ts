/** Bundles the console for Lua, as one chunk that defines one function. */
import { flagfall } from "./console/console";
import type { Verb } from "./console/verbs";

/** The globals of the Lua state. The bundle keeps its own names separate from them. */
declare const _G: {
  flagfall: (this: void, verb: Verb, atMs: number, numbers: number[], text: string) => void;
};

_G.flagfall = flagfall;
