/** The clock on the page without a browser: stamps, pace, power, the past. */
import { describe, expect, test } from "vitest";
import { Stage } from "../../firmware/app/model/choices";
import { Side } from "../../firmware/core/words";
import { Switch } from "../../hal/hal";
import * as painter from "../../sim/device/panel";
import { hasten, stepOn, supply, switchPower, withSpeed } from "../../sim/page/clock/bench-hands";
import { type Device, flashOf, reachedMs } from "../../sim/page/clock/device";
import { readFlash, writeFlash } from "../../sim/page/clock/flash";
import { onEdge, proceed, restMs } from "../../sim/page/clock/host";
import { keptEntries } from "../../sim/page/clock/journal";
import { endMs, untilMs, virtualAt } from "../../sim/page/clock/pace";
import { bringPainter, panelOf } from "../../sim/page/clock/picture";
import { isLow } from "../../sim/page/clock/places";
import { replayFor, replayTo } from "../../sim/page/clock/replay";
import { storyOf } from "../../sim/page/play/sheets/story";
import { always, board, clockOn, startMs, strikes, to, told } from "./clock";

bringPainter(painter);

function panelIn({ picture }: Device): painter.Panel {
  const panel = panelOf(picture);
  if (panel === undefined) throw new Error("no painter");
  return panel;
}

describe("pace", () => {
  const pace = { realMs: 100, virtualMs: 5000, speed: 10 };

  test.each([
    [100, 5000],
    [100.99, 5009],
    [200, 6000],
    [50, 5000],
    [1e12, endMs],
  ])("at the real instant %s it is %s", (realMs, virtualMs) => {
    expect(virtualAt(pace, realMs)).toBe(virtualMs);
  });

  test("another speed loses and doubles nothing", () => {
    const slow = withSpeed(pace, 1, 200);
    expect([virtualAt(slow, 200), virtualAt(slow, 300)]).toEqual([6000, 6100]);
    const stood = withSpeed(slow, 0, 300);
    expect(virtualAt(stood, 9999)).toBe(6100);
    expect(untilMs(stood, 7000, 300)).toBeUndefined();
    expect(untilMs(pace, 6000, 150)).toBe(50);
    expect(untilMs(pace, 1, 150)).toBe(0);
  });
});

describe("edges", () => {
  test("count at their own instant, however late they are handled", () => {
    const host = clockOn("300");
    strikes(host, "right 1000, left 6000 90 300");
    expect(told(host)).toEqual(["1000 start white", "6000 press white"]);
    expect(host.device.state?.white.used).toBe(5000);
  });

  test("an edge from before a flag that has been shown withdraws it", () => {
    const host = clockOn("2");
    strikes(host, "right 1000");
    to(host, 3200);
    onEdge(host, Switch.Left, true, startMs + 2900, startMs + 3200);
    expect(told(host)).toEqual([
      "1000 start white",
      "3000 flag white",
      "2900 flag white withdrawn",
      "2900 press white",
    ]);
    expect(host.log.deeds.at(-1)?.overtook).toBe(true);
  });

  test("a contact that is down does not go down again", () => {
    const host = clockOn("300");
    onEdge(host, Switch.Right, true, startMs + 10, startMs + 10);
    onEdge(host, Switch.Right, true, startMs + 20, startMs + 20);
    onEdge(host, Switch.Left, false, startMs + 30, startMs + 30);
    expect(host.log.deeds).toHaveLength(1);
  });

  test("at ×1000 two presses 10 ms apart are 10 s apart", () => {
    const host = clockOn("300", {}, 1000);
    strikes(host, "right 10 3, left 20 3");
    expect(told(host)).toEqual(["10000 start white", "20000 press white"]);
  });
});

describe("the last ten seconds", () => {
  test.each([
    ["12", [false, true]],
    ["up", [false, false]],
    ["up30", [false, false]],
  ])("of %s", (control, low) => {
    const host = clockOn(control);
    strikes(host, "right 1000");
    const isWhiteLow = [2000, 5000].map((ms) => {
      to(host, ms);
      return isLow(host.device.bench.app, Side.White);
    });
    expect(isWhiteLow).toEqual(low);
  });

  test.each([
    ["300", 1],
    ["up", 0],
  ])("of a kept game with %s", (control, hurried) => {
    const about = { endedMs: 0, white: "", black: "", result: "none", whiteMs: 0, blackMs: 0 } as const;
    expect(storyOf({ ...about, control, presses: [[1, 4000, 4000]] }).hurried.white).toBe(hurried);
  });
});

describe("time", () => {
  test("passes in slices; what is left comes later", () => {
    const host = clockOn("3600");
    strikes(host, "right 0");
    expect(proceed(host, startMs + 600_000, () => false)).toBe(false);
    expect(reachedMs(host.device)).toBeLessThan(10_000);
    while (!proceed(host, startMs + 600_000, () => false));
    expect(reachedMs(host.device)).toBe(600_000);
    expect(host.device.screen.left).toBe("0:50:00");
  });

  test("it is told how long nothing happens", () => {
    const host = clockOn("300");
    expect(restMs(host, startMs)).toBeUndefined();
    strikes(host, "right 100 50");
    expect(restMs(host, startMs + 150)).toBe(950);
    hasten(host, 100, startMs + 150);
    expect(restMs(host, startMs + 150)).toBe(9.5);
    hasten(host, 0, startMs + 150);
    expect(restMs(host, startMs + 150)).toBeUndefined();
  });

  test("nothing of a long game piles up in the panel", () => {
    const host = clockOn("3600");
    strikes(host, "right 0");
    to(host, 1_000_000);
    expect(panelIn(host.device).sent).toHaveLength(0);
  });
});

describe("power", () => {
  test("without it nothing is felt and nothing passes", () => {
    const host = clockOn("300");
    strikes(host, "right 0");
    switchPower(host, false, startMs + 500);
    strikes(host, "left 1000");
    expect(told(host)).toEqual(["0 start white"]);
    expect(panelIn(host.device).pixels.includes(1)).toBe(false);
  });

  test("too low a voltage stops the board", () => {
    const host = clockOn("300");
    supply(host, 1600, startMs + 10);
    strikes(host, "right 100");
    expect(told(host)).toEqual([]);
  });

  test("the flash, kept as text, brings a game back in pause", () => {
    const host = clockOn("300+3");
    strikes(host, "right 0, left 5000");
    to(host, 7000);
    const memory = readFlash(writeFlash(flashOf(host.device)));
    const again = clockOn("", { memory, remembers: true });
    const { app } = again.device.bench;
    expect(app.stage).toBe(Stage.Paused);
    expect([app.clock.white.presses, app.clock.control.white[0]?.valueMs]).toEqual([1, 3000]);
    expect(again.device.screen.left).toBe("0:05:01");
    expect(told(again)).toEqual(["0 power"]);
    const kept = keptEntries(flashOf(again.device));
    expect(kept.map(({ event, side }) => [event, side].join(" ").trim())).toEqual(
      expect.arrayContaining(["start white", "press white", "power"]),
    );
    expect(keptEntries([])).toEqual([]);
  });

  test.each([null, "", "?", "AA=A.*"])("what is no flash is an erased one: %s", (text) => {
    expect(readFlash(text).flat()).toEqual([]);
  });
});

test("a board of one language speaks that of the page", () => {
  const spanish = clockOn("300", { board: { ...board, without: ["languageChoice"] }, spoken: "es" });
  expect(spanish.device.screen.leftName).toBe("Blancas");
});

describe("the past", () => {
  const host = clockOn("300");
  strikes(host, "right 0, left 5000 90 4, right 9000");
  to(host, 20_000);

  test.each([
    [0, "0:05:00", "left"],
    [4999, "0:04:56", "left"],
    [5000, "0:04:55", "right"],
    [9000, "0:04:55", "left"],
    [20_000, "0:04:44", "left"],
  ])("at %s ms the left shows %s", (atMs, time, bar) => {
    const replay = replayFor(host, undefined, atMs);
    while (!replayTo(host, replay, atMs, () => false));
    expect([replay.device.screen.left, replay.device.screen.bar]).toEqual([time, bar]);
  });

  test("forward on the same device, back on a new one; the pixels are those of then", () => {
    const first = replayFor(host, undefined, 4000);
    replayTo(host, first, 4000, always);
    const pixels = Uint8Array.from(panelIn(first.device).pixels);
    expect(replayFor(host, first, 9500)).toBe(first);
    replayTo(host, first, 9500, always);
    expect(panelIn(first.device).pixels).not.toEqual(pixels);
    const back = replayFor(host, first, 4000);
    expect(back).not.toBe(first);
    replayTo(host, back, 4000, always);
    expect(panelIn(back.device).pixels).toEqual(pixels);
  });
});

test("a scenario's steps come at their instants, or one by one", () => {
  const edge = (atMs: number, contact: number, closed: number) => ({
    verb: 2,
    atMs,
    numbers: [contact, closed, atMs],
    text: "",
  });
  const steps = [edge(500, Switch.Right, 1), edge(580, Switch.Right, 0), edge(2000, Switch.Left, 1)];
  const played = clockOn("300");
  played.queue = [...steps];
  to(played, 1999);
  expect([told(played), played.queue.length]).toEqual([["500 start white"], 1]);
  to(played, 2000);
  expect(told(played)).toEqual(["500 start white", "2000 press white"]);
  const stepped = clockOn("300");
  stepped.queue = [...steps];
  for (let n = 0; n < 5; n++) stepOn(stepped, startMs + n);
  expect(told(stepped)).toEqual(told(played));
  expect(virtualAt(stepped.pace, startMs + 99_999)).toBe(2000);
});
