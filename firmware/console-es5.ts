/** Bundles the console for ES5 engines, as a plain script that defines one function. */
import { flagfall as apply } from "./console/console";
import type { Verb } from "./console/verbs";

/** The script's global. Outside strict mode the assignment creates it, whatever the name of the global object. */
declare let flagfall: (this: void, verb: Verb, atMs: number, numbers: number[], text: string) => void;

flagfall = apply;
