/** Who sits at a clock: the bridge tells a clock that has lost its power, and respects what people do at the table. */
import { describe, expect, test } from "vitest";
import { Switch } from "../../../hal/hal";
import type { Bridge } from "../../../sim/hall/bridge/bridge";
import { bridgeTo, clockAt, until } from "./open-bridges";
import type { TcpClock } from "./tcp-clock";

const who = { name: "Ana", role: "arbiter" } as const;
const [white, black] = [{ name: "Żyła, Łukasz", elo: 2399 }, { name: "Młynarz, Łucja" }];
const names = [white.name, black.name];
/** The number and the names in the letters that a clock has. */
const short = [7, "Zyla, Lukasz", "Mlynarz, Lucja"] as const;

/** A clock whose seat the record has. */
async function seated(): Promise<TcpClock & { bridge: Bridge }> {
  const clock = await clockAt();
  const { bridge } = await bridgeTo([clock.port]);
  await until(() => expect(bridge.clocks()[0]?.presence).toBe("online"));
  const seat = { do: "seat", number: 7, tournament: "Open", round: 2, white, black } as const;
  expect(await bridge.tell("main-1", seat, who)).toMatchObject({ ok: true });
  await until(() => expect(clock.clock.seat).toEqual(short));
  return { ...clock, bridge };
}

/** Takes the power from a clock. Its wire breaks, as that of a clock that USB feeds. */
function losePower({ clock, cut }: TcpClock): void {
  clock.cutPower();
  cut();
  clock.restorePower();
}

describe("a clock that has lost its power", () => {
  test("gets its number and its short names again, also in the middle of a game", async () => {
    const table = await seated();
    const { clock, bridge } = table;
    for (const line of ["set 180+2", "start"]) clock.tell(line);
    await until(() => expect(bridge.clocks()[0]?.state?.mode).toBe("running"));
    clock.press(Switch.Right);
    losePower(table);
    expect(clock.seat).toEqual([0, "", ""]);
    await until(() => expect(clock.seat).toEqual(short));
    await until(() =>
      expect(bridge.clocks()[0]).toMatchObject({ presence: "online", number: 7, players: names, seat: { white } }),
    );
  });

  test("keeps the names that somebody gives it at the table before the bridge is back", async () => {
    const table = await seated();
    const { clock, cut, bridge } = table;
    clock.cutPower();
    cut();
    clock.restorePower();
    for (const line of ["number 9", "white Eva", "black Max"]) clock.tell(line);
    await until(() => expect(bridge.clocks()[0]).toMatchObject({ number: 9, players: ["Eva", "Max"], seat: null }));
    expect(clock.seat).toEqual([9, "Eva", "Max"]);
    losePower(table);
    // The record has no seat for it any more, so the bridge has nothing to tell; it remembers the number alone.
    await until(() => expect(bridge.clocks()[0]).toMatchObject({ presence: "online", players: ["", ""] }));
    expect(clock.seat).toEqual([0, "", ""]);
  });

  test("and has one name from the table is not told the other one", async () => {
    const { clock, cut, bridge } = await seated();
    clock.cutPower();
    cut();
    clock.restorePower();
    clock.tell("white Eva");
    await until(() => expect(bridge.clocks()[0]).toMatchObject({ players: ["Eva", ""], seat: null }));
    expect(clock.seat).toEqual([0, "Eva", ""]);
  });
});

test("a number from the console is the clock's and the record's, and leaves the round of the old board", async () => {
  const table = await seated();
  const { clock, bridge } = table;
  expect(await bridge.tell("main-1", { do: "number", number: 7 }, who)).toMatchObject({ ok: true });
  expect(bridge.clocks()[0]).toMatchObject({ number: 7, players: names, seat: { number: 7 } });
  const outcome = await bridge.tell("main-1", { do: "number", number: 8 }, who);
  expect(outcome).toMatchObject({ ok: true, did: { was: "7", is: "8" } });
  expect([clock.seat[0], bridge.clocks()[0]?.number, bridge.clocks()[0]?.seat]).toEqual([8, 8, null]);
  losePower(table);
  await until(() => expect(bridge.clocks()[0]).toMatchObject({ presence: "online", number: 8, seat: null }));
});

test("a name given at the table stands although the wire breaks and the bridge greets again", async () => {
  const { clock, cut, bridge } = await seated();
  clock.tell("black Max");
  cut();
  await until(() => expect(bridge.clocks()[0]).toMatchObject({ players: ["Zyla, Lukasz", "Max"], seat: null }));
  expect(clock.seat).toEqual([7, "Zyla, Lukasz", "Max"]);
});
