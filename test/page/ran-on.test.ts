/** What the players choose with "as if the clock had run on", compared with a clock that did run on. */
import { expect, test } from "vitest";
import { Flag, Side } from "../../firmware/core/words";
import { bringRestorer, reachedMs, restoreVerb } from "../../sim/page/clock/device";
import { applyStep, type Host, sendLine } from "../../sim/page/clock/host";
import { ranOn } from "../../sim/page/clock/ran-on";
import { restoreUnkept, type Unkept } from "../../sim/page/clock/unkept";
import { unkeptOf } from "../../sim/page/play/away";
import { clockOn, startMs, strikes, to } from "./clock";

const leftMs = 7000;

/** Returns a clock on which White runs for the second time, with a pause at `pauseMs`. */
function pausedAt(control: string, pauseMs: number): Host {
  const host = clockOn(control);
  strikes(host, "right 500, left 2500, right 3500");
  to(host, pauseMs);
  sendLine(host, "pause", startMs + pauseMs);
  return host;
}

/** A correction does not set the time used. */
function standing(host: Host, atMs: number): unknown {
  sendLine(host, "state", startMs + atMs);
  const { mode, firstFlag, white, black } = host.device.state ?? {};
  const sides = [white, black].map((side) => ({ ...side, used: 0 }));
  return [mode, firstFlag, ...sides];
}

test.each<[name: string, control: string, awayMs: number, falls: boolean]>([
  ["plain time", "300", 60_000, false],
  ["an increment", "300+3", 60_000, false],
  ["a rest of the delay", "300d15", 60_000, false],
  ["less than the rest of the delay", "300d15", 4000, false],
  ["Bronstein", "300b15", 60_000, false],
  ["an hourglass", "*180", 60_000, false],
  ["the next period", "30:300+5", 60_000, false],
  ["the next period, whose sign is over", "30:600+5", 400_000, false],
  ["byo-yomi, of which two periods are gone", "10:3x10", 25_000, false],
  ["Canadian", "10:c25/600", 60_000, false],
  ["a flag in plain time", "30", 60_000, true],
  ["a flag in byo-yomi", "10:3x10", 90_000, true],
  ["a flag in an hourglass", "*30", 60_000, true],
  ["a flag in the last period", "10:20", 60_000, true],
])("%s", (_, control, awayMs, falls) => {
  const host = pausedAt(control, leftMs);
  const { lines, isFallen, signs } = ranOn(host.device.bench.app.clock, Side.White, awayMs);
  expect(isFallen).toBe(falls);
  for (const line of lines) sendLine(host, line, startMs + leftMs + 100);
  const text = unkeptOf(host.device.bench.app, Side.None, signs);
  bringRestorer(restoreUnkept);
  applyStep(host, { verb: restoreVerb, atMs: reachedMs(host.device), numbers: [], text });
  expect(standing(host, leftMs + 200)).toEqual(standing(pausedAt(control, leftMs + awayMs), leftMs + awayMs + 100));
});

test("nothing changes if the rest of the delay was longer", () => {
  const { clock } = pausedAt("300d15", leftMs).device.bench.app;
  expect(ranOn(clock, Side.White, 0)).toEqual({ leftMs: 300_000, isFallen: false, lines: [], signs: [0, 0] });
});

test("the clock itself stays as it was", () => {
  const { clock } = pausedAt("30", leftMs).device.bench.app;
  const before = JSON.stringify(clock);
  const lines = ["correct white.remaining=0", "resume white", "pause"];
  expect(ranOn(clock, Side.White, 60_000)).toEqual({ leftMs: 0, isFallen: true, lines, signs: [0, 0] });
  expect(JSON.stringify(clock)).toBe(before);
});

test("what an earlier version of the page kept says nothing of signs, and changes none", () => {
  const host = pausedAt("2:300", leftMs);
  const { app } = host.device.bench;
  const { flag, signMs } = app.clock.white;
  expect([flag, signMs > 0]).toEqual([Flag.Interim, true]);
  const { signs: _, ...earlier } = JSON.parse(unkeptOf(app, Side.None)) as Unkept;
  restoreUnkept(host.device, JSON.stringify(earlier));
  expect(app.clock.white).toMatchObject({ flag, signMs });
});
