/**
 * The ES5 bundle on Espruino itself, built for Linux: the interpreter of the first boards, without their pins.
 */
import { isProgram, type Output, runFiles } from "./child";
import { type Engine, engineOf, failure, limitMs } from "./engine";
import { bareJavascript, scriptOf, splitAtMarks } from "./script";

/** An error in a timer leaves the exit code 0, and a full memory only a remark: the words tell. */
const troubles = ["Uncaught ", "New interpreter error", "Execution Interrupted", "OUT OF MEMORY"];

export function createEspruino(program: string, bundle: string, timeMs = limitMs): Engine {
  return engineOf("espruino", async (batches) => {
    const script = `${bundle}\n${scriptOf(batches, bareJavascript)}`;
    const output = await runEspruino(program, script, timeMs);
    return splitAtMarks("espruino", output.lines.filter(isOurs), batches.length);
  });
}

/** Runs a whole script; throws when Espruino reports any trouble. */
export async function runEspruino(program: string, script: string, timeMs = limitMs): Promise<Output> {
  if (!isProgram(program)) throw failure("espruino", `ESPRUINO_BIN names ${program}, which cannot be run`);
  const output = await runFiles("espruino", program, { "flagfall.es5.js": script }, timeMs);
  const trouble = output.lines.find((line) => troubles.some((words) => line.includes(words)));
  if (trouble !== undefined) throw failure("espruino", trouble);
  if (output.exitCode !== 0) throw failure("espruino", output.errors);
  return output;
}

/** The greeting and the prompt are Espruino's; ours are JSON objects, which may have a check in front, and the marks. */
function isOurs(line: string): boolean {
  return /^(?:\*[0-9a-f]{2} )?\{|^# /.test(line);
}
