/** What the rehearsal takes for a wrong number. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pairsOf } from "../../../sim/hall/rehearsal/pairings";
import { Truth } from "../../../sim/hall/rehearsal/truth";
import { clockView } from "../server/scripted-hall";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

function truth(): Truth {
  const made = new Truth(
    1,
    () => "white",
    () => undefined,
  );
  show(made, "0:05:00", "0:04:00");
  vi.advanceTimersByTime(10_000);
  show(made, "0:04:50", "0:04:00");
  vi.advanceTimersByTime(4000);
  return made;
}

function show(made: Truth, left: string, right: string): void {
  made.say(0, JSON.stringify({ at: 1, event: "screen", screen: { left, right } }));
}

const view = (left: string, presence: "online" | "lost" = "online") =>
  ({ ...clockView(1), presence, state: null, screen: { left } }) as const;

test.each([
  ["what the clock shows", view("0:04:50"), 0],
  ["what the clock never showed", view("0:04:51"), 1],
  ["what the other side shows", view("0:04:00"), 1],
  ["what the clock showed long ago", view("0:05:00"), 1],
  ["an old time of a clock that is lost", view("0:05:00", "lost"), 0],
])("%s", (_, shown, wrong) => {
  const made = truth();
  const nowMs = performance.now();
  made.judgeView("here", 0, shown, nowMs, nowMs);
  expect(made.wrong).toHaveLength(wrong);
});

test.each([
  ["white", "0:04:50", 0],
  ["white", "0:04:00", 1],
  ["black", "0:04:00", 0],
  ["black", "0:04:50", 1],
] as const)("%s has %s in another form", (side, text, wrong) => {
  const made = truth();
  const nowMs = performance.now();
  made.judgeTime("here", 0, side, text, nowMs, nowMs);
  expect(made.wrong).toHaveLength(wrong);
});

test("everybody meets everybody else once", () => {
  const all = [1, 2, 3, 4, 5].flatMap((round) => pairsOf(6, round));
  const met = all.map(({ white, black }) => [white, black].sort().join("-"));
  expect(new Set(met).size).toBe(15);
  expect(new Set(all.flatMap(({ white, black }) => [white, black])).size).toBe(6);
});
