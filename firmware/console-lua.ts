/** The console as a bundle for Lua: one chunk that leaves one function. */
import { flagfall } from "./console/console";
import type { Verb } from "./console/verbs";

/** The globals of the Lua state; the bundle's own names are apart from them. */
declare const _G: {
  flagfall: (this: void, verb: Verb, atMs: number, numbers: number[], text: string) => void;
};

_G.flagfall = flagfall;
