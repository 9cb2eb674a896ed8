/** Runs the ES5 bundle on MuJS, a small strict ES5 interpreter. */

import { type Engine, engineOf, failure, quietMostMs } from "../../sim/engines/engine";
import { isProgram } from "../../sim/engines/program";
import { javascript, scriptOf, splitAtMarks } from "../../sim/engines/script";
import { runFiles } from "./child";

/** Stands in for the typed arrays that MuJS lacks: lists of zeros, or copies. They do not cut a number to its bits. */
const typedArrays = `
function typedList(from) {
  var list = [], isCount = typeof from === "number", length = isCount ? from : from.length;
  for (var i = 0; i < length; i++) list.push(isCount ? 0 : from[i]);
  return list;
}
var Uint8Array = typedList, Int32Array = typedList;
`;

export function createMujs(program: string, bundle: string, quietMs = quietMostMs): Engine {
  return createShell("mujs", program, typedArrays + bundle, quietMs);
}

/**
 * Makes an engine from a JavaScript shell that runs one file and has `print`. The shell must report errors on stderr
 * and by an exit code.
 */
function createShell(name: string, program: string, bundle: string, quietMs: number): Engine {
  return engineOf(name, async (batches) => {
    if (!isProgram(program)) throw failure(name, `${program} cannot be run`);
    const script = `${bundle}\n${scriptOf(batches, javascript)}`;
    const output = await runFiles(name, program, { "flagfall.es5.js": script }, quietMs);
    if (output.exitCode !== 0) throw failure(name, output.errors);
    return splitAtMarks(name, output.lines, batches.length);
  });
}

/** Runs the ES5 bundle on Duktape, the interpreter of many small devices. */
export function createDuk(program: string, bundle: string, quietMs = quietMostMs): Engine {
  return createShell("duk", program, bundle, quietMs);
}
