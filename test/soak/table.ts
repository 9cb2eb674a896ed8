/** Sets a clock on its board beside the oracle, with the same inputs. The clock must report what the oracle reports. */

import type { App } from "../../firmware/app/model/app";
import { Memo } from "../../firmware/app/model/choices";
import { later } from "../../firmware/core/integer";
import { attendBench, type Bench, openBench } from "../../firmware/virtual-bench";
import { Switch } from "../../hal/hal";
import { move, pass, say, type VirtualBoard } from "../../hal/virtual/board";
import { type Cells, createCells, type Tear } from "../../hal/virtual/cells";
import { counterAt } from "../../hal/virtual/time";
import { plain } from "../oracle/judge";
import { Oracle } from "../oracle/oracle";
import type { Position } from "../oracle/position";
import type { Colour } from "../oracle/rules";
import { type Step, verbs } from "../oracle/step";
import { Difference, Ear } from "./ear";
import { boardOf, type Place } from "./place";
import { heldLine, judgeCut, toldBy } from "./recovered";
import { isPlayersContact } from "./sides";
import { Wear } from "./wear";
import { Wiring } from "./wiring";

const offMs = 60_000;
/** How long after the power returns a contact opens that was down all the time, ms. */
const heldOnMs = 300;
/** The longest step of time while a cut may come, ms: the table notices a cut at most so late. */
const armedStrideMs = 10;

export class Table {
  readonly oracle = new Oracle();
  /** True ms since the table was set up. */
  nowMs = 0;
  /** The clock's own settings. */
  bounceMs = 25;
  /** The number of recoveries, and the greatest age of the running side's time after one. */
  recoveries = 0;
  stalestMs = 0;
  /** The number of contacts that were down from before a cut until after it. */
  heldThrough = 0;
  presses = 0;
  /** The running time of the games before this one, ms. */
  ranMs = 0;
  /** The game was over when the power failed: the clock shows the programs. */
  isOver = false;
  /** Adjourned games that a cut may have kept from the flash: an older one may be there in their place. */
  readonly unsure = new Set<string>();
  board: VirtualBoard;
  private bench: Bench;
  readonly cells: Cells;
  readonly wear: Wear;
  /** The instant of power-on in true time and in the oracle's time. */
  private poweredMs = 0;
  private baseMs = 0;
  private wiring = new Wiring([], 0);
  private cuts = 0;
  private readonly ear = new Ear();
  private trailFrom = 0; // The length of the trail when the last act began.

  constructor(private readonly place: Place) {
    this.cells = createCells(place.pages);
    this.cells.worn = [...(place.worn ?? [])];
    this.wear = new Wear(this.cells);
    this.board = this.makeBoard();
    this.bench = this.power();
  }

  get app(): App {
    return this.bench.app;
  }

  /** Returns the board's time. An erase takes some of it. */
  get boardMs(): number {
    return this.poweredMs + this.board.crystal.trueMs;
  }

  /** Returns the oracle's time at a true instant, which is what the clock counts. */
  oracleMs(trueMs: number): number {
    const counted = counterAt(this.board.crystal, trueMs - this.poweredMs);
    return this.baseMs + later(counted, -this.board.crystal.startMs);
  }

  get position(): Position {
    return this.oracle.look(this.oracleMs(this.nowMs));
  }

  isClosed(contact: Switch): boolean {
    return this.wiring.isClosed(contact);
  }

  /** Lets time pass, and opens contacts at their instants. */
  wait(ms: number): void {
    const untilMs = this.nowMs + ms;
    for (let next = this.wiring.nextOpening(untilMs); next !== undefined; next = this.wiring.nextOpening(untilMs)) {
      this.edge(next.contact, false, next.atMs, next.atMs);
    }
    this.passTo(untilMs);
  }

  /** Closes a contact, with a stamp up to `latestMs` ago; it opens after `lengthMs`. */
  touch(contact: Switch, lengthMs: number, latestMs = 0): void {
    const lateMs = Math.min(latestMs, this.nowMs - this.poweredMs);
    this.wiring.opensAt(contact, Math.max(this.nowMs, this.nowMs - lateMs + lengthMs));
    this.edge(contact, true, this.nowMs - lateMs, this.nowMs);
  }

  /** Moves a contact: the edge has the stamp of one true instant, and the clock handles it at another. */
  edge(contact: Switch, closed: boolean, stampMs: number, atMs: number): void {
    this.passTo(stampMs);
    attendBench(this.bench);
    const clockMs = this.baseMs + later(this.app.clock.atMs, -this.board.crystal.startMs);
    move(this.board, contact, closed, stampMs - this.poweredMs, atMs - this.poweredMs);
    this.nowMs = Math.max(this.nowMs, atMs);
    this.feel(contact, closed, this.oracleMs(stampMs), clockMs);
    this.advance();
  }

  /** Gives the oracle an input at the oracle's instant. */
  tell(verb: number, atMs: number, numbers: readonly number[] = [], text = ""): void {
    this.ear.expect(this.oracle.step({ verb, atMs, numbers, text } as Step));
  }

  line(text: string): void {
    attendBench(this.bench);
    say(this.board, text, this.nowMs - this.poweredMs);
  }

  /** Begins a new game, from the programs or a clock that is ready. */
  begin(control: string, edition: number, takesBack: boolean): void {
    const { bounceMs } = this;
    for (const line of [`setting 0 ${bounceMs}`, `setting 1 ${edition}`, `setting 5 ${takesBack ? 1 : 0}`])
      this.line(line);
    this.line(`set ${control}`);
    this.ear.forget();
    this.isOver = false;
    const before = this.oracle.trail.at(-1);
    this.ranMs += this.position.ran;
    this.tell(verbs.begin, this.oracleMs(this.nowMs), [edition, 0, takesBack ? 1 : 0, bounceMs, 0, 0], control);
    this.trailFrom = 0;
    if (before !== undefined) this.oracle.trail.unshift(before);
    this.look();
  }

  /** Asks the clock for its state. */
  look(): void {
    this.line("state");
    this.tell(verbs.expect, this.oracleMs(this.nowMs));
  }

  /** Checks that the clock and the oracle have said the same since the last comparison. */
  compare(): void {
    const { trail } = this.oracle;
    if (trail.length > 64) trail.splice(0, trail.length - 32);
    this.trailFrom = trail.length - 1;
    this.wear.look(this.app);
    if (this.app.display.memo === Memo.NoMemory && this.ear.isSilent() && this.wear.excuses(false)) this.ear.forget();
    this.ear.compare();
  }

  /** Makes the power fail during a word, after `words` more. */
  arm(words: number, tear: Tear): void {
    this.cells.cutAfter = words;
    this.cells.tear = tear;
  }

  get isCut(): boolean {
    return this.cells.isCut;
  }

  /**
   * Cuts the power for a minute. What the clock recovers must have been true at most 10 s before. Contacts that are
   * down open while the power is off; at every second cut they open soon after it has returned.
   */
  cut(isGivenUp: boolean, powered: (down: readonly Switch[], opensAtMs: number) => void): void {
    const down = this.cuts++ % 2 === 0 ? [] : this.wiring.closed;
    this.heldThrough += down.length;
    const cutMs = this.oracleMs(this.nowMs);
    const { trail } = this.oracle;
    const { isCut } = this.cells;
    const firstHeld = Math.max(isCut ? this.trailFrom : trail.length - 1, 0);
    const wasShort = this.app.log.short;
    const hadNoRoom = wasShort || this.wear.isFull(this.app.log);
    this.ear.forget();
    this.nowMs += offMs;
    this.baseMs = cutMs + offMs;
    powered(down, this.nowMs + heldOnMs);
    this.board = this.makeBoard();
    for (const contact of down) this.board.wires.closed[contact] = true;
    this.bench = this.power(down);
    this.ear.forget();
    this.line("state");
    const said = plain(this.ear.forget()[0] ?? "");
    if (this.wear.saysFault(this.app.display.memo, hadNoRoom)) return;
    const isShort = wasShort && this.app.display.memo === Memo.LastPress;
    const cut = { atMs: cutMs, isShort, lateMs: isCut ? armedStrideMs : 0, isGivenUp };
    const { found, isRight, held } = judgeCut(toldBy(this.app.clock, said), trail, firstHeld, cut);
    if (!isRight && !this.wear.excuses(wasShort)) throw new Difference(held.map(heldLine), [said], "recovered");
    this.isOver = found === undefined;
    if (found === undefined) return;
    this.recoveries++;
    if (!isShort) this.stalestMs = Math.max(this.stalestMs, cutMs - found.at);
    this.oracle.recover(this.oracleMs(this.nowMs), found);
    this.trailFrom = 0;
  }

  private makeBoard(): VirtualBoard {
    this.poweredMs = this.nowMs;
    return boardOf(this.place, this.cells, (line) => this.ear.hear(line, this.baseMs));
  }

  private power(down: readonly Switch[] = []): Bench {
    this.wiring = new Wiring(down, this.nowMs + heldOnMs);
    const bench = openBench(this.board, this.place.facts);
    if (bench === undefined) throw new Error("the clock does not start");
    this.bench = bench;
    this.catchUp();
    this.line("subscribe");
    // The application collects changes of the display for its next report, which nobody reads here.
    bench.app.link.changed.length = 0;
    bench.app.link.changed.push = () => 0;
    return bench;
  }

  /** Gives an edge to the oracle if it is a press. `clockMs` is the instant up to which the clock had let time pass. */
  private feel(contact: Switch, closed: boolean, atMs: number, clockMs: number): void {
    if (!this.wiring.feel(contact, closed, atMs, this.bounceMs) || !isPlayersContact(this.app, contact)) return;
    this.presses++;
    const side: Colour = contact === Switch.Left || contact === Switch.Minus ? "white" : "black";
    this.tell(verbs.press, Math.max(atMs, clockMs), [side === "white" ? 1 : 2, atMs]);
  }

  private passTo(trueMs: number): void {
    attendBench(this.bench);
    const strideMs = this.cells.cutAfter < 0 ? trueMs : armedStrideMs;
    while (this.nowMs < trueMs && !this.cells.isCut) {
      this.nowMs = Math.min(trueMs, this.nowMs + strideMs);
      pass(this.board, this.nowMs - this.poweredMs);
      this.advance();
    }
  }

  private advance(): void {
    this.catchUp();
    this.tell(verbs.advance, this.oracleMs(this.nowMs));
  }

  /** An erase takes time. */
  private catchUp(): void {
    this.nowMs = Math.max(this.nowMs, this.boardMs);
  }
}
