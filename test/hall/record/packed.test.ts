/** How the record packs the states of events. */
import { statSync } from "node:fs";
import { join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { expect, test } from "vitest";
import { randomFrom } from "../../../sim/hall/load/random";
import type { HallEvent } from "../../../sim/hall/model/event";
import { openRecord } from "../../../sim/hall/record/record";
import type { SideState } from "../../../sim/link/state";
import { temporaryFolder } from "../../temporary-folder";
import { event, side, state } from "./sample-events";

const folder = temporaryFolder("packed");
let files = 0;
const newFile = (): string => join(folder, `record${++files}.db`);

test("an hour of blitz takes at most 0.1 MB for each clock, and comes back as it was", async () => {
  const file = newFile();
  const record = await openRecord({ file });
  const [clocks, presses, thinkMs] = [20, 360, 10_000];
  const random = randomFrom(1);
  const some = (most: number): number => Math.floor(random() * most);
  const sideNow = (count: number): SideState => {
    const remaining = some(300_000);
    const shown = `0:0${Math.floor(remaining / 60_000)}:${String(some(60)).padStart(2, "0")}`;
    return { ...side, remaining, shown, used: count * thinkMs + some(5000), presses: count };
  };
  const events = Array.from({ length: clocks * presses }, (_, at): HallEvent => {
    const count = Math.floor(at / clocks);
    const [mover, other] = count % 2 === 0 ? (["white", "black"] as const) : (["black", "white"] as const);
    const sides = { white: sideNow(count >> 1), black: sideNow(count >> 1) };
    const turn = { side: mover, running: other, turn: other, control: "40/5400+30:1800+30" } as const;
    return {
      ...{ bridge: "west", serial: at + 1, clock: `west-${(at % clocks) + 1}`, number: at % clocks, source: "report" },
      ...{ heardMs: 1_795_706_000_000 + count * thinkMs, state: { ...state(some(2 ** 30)), ...turn, ...sides } },
    };
  });
  await Promise.all(events.map((each) => record.add(each)));
  expect(record.eventsSince("west", 0, -1)).toEqual(events);
  record.close();
  expect(statSync(file).size / clocks).toBeLessThan(100_000);
});

test("a packed row of this version is read by all later ones", async () => {
  const file = newFile();
  const first = await openRecord({ file });
  await first.add(event(1));
  first.close();
  const raw = new sqlite.Database(file);
  raw.exec("UPDATE events SET state = x'834607aea8800422ee7880c8131f0966c406ba1986d70d89f03ab2b7490e6e9a5a590b00'");
  raw.close();
  const record = await openRecord({ file });
  expect(record.events({ limit: 1 })).toEqual([{ ...event(1), row: 1 }]);
  record.close();
});
