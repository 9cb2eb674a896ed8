/** Giving up a game on the page: the game goes, everything else in the clock's memory stays. */
import { describe, expect, test } from "vitest";
import { Stage } from "../../firmware/app/model/choices";
import { boards } from "../../sim/boards/known";
import { flashOf } from "../../sim/page/clock/device";
import { withoutGame } from "../../sim/page/clock/given-up";
import { type Host, sendLine } from "../../sim/page/clock/host";
import { keptEntries } from "../../sim/page/clock/journal";
import { clockOn, startMs, strikes, to } from "./clock";

/** A clock with tenths switched on, in a game of three presses. */
function played(name: string): Host {
  const board = boards.find((known) => known.name === name)!;
  const host = clockOn("300+3", { board, setup: { control: "300+3", options: { tenths: true } } });
  strikes(host, "right 1000, left 4000, right 7000");
  to(host, 20_000);
  return host;
}

function awake(host: Host, memory = flashOf(host.device)): Host {
  return clockOn("", { board: host.board, memory, remembers: true });
}

describe.each(["pixljsplus", "esp32", "pico"])("a game given up on %s", (name) => {
  test("is not resumed; settings and the journal stay", () => {
    const host = played(name);
    expect(awake(host).device.bench.app.stage).toBe(Stage.Paused);
    const memory = withoutGame(host.board, flashOf(host.device), false);
    const { app } = awake(host, memory).device.bench;
    expect([app.stage, app.settings.tenths]).toEqual([Stage.Setup, true]);
    const presses = keptEntries(memory).filter(({ event }) => event === "press");
    expect(presses).toHaveLength(2);
    const next = clockOn("60", { board: host.board, memory });
    expect(next.device.bench.app.stage).toBe(Stage.Ready);
  });
});

test("a game behind a lock stays", () => {
  const host = clockOn("300");
  sendLine(host, "lock 1234", startMs + 10);
  strikes(host, "right 1000");
  to(host, 20_000);
  const kept = awake(host, withoutGame(host.board, flashOf(host.device), false));
  expect(kept.device.bench.app.stage).toBe(Stage.Paused);
});
