/** The arbiter's hand: it reads the display and presses keys until the display shows what it wants. */
import { Region, Stage } from "../../firmware/app/model/choices";
import type { Word } from "../../firmware/app/model/word";
import { english } from "../../firmware/app/text/english";
import { Switch } from "../../hal/hal";
import type { Colour } from "../oracle/rules";
import { leverOf } from "./sides";
import type { Table } from "./table";

const tapMs = 80;
const afterMs = 30;
const holdMs = 1100;
const holdsAfterMs = 1000;
const repeatAfterMs = 500;
const repeatMs = 150;
/** More keystrokes than any menu or value needs. */
const triesMax = 40;

type KeyName = "menu" | "start" | "minus" | "plus" | "left" | "right";

/** The act of a hand on a contact, as a scenario says it. */
export type Stroke =
  | { atMs: number; key: KeyName; lengthMs: number; lateMs: number }
  | { atMs: number; side: Colour; edges: readonly number[] }
  | { atMs: number; power: "off" | "on" };

export class Hand {
  readonly strokes: Stroke[] = [];

  constructor(readonly table: Table) {}

  /** Presses a key for a short time. The oracle gets `meaning` at the same instant. */
  tap(key: Switch, meaning?: (atMs: number) => void): void {
    this.strike(key, tapMs, meaning, 0);
  }

  /** Holds a key for a second, for its second duty. */
  hold(key: Switch, meaning?: (atMs: number) => void): void {
    this.strike(key, holdMs, meaning, holdsAfterMs);
  }

  /** Presses a player's lever, unless it is still down. */
  press(side: Colour, lateMs = 0): void {
    this.touch(leverOf(side), tapMs, lateMs);
  }

  /** Notes a stroke and does it. No time passes. */
  touch(contact: Switch, lengthMs: number, lateMs = 0): void {
    if (this.table.isClosed(contact)) return;
    this.strokes.push({ atMs: this.table.nowMs, key: nameOf(contact), lengthMs, lateMs });
    this.table.touch(contact, lengthMs, lateMs);
  }

  /** Notes edges of a lever that somebody else makes. */
  noteBounce(side: Colour, edges: readonly number[]): void {
    this.strokes.push({ atMs: this.table.nowMs, side, edges });
  }

  /** Notes that the power fails and returns. `mayBeOver` says that the arbiter was abandoning the game. */
  cut(mayBeOver: boolean): void {
    const { table, strokes } = this;
    strokes.push({ atMs: table.nowMs, power: "off" });
    table.cut(mayBeOver, (down, opensAtMs) => {
      for (const contact of down) this.keepDown(nameOf(contact), opensAtMs);
      strokes.push({ atMs: table.nowMs, power: "on" });
    });
  }

  /** Notes that the latest stroke of a key ends later than it was to. */
  private keepDown(key: KeyName, untilMs: number): void {
    const at = this.strokes.findLastIndex((stroke) => "key" in stroke && stroke.key === key);
    const stroke = this.strokes[at];
    if (stroke === undefined || !("key" in stroke)) return;
    this.strokes[at] = { ...stroke, lengthMs: untilMs - stroke.atMs + stroke.lateMs };
  }

  /**
   * Chooses an item of the arbiter's menu, then one of its submenu. Returns false, with the face open, if it is
   * missing.
   */
  choose(...words: readonly Word[]): boolean {
    this.tap(Switch.Menu);
    for (const word of words) {
      if (this.stage !== Stage.Listing || !this.seek(Switch.Plus, (row) => row.startsWith(english(word)))) {
        this.leave();
        return false;
      }
      this.tap(Switch.Start);
    }
    return true;
  }

  /** Moves to a field of the open form and changes it until it has this text. */
  set(label: Word, value: string): boolean {
    if (!this.seek(Switch.Menu, (row) => row.startsWith(`${english(label)}  `))) return false;
    return this.seek(Switch.Plus, (row) => row.replace(/[[\]]/g, "").endsWith(`  ${value}`));
  }

  /** Returns the text of a field of the open form, without its brackets. */
  read(label: Word): string | undefined {
    const rows = this.rows().map((row) => row.replace(/^»/, "").replace(/[[\]]/g, ""));
    const row = rows.find((each) => each.startsWith(`${english(label)}  `));
    return row?.split("  ").at(-1);
  }

  /** Holds START, then leaves whatever is still open. */
  accept(meaning: (atMs: number) => void): void {
    this.hold(Switch.Start, meaning);
    this.leave();
  }

  leave(): void {
    if (this.stage >= Stage.Correcting && this.stage < Stage.Frozen) this.hold(Switch.Menu);
  }

  /** Changes the value under the cursor by nothing, by a tap, or by a hold that repeats. */
  step(by: number): void {
    const key = by < 0 ? Switch.Minus : Switch.Plus;
    const times = Math.abs(by);
    if (times === 1) this.tap(key);
    else if (times > 1) this.strike(key, repeatAfterMs + (times - 2) * repeatMs + repeatMs / 2, undefined, 0);
  }

  /** Enters a time in a correction, from its minutes on. */
  stepTime(fromS: number, toS: number): void {
    const minutes = Math.floor(toS / 60) - Math.floor(fromS / 60);
    const tens = Math.floor((toS % 60) / 10) - Math.floor((fromS % 60) / 10);
    const units = (toS % 10) - (fromS % 10);
    this.step(minutes);
    this.tap(Switch.Start);
    this.step(tens);
    this.tap(Switch.Start);
    this.step(units);
  }

  shown(region: Region): string {
    return this.table.app.display.shown[region] ?? "";
  }

  private get stage(): Stage {
    return this.table.app.stage;
  }

  private strike(key: Switch, lengthMs: number, meaning: ((atMs: number) => void) | undefined, dueMs: number): void {
    const { table } = this;
    const atMs = table.oracleMs(table.nowMs) + dueMs;
    this.strokes.push({ atMs: table.nowMs, key: nameOf(key), lengthMs, lateMs: 0 });
    if (dueMs === 0) meaning?.(atMs);
    table.touch(key, lengthMs);
    if (dueMs > 0) meaning?.(atMs);
    table.wait(lengthMs + afterMs);
  }

  private seek(key: Switch, isIt: (row: string) => boolean): boolean {
    for (let tries = 0; tries < triesMax; tries++) {
      const row = this.rows().find((each) => each.startsWith("»"));
      if (row !== undefined && isIt(row.slice(1))) return true;
      this.tap(key);
    }
    return false;
  }

  private rows(): string[] {
    return Array.from({ length: Region.Row6 - Region.Row1 + 1 }, (_, n) => this.shown(Region.Row1 + n));
  }
}

function nameOf(contact: Switch): KeyName {
  const names: readonly KeyName[] = ["left", "right", "menu", "start", "minus", "plus"];
  return names[contact] ?? "menu";
}
