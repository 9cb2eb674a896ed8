/**
 * Runs the ES5 bundle on Espruino built for Linux. Espruino is the interpreter of the first boards; this build lacks
 * their pins.
 */

import { type Engine, engineOf, failure, quietMostMs } from "../../sim/engines/engine";
import { isProgram } from "../../sim/engines/program";
import { javascript, type Language, scriptOf, splitAtMarks } from "../../sim/engines/script";
import { type Output, runFiles } from "./child";

/** JavaScript without blocks. Espruino stores a function's text before running it and does not limit constants. */
const bareJavascript: Language = { ...javascript, open: "", close: "" };

/** Texts that report an error. An error in a timer leaves the exit code 0, and a full memory only prints a remark. */
const troubles = ["Uncaught ", "New interpreter error", "Execution Interrupted", "OUT OF MEMORY"];

export function createEspruino(program: string, bundle: string, quietMs = quietMostMs): Engine {
  return engineOf("espruino", async (batches) => {
    const script = `${bundle}\n${scriptOf(batches, bareJavascript)}`;
    const output = await runEspruino(program, script, quietMs);
    return splitAtMarks("espruino", output.lines.filter(isOurs), batches.length);
  });
}

/** Runs a whole script. Throws if Espruino reports any of these errors. */
export async function runEspruino(program: string, script: string, quietMs = quietMostMs): Promise<Output> {
  if (!isProgram(program)) throw failure("espruino", `ESPRUINO_BIN names ${program}, which cannot be run`);
  const output = await runFiles("espruino", program, { "flagfall.es5.js": script }, quietMs);
  const trouble = output.lines.find((line) => troubles.some((words) => line.includes(words)));
  if (trouble !== undefined) throw failure("espruino", trouble);
  if (output.exitCode !== 0) throw failure("espruino", output.errors);
  return output;
}

/**
 * Returns whether a line is from the firmware; Espruino adds its greeting and prompt. Firmware lines are marks, or JSON
 * objects that may follow a checksum.
 */
function isOurs(line: string): boolean {
  return /^(?:\*[0-9a-f]{2} )?\{|^# /.test(line);
}
