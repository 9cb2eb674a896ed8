/** A simulated clock in real time, at the end of a line: the application itself, or the very bundle of a board. */
import { runInContext } from "node:vm";
import type { Board } from "../../board-defs/board";
import { drive, openBench } from "../../firmware/virtual-bench";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import type { Switch } from "../../hal/hal";
import { createBoard } from "../../hal/virtual/board";
import { boardFiles } from "../build/bundle-files";
import { openingSteps, plainBoard } from "../device/compile";
import { factsOf } from "../device/facts";
import { findBundle } from "../engines/bundles";
import type { Step } from "../engines/engine";
import { createEspruinoContext } from "../engines/vm";
import { lineReader } from "./lines";

export interface SimulatedClock {
  /** What comes over the wire. */
  hear(piece: string): void;
  /** A step of its board, now: a lever, a key, the battery. */
  apply(verb: VirtualVerb, numbers: number[], text: string): void;
  /** A lever or key closes or opens now. */
  move(contact: Switch, closed: boolean): void;
  stop(): void;
}

/** Applies a step, and says when it wants to be woken by itself, ms since power-on; undefined: it cannot tell. */
interface Machine {
  apply(step: Step): void;
  dueMs(): number | undefined;
}

/** How often a machine that cannot say when is looked after, ms. */
const pollMs = 20;

/** What a link brings; the rest of what a virtual board prints is for its display and its buzzer. */
const told = /^(?:\*[0-9a-f]{2} )?\{"(?:at|ok|error|hello|time|settings|log|game)"/;

export type SimulatedRuntime = "node" | "espruino";

/** Gives it power. `say` takes its lines. */
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
  const now = (): number => Math.floor(performance.now() - beginMs);
  const apply = (verb: VirtualVerb, numbers: number[], text: string): void => {
    machine.apply({ verb, atMs: now(), numbers, text });
    clearTimeout(timer);
    const due = machine.dueMs();
    timer = setTimeout(() => apply(VirtualVerb.To, [], ""), due === undefined ? pollMs : Math.max(due - now(), 1));
  };
  const read = lineReader((line) => apply(VirtualVerb.Line, [], line));
  apply(VirtualVerb.To, [], "");
  const move = (contact: Switch, closed: boolean): void =>
    apply(VirtualVerb.Edge, [contact, closed ? 1 : 0, now()], "");
  return { apply, hear: read, move, stop: () => clearTimeout(timer) };
}

function nodeMachine(board: Board, print: (line: string) => void): Machine {
  const bench = openBench(createBoard(0, 0, print, false), factsOf(board));
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
