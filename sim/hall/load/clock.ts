/** A simulated clock of the hall: the application of the firmware on a virtual board, in real time. */
import { pixljsplus } from "../../../board-defs/pixljsplus";
import type { App } from "../../../firmware/app/model/app";
import { type Bench, drive, openBench, repower } from "../../../firmware/virtual-bench";
import { VirtualVerb } from "../../../firmware/virtual-verbs";
import type { Switch } from "../../../hal/hal";
import { createBoard } from "../../../hal/virtual/board";
import { type Cells, createCells } from "../../../hal/virtual/cells";
import { factsOf } from "../../boards/facts";
import { logPagesOf } from "../../boards/log-pages";
import { lineReader } from "../../link/lines";

export interface LoadClock {
  readonly app: App;
  /** Returns the clock's own time: ms since power-on. */
  nowMs(): number;
  /** Receives text from the wire. */
  hear(piece: string): void;
  /** Gives a command at the table. Its answer does not go to the wire; reports of what it causes do. */
  command(line: string): void;
  /** Presses a lever or key, and lets it go a moment later. */
  press(contact: Switch): void;
  /** Calls `act` in `ms` of the clock's time. */
  after(ms: number, act: () => void): void;
  /** Cuts the power. The clock forgets what is not in its log, and nothing reaches it. */
  cutPower(): void;
  restorePower(): void;
  stop(): void;
}

export interface LoadClockOptions {
  /** Receives each line that the clock sends. */
  say(line: string): void;
  /** How many times faster than real time the clock lives; 1 if absent. */
  speed?: number;
  /** The flash; of its own if absent. */
  cells?: Cells;
}

/** How long a lever or key stays closed, ms. */
const strokeMs = 120;
/** The pause of a clock that has nothing to do, ms. */
const idleMs = 60_000;
const answer = /^(?:\*[0-9a-f]{2} )?\{"(?:ok|error)"/;
/** Matches the lines for the link. All other lines of a virtual board are for its display and its buzzer. */
const told = /^(?:\*[0-9a-f]{2} )?\{"(?:at|ok|error|hello|time|settings|log|game)"/;

/** Powers on a clock. */
export function openClock(options: LoadClockOptions): LoadClock {
  const { say, speed = 1, cells = createCells(logPagesOf(pixljsplus)) } = options;
  let isAtTable = false;
  const tell = (line: string): void => {
    if (told.test(line) && !(isAtTable && answer.test(line))) say(line);
  };
  const board = createBoard(0, 0, tell, false, cells);
  let bench = started(openBench(board, factsOf(pixljsplus)));
  let isOn = true;
  const beginMs = performance.now();
  const timers = new Set<NodeJS.Timeout>();
  let wake: NodeJS.Timeout | undefined;
  let isStopped = false;
  const nowMs = (): number => Math.floor((performance.now() - beginMs) * speed);

  const apply = (verb: VirtualVerb, numbers: number[], text: string): void => {
    // A line may still be on its way to a clock that has stopped. It must not wake the clock again.
    if (isStopped || !isOn) return;
    drive(bench, verb, nowMs(), numbers, text);
    clearTimeout(wake);
    const { dueMs } = bench.board.crystal;
    const restMs = dueMs < 0 ? idleMs : dueMs - nowMs();
    wake = setTimeout(() => apply(VirtualVerb.To, [], ""), Math.max(restMs / speed, 1));
  };
  const after = (ms: number, act: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms / speed);
    timers.add(timer);
  };
  const edge = (contact: Switch, closed: boolean): void =>
    apply(VirtualVerb.Edge, [contact, closed ? 1 : 0, nowMs()], "");
  apply(VirtualVerb.To, [], "");
  return {
    get app() {
      return bench.app;
    },
    nowMs,
    after,
    hear: lineReader((line) => apply(VirtualVerb.Line, [], line)),
    command(line) {
      isAtTable = true;
      apply(VirtualVerb.Line, [], line);
      isAtTable = false;
    },
    press(contact) {
      edge(contact, true);
      after(strokeMs, () => edge(contact, false));
    },
    cutPower() {
      apply(VirtualVerb.Power, [0], "");
      clearTimeout(wake);
      isOn = false;
    },
    restorePower() {
      isOn = true;
      bench = started(repower(bench, nowMs()));
      apply(VirtualVerb.To, [], "");
    },
    stop() {
      isStopped = true;
      clearTimeout(wake);
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

function started(bench: Bench | undefined): Bench {
  if (bench === undefined) throw new Error("the clock does not start");
  return bench;
}
