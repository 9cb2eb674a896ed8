/** Names, numbers and times of day, as the console writes them. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { clockView } from "../server/scripted-hall";

let naming: typeof import("../../../sim/hall/console/naming");
let store: typeof import("../../../sim/hall/console/store");

// The console asks the browser for its language as soon as it is loaded.
beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  store = await import("../../../sim/hall/console/store");
  naming = await import("../../../sim/hall/console/naming");
  vi.unstubAllGlobals();
});

test("a board has its number, or the link's name", () => {
  const [numbered, bare] = [clockView(12), { ...clockView(3), number: 0 }];
  expect([naming.boardName(numbered), naming.boardName(bare)]).toEqual(["Board 12", "main-3"]);
  expect([naming.shortName(numbered), naming.shortName(bare)]).toEqual(["12", "main-3"]);
});

test("players without a name", () => {
  const named = (white: string, black: string) => ({ ...clockView(1), players: [white, black] as [string, string] });
  expect([naming.playerName(named("", "B"), "white"), naming.playerName(named("", "B"), "black")]).toEqual([
    "White",
    "B",
  ]);
  expect([named("A", "B"), named("", "B"), named("A", ""), named("", "")].map(naming.pairName)).toEqual([
    "A – B",
    "– – B",
    "A – –",
    "",
  ]);
});

test("names from right to left stay on their side of the pair, and turn nothing beside them", () => {
  const named = (white: string, black: string) => ({ ...clockView(1), players: [white, black] as [string, string] });
  expect([named("כהן", "دوا"), named("\u202eA", "B\u2067")].map(naming.pairName)).toEqual([
    "\u2068כהן\u2069 – \u2068دوا\u2069",
    "A – B",
  ]);
});

test.each<[readonly number[], string]>([
  [[], ""],
  [[5], "5"],
  [[7, 8, 9, 3, 5], "3, 5, 7–9"],
  [[10, 9, 2, 2], "2, 9–10"],
])("%j in few letters: %j", (numbers, text) => {
  expect(naming.numbersText(numbers)).toBe(text);
});

test("an age is in seconds, then in minutes, then in hours", () => {
  const ages = [-5000, 999, 119_999, 120_000, 7_199_999, 7_200_000].map(naming.ageText);
  expect(ages.map((text) => /\d+/.exec(text)?.[0])).toEqual(["0", "0", "119", "2", "119", "2"]);
  expect(new Set(ages.map((text) => text.replace(/\d+/, ""))).size).toBe(3);
});

describe("a time of day", () => {
  test.each([
    ["en", "00:05:07", /2026, 00:05:07$/],
    ["es", "0:05:07", /2026, 0:05:07$/],
  ] as const)("after midnight, in %s", (spoken, time, full) => {
    store.language.value = spoken;
    const atMs = new Date(2026, 10, 28, 0, 5, 7).getTime();
    expect(naming.timeOfDay(atMs)).toBe(time);
    expect(naming.dateAndTime(atMs)).toMatch(full);
    store.language.value = "en";
  });

  test("in the evening has 24 hours", () => {
    expect(naming.timeOfDay(new Date(2026, 10, 28, 23, 5, 7).getTime())).toBe("23:05:07");
  });
});
