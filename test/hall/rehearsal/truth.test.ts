/** What the rehearsal remembers of its clocks, and what it takes for a wrong number of a server; its watcher ends. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Desk } from "../../../sim/hall/rehearsal/desk";
import { Truth, type Wrong } from "../../../sim/hall/rehearsal/truth";
import { Watcher } from "../../../sim/hall/rehearsal/watcher";
import type { State } from "../../../sim/link/state";
import { clockView, state } from "../server/scripted-hall";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

function opened(clocks = 1) {
  const told: Wrong[] = [];
  const truth = new Truth(
    clocks,
    () => "white",
    (wrong) => told.push(wrong),
  );
  return { truth, told };
}

/** Says a screen as a clock does, with its tag before it. */
function screen(truth: Truth, texts: Record<string, string>, clock = 0): void {
  truth.say(clock, `~ ${JSON.stringify({ at: 1, event: "screen", screen: texts })}`);
}

const pressed = (white: number, black: number, event = "press"): State => ({
  ...{ ...state, event },
  white: { ...state.white, presses: white },
  black: { ...state.black, presses: black },
});
const line = (said: State, seq?: number): string => JSON.stringify(seq === undefined ? said : { ...said, seq });

describe("the events of a clock", () => {
  test("are those that it reported, not the states that it was asked for", () => {
    const { truth } = opened(2);
    truth.say(0, line(pressed(1, 0), 7));
    truth.say(0, line(pressed(1, 1)));
    truth.say(1, line(pressed(2, 2), 8));
    truth.say(0, '{"hello":"flagfall"}');
    screen(truth, { left: "0:05:00" });
    expect(truth.did.map((row) => row.map(({ white, black }) => [white.presses, black.presses]))).toEqual([
      [[1, 0]],
      [[2, 2]],
    ]);
  });

  test("after a power cut are those up to the last press that the clock still knows; the others lie beside", () => {
    const { truth } = opened(2);
    const row = [pressed(0, 0, "start"), pressed(1, 0), pressed(1, 1), pressed(1, 1, "ignored"), pressed(2, 1)];
    for (const [at, said] of row.entries()) truth.say(0, line(said, at));
    truth.restore(0, 2);
    expect(truth.did[0]?.map(({ event }) => event)).toEqual(["start", "press", "press", "ignored"]);
    expect([
      truth.isBeside(0, pressed(2, 1)),
      truth.isBeside(1, pressed(2, 1)),
      truth.isBeside(0, pressed(1, 1)),
    ]).toEqual([true, false, false]);
    truth.restore(0, 0);
    expect(truth.did[0]).toHaveLength(1);
    expect(truth.isBeside(0, pressed(1, 1))).toBe(true);
  });

  test("never hold a power cut, which only the journal tells", () => {
    expect(opened().truth.isBeside(0, pressed(0, 0, "power"))).toBe(true);
    expect(opened().truth.isBeside(0, pressed(0, 0))).toBe(false);
  });
});

describe("a view of the server", () => {
  const judged = (truth: Truth, view: object, fromMs = performance.now(), toMs = fromMs) =>
    truth.judgeView(
      "board 1",
      0,
      { ...clockView(1), state: null, ...view } as ReturnType<typeof clockView>,
      fromMs,
      toMs,
    );

  test("has every number of the state judged, and a wrong one is named with its place", () => {
    const { truth, told } = opened();
    truth.say(0, line(pressed(3, 4), 1));
    judged(truth, { screen: {}, state: pressed(3, 4) });
    expect([truth.numbers, told]).toEqual([7, []]);
    const wrong = { ...pressed(2, 9), control: "60" };
    wrong.white = { ...wrong.white, period: 5, shown: "0:00:01" };
    judged(truth, { screen: {}, state: wrong });
    expect(told).toEqual([
      { where: "board 1, white presses", said: "2" },
      { where: "board 1, white period", said: "5" },
      { where: "board 1, white shown", said: "0:00:01" },
      { where: "board 1, black presses", said: "9" },
      { where: "board 1, control", said: "60" },
    ]);
    expect([truth.wrong, truth.numbers]).toEqual([told, 14]);
  });

  test("may have any text without a number", () => {
    const { truth, told } = opened();
    judged(truth, { screen: { bar: "left", line: "Menu" } });
    judged(truth, { screen: { line: "Menu 2" } });
    expect([truth.numbers, told]).toEqual([1, [{ where: "board 1, line", said: "Menu 2" }]]);
  });

  test("of a change judges only what changed, and a clock that is away not at all", () => {
    const { truth } = opened();
    truth.judgeView("x", 0, { id: "main-1", screen: { left: "0:01:00" } }, 0, 0);
    truth.judgeView("x", 0, { id: "main-1" }, 0, 0);
    truth.judgeView("x", 0, { id: "main-1", presence: "silent", screen: { left: "0:02:00" } }, 0, 0);
    truth.judgeView("x", 0, { id: "main-1", presence: "online", screen: { left: "0:03:00" } }, 0, 0);
    expect(truth.wrong.map(({ said }) => said)).toEqual(["0:01:00", "0:03:00"]);
  });

  test.each([
    [2500, 0],
    [2501, 1],
  ])("may be old by %i ms", (afterMs, wrong) => {
    const { truth, told } = opened();
    screen(truth, { left: "0:05:00" });
    vi.advanceTimersByTime(60_000);
    screen(truth, { left: "0:04:59" });
    vi.advanceTimersByTime(afterMs);
    judged(truth, { screen: { left: "0:05:00" } });
    expect(told).toHaveLength(wrong);
  });

  test("may not show what the other side shows, unless the clock is lost", () => {
    const { truth, told } = opened();
    screen(truth, { left: "0:05:00", right: "0:04:00" });
    judged(truth, { presence: "lost", screen: { left: "0:04:00" } });
    expect(told).toEqual([]);
    judged(truth, { screen: { left: "0:04:00" } });
    expect(told).toEqual([{ where: "board 1, left", said: "0:04:00" }]);
  });

  test("may not be from the future", () => {
    const { truth, told } = opened();
    screen(truth, { left: "0:05:00" });
    vi.advanceTimersByTime(1000);
    const askedMs = performance.now();
    screen(truth, { left: "0:04:58" });
    judged(truth, { screen: { left: "0:04:58" } }, askedMs, askedMs);
    vi.advanceTimersByTime(1000);
    screen(truth, { left: "0:04:57" });
    judged(truth, { screen: { left: "0:04:57" } }, askedMs, askedMs + 999);
    expect(told.map(({ said }) => said)).toEqual(["0:04:57"]);
  });

  test("may show a text that stands since long ago", () => {
    const { truth, told } = opened();
    screen(truth, { left: "0:05:00", right: "0:09:00" });
    for (let second = 1; second <= 90; second++) {
      vi.advanceTimersByTime(1000);
      screen(truth, { left: `0:04:${String(59 - (second % 60)).padStart(2, "0")}` });
    }
    judged(truth, { screen: { right: "0:09:00" } });
    expect(told).toEqual([]);
    const beganMs = performance.now() - 32_000;
    judged(truth, { screen: { left: "0:04:00" } }, beganMs, beganMs);
    expect(told).toHaveLength(1);
  });
});

test("a time in another form is compared in whole seconds with the display and the state", () => {
  const { truth, told } = opened();
  screen(truth, { left: "0:00:19.4", right: "0:01:00" });
  truth.say(0, line({ ...pressed(1, 1), white: { ...state.white, shown: "0:00:25" } }, 1));
  const judge = (side: "white" | "black", text: string): void => truth.judgeTime("PGN", 0, side, text, 0, 0);
  judge("white", "0:00:20");
  judge("white", "0:00:25");
  judge("black", "0:01:00");
  expect([told, truth.numbers]).toEqual([[], 3]);
  judge("white", "0:00:19");
  judge("black", "0:00:20");
  expect(told).toEqual([
    { where: "PGN, white", said: "0:00:19" },
    { where: "PGN, black", said: "0:00:20" },
  ]);
});

test("a watcher that ends while it waits for an answer asks no more, so that the program can end", async () => {
  vi.useFakeTimers();
  const desk = new Desk("http://127.0.0.1:1");
  vi.spyOn(desk, "listen").mockReturnValue();
  let refuse: (reason: Error) => void = () => undefined;
  const read = vi.spyOn(desk, "read").mockReturnValue(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  const truth = new Truth(
    0,
    () => "white",
    () => undefined,
  );
  const watcher = new Watcher(desk, truth, []);
  watcher.begin();
  watcher.end();
  refuse(new Error("the server is gone"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([read.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});
