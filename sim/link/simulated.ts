/**
 * Runs a simulated clock in real time at the end of a line. It runs either the application itself or the bundle of a
 * board.
 */
import { runInContext } from "node:vm";
import type { Board } from "../../board-defs/board";
import { drive, openBench } from "../../firmware/virtual-bench";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import type { Switch } from "../../hal/hal";
import { createBoard } from "../../hal/virtual/board";
import { createCells } from "../../hal/virtual/cells";
import { factsOf } from "../boards/facts";
import { logPagesOf } from "../boards/log-pages";
import { findBundle } from "../build/built-bundles";
import { openingSteps, plainBoard } from "../device/opening";
import { boardFiles } from "../engines/bundle-files";
import type { Step } from "../engines/engine";
import { createEspruinoContext } from "../engines/vm";
import { lineReader } from "./lines";

export interface SimulatedClock {
  /** Receives text from the wire. */
  hear(piece: string): void;
  /** Applies a step to its board at once, such as a lever, a key or the battery. */
  apply(verb: VirtualVerb, numbers: number[], text: string): void;
  /** Closes or opens a lever or key at once. */
  move(contact: Switch, closed: boolean): void;
  stop(): void;
}

/** A simulated machine. `dueMs` returns its next wake, ms since power-on, or undefined if it cannot tell. */
interface Machine {
  apply(step: Step): void;
  dueMs(): number | undefined;
}

/** The polling interval for a machine that cannot tell its next wake, ms. */
const pollMs = 20;

/** Matches the lines for the link. All other lines of a virtual board are for its display and its buzzer. */
const told =
  /^(?:\*[0-9a-f]{2} )?\{"(?:at|ok|error|hello|time|settings|log|game|speech|touch|line|contacts|lamps|tone)"/;

export type SimulatedRuntime = "node" | "espruino";

/** Powers on a clock. Calls `say` with each line that it sends. */
export async function startClock(
  board: Board,
  kind: SimulatedRuntime,
  say: (line: string) => void,
): Promise<SimulatedClock> {
  const tell = (line: string): void => {
    if (told.test(line)) say(line);
  };
  const machine = kind === "node" ? nodeMachine(board, tell) : bundleMachine(board, await bundleOf(board), tell);
  return run(machine);
}

function run(machine: Machine): SimulatedClock {
  const beginMs = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const now = (): number => Math.floor(performance.now() - beginMs);
  const apply = (verb: VirtualVerb, numbers: number[], text: string): void => {
    // A line may still be on its way to a clock that has stopped. It must not wake the clock again.
    if (isStopped) return;
    machine.apply({ verb, atMs: now(), numbers, text });
    clearTimeout(timer);
    const due = machine.dueMs();
    timer = setTimeout(() => apply(VirtualVerb.To, [], ""), due === undefined ? pollMs : Math.max(due - now(), 1));
  };
  const read = lineReader((line) => apply(VirtualVerb.Line, [], line));
  apply(VirtualVerb.To, [], "");
  const move = (contact: Switch, closed: boolean): void =>
    apply(VirtualVerb.Edge, [contact, closed ? 1 : 0, now()], "");
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { apply, hear: read, move, stop };
}

function nodeMachine(board: Board, print: (line: string) => void): Machine {
  const bench = openBench(createBoard(0, 0, print, false, createCells(logPagesOf(board))), factsOf(board));
  if (bench === undefined) throw new Error("the clock does not start");
  const idleMs = 1000;
  return {
    apply: ({ verb, atMs, numbers, text }) => drive(bench, verb, atMs, [...numbers], text),
    dueMs: () => {
      const { dueMs, trueMs } = bench.board.crystal;
      return dueMs >= 0 ? dueMs : trueMs + idleMs;
    },
  };
}

function bundleOf(board: Board): Promise<string> {
  return findBundle(boardFiles(board).es5);
}

type Flagfall = (verb: number, atMs: number, numbers: readonly number[], text: string) => void;

function bundleMachine(board: Board, bundle: string, print: (line: string) => void): Machine {
  const context = createEspruinoContext(print);
  runInContext(bundle, context);
  const flagfall = runInContext("flagfall", context) as Flagfall;
  const apply = ({ verb, atMs, numbers, text }: Step): void => flagfall(verb, atMs, numbers, text);
  const [power] = openingSteps({ control: "", script: [] }, board, plainBoard);
  if (power !== undefined) apply(power);
  return { apply, dueMs: () => undefined };
}
