/**
 * Runs the ES5 bundle in a Node context with only Espruino's globals. What is missing on the device is missing here
 * too.
 */
import { type Context, createContext, runInContext } from "node:vm";
import { type Engine, engineOf, failure, messageOf, quietMostMs } from "./engine";
import { kept } from "./espruino-globals";
import { javascript, scriptOf, splitAtMarks } from "./script";

export function createVm(bundle: string, quietMs = quietMostMs): Engine {
  return engineOf("vm", async (batches) => {
    const printed = batches.map((): string[] => []);
    let batch = 0;
    const context = createEspruinoContext((line) => {
      printed[batch]?.push(line);
    });
    try {
      runInContext(bundle, context, { timeout: quietMs });
      // Nothing but Node's own limit can end a script in this process, so each batch is a script with a limit of its
      // own.
      for (const steps of batches) {
        runInContext(scriptOf([steps], javascript), context, { timeout: quietMs });
        batch++;
      }
    } catch (thrown) {
      throw failure("vm", messageOf(thrown));
    }
    return printed.flatMap((lines) => splitAtMarks("vm", lines, 1));
  });
}

/** Returns a context with Espruino's globals and `print`. */
export function createEspruinoContext(print: (line: string) => void): Context {
  const context = createContext({ print: (line: unknown) => print(String(line)) });
  const scope: unknown = runInContext("this", context);
  if (isHolder(scope)) cut(scope);
  runInContext("var global = this;", context);
  return context;
}

/**
 * Removes every global and every member that is not listed, including symbols and with them the iteration protocol.
 * Errors keep their `name`, which Espruino's lack. Our own message needs it, and the firmware has no `try`.
 */
function cut(scope: Record<string, unknown>): void {
  const typed = isHolder(scope.Int8Array) ? Object.getPrototypeOf(scope.Int8Array) : undefined;
  if (isHolder(typed)) cutMembers(typed, kept.get("Int8Array")?.members ?? []);
  for (const name of Object.getOwnPropertyNames(scope)) {
    const value = scope[name];
    const entry = kept.get(name);
    if (name === "print" || name === "globalThis") continue;
    if (entry === undefined) Reflect.deleteProperty(scope, name);
    else if (isHolder(value)) {
      cutTo(value, ["prototype", "length", "name", ...entry.own]);
      cutMembers(value, entry.members);
    }
  }
}

function cutMembers(type: Record<string, unknown>, members: readonly string[]): void {
  if (isHolder(type.prototype)) cutTo(type.prototype, ["constructor", "name", ...members]);
}

function cutTo(holder: Record<string, unknown>, names: readonly string[]): void {
  for (const key of Reflect.ownKeys(holder)) {
    if (typeof key === "symbol" || !names.includes(key)) Reflect.deleteProperty(holder, key);
  }
}

/** Returns whether a value is an object or function of any realm. */
function isHolder(value: unknown): value is Record<string, unknown> {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}
