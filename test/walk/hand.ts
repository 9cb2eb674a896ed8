/**
 * A person at a board. Every move becomes a step, so that any engine can repeat it; here the source itself plays it.
 */

import type { Board } from "../../board-defs/board";
import type { App } from "../../firmware/app/model/app";
import { Region } from "../../firmware/app/model/choices";
import { type Bench, drive, openBench } from "../../firmware/virtual-bench";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Switch } from "../../hal/hal";
import { createBoard } from "../../hal/virtual/board";
import { createCells } from "../../hal/virtual/cells";
import { factsOf, switchOf } from "../../sim/boards/facts";
import { logPagesOf } from "../../sim/boards/log-pages";
import { type DeviceConditions, openingSteps, plainBoard } from "../../sim/device/opening";
import { lineStep } from "../../sim/device/steps";
import type { Step } from "../../sim/engines/engine";
import type { Script } from "../../sim/scenario/schema";
import { copyOf } from "./copy";

const tapMs = 80;
const afterMs = 30;
/** How long a key must be held for its second duty, ms. */
const holdMs = 1100;

const names = ["left", "right", "MENU", "START", "-", "+"];

export class Hand {
  readonly steps: Step[] = [];
  /** The reports of the clock. */
  readonly lines: string[] = [];
  /** The strokes so far, in words. */
  readonly story: string[] = [];
  nowMs = 0;
  private bench: Bench;

  constructor(
    readonly board: Board,
    script: Script,
    conditions: DeviceConditions = plainBoard,
  ) {
    const [power, ...rest] = openingSteps(script, board, conditions);
    if (power === undefined) throw new Error("no opening");
    this.steps.push(power);
    const [counterStart = 0, driftPpm = 0] = power.numbers;
    const print = (line: string): void => void this.lines.push(line);
    const bench = openBench(
      createBoard(counterStart, driftPpm, print, conditions.operations, createCells(logPagesOf(board))),
      factsOf(board),
    );
    if (bench === undefined) throw new Error("the clock does not start");
    this.bench = bench;
    for (const step of rest) this.apply(step);
  }

  get app(): App {
    return this.bench.app;
  }

  /** Returns a hand at a copy of the board. */
  fork(): Hand {
    const { steps, lines, story } = this;
    const own = { steps: [...steps], lines: [...lines], story: [...story], bench: copyOf(this.bench) };
    own.bench.board.paper.print = (line) => void own.lines.push(line);
    return Object.assign(Object.create(Hand.prototype) as Hand, this, own);
  }

  /** The contacts that this board has. */
  get contacts(): Switch[] {
    const { buttons, levers } = this.board;
    const roles = (["menu", "start", "minus", "plus"] as const).filter((role) => buttons[role] !== undefined);
    return [...(levers === undefined ? [] : [Switch.Left, Switch.Right]), ...roles.map(switchOf)];
  }

  has(contact: Switch): boolean {
    return this.contacts.includes(contact);
  }

  wait(ms: number): void {
    this.nowMs += ms;
    this.tell(`wait ${ms}`);
    this.apply({ verb: VirtualVerb.To, atMs: this.nowMs, numbers: [], text: "" });
  }

  line(text: string): void {
    this.tell(`"${text}"`);
    this.apply(lineStep(this.nowMs, text));
  }

  tap(contact: Switch): void {
    this.hold(contact, tapMs);
  }

  /** Holds a key for its second duty. */
  press(contact: Switch): void {
    this.hold(contact, holdMs);
  }

  hold(contact: Switch, ms: number): void {
    this.edge(contact, true);
    this.wait(ms);
    this.edge(contact, false);
    this.wait(afterMs);
  }

  /** Handles an edge now, `lateMs` after it happened. */
  edge(contact: Switch, closed: boolean, lateMs = 0): void {
    this.tell(`${names[contact]}${closed ? " down" : " up"}${lateMs > 0 ? ` ${lateMs} ago` : ""}`);
    const numbers = [contact, closed ? 1 : 0, this.nowMs - lateMs];
    this.apply({ verb: VirtualVerb.Edge, atMs: this.nowMs, numbers, text: "" });
  }

  shown(region: Region): string {
    return this.app.display.shown[region] ?? "";
  }

  /** Returns the text of the chosen row without its mark, or an empty text if no row is chosen. */
  get chosen(): string {
    for (let region: number = Region.Row1; region <= Region.Row6; region++) {
      if (this.shown(region).startsWith("»")) return this.shown(region).slice(1);
    }
    return "";
  }

  private tell(words: string): void {
    this.story.push(words);
  }

  /** Waits while the board erases its flash, because boards differ in when they notice edges meanwhile. */
  private apply(step: Step): void {
    this.steps.push(step);
    drive(this.bench, step.verb, step.atMs, [...step.numbers], step.text);
    this.nowMs = Math.max(this.nowMs, this.bench.board.crystal.trueMs);
  }
}
