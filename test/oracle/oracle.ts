/**
 * The oracle: clock.md read a second time and written another way. It keeps the position after the last applied input
 * and the timeline that follows from it; every question is answered from those, nothing is ever counted down or given back.
 */

import { anotherControl } from "./change";
import { correct } from "./correction";
import { type Line, lineOf } from "./line";
import { type Held, type LastPress, nothingPast, type Past, remember } from "./past";
import { penalize, returnsPress } from "./penalty";
import { opening, type Position, standing } from "./position";
import { type Colour, type Edition, opponent, readRules } from "./rules";
import { type Step, verbs } from "./step";
import { flow, type Happening, press as pressed, spend, timeline } from "./timeline";
import { takeBackAct } from "./undo";
import { edge, released } from "./wire";

const RECORD_MS = 10_000;
const editions: readonly Edition[] = [1997, 2001, 2014, 2018, 2023];
const colourOf = (side: number | undefined): Colour => (side === 2 ? "black" : "white");

export class Oracle {
  private position: Position = opening(readRules("300"));
  /** The instant of `position`: that of the last applied input. */
  private appliedAt = 0;
  private now = 0;
  private foretold: Iterator<Happening, void> = [][Symbol.iterator]();
  private coming: Happening | undefined;
  private happened: Happening[] = [];
  private past: Past = nothingPast;
  private readonly shelf = new Map<string, { readonly position: Position; readonly last: LastPress | undefined }>();
  private record: Held = { at: 0, position: this.position, past: nothingPast };
  private powered = true;
  private edition: Edition = 2023;
  private takesBack = true;
  private bounceMs = 25;
  private wires = { white: released, black: released };
  private lines: Line[] = [];
  /** What was reported, the latest at the end: what a loss of power may leave. */
  trail: Held[] = [];

  /** Applies one step and yields the lines it brings. */
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

  /** When time brings the next thing, if nobody does anything. */
  dueAt(): number | undefined {
    return this.coming?.at;
  }

  /** The position at an instant to come, if nobody does anything. */
  look(instant: number): Position {
    this.lines = [];
    this.advance(instant);
    return this.at(instant);
  }

  /** Takes a position as that which a loss of power left: it stands, and nothing of before can be taken back. */
  recover(at: number, { position, past }: Held): void {
    this.now = at;
    this.past = { ...nothingPast, last: past.last };
    this.apply(at, position);
    this.trail = [{ at, position, past: this.past }];
  }

  /** The position at an instant not before the last applied input. */
  private at(instant: number): Position {
    const last = this.happened.findLast((happening) => happening.at <= instant);
    return last === undefined ? flow(this.position, instant - this.appliedAt) : flow(last.position, instant - last.at);
  }

  private begin({ atMs, numbers, text }: Step): void {
    const [edition = 4, , takesBack = 1, bounceMs = 25] = numbers;
    this.edition = editions[edition] ?? 2023;
    this.takesBack = takesBack === 1;
    this.bounceMs = bounceMs;
    this.now = atMs;
    this.past = nothingPast;
    this.apply(atMs, opening(readRules(text)));
    this.record = { at: atMs, position: this.position, past: nothingPast };
    this.trail = [this.record];
  }

  /** A new position stands from `at` on; what had been foretold is void. */
  private apply(at: number, position: Position): void {
    this.position = position;
    this.appliedAt = at;
    this.happened = [];
    this.foretold = timeline(position, at);
    this.coming = this.foretold.next().value ?? undefined;
  }

  private report(at: number, event: string, side: Colour | null, position: Position): void {
    this.lines.push(lineOf(at, event, side, position));
    if (event === "ignored" || event === "expect") return;
    this.record = { at, position, past: this.past };
    this.trail.push(this.record);
  }

  private advance(to: number): void {
    while (this.coming !== undefined && this.coming.at <= to) {
      const { at, event, side, position } = this.coming;
      this.happened.push(this.coming);
      this.report(at, event, side, position);
      this.coming = this.foretold.next().value ?? undefined;
    }
    this.now = to;
  }

  private ignore(side: Colour | null = null): void {
    this.report(this.now, "ignored", side, this.at(this.now));
  }

  /** An input that acts now. */
  private act(event: string, side: Colour | null, position: Position): void {
    this.apply(this.now, position);
    this.report(this.now, event, side, position);
    this.advance(this.now);
  }

  private handle(step: Step) {
    const [first] = step.numbers;
    const here = this.at(this.now);
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
    if (stamp < this.appliedAt) return this.report(stamp, "ignored", side, this.at(this.now));
    const there = this.at(stamp);
    const ignored = () => this.report(stamp, "ignored", side, there);
    if (there.mode === "ready" && side !== there.turn) return this.start(there, stamp);
    if (there.mode !== "running" || side !== there.turn || stamp <= there.since) return ignored();
    for (const { at, event, side: whose } of this.happened) {
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
    this.apply(at, after.position);
    this.report(at, "press", side, after.position);
    if (after.period) this.report(at, "period", side, after.position);
  }

  private start(there: Position, at: number): void {
    const running: Position = { ...there, mode: "running", since: at };
    this.past = { ...nothingPast, press: { position: there, last: undefined } };
    this.apply(at, running);
    this.report(at, "start", running.turn, running);
    this.advance(this.now);
  }

  private pause(here: Position): void {
    this.act("pause", here.turn, { ...here, mode: "paused" });
  }

  private resume(here: Position, side: Colour): void {
    if (here.sealer === opponent(side)) this.pressAt(this.now, { ...here, turn: here.sealer }, here);
    const ready: Position = { ...this.at(this.now), sealer: null };
    this.act("resume", side, { ...ready, mode: "running", turn: side, since: this.now });
  }

  private adjourn({ numbers, text }: Step, playing: Position) {
    if (playing.mode === "running") this.pause(playing);
    let here = this.at(this.now);
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

  private arbitrate({ verb, numbers, text }: Step, here: Position) {
    const [penalty = 0, offender, minutes = -1, choice] = numbers;
    const bench = { edition: this.edition, takesBack: this.takesBack, last: this.past.last };
    switch (verb) {
      case verbs.undo:
        return this.undo(here, numbers[0] === 1);
      case verbs.restore:
        return this.restore(here, text);
      case verbs.correct:
        return this.decide("correct", null, here, correct(here, numbers));
      case verbs.control:
        return this.decide("control", null, here, anotherControl(here, text, this.edition));
      case verbs.penalty: {
        const side = colourOf(offender);
        const given = minutes < 0 ? undefined : minutes;
        const fault = { penalty, offender: side, minutes: given, choice: choice === 1 };
        const after = penalize(here, fault, bench);
        const { last } = this.past;
        const returned = after !== undefined && last !== undefined && returnsPress(here, after, fault, last);
        return this.decide("penalty", side, here, after, { last: returned ? undefined : last });
      }
      default:
        throw new Error(`the oracle knows no verb ${verb}`);
    }
  }

  /** An act of the arbiter: refused, or done and remembered. `press`: the last press as it stands after it. */
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
    if (!on) {
      const { at, position, past } = this.record;
      const kept = flow(position, Math.floor((this.now - at) / RECORD_MS) * RECORD_MS);
      this.past = { ...nothingPast, last: past.last };
      return this.act("power", null, kept.mode === "running" ? { ...kept, mode: "paused" } : kept);
    }
    this.act("power", null, here);
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
      const { wire, counts } = edge(this.wires[colour], closing, at, this.bounceMs);
      this.wires = { ...this.wires, [colour]: wire };
      if (counts && this.powered) this.press(colour, at);
    });
  }
}
