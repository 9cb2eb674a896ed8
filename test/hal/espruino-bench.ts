/** The Espruino back-end alone, on a board that Node plays. */

import { type Context, createContext, runInContext } from "node:vm";
import { bangle2 } from "../../board-defs/bangle2";
import type { Board } from "../../board-defs/board";
import { esp32 } from "../../board-defs/esp32";
import { pixljs } from "../../board-defs/pixljs";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { type Engine, engineOf } from "../../sim/engines/engine";
import { createEspruinoContext } from "../../sim/engines/vm";
import { withoutLamps } from "../device/lamps";
import { espruinoScript } from "./benches";
import type { Call } from "./driver";

/** An ESP32 whose flags are servos. */
export const servoBoard: Board = { ...esp32, flag: { kind: "servo", leftPin: "D21", rightPin: "D22" } };

const scripts = new Map<Board, string>();
for (const board of [pixljs, pixljsplus, esp32, servoBoard, bangle2]) scripts.set(board, await espruinoScript(board));

/** Two more serial ports, which note the bytes that they send. */
const ports = `
  var sent = [];
  var portOf = function (name) {
    return {
      setup: function (baud, options) { sent.push(name + " " + baud + " " + options.tx); },
      write: function (bytes) { sent.push({ port: name, atMs: fake.trueMs, bytes: bytes }); }
    };
  };
  var Serial2 = portOf("Serial2"), Serial3 = portOf("Serial3");
`;

/** A board whose firmware is only the back-end. */
export interface Bench {
  lines: string[];
  /** Returns the value of an expression in the script's context. */
  of(expression: string): unknown;
  call(call: Call, numbers?: readonly number[], text?: string): string[];
  to(atMs: number): string[];
}

/** Returns a board after power-on. The script `before` runs first. */
export function openBench(board: Board = pixljs, before = ""): Bench {
  const lines: string[] = [];
  const context = openContext((line) => lines.push(line));
  const run = (text: string): unknown => runIn(context, text);
  run(`${ports}${scripts.get(board) ?? ""}`);
  run(before);
  run("flagfall(0, 0, [0, 0, 1], '');");
  const act = (text: string): string[] => {
    run(text);
    return lines.splice(0);
  };
  return {
    lines,
    of: run,
    call: (call, numbers = [], text = "") =>
      act(`callHal(${call}, ${JSON.stringify(numbers)}, ${JSON.stringify(text)}); fake.flush();`),
    to: (atMs) => act(`flagfall(1, ${atMs}, [], "");`),
  };
}

/** Returns the board as an engine of the contract test, in this process. */
export function createEspruino(): Engine {
  return engineOf("espruino", async (batches) =>
    batches.map((steps) => {
      const bench = openBench();
      for (const { verb, atMs, numbers, text } of steps)
        bench.of(`flagfall(${verb}, ${atMs}, ${JSON.stringify(numbers)}, ${JSON.stringify(text)}); undefined;`);
      return bench.lines;
    }),
  );
}

/** Leaves out what a board without lamps and without the optional parts cannot show. */
export function withoutOptional(lines: readonly string[]): string[] {
  return withoutLamps(lines).filter((line) => !/^\{"(lift|loudness|vibrate|say|stop|volume)":/.test(line));
}

/** Stryker chooses its changes by a record, and what it writes needs more of the language than Espruino has. */
function openContext(print: (line: string) => void): Context {
  const mutants: unknown = Reflect.get(globalThis, "__stryker__");
  if (mutants === undefined) return createEspruinoContext(print);
  const context = createContext({ print, __stryker__: mutants });
  runInContext("var global = this;", context);
  return context;
}

/** Runs a script; copies lists and records out of its context as JSON. */
function runIn(context: Context, text: string): unknown {
  const value: unknown = runInContext(text, context, { timeout: 60_000 });
  return typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}
