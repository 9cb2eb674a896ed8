/**
 * The oracle: the rules of clocks, read a second time and written another way. It keeps the position after the last
 * applied input and the timeline that follows from it. It answers every question from those; it never counts down.
 */

import { Course, keptAtCut } from "./course";
import { type Line, lineOf } from "./line";
import { type Held, type LastPress, nothingPast, type Past, remember } from "./past";
import { opening, type Position, standing } from "./position";
import { type Colour, colourOf, type Edition, opponent, readRules } from "./rules";
import { ruling } from "./ruling";
import { type Step, verbs } from "./step";
import { press as pressed, spend } from "./timeline";
import { takeBackAct } from "./undo";
import { Levers } from "./wire";

const editions: readonly Edition[] = [1997, 2001, 2014, 2018, 2023];

export class Oracle {
  readonly course = new Course(opening(readRules("300")));
  private now = 0;
  past: Past = nothingPast;
  readonly shelf = new Map<string, { readonly position: Position; readonly last: LastPress | undefined }>();
  private record: Held = { at: 0, position: this.course.position, past: nothingPast };
  private powered = true;
  private edition: Edition = 2023;
  private takesBack = true;
  private bounceMs = 25;
  private readonly levers = new Levers();
  lines: Line[] = [];
  /** The reported positions, the latest at the end. A power cut leaves one of them. */
  trail: Held[] = [];

  /** Applies one step and returns the lines that it causes. */
  step(step: Step): Line[] {
    this.lines = [];
    if (step.verb === verbs.begin) this.begin(step);
    else if (step.verb === verbs.bounce) this.bounce(step);
    else {
      this.advance(step.atMs);
      if (step.verb !== verbs.advance) this.handle(step);
    }
    return this.lines;
  }

  /** Returns the instant of the next event of time, if nobody does anything. */
  dueAt(): number | undefined {
    return this.course.dueAt;
  }

  /** Returns the position at an instant to come, if nobody does anything. */
  look(instant: number): Position {
    this.lines = [];
    this.advance(instant);
    return this.course.at(instant);
  }

  /** Continues from a position that a power cut left. It is paused, and nothing before it can be undone. */
  recover(at: number, { position, past }: Held): void {
    this.now = at;
    this.past = { ...nothingPast, last: past.last };
    this.course.apply(at, position);
    this.trail = [{ at, position, past: this.past }];
  }

  private begin({ atMs, numbers, text }: Step): void {
    const [edition = 4, , takesBack = 1, bounceMs = 25] = numbers;
    this.edition = editions[edition] ?? 2023;
    this.takesBack = takesBack === 1;
    this.bounceMs = bounceMs;
    this.now = atMs;
    this.past = nothingPast;
    this.course.apply(atMs, opening(readRules(text)));
    this.record = { at: atMs, position: this.course.position, past: nothingPast };
    this.trail = [this.record];
  }

  private report(at: number, event: string, side: Colour | null, position: Position): void {
    this.lines.push(lineOf(at, event, side, position));
    if (event === "ignored" || event === "expect") return;
    this.record = { at, position, past: this.past };
    this.trail.push(this.record);
  }

  private advance(to: number): void {
    for (const { at, event, side, position } of this.course.upTo(to)) this.report(at, event, side, position);
    this.now = to;
  }

  ignore(side: Colour | null = null): void {
    this.report(this.now, "ignored", side, this.course.at(this.now));
  }

  /** Applies an input at the present instant. */
  act(event: string, side: Colour | null, position: Position): void {
    this.course.apply(this.now, position);
    this.report(this.now, event, side, position);
    this.advance(this.now);
  }

  private handle(step: Step) {
    const [first] = step.numbers;
    const here = this.course.at(this.now);
    if (step.verb === verbs.expect) return this.report(this.now, "expect", null, here);
    if (step.verb === verbs.power) return this.power(first === 1, here);
    if (step.verb === verbs.press) return this.press(colourOf(first), step.numbers[1] ?? step.atMs);
    if (!this.powered || here.mode === "finished") return this.ignore();
    switch (step.verb) {
      case verbs.start:
        return here.mode === "ready" ? this.start(here, this.now) : this.ignore();
      case verbs.pause:
        return here.mode === "running" ? this.pause(here) : this.ignore();
      case verbs.resume:
        return here.mode === "paused" ? this.resume(here, colourOf(first)) : this.ignore();
      case verbs.adjourn:
        return this.adjourn(step, here);
      case verbs.finish:
        return this.act("finish", null, { ...here, mode: "finished" });
      default:
        return here.mode === "running" ? this.ignore() : this.arbitrate(step, here);
    }
  }

  private press(side: Colour, stamp: number) {
    if (!this.powered) return this.ignore(side);
    if (stamp < this.course.appliedAt) return this.report(stamp, "ignored", side, this.course.at(this.now));
    const there = this.course.at(stamp);
    if (there.mode === "ready" && side !== there.turn) return this.start(there, stamp);
    const isMeant = there.mode === "running" && side === there.turn && stamp > there.since;
    if (!isMeant) return this.report(stamp, "ignored", side, there);
    for (const { at, event, side: whose } of this.course.happened) {
      if (at > stamp) this.lines.push({ ...lineOf(stamp, event, whose, there), withdrawn: true });
    }
    this.pressAt(stamp, there);
    this.advance(this.now);
  }

  private pressAt(at: number, there: Position, before = there): void {
    const side = there.turn;
    const after = pressed({ ...there, sealer: null }, at);
    this.past = {
      acts: [],
      press: { position: before, last: this.past.last },
      last: { side, before: there, after: after.position },
    };
    this.course.apply(at, after.position);
    this.report(at, "press", side, after.position);
    if (after.period) this.report(at, "period", side, after.position);
  }

  private start(there: Position, at: number): void {
    const running: Position = { ...there, mode: "running", since: at };
    this.past = { ...nothingPast, press: { position: there, last: undefined } };
    this.course.apply(at, running);
    this.report(at, "start", running.turn, running);
    this.advance(this.now);
  }

  private pause(here: Position): void {
    this.act("pause", here.turn, { ...here, mode: "paused" });
  }

  private resume(here: Position, side: Colour): void {
    if (here.sealer === opponent(side)) this.pressAt(this.now, { ...here, turn: here.sealer }, here);
    const ready: Position = { ...this.course.at(this.now), sealer: null };
    this.act("resume", side, { ...ready, mode: "running", turn: side, since: this.now });
  }

  private adjourn({ numbers, text }: Step, playing: Position) {
    if (playing.mode === "running") this.pause(playing);
    let here = this.course.at(this.now);
    const before = here;
    const [sealed = 0, charge = 0] = numbers;
    if (sealed === 1 && here.mode === "paused") {
      const { changes, position } = spend(here, charge);
      for (const change of changes) this.report(this.now, change.event, change.side, change.position);
      here = { ...position, sealer: here.turn };
    }
    this.shelf.set(text, { position: here, last: this.past.last });
    this.decide("adjourn", null, before, here);
  }

  private restore(here: Position, name: string) {
    const kept = this.shelf.get(name);
    if (kept === undefined) return this.ignore();
    const { position, last } = kept;
    const shown = position.sealer === null ? position : { ...position, turn: opponent(position.sealer) };
    this.decide("restore", null, here, shown, { last });
  }

  private arbitrate(step: Step, here: Position) {
    if (step.verb === verbs.undo) return this.undo(here, step.numbers[0] === 1);
    if (step.verb === verbs.restore) return this.restore(here, step.text);
    const bench = { edition: this.edition, takesBack: this.takesBack, last: this.past.last };
    const { event, side, after, last } = ruling(step, here, bench);
    return this.decide(event, side, here, after, { last });
  }

  /** Refuses an act of the arbiter, or applies and remembers it. `press` holds the last press after the act. */
  private decide(
    event: string,
    side: Colour | null,
    before: Position,
    after: Position | undefined,
    press: Pick<Past, "last"> = this.past,
  ) {
    if (after === undefined) return this.ignore();
    this.past = remember(this.past, before, after, press.last);
    this.act(event, side, after);
  }

  private undo(here: Position, charged: boolean) {
    const { acts, press } = this.past;
    const act = acts.at(-1);
    if (act !== undefined) {
      this.past = { ...this.past, acts: acts.slice(0, -1), last: act.last };
      return this.act("undo", null, takeBackAct(here, act.before, act.after));
    }
    if (press === undefined) return this.ignore();
    const there = press.position;
    this.past = { ...nothingPast, last: press.last };
    if (there.mode === "ready") return this.act("undo", null, there);
    const { changes, position } = spend(standing(there), charged ? here.ran - there.ran : 0);
    for (const change of changes) this.report(this.now, change.event, change.side, change.position);
    this.act("undo", null, position);
  }

  private power(on: boolean, here: Position) {
    if (on === this.powered) return this.ignore();
    this.powered = on;
    if (on) return this.act("power", null, here);
    this.past = { ...nothingPast, last: this.record.past.last };
    this.act("power", null, keptAtCut(this.record, this.now));
  }

  private bounce({ atMs, numbers }: Step): void {
    const [side, ...offsets] = numbers;
    const colour = colourOf(side);
    this.advance(atMs);
    if (!this.powered) this.ignore(colour);
    offsets.forEach((offset, index) => {
      const at = atMs + offset;
      const closing = index % 2 === 0;
      if (closing) this.advance(at);
      if (this.levers.move(colour, closing, at, this.bounceMs) && this.powered) this.press(colour, at);
    });
  }
}
