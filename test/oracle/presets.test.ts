/**
 * Every preset of the firmware plays as the oracle says: forty moves, then what time alone brings, to the millisecond.
 */
import { expect, test } from "vitest";
import { presetText } from "../../firmware/app/game/presets";
import { compare } from "./judge";
import { Oracle } from "./oracle";
import { type Step, verbs } from "./step";

const presets = Array.from({ length: 24 }, (_, i) => [i + 1, presetText(i + 1)] as const);

/** Makes a game: a move every 4 s, then a look at the clock around each of the next instants at which time acts. */
function gameOf(text: string): { steps: Step[]; events: string[] } {
  const oracle = new Oracle();
  const steps: Step[] = [];
  const events: string[] = [];
  const add = (verb: number, atMs: number, numbers: number[] = [], control = ""): void => {
    const step = { verb, atMs, numbers, text: control };
    steps.push(step);
    events.push(...oracle.step(step).map(({ event }) => event));
  };
  add(verbs.begin, 0, [4, 0, 1, 25, 0, 0], text);
  for (let move = 0; move <= 80; move++) add(verbs.press, 4000 * move, [move % 2 === 0 ? 2 : 1, 4000 * move]);
  for (let i = 0; i < 8; i++) {
    const dueMs = oracle.dueAt();
    if (dueMs === undefined) break;
    for (const atMs of [dueMs - 1, dueMs, dueMs + 1]) add(verbs.advance, atMs);
  }
  return { steps, events };
}

test.each(presets)("preset %i, %s", (_, text) => {
  const { steps, events } = gameOf(text);
  expect(events.filter((event) => event === "press")).toHaveLength(80);
  expect(events.some((event) => event === "flag" || event === "period")).toBe(true);
  expect(compare(steps)).toBeUndefined();
});
