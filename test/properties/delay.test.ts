/**
 * Same presses, same result [AM]: `delay V` and `bronstein V` run out at the same instant, across pauses, corrections
 * and periods. A delay's R is M, and Bronstein's R is M + D, so the same correction names R + D there.
 */
import type fc from "fast-check";
import { describe, expect, test } from "vitest";
import { consoleStep } from "../oracle/console";
import type { Game } from "../oracle/game";
import { randomGame } from "../oracle/games";
import { type Step, verbs } from "../oracle/step";
import { driven, gamesAt, holdsAt, pollRates, type State } from "./play";

type Runner = (step: Step) => string[];

/**
 * The rules that treat R and M differently: taking time from Bronstein's R reduces D, III.4 reads R, a rising time has
 * no delay.
 */
const without = [verbs.penalty];
const isComparable = ({ verb, text, numbers }: Step): boolean =>
  !((verb === verbs.control || verb === verbs.begin) && (/gong|up|\*\d|III/.test(text) || !/[db]\d/.test(text))) &&
  !(verb === verbs.correct && numbers.some((number) => number > 350_000_000));

const withDelay = (step: Step): Step => ({ ...step, text: step.text.replaceAll(/b(\d)/g, "d$1") });
const withBronstein = (step: Step): Step => ({ ...step, text: step.text.replaceAll(/d(\d)/g, "b$1") });

const delayGames = (pollMs: number): fc.Arbitrary<Game> =>
  gamesAt(pollMs, { without })
    .map((game) => ({ ...game, steps: game.steps.filter(isComparable) }))
    .filter(({ steps: [first] }) => first?.verb === verbs.begin);

/**
 * Returns the correction that gives Bronstein's clock the M that it gives to the delay's. `state` is the delay's
 * afterwards.
 */
function sameMain(step: Step, state: State | undefined): Step {
  if (step.verb !== verbs.correct || state === undefined) return step;
  const named = (field: number) =>
    step.numbers.find((_, index) => index % 2 === 1 && step.numbers[index - 1] === field);
  const numbers = step.numbers.map((number, index) => {
    const field = step.numbers[index - 1];
    if (index % 2 === 0 || (field !== 10 && field !== 20)) return number;
    const refused = state.event === "ignored" ? named(field + 3) : undefined;
    return number + (refused ?? state[field === 10 ? "white" : "black"].delay);
  });
  return { ...step, numbers };
}

/** Returns a line as it would be with R = M + D. */
function asBronstein(line: State): State {
  const side = (each: State["white"]) => ({ ...each, remaining: each.remaining + each.delay, shown: "" });
  return { ...line, control: "", white: side(line.white), black: side(line.black) };
}

function unshown(line: State): State {
  return { ...line, control: "", white: { ...line.white, shown: "" }, black: { ...line.black, shown: "" } };
}

const parse = (lines: readonly string[]): State[] => lines.map((line) => JSON.parse(line));

/** Returns the first line in which the two clocks differ in more than the meaning of R. */
function difference(steps: readonly Step[], run: Runner = consoleStep): string | undefined {
  if (steps[0]?.verb !== verbs.begin) return undefined;
  const delayed = steps.map((step) => parse(run(withDelay(step))));
  const kept = steps.map((step, index) => parse(run(withBronstein(sameMain(step, delayed[index]?.at(-1))))));
  for (const [index, lines] of delayed.entries()) {
    for (const [each, line] of lines.entries()) {
      const ours = JSON.stringify(asBronstein(line));
      const theirs = kept[index]?.[each];
      if (theirs === undefined || ours !== JSON.stringify(unshown(theirs))) {
        return `delay:     ${ours}\nbronstein: ${theirs && JSON.stringify(unshown(theirs))}`;
      }
    }
  }
  return undefined;
}

describe("delay and Bronstein run out at the same instant", () => {
  test.each(pollRates)("polled every %i ms", (pollMs) => {
    holdsAt(pollMs, delayGames(pollMs), (steps, drive) => difference(driven(steps, drive)));
  });

  test("a pause that refills one of the delays is found", () => {
    const refills: Runner = (step) =>
      consoleStep(step).map((line) =>
        line.includes('"event":"pause"') && /b\d/.test(line) ? line.replace(/"delay":\d+/, '"delay":9000') : line,
      );
    const comparable = Array.from({ length: 300 }, (_, seed) =>
      randomGame(seed, { without }).steps.filter(isComparable),
    );
    expect(comparable.filter((steps) => difference(steps, refills) !== undefined).length).toBeGreaterThan(5);
  });

  test("flags fall and periods begin in many of the games", () => {
    const events = Array.from({ length: 300 }, (_, seed) => randomGame(seed, { without }).steps.filter(isComparable))
      .filter(([first]) => first?.verb === verbs.begin)
      .map((steps) =>
        steps.flatMap((step) => parse(consoleStep(step))).filter(({ event }) => /flag|period/.test(event)),
      );
    expect(events.filter((lines) => lines.length > 1).length).toBeGreaterThan(50);
  });
});
