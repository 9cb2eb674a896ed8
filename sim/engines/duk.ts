/** Runs the ES5 bundle on Duktape, the interpreter of many small devices. */
import { type Engine, limitMs } from "./engine";
import { createShell } from "./mujs";

export function createDuk(program: string, bundle: string, timeMs = limitMs): Engine {
  return createShell("duk", program, bundle, timeMs);
}
