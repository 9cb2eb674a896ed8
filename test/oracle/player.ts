/**
 * A player of random games: every verb, in and out of place, often at the very instant at which time changes something.
 */

import { randomControl } from "./controls";
import { clearing, correction } from "./corrections";
import type { GameOptions } from "./game";
import { Oracle } from "./oracle";
import type { Position } from "./position";
import type { Random } from "./random";
import { type Colour, opponent } from "./rules";
import { type Step, verbs } from "./step";

const numberOf = (side: Colour): number => (side === "white" ? 1 : 2);
const WRAP = 2 ** 30;

export class Player {
  readonly steps: Step[] = [];
  private readonly oracle = new Oracle();
  private readonly names = new Set<string>();
  private now = 0;

  constructor(
    private readonly random: Random,
    private readonly options: GameOptions,
  ) {
    const start = random.weigh([
      [1, 0],
      [2, WRAP - random.whole(1, 60_000)],
      [1, random.whole(0, WRAP - 1)],
    ]);
    const poll = random.weigh([
      [6, 0],
      [1, 1000],
      [1, 137],
    ]);
    const takesBack = random.chance(0.7) ? 1 : 0;
    const bounceMs = random.pick([25, 25, 10]);
    const settings = [random.whole(0, 4), 0, takesBack, bounceMs, start, poll];
    this.add(verbs.begin, settings, randomControl(random));
    if (options.begun) {
      this.add(verbs.correct, [1, 1]);
      this.add(verbs.start);
    }
  }

  private add(verb: number, numbers: readonly number[] = [], text = ""): void {
    if (this.options.without?.includes(verb)) return;
    const step = { verb, atMs: this.now, numbers, text };
    this.steps.push(step);
    this.oracle.step(step);
  }

  /** Lets some time pass, often exactly to the next event of time or a millisecond beside it. */
  private wait() {
    const { random } = this;
    const due = this.oracle.dueAt();
    const farMs = this.options.hasty ? 5_000 : 2_000_000;
    if (due !== undefined && random.chance(0.3) && due - this.now < farMs) {
      this.now = Math.max(this.now, due + random.pick([-1, 0, 0, 1]));
      return;
    }
    const long = this.options.hasty ? 0 : 1;
    this.now += random.weigh([
      [12, 0],
      [10, random.whole(1, 40)],
      [35, random.whole(40, 3_000)],
      [12, 1000 * random.whole(1, this.options.hasty ? 4 : 12)],
      [3 * long, random.whole(10_000, 40_000)],
      [long, random.whole(100_000, 400_000)],
    ]);
  }

  play() {
    this.wait();
    const position = this.oracle.look(this.now);
    if (this.random.chance(0.07)) return this.anything(position);
    switch (position.mode) {
      case "ready":
        return this.inReady(position);
      case "running":
        return this.inPlay(position);
      case "paused":
      case "fallen":
        return this.inPause(position);
      case "finished":
        return this.anything(position);
    }
  }

  private inReady(position: Position) {
    const act = this.random.weigh([
      [6, () => this.press(opponent(position.turn))],
      [4, () => this.add(verbs.start)],
      [1, () => this.press(position.turn)],
      [2, () => this.anything(position)],
    ]);
    act();
  }

  private inPlay(position: Position) {
    const act = this.random.weigh([
      [40, () => this.press(position.turn)],
      [14, () => this.rally()],
      [6, () => this.press(opponent(position.turn))],
      [12, () => this.late()],
      [5, () => this.burst(position.turn)],
      [6, () => this.bounce(position.turn)],
      [12, () => this.add(verbs.pause)],
      [5, () => this.add(verbs.advance)],
      [2, () => this.add(verbs.expect)],
      [2, () => this.powerCut()],
      [2, () => this.adjourn()],
    ]);
    act();
  }

  private inPause(position: Position) {
    const { random } = this;
    const side = this.side();
    const act = random.weigh([
      [position.mode === "paused" ? 30 : 2, () => this.add(verbs.resume, [numberOf(side)])],
      [position.mode === "paused" ? 8 : 20, () => this.add(verbs.correct, clearing(random, side))],
      [14, () => this.add(verbs.correct, correction(random))],
      [12, () => this.penalty()],
      [14, () => this.add(verbs.undo, random.chance(0.35) ? [1] : [0])],
      [4, () => this.control()],
      [2, () => this.powerCut()],
      [3, () => this.adjourn()],
      [3, () => this.restore()],
      [2, () => this.press(side)],
    ]);
    act();
  }

  private anything(position: Position) {
    const { random } = this;
    const act = random.pick([
      () => this.press(this.side()),
      () => this.late(),
      () => this.bounce(this.side()),
      () => this.add(verbs.start),
      () => this.add(verbs.pause),
      () => this.add(verbs.resume, [numberOf(this.side())]),
      () => this.add(verbs.correct, correction(random)),
      () => this.penalty(),
      () => this.add(verbs.undo, [random.whole(0, 1)]),
      () => this.control(),
      () => this.powerCut(),
      () => this.add(verbs.power, [random.whole(0, 1)]),
      () => this.adjourn(),
      () => this.restore(),
      () => this.add(verbs.expect),
      () => position.mode === "running" || random.chance(0.8) || this.add(verbs.finish),
    ]);
    act();
  }

  private side(): Colour {
    return this.random.chance(0.5) ? "white" : "black";
  }

  private press(side: Colour) {
    this.add(verbs.press, [numberOf(side), this.now]);
  }

  /** Presses with an edge that is handled long after its stamp. */
  private late(): void {
    const { random } = this;
    const handled =
      this.now +
      random.weigh([
        [5, random.whole(0, 300)],
        [2, random.whole(300, 9000)],
      ]);
    const due = this.oracle.dueAt();
    const beside = due !== undefined && due < handled + 9000 && random.chance(0.5);
    const stamp = beside ? Math.max(0, due + random.pick([-1, 0, 1])) : this.now - random.whole(0, 5);
    this.now = Math.max(handled, stamp);
    this.add(verbs.press, [numberOf(this.side()), Math.max(0, stamp)]);
  }

  /** Plays some ordinary moves. */
  private rally(): void {
    for (let count = this.random.whole(2, 8); count > 0; count--) {
      this.now += this.random.whole(1, this.random.chance(0.8) ? 900 : 4000);
      this.press(this.oracle.look(this.now).turn);
    }
  }

  /** Presses both levers within a few milliseconds. */
  private burst(turn: Colour): void {
    let side = turn;
    for (let count = this.random.whole(2, 6); count > 0; count--) {
      this.press(side);
      this.now += this.random.whole(0, 2);
      if (this.random.chance(0.8)) side = opponent(side);
    }
  }

  private bounce(side: Colour): void {
    const offsets: number[] = [0];
    for (let count = this.random.whole(0, 6); count > 0; count--) {
      offsets.push((offsets.at(-1) ?? 0) + this.random.pick([1, 2, 5, 12, 24, 25, 26, 60]));
    }
    this.add(verbs.bounce, [numberOf(side), ...offsets]);
    this.now += offsets.at(-1) ?? 0;
  }

  private powerCut(): void {
    this.add(verbs.power, [0]);
    for (let count = this.random.whole(0, 2); count > 0; count--) {
      this.wait();
      this.press(this.side());
    }
    this.wait();
    this.add(verbs.power, [1]);
  }

  private adjourn() {
    const sealed = this.random.chance(0.5);
    const charge = sealed && !this.options.uncharged && this.random.chance(0.4) ? 1000 * this.random.whole(1, 20) : 0;
    const name = this.random.pick(["A", "B"]);
    this.names.add(name);
    this.add(verbs.adjourn, [sealed ? 1 : 0, charge], name);
  }

  private restore() {
    if (this.names.size === 0 && this.random.chance(0.9)) return;
    this.add(verbs.restore, [], this.random.pick(["C", ...this.names, ...this.names]));
  }

  private control(): void {
    const { white, black } = this.oracle.look(this.now).rules;
    const plain = [...white, ...black].every((stage) => stage.manner === "time");
    const guideline = this.random.chance(plain ? 0.7 : 0.1);
    this.add(verbs.control, [], guideline ? "III.4" : randomControl(this.random));
  }

  private penalty(): void {
    const { random } = this;
    const minutes = random.chance(0.6) ? -1 : random.whole(0, 3);
    this.add(verbs.penalty, [random.whole(1, 7), random.whole(1, 2), minutes, random.whole(0, 1)]);
  }
}
