/** A simulated clock in real time whose power can fail, and that notes every event itself. */
import { pixljsplus } from "../../../board-defs/pixljsplus";
import { type Bench, drive, openBench, repower } from "../../../firmware/virtual-bench";
import { VirtualVerb } from "../../../firmware/virtual-verbs";
import type { Switch } from "../../../hal/hal";
import { createBoard } from "../../../hal/virtual/board";
import { createCells } from "../../../hal/virtual/cells";
import { factsOf } from "../../../sim/boards/facts";
import { logPagesOf } from "../../../sim/boards/log-pages";
import { flashBytes } from "../../../sim/device/flash";
import { imageStore } from "../../../sim/journal/image";
import { readJournal } from "../../../sim/journal/journal";
import { readState } from "../../../sim/link/heard";
import type { State } from "../../../sim/link/state";

export class TableClock {
  /** Every event that a clock can report, as it happened. */
  readonly events: State[] = [];
  /** Receives what the clock sends. */
  say: (line: string) => void = () => {};
  private bench: Bench;
  private isOn = true;
  /** True once a computer has subscribed to the reports. */
  private isSubscribed = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly beginMs = performance.now();

  constructor(pages = logPagesOf(pixljsplus)) {
    const board = createBoard(0, 0, (line) => this.hearBoard(line), false, createCells(pages));
    this.bench = opened(openBench(board, factsOf(pixljsplus)));
    this.listen();
    this.schedule();
  }

  get mode(): number {
    return this.bench.app.clock.mode;
  }

  /** The number and the names that the clock has itself. */
  get seat(): readonly [number: number, white: string, black: string] {
    const { tableNumber, names } = this.bench.app.game;
    return [tableNumber, names[0] ?? "", names[1] ?? ""];
  }

  /** Sends a line to the clock. */
  tell(line: string): void {
    if (line.endsWith("subscribe") && this.isOn) this.isSubscribed = true;
    this.apply(VirtualVerb.Line, [], line);
  }

  press(lever: Switch): void {
    for (const isClosed of [1, 0]) {
      const atMs = this.nowMs();
      this.apply(VirtualVerb.Edge, [lever, isClosed, atMs], "", atMs);
    }
  }

  cutPower(): void {
    this.apply(VirtualVerb.Power, [0], "");
    this.isOn = false;
  }

  restorePower(): void {
    this.isOn = true;
    this.isSubscribed = false;
    this.bench = opened(repower(this.bench, this.nowMs()));
    this.listen();
    this.schedule();
  }

  /** Returns the events of the clock's own journal. */
  journal(): State[] {
    const journal = readJournal(imageStore(flashBytes(this.bench.board.cells)));
    if (typeof journal === "string") return [];
    const states = journal.lines.flatMap((line) => readState(JSON.parse(line)) ?? []);
    return states.filter(({ event }) => event !== "note");
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Makes the clock report for its own notes, even if no computer has subscribed. */
  private listen(): void {
    this.bench.app.link.isListening = true;
  }

  private nowMs(): number {
    return Math.floor(performance.now() - this.beginMs);
  }

  private apply(verb: VirtualVerb, numbers: number[], text: string, atMs = this.nowMs()): void {
    if (!this.isOn) return;
    drive(this.bench, verb, atMs, numbers, text);
    this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const { dueMs, trueMs } = this.bench.board.crystal;
    const waitMs = dueMs < 0 ? 1000 : Math.max(dueMs - trueMs, 1);
    if (this.isOn) this.timer = setTimeout(() => this.apply(VirtualVerb.To, [], ""), waitMs);
  }

  private hearBoard(line: string): void {
    if (!line.startsWith("{")) return;
    const said: unknown = JSON.parse(line);
    const state = readState(said);
    const isReport = typeof said === "object" && said !== null && "seq" in said;
    if (isReport && state !== undefined) this.events.push(state);
    if (this.isOn && (this.isSubscribed || !isReport)) this.say(line);
  }
}

function opened(bench: Bench | undefined): Bench {
  if (bench === undefined) throw new Error("the clock does not start");
  return bench;
}
