/** When the events of a journal happened, counted from the clock's power-on. */
import { describe, expect, test } from "vitest";
import { clockTimes, fixOf, guessOf, isNewGame, type Times } from "../../../sim/hall/bridge/journal-time";
import type { State } from "../../../sim/link/state";
import { newGame, running, side, state } from "./sample-states";

describe("the event after which a clock was in its present state", () => {
  const journal = [running(100, "start", 0), running(1100, "ignored", 1000), running(4100, "ignored", 4000)];

  test("is the last one that agrees; the time used tells how long ago it was", () => {
    expect(fixOf(journal, running(50_000, "state", 4500))).toEqual({ place: 2, offset: 4600 - 50_000 });
    expect(fixOf(journal, running(50_000, "state", 4000))).toEqual({ place: 2, offset: 4100 - 50_000 });
    expect(fixOf(journal, running(50_000, "state", 3999))).toEqual({ place: 1, offset: 4099 - 50_000 });
  });

  test("counts the time of both sides", () => {
    const black = { ...side, used: 700 };
    const now = { ...running(9000, "state", 200), black };
    expect(fixOf([{ ...running(0, "press", 0), black }], now)).toEqual({ place: 0, offset: 200 - 9000 });
  });

  test.each<[string, Partial<State>]>([
    ["mode", { mode: "fallen" }],
    ["running side", { running: "black" }],
    ["turn", { turn: "black" }],
    ["first flag", { firstFlag: "black" }],
    ["control", { control: "61" }],
    ["presses", { white: { ...side, presses: 1 } }],
    ["period", { black: { ...side, period: 2 } }],
    ["flag", { black: { ...side, flag: "steady" } }],
    ["time of the waiting side", { black: { ...side, used: 5 } }],
  ])("is none if the clock has another %s", (_, change) => {
    expect(fixOf([running(100, "start", 0)], { ...running(900, "state", 100), ...change })).toBeUndefined();
  });

  test("of a clock whose Black runs has White's time as it was", () => {
    const black = (at: number, used: number): State => ({
      ...{ ...state(at, "press 1"), running: "black", black: { ...side, used } },
    });
    expect(fixOf([black(100, 0)], black(5100, 900))).toEqual({ place: 0, offset: 1000 - 5100 });
  });

  test("is not one after which less time was used, unless the power failed behind it", () => {
    const press = { ...state(515, "press 1"), running: "black", white: { ...side, used: 6 } } as const;
    const resumed = [running(100, "start", 0), state(100, "power"), running(145, "resume", 0), press];
    expect(fixOf(resumed, running(900, "state", 12))).toEqual({ place: 0, offset: 112 - 900 });
    expect(fixOf(resumed, running(900, "state", 6))).toEqual({ place: 2, offset: 151 - 900 });
  });

  test("is unknown while the clock stands still, or did not answer", () => {
    expect([fixOf(journal, state(1, "state")), fixOf(journal, null), fixOf(journal, undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(fixOf([], running(1, "state", 0))).toBeUndefined();
  });
});

describe("the beginning of a journal that nothing dates", () => {
  const game = [newGame(0), state(400, "start")];
  test.each<[string, State | null, State | null, number]>([
    ["is the power-on if the record has nothing of the clock", null, state(9000, "state"), 0],
    ["is the last event of the record without an answer of the clock", state(9000, "finish"), null, -9000],
    ["is the answer's instant otherwise", state(9000, "finish"), state(20_000, "state"), -19_600],
    ["is not before the last event of the record", state(9000, "finish"), state(9100, "state"), -9000],
    ["may be that very event", state(8600, "finish"), state(9000, "state"), -8600],
  ])("%s", (_, last, now, offset) => {
    expect(guessOf(game, { last, now })).toBe(offset);
  });

  test("is the last event of the record if the clock has restarted since", () => {
    const restarted = [...game, state(500, "power")];
    expect(guessOf(restarted, { last: state(9000, "finish"), now: state(20_000, "state") })).toBe(-9000);
  });

  test("of an empty journal is the answer's instant", () => {
    expect(guessOf([], { last: state(9000, "finish"), now: state(20_000, "state") })).toBe(-20_000);
  });
});

describe("the times of the events", () => {
  const nothing: Times = { start: undefined, guess: 0, fix: undefined };
  const times = (states: State[], known: Partial<Times>, places: number[] = [], offset?: number): number[] => {
    const told = places.map((_, t) => ({ state: state(t, "press"), subscription: 1 }));
    const offsets = new Map(offset === undefined ? [] : [[1, offset]]);
    return clockTimes(states, { places, offsets }, told, { ...nothing, ...known });
  };
  const one = [newGame(0), state(400, "start"), state(900, "press 1")];
  const two = [...one, newGame(1000), state(1400, "start"), state(1900, "press 1")];

  test("follow from the start, or else from the guess", () => {
    expect(times(one, { start: -7000, guess: -1 })).toEqual([7000, 7400, 7900]);
    expect(times(one, { guess: -5000 })).toEqual([5000, 5400, 5900]);
    expect(times([], { guess: -5000 })).toEqual([]);
  });

  test("wrap with the clock's counter", () => {
    expect(times(one, { start: 500 - 2 ** 30 })).toEqual([2 ** 30 - 500, 2 ** 30 - 100, 400]);
  });

  test("count from each power-on", () => {
    expect(times([newGame(0), state(400, "power"), state(900, "resume")], { start: -7000 })).toEqual([7000, 0, 500]);
  });

  test("of a whole game follow from one report in it, also those before it", () => {
    expect(times(one, {}, [2], -3000)).toEqual([3000, 3400, 3900]);
    expect(times(two, { start: -100 }, [5], -3000)).toEqual([100, 500, 1000, 4000, 4400, 4900]);
  });

  test("of a whole game follow from its running clock", () => {
    expect(times(two, { start: -100, fix: { place: 4, offset: -3000 } })).toEqual([100, 500, 1000, 4000, 4400, 4900]);
  });

  test("do not follow from a report of which no place, or of a subscription of which no offset is known", () => {
    expect(times(one, { guess: -5000 }, [-1], -3000)).toEqual([5000, 5400, 5900]);
    expect(times(one, { guess: -5000 }, [2])).toEqual([5000, 5400, 5900]);
  });

  test("before a power-on do not follow from what happened after it", () => {
    const cut = [newGame(0), state(400, "power"), state(900, "resume"), state(1500, "press 1")];
    expect(times(cut, { guess: -5000 }, [3], 390)).toEqual([5000, 0, 500, 1110]);
  });

  test("of the last game are not later than now: the clock was off before it", () => {
    const now = state(2500, "state");
    expect(times(two, { start: -90_000, now })).toEqual([90_000, 90_400, 90_900, 1600, 2000, 2500]);
    // What happened while the journal was read may be a little later.
    expect(times(two, { start: 600, now: state(-8700, "state") })[3]).toBe(400);
    expect(times(two, { start: -8000, now: state(-100, "state") })[3]).toBe(9000);
  });

  test("of the last game stay where a report, or a power-on in the game, dates them", () => {
    const now = state(2500, "state");
    expect(times(two, { start: -90_000, now }, [4], -90_000)[3]).toBe(91_000);
    const cut = [...two, state(2000, "power"), state(2600, "resume")];
    expect(times(cut, { start: -90_000, now }).slice(3)).toEqual([91_000, 91_400, 91_900, 0, 600]);
  });
});

test.each([
  ["control", "ready", true],
  ["control", "paused", false],
  ["start", "ready", false],
] as const)("%s with a clock that is %s begins a game: %s", (event, mode, begins) => {
  expect(isNewGame({ ...state(0, event), mode })).toBe(begins);
});
