/**
 * Invariant 4 of clock.md §2: from the first running clock on, exchanging the sides in control and input exchanges
 * the sides in the output.
 */
import { describe, expect, test } from "vitest";
import { consoleStep } from "../oracle/console";
import { randomGame } from "../oracle/games";
import type { Step } from "../oracle/step";
import { mirrorStep, mirrorText } from "./mirrored";
import { driven, gamesAt, holdsAt, pollRates, type Side, type State } from "./play";

type Runner = (step: Step) => string[];

const other = (side: Side | null): Side | null => (side === "white" ? "black" : side === "black" ? "white" : null);

function mirrorLine(line: State): State {
  const { white, black } = line;
  return {
    ...line,
    side: other(line.side),
    running: other(line.running),
    turn: line.turn === "white" ? "black" : "white",
    firstFlag: other(line.firstFlag),
    control: mirrorText(line.control),
    white: black,
    black: white,
  };
}

/** Returns the lines from the first running clock up to a return to ready. */
function fromStart(steps: readonly Step[], run: Runner): State[] {
  const lines = steps.flatMap((step) => run(step)).map((line): State => JSON.parse(line));
  const from = lines.findIndex(({ event }) => event === "start");
  if (from < 0) return [];
  const ready = lines.findIndex(({ mode }, index) => index > from && mode === "ready");
  return lines.slice(from, ready < 0 ? undefined : ready);
}

/** Returns the first line in which the mirrored game is not the mirror of the game. */
function difference(steps: readonly Step[], run: Runner = consoleStep): string | undefined {
  const lines = fromStart(steps, run);
  const mirrored = fromStart(steps.map(mirrorStep), run).map(mirrorLine);
  for (const [index, line] of lines.entries()) {
    const [plain, mirror] = [JSON.stringify(line), JSON.stringify(mirrored[index])];
    if (plain !== mirror) return `game:   ${plain}\nmirror: ${mirror}`;
  }
  return lines.length === mirrored.length ? undefined : `game: ${lines.length} lines, mirror: ${mirrored.length}`;
}

describe("mirror", () => {
  // A game that is ready begins with White, so another control or an adjournment before the start has no mirror.
  const options = { begun: true };

  test.each(pollRates)("polled every %i ms", (pollMs) => {
    holdsAt(pollMs, gamesAt(pollMs, options), (steps, drive) => difference(driven(steps, drive)));
  });

  test("a comparison that treats White and Black differently is found", () => {
    const partial: Runner = (step) =>
      consoleStep(step).map((line) => line.replace(/"white":\{"remaining":(\d*)5,/, '"white":{"remaining":$16,'));
    const found = Array.from({ length: 40 }, (_, seed) => randomGame(seed, options).steps).filter(
      (steps) => difference(steps, partial) !== undefined,
    );
    expect(found.length).toBeGreaterThan(5);
  });

  test("most games go on for a while", () => {
    const lengths = Array.from(
      { length: 40 },
      (_, seed) => fromStart(randomGame(seed, options).steps, consoleStep).length,
    );
    expect(lengths.filter((length) => length > 20).length).toBeGreaterThan(20);
  });
});
