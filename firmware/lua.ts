/** The Lua bundle: one chunk that leaves one function. */
import { flagfall as apply } from "./app/console";
import type { Verb } from "./app/verbs";

/** A global of the Lua state. */
declare let flagfall: (this: void, verb: Verb, atMs: number, numbers: number[], text: string) => void;

flagfall = apply;
