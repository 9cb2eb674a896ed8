/** The console as a bundle for ES5 engines: a plain script that leaves one function. */
import { flagfall as apply } from "./console/console";
import type { Verb } from "./console/verbs";

/** The script's global; outside strict mode the assignment makes it, whatever the global object is called. */
declare let flagfall: (this: void, verb: Verb, atMs: number, numbers: number[], text: string) => void;

flagfall = apply;
