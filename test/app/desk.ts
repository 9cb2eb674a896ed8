/** The application on the virtual board, with a person at its levers and keys. */
import { type App, leftSide } from "../../firmware/app/model/app";
import { Region } from "../../firmware/app/model/choices";
import type { Facts } from "../../firmware/app/model/facts";
import { LANGUAGES, Language } from "../../firmware/app/model/language";
import { Side } from "../../firmware/core/words";
import { attendBench, type Bench, openBench, repower } from "../../firmware/virtual-bench";
import { Switch } from "../../hal/hal";
import type { Reset } from "../../hal/reset";
import { createBoard, cutPower, move, pass, say, supply, type VirtualBoard } from "../../hal/virtual/board";
import type { Cells } from "../../hal/virtual/cells";
import { featuresOf } from "../../sim/boards/facts";

/** How long a key is down when it is tapped, and how long its bounce may last after that. */
export const TAP_MS = 80;
const SETTLE_MS = 30;

/** The board of most tests. */
export const PIXLJS: Facts = {
  name: "pixljs",
  version: "0.0.0",
  widthPx: 128,
  heightPx: 64,
  leftKey: Switch.Minus,
  rightKey: Switch.Plus,
  lowMv: 2700,
  hasBuzzer: true,
  features: featuresOf(),
  language: Language.English,
  languages: 2 ** LANGUAGES - 1,
};

export interface Setting {
  /** The time control that the link sends, so that the clock is ready. Without it the clock shows its programs. */
  control?: string;
  facts?: Partial<Facts>;
  counterStart?: number;
  driftPpm?: number;
  /** The flash: one that was used before, or one with another number of pages than two. */
  cells?: Cells;
}

export type Name = keyof typeof REGION_NAMES;

/** Regions by their names in `page()`. */
const REGION_NAMES = {
  left: Region.LeftTime,
  right: Region.RightTime,
  leftName: Region.LeftName,
  rightName: Region.RightName,
  leftCount: Region.LeftCount,
  rightCount: Region.RightCount,
  leftFlag: Region.LeftFlag,
  rightFlag: Region.RightFlag,
  leftExtra: Region.LeftExtra,
  rightExtra: Region.RightExtra,
  bar: Region.Bar,
  middle: Region.Middle,
  status: Region.Status,
  line: Region.Line,
  keys: Region.Keys,
  title: Region.Title,
  row1: Region.Row1,
  row2: Region.Row1 + 1,
  row3: Region.Row1 + 2,
  row4: Region.Row1 + 3,
  row5: Region.Row1 + 4,
  row6: Region.Row6,
  hint: Region.Hint,
  caret: Region.Caret,
} as const;

export class Desk {
  /** Taps and holds so far. */
  strokes = 0;
  /** The lines that the clock wrote on the link, and its drawings and sounds. */
  readonly lines: string[] = [];
  board: VirtualBoard;
  app: App;
  private bench: Bench;
  /** The true instant. */
  nowMs = 0;

  constructor(setting: Setting) {
    const print = (line: string): void => void this.lines.push(line);
    this.board = createBoard(setting.counterStart ?? 0, setting.driftPpm ?? 0, print, true, setting.cells);
    const bench = openBench(this.board, { ...PIXLJS, ...setting.facts });
    if (bench === undefined) throw new Error("the clock does not start");
    this.bench = bench;
    this.app = bench.app;
    if (setting.control !== undefined) this.line(`set ${setting.control}`);
  }

  wait(ms: number): void {
    attendBench(this.bench);
    this.nowMs += ms;
    pass(this.board, this.nowMs);
  }

  /** Presses a key and lets it go: 110 ms. */
  tap(key: Switch): void {
    this.strokes++;
    this.stroke(key, TAP_MS);
  }

  /** Keeps a key down for `ms` and lets it go. */
  hold(key: Switch, ms: number): void {
    this.strokes++;
    this.stroke(key, ms);
  }

  /** Presses the lever of a side. The press counts at once; then 110 ms pass. */
  press(side: "white" | "black"): void {
    const isLeft = (side === "white" ? Side.White : Side.Black) === leftSide(this.app);
    this.stroke(isLeft ? Switch.Left : Switch.Right, TAP_MS);
  }

  /** Moves a contact: the edge has the stamp of `lateMs` ago, and the clock handles it now. */
  edge(contact: Switch, closed: boolean, lateMs = 0): void {
    attendBench(this.bench);
    move(this.board, contact, closed, this.nowMs - lateMs, this.nowMs);
  }

  /** Moves contacts while the board is busy for `ms`. The clock handles all edges together after that. */
  crowd(edges: readonly (readonly [contact: Switch, closed: boolean, atMs: number])[], ms: number): void {
    attendBench(this.bench);
    this.nowMs += ms;
    for (const [contact, closed, atMs] of edges) move(this.board, contact, closed, atMs, this.nowMs);
  }

  line(text: string): void {
    attendBench(this.bench);
    say(this.board, text, this.nowMs);
  }

  battery(mv: number): void {
    attendBench(this.bench);
    supply(this.board, mv, this.nowMs);
  }

  /** Cuts the power and restores it after `ms`, or lets the board restart itself for a reason. */
  restart(ms = 1000, reason?: Reset): void {
    cutPower(this.board, this.nowMs);
    this.nowMs += ms;
    const bench = repower(this.bench, this.nowMs, reason);
    if (bench === undefined) throw new Error("the clock does not start again");
    this.bench = bench;
    this.board = bench.board;
    this.app = bench.app;
  }

  shown(region: Region): string {
    return this.app.display.shown[region] ?? "";
  }

  /** Returns the text of every region that is not empty. */
  page(): Partial<Record<Name, string>> {
    const names = Object.entries(REGION_NAMES) as [Name, Region][];
    return Object.fromEntries(names.map(([name, at]) => [name, this.shown(at)]).filter(([, text]) => text !== ""));
  }

  /** Returns the rows of a menu or form that are not empty. */
  rows(): string[] {
    const regions = [0, 1, 2, 3, 4, 5].map((row) => this.shown(Region.Row1 + row));
    return regions.filter((text) => text !== "");
  }

  /** Returns the row under the cursor, without the cursor. */
  chosen(): string {
    return (
      this.rows()
        .find((text) => text.startsWith("»"))
        ?.slice(1) ?? ""
    );
  }

  /** The number of draw operations and sounds so far. */
  get operations(): number {
    return this.board.paper.operations;
  }

  private stroke(contact: Switch, ms: number): void {
    this.edge(contact, true);
    this.wait(ms);
    this.edge(contact, false);
    this.wait(SETTLE_MS);
  }
}

export function openDesk(setting: Setting = {}): Desk {
  return new Desk(setting);
}
