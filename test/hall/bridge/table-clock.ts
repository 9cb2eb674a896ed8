/** A simulated clock in real time that notes every event itself, even while no computer is at its link. */
import { pixljsplus } from "../../../board-defs/pixljsplus";
import type { Switch } from "../../../hal/hal";
import { type Cells, createCells } from "../../../hal/virtual/cells";
import { logPagesOf } from "../../../sim/boards/log-pages";
import { flashBytes } from "../../../sim/device/flash";
import { type LoadClock, openClock } from "../../../sim/hall/load/clock";
import { imageStore } from "../../../sim/journal/image";
import { readJournal } from "../../../sim/journal/journal";
import { readState } from "../../../sim/link/heard";
import type { State } from "../../../sim/link/state";

export class TableClock {
  /** Every event that a clock can report, as it happened. */
  readonly events: State[] = [];
  /** Receives what the clock sends. */
  say: (line: string) => void = () => {};
  private readonly cells: Cells;
  private readonly clock: LoadClock;
  private isOn = true;
  /** True once a computer has subscribed to the reports. */
  private isSubscribed = false;

  constructor(pages = logPagesOf(pixljsplus)) {
    this.cells = createCells(pages);
    this.clock = openClock({ say: (line) => this.hearBoard(line), cells: this.cells });
    this.listen();
  }

  get mode(): number {
    return this.clock.app.clock.mode;
  }

  /** The number and the names that the clock has itself. */
  get seat(): readonly [number: number, white: string, black: string] {
    const { tableNumber, names } = this.clock.app.game;
    return [tableNumber, names[0] ?? "", names[1] ?? ""];
  }

  /** Sends a line to the clock. */
  tell(line: string): void {
    if (line.endsWith("subscribe") && this.isOn) this.isSubscribed = true;
    this.clock.hear(`${line}\n`);
  }

  press(lever: Switch): void {
    this.clock.press(lever);
  }

  cutPower(): void {
    this.clock.cutPower();
    this.isOn = false;
  }

  restorePower(): void {
    this.isOn = true;
    this.isSubscribed = false;
    this.clock.restorePower();
    this.listen();
  }

  /** Returns the events of the clock's own journal. */
  journal(): State[] {
    const journal = readJournal(imageStore(flashBytes(this.cells)));
    if (typeof journal === "string") return [];
    const states = journal.lines.flatMap((line) => readState(JSON.parse(line)) ?? []);
    return states.filter(({ event }) => event !== "note");
  }

  stop(): void {
    this.clock.stop();
  }

  /** Makes the clock report for its own notes, even if no computer has subscribed. */
  private listen(): void {
    this.clock.app.link.isListening = true;
  }

  private hearBoard(line: string): void {
    const said: unknown = JSON.parse(line);
    const state = readState(said);
    const isReport = typeof said === "object" && said !== null && "seq" in said;
    if (isReport && state !== undefined) this.events.push(state);
    if (this.isOn && (this.isSubscribed || !isReport)) this.say(line);
  }
}
