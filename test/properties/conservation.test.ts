/** Invariant 2 of clock.md §2: no millisecond is lost or made, for any game. */
import { describe, expect, test } from "vitest";
import { verbs } from "../oracle/step";
import { assertHolds, type Check, findsFault, isLate, type Played, pollRates, type State } from "./play";

/** Returns all time that ran up to an instant, less what was undone. */
interface Mark {
  readonly at: number;
  readonly runs: boolean;
  readonly ran: number;
}

/** Counts time by the trace alone: the lines say when a clock ran, and undo and power loss say what of it is void. */
class Ledger {
  private marks: Mark[] = [{ at: 0, runs: false, ran: 0 }];
  /** The time that ran up to the last press or start, and the acts since. */
  private press: number | undefined;
  private acts = 0;

  /** Returns the time that ran up to an instant. Forgets marks that a late edge made void. */
  private at(instant: number): number {
    this.marks = this.marks.filter((mark) => mark.at <= instant);
    const last = this.marks.at(-1) ?? { at: 0, runs: false, ran: 0 };
    return last.ran + (last.runs ? instant - last.at : 0);
  }

  /** Returns the sum of both sides' times that a line has to show. */
  expect(line: State, { step }: Played): number {
    const ran = this.void(line, this.at(line.at), step.numbers[0] === 1);
    this.marks.push({ at: line.at, runs: line.mode === "running", ran });
    this.remember(line, ran);
    return ran;
  }

  private void(line: State, ran: number, charged: boolean): number {
    if (line.event === "power") return Math.min(ran, line.white.used + line.black.used);
    if (line.event !== "undo" || this.acts > 0 || this.press === undefined) return ran;
    if (!charged || line.mode === "ready") return this.press;
    // When a flag falls, the rest of a charge is charged to nobody.
    return line.mode === "fallen" ? Math.max(this.press, Math.min(ran, line.white.used + line.black.used)) : ran;
  }

  private remember(line: State, ran: number): void {
    const { event } = line;
    if (event === "press" || event === "start") {
      this.press = ran;
      this.acts = 0;
    } else if (event === "undo") {
      if (this.acts > 0) this.acts -= 1;
      else this.press = undefined;
    } else if (event === "power") {
      this.press = undefined;
      this.acts = 0;
    } else if (["correct", "penalty", "control", "adjourn", "restore"].includes(event)) {
      this.acts = Math.min(8, this.acts + 1);
    }
  }
}

/** Returns whether a line shows no state of its own instant: a late edge or the consequence of a charge. */
function isAside(line: State, index: number, each: Played): boolean {
  if (isLate(line, each)) return true;
  const charges = each.step.verb === verbs.undo && each.step.numbers[0] === 1;
  return charges && line.at === each.step.atMs && index < each.lines.length - 1;
}

const conserves: Check = (played) => {
  const ledger = new Ledger();
  for (const each of played) {
    for (const [index, line] of each.lines.entries()) {
      if (isAside(line, index, each)) continue;
      const before = line.white.used + line.black.used;
      const ran = ledger.expect(line, each);
      if (before !== ran) return `${line.event} at ${line.at}: ${before} ms charged, ${ran} ms ran`;
    }
  }
  return undefined;
};

/** A power loss takes back no more than ten seconds. */
const losesLittle: Check = (played) => {
  let last: State | undefined;
  for (const { lines } of played) {
    for (const line of lines) {
      if (line.event === "power" && last !== undefined) {
        const lost = last.white.used + last.black.used - line.white.used - line.black.used;
        const since = last.mode === "running" ? line.at - last.at : 0;
        if (lost + since < 0 || lost + since >= 10_000) return `at ${line.at}: ${lost + since} ms lost`;
      }
      if (line.event !== "ignored") last = line;
    }
  }
  return undefined;
};

describe("conservation", () => {
  const options = { uncharged: true, without: [verbs.restore] };

  test.each(pollRates)("polled every %i ms", (pollMs) => assertHolds(conserves, pollMs, options));

  test.each(pollRates)("a power loss costs less than ten seconds, polled every %i ms", (pollMs) =>
    assertHolds(losesLittle, pollMs, options),
  );

  test("one millisecond too much, or too little, is found", () => {
    const spoilt = (by: number) => (line: State, index: number) =>
      index === 0 && line.event === "pause" ? { ...line, white: { ...line.white, used: line.white.used + by } } : line;
    expect(findsFault(conserves, spoilt(1), options)).toBe(true);
    expect(findsFault(conserves, spoilt(-1), options)).toBe(true);
  });

  test("a tick that is rounded is found", () => {
    const rounded = (line: State) => ({
      ...line,
      black: { ...line.black, used: 10 * Math.floor(line.black.used / 10) },
    });
    expect(findsFault(conserves, rounded, options)).toBe(true);
  });
});
