/**
 * An error in any verb of the board, at any call of a game. The clock freezes as in firmware/espruino.ts: both times
 * stay on the display, and nothing acts. Unless the store failed, it holds the game at that instant.
 */

import { describe, expect, test } from "vitest";
import { Region, Stage } from "../../firmware/app/model/choices";
import { openBench } from "../../firmware/virtual-bench";
import { createBoard } from "../../hal/virtual/board";
import { countsOf, play, recovered, timesOf, truthsAt } from "./broken-game";
import { Fuse } from "./fuse";
import { place } from "./place";

const sound = new Fuse();
play(sound);
const powerOnCalls = (() => {
  const fuse = new Fuse();
  const board = createBoard(place.counterStart, 0, () => {}, false);
  openBench({ ...board, hal: fuse.over(board.hal) }, place.facts);
  return fuse.calls;
})();
/** With FLAGFALL_FAULTS=all every call fails once, otherwise some calls of each verb. */
const isAll = process.env.FLAGFALL_FAULTS === "all";
const seen = new Map<string, number>();
const calls = sound.names.flatMap((name, index) => {
  const before = seen.get(name) ?? 0;
  seen.set(name, before + 1);
  const often = name.startsWith("screen.") ? 11 : name.startsWith("store.") ? 5 : 1;
  return index >= powerOnCalls && (isAll || before % often === 0) ? [{ name, number: index + 1 }] : [];
});

test("the game calls every verb that a game can", () => {
  const named = new Set(sound.names);
  for (const name of "screen.fill screen.write screen.digit screen.show flags.raise flags.run buzzer.play".split(" ")) {
    expect(named).toContain(name);
  }
  for (const name of ["store.read", "store.write", "store.isErased", "store.check", "battery.supplyMv", "link.send"]) {
    expect(named).toContain(name);
  }
  for (const name of ["time.now", "time.wakeIn", "contacts.isClosed", "contacts.hasOverflowed", "watchdog.start"]) {
    expect(named).toContain(name);
  }
  expect(calls.length).toBeGreaterThan(250);
});

describe("an error", () => {
  const played = calls.map(({ name, number }) => {
    const fuse = new Fuse();
    fuse.breakAt = number;
    return { name, number, played: play(fuse) };
  });

  test("freezes the clock with both times of that instant, or the last ones shown, on the display", () => {
    const wrong: string[] = [];
    for (const { name, number, played: each } of played) {
      const { app, brokeAtMs } = each;
      if (brokeAtMs === undefined) continue;
      const shown = [
        app.display.shown[Region.LeftTime],
        app.display.shown[Region.RightTime],
        app.display.shown[Region.Title],
      ].join(" ");
      const times = shown.match(/\d:\d\d:\d\d/g)?.map(secondsOf) ?? [];
      const isNear = (ms: number, s: number | undefined) => s !== undefined && Math.abs(s * 1000 - ms) <= 1_000;
      const isCorrecting = brokeAtMs >= 7_000 && brokeAtMs <= 9_300;
      const isTrue = truthsAt(brokeAtMs).some(({ white, black }) => isNear(white, times[0]) && isNear(black, times[1]));
      const isRight = isCorrecting || isTrue;
      if (app.stage !== Stage.Frozen || !isRight)
        wrong.push(`${name} (call ${number}) at ${brokeAtMs}: stage ${app.stage}, ${shown}`);
    }
    expect(wrong).toEqual([]);
  });

  test("is survived by the game: what ran stands, at most 10 s old, the other exact", () => {
    const wrong: string[] = [];
    let exact = 0;
    for (const { name, number, played: each } of played) {
      const { brokeAtMs } = each;
      if (brokeAtMs === undefined || name.startsWith("store.")) continue;
      const came = timesOf(recovered(each));
      const ages = truthsAt(brokeAtMs).map(({ white, black }) => [came.white - white, came.black - black] as const);
      if (ages.some(([white, black]) => white === 0 && black === 0)) exact++;
      else if (!ages.some(isRecent))
        wrong.push(`${name} (call ${number}) at ${brokeAtMs}: ${ages.join(" or ")} ms off`);
    }
    expect(wrong).toEqual([]);
    expect(exact / played.filter(({ played: { brokeAtMs } }) => brokeAtMs !== undefined).length).toBeGreaterThan(0.5);
  });

  test("nothing acts afterwards: levers, keys and time change nothing of the clock", () => {
    let frozen = 0;
    for (const { name, number, played: each } of played) {
      if (each.brokeAtMs === undefined) continue;
      expect([name, number, each.app.stage, countsOf(each.app)]).toEqual([name, number, Stage.Frozen, each.frozen]);
      frozen++;
    }
    expect(frozen).toBeGreaterThan(250);
  });
});

/** Returns whether one side is exact and the other at most 10 s old. */
function isRecent([white, black]: readonly [number, number]): boolean {
  return white * black === 0 && white >= 0 && black >= 0 && white + black <= 10_000;
}

function secondsOf(text: string): number {
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}
