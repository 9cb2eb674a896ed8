/** The record knows when the game on a clock was set, for the date of its PGN. */
import { expect, test } from "vitest";
import { openRecord } from "../../../sim/hall/record/record";
import type { State } from "../../../sim/link/state";
import { state } from "../server/scripted-hall";

test("a game began with the newest control that a clock was ready for, whatever came since", async () => {
  const record = await openRecord({ batchMs: 1 });
  let serial = 0;
  const add = async (clock: string, heardMs: number, part: Partial<State>): Promise<void> => {
    serial++;
    const said: State = { ...state, ...part };
    await record.add({ bridge: "main", serial, clock, number: 1, heardMs, source: "report", state: said });
  };
  expect(record.gameBegan("main-1")).toBeUndefined();
  await add("main-1", 1000, { event: "press", mode: "running" });
  expect(record.gameBegan("main-1")).toBeUndefined();
  await add("main-1", 2000, { event: "control", mode: "ready" });
  await add("main-2", 2500, { event: "control", mode: "ready" });
  await add("main-1", 3000, { event: "start", mode: "running" });
  // An arbiter who corrects the times in a game sets no new one.
  await add("main-1", 4000, { event: "control", mode: "paused" });
  await add("main-1", 5000, { event: "finish", mode: "finished" });
  expect([record.gameBegan("main-1"), record.gameBegan("main-2")]).toEqual([2000, 2500]);
  await add("main-1", 6000, { event: "control", mode: "ready" });
  expect([record.gameBegan("main-1"), record.gameBegan("main-2"), record.gameBegan("main-3")]).toEqual([
    ...[6000, 2500, undefined],
  ]);
  record.close();
});
