/** The user interface of some boards, walked completely. `npm run places` walks all boards, editions and languages. */
import { expect, test } from "vitest";
import { bangle2 } from "../../board-defs/bangle2";
import { esp32 } from "../../board-defs/esp32";
import { pico } from "../../board-defs/pico";
import { pixljs } from "../../board-defs/pixljs";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { sampled } from "../runner/ci";
import { type Wish, walkGraph } from "./graph";
import { drawingOf, lookAt, traps } from "./places-graph";

const wishes: readonly [string, Wish, places: number][] = [
  ["pico", { board: pico, laws: 2023, language: "en", program: 3 }, 200],
  ["pixljsplus, 1997", { board: { ...pixljsplus, cannot: [] }, laws: 1997, language: "es", program: 15 }, 200],
  ["pixljs", { board: pixljs, laws: 2014, language: "pt", program: 9 }, 150],
  ["pico, Russian", { board: pico, laws: 2018, language: "ru", program: 21 }, 200],
  ["esp32, French", { board: esp32, laws: 2001, language: "fr", program: 18 }, 200],
  ["bangle2, German", { board: bangle2, laws: 2023, language: "de", program: 1 }, 20],
];

test.each(sampled(wishes, 5))("every place of %s fits, can be said, is drawn, and is left", (_, wish, least) => {
  const graph = walkGraph(wish, lookAt);
  expect(graph.faults).toEqual([]);
  expect(traps(graph)).toEqual([]);
  expect(graph.places.size).toBeGreaterThan(least);
  const arrow = wish.board === bangle2 ? '"key test" -> "programs"' : '"ready" -> "running"';
  expect(drawingOf(graph)).toContain(`${arrow} [label="`);
});

test("a place that no key leaves is found", () => {
  const start = { name: "stage 0", stage: 0, strokes: [], way: [], ways: new Map([["tap 2", "stage 8"]]) };
  const trap = { name: "stage 8", stage: 8, strokes: [], way: [], ways: new Map([["hold 2", "stage 8"]]) };
  const places = new Map([start, trap].map((place) => [place.name, place]));
  expect(traps({ places, start: "stage 0", strokes: 0, faults: [] })).toEqual([
    "no way out of stage 8",
    "no way home from stage 8",
  ]);
});
