/** The console as a bundle for Lua: one chunk that leaves one function. */
import { flagfall } from "./app/console";
import type { Verb } from "./app/verbs";

/** The globals of the Lua state; the bundle's own names are apart from them. */
declare const _G: {
  flagfall: (this: void, verb: Verb, atMs: number, numbers: number[], text: string) => void;
};

_G.flagfall = flagfall;
