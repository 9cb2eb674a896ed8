/** Runs the firmware's source itself on Node; all other engines are compared with it. */
import { flagfall } from "../../firmware/console/console";
import { type Engine, engineOf, failure, messageOf } from "./engine";

type Apply = (this: void, verb: number, atMs: number, numbers: number[], text: string) => void;

/** Makes the engine. `apply` may be another entry of the firmware than its console. */
export function createNode(apply: Apply = flagfall): Engine {
  return engineOf("node", async (batches) => {
    const lines: string[] = [];
    const before = Object.getOwnPropertyDescriptor(globalThis, "print");
    const print = (line: string): void => {
      lines.push(line);
    };
    Object.defineProperty(globalThis, "print", { value: print, configurable: true });
    try {
      return batches.map((steps) => {
        for (const step of steps) apply(step.verb, step.atMs, [...step.numbers], step.text);
        return lines.splice(0);
      });
    } catch (thrown) {
      throw failure("node", messageOf(thrown));
    } finally {
      if (before === undefined) Reflect.deleteProperty(globalThis, "print");
      else Object.defineProperty(globalThis, "print", before);
    }
  });
}
