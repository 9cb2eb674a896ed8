/** A bridge over real sockets: presence, commands, gaps, what no journal has any more, and clocks that are no help. */
import type { Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { Switch } from "../../../hal/hal";
import { Bridge } from "../../../sim/hall/bridge/bridge";
import { type Link, linksAt } from "../../../sim/hall/bridge/links";
import { plainName } from "../../../sim/hall/bridge/seating";
import type { ClockChange } from "../../../sim/hall/model/clock";
import type { Person } from "../../../sim/hall/model/event";
import { RecordLedger } from "../../../sim/hall/record/ledger";
import { openRecord } from "../../../sim/hall/record/record";
import type { Wire } from "../../../sim/link/client";
import { closedAfterwards } from "../closed-afterwards";
import { bridgeTo, clockAt, eventsOf, onlineClock, timing, until } from "./open-bridges";
import { TableClock } from "./table-clock";
import { serve } from "./tcp-clock";

const who: Person = { name: "local", role: "arbiter" };

test("a clock says by which Laws it gives penalties, and again for each game", async () => {
  const { port, clock } = await clockAt();
  const { bridge } = await bridgeTo([port]);
  const rules = (): unknown => bridge.clocks()[0]?.rules;
  await until(() => expect(rules()).toEqual({ laws: "2023", competition: false }));
  for (const line of ["setting 1 3", "setting 7 1", "set 180+2"]) clock.tell(line);
  await until(() => expect(rules()).toEqual({ laws: "2018", competition: true }));
});

describe("presence", () => {
  test("a clock beside a mute port, a stranger and a closed port is online at once", async () => {
    const { port, cut } = await clockAt();
    const mute = await serve(() => {});
    const stranger = await serve((socket: Socket) => {
      socket.on("data", (piece) => {
        const number = /#(\d+) hello/.exec(String(piece))?.[1];
        if (number !== undefined) socket.write(`{"hello":"other","ok":true,"re":${number}}\n`);
      });
    });
    const closed = await serve(() => {});
    await closed.close();
    const { bridge } = await bridgeTo([mute.port, port, stranger.port, closed.port]);
    await until(() =>
      expect(bridge.clocks().map(({ presence }) => presence)).toEqual(["silent", "online", "stranger", "lost"]),
    );
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => bridge.tell(`main-${n}`, { do: "set", control: "60" }, who)),
    );
    expect(outcomes.map(({ ok, reason }) => [ok, reason])).toEqual([
      [false, "silent"],
      [true, undefined],
      [false, "stranger"],
      [false, "lost"],
      [false, "unknown"],
    ]);
    const changes: ClockChange[] = [];
    bridge.watch((change) => changes.push(change));
    cut();
    await until(() => expect(changes.flatMap(({ presence }) => presence ?? [])).toContain("lost"));
    await until(() => expect(bridge.clocks()[1]?.presence).toBe("online"));
  });
});

test("a bridge closes at once, whatever its links are doing", async () => {
  const record = await openRecord();
  const ledger = new RecordLedger(record, "main");
  let closed = 0;
  let open: (wire: Wire) => void = () => {};
  const slow: Link = {
    address: "slow",
    open: () =>
      new Promise((resolve) => {
        open = resolve;
      }),
  };
  const bridge = new Bridge({ name: "main", links: [slow], ledger, timing });
  bridge.start();
  await bridge.close();
  open({ write: () => {}, listen: () => {}, close: async () => void closed++ });
  await until(() => expect(closed).toBe(1));
});

test("an error of the record ends no bridge, and is told", async () => {
  const { port } = await clockAt();
  const record = await openRecord();
  const errors: unknown[] = [];
  record.database.exec("ALTER TABLE pieces RENAME TO lost");
  const { bridge } = await bridgeTo([port], record, { onError: (thrown) => errors.push(thrown) });
  await until(() => expect(record.faultBehind(errors[0])).toMatchObject({ kind: "unreachable" }));
  expect(record.faultBehind(new TypeError("ours"))).toBeUndefined();
  record.database.exec("ALTER TABLE lost RENAME TO pieces");
  await until(() => expect(bridge.clocks()[0]?.presence).toBe("online"));
});

describe("commands", () => {
  test("reach the clock; a refusal is the clock's own word; a code opens its lock and closes it again", async () => {
    const { clock, bridge } = await onlineClock();
    const tell = (command: Parameters<Bridge["tell"]>[1], code?: string) => bridge.tell("main-1", command, who, code);
    expect(await tell({ do: "seat", number: 12, white: "Núñez, A", black: "Ł. Ćwik" })).toEqual({
      id: "main-1",
      ok: true,
      did: { was: "0  – ", is: "12 Núñez, A – Ł. Ćwik" },
    });
    expect(bridge.clocks()[0]).toMatchObject({ number: 12, players: ["Núñez, A", "Ł. Ćwik"] });
    expect(await tell({ do: "start" })).toMatchObject({ reason: "refused" });
    clock.tell("lock 1234");
    clock.tell("lock");
    expect(await tell({ do: "set", control: "60" })).toMatchObject({ reason: "locked" });
    expect(await tell({ do: "set", control: "60" }, "9999")).toMatchObject({ reason: "code" });
    expect(await tell({ do: "set", control: "60" }, "1234")).toMatchObject({ ok: true });
    expect(await tell({ do: "start" })).toMatchObject({ reason: "locked" });
    expect(await tell({ do: "start" }, "1234")).toMatchObject({ ok: true });
    await until(() => expect(bridge.clocks()[0]?.state?.mode).toBe("running"));
    expect(await tell({ do: "finish" }, "1234")).toMatchObject({ ok: false });
    expect(await tell({ do: "pause" }, "1234")).toMatchObject({ ok: true });
    expect(bridge.clocks()[0]?.screen.left).toBe("0:01:00");
  });

  test.each([
    ["Müller, Jürgen", "Müller, Jürgen"],
    ["Łukasz “Luk” Ożóg", "Lukasz ?Luk? Ozóg"],
    ["Đorđe Məmmədov, Işık O’Neill", "Dorde Memmedov, Isik O'Neill"],
    ['A "B" \\ C', "A 'B' / C"],
    ["Иван", "Иван"],
    ["Ъý", "?y"],
  ])("the name %s becomes %s", (name, plain) => expect(plainName(name)).toBe(plain));
});

describe("the journal", () => {
  test("a bridge that comes late has the whole game", async () => {
    const { port, clock } = await clockAt();
    for (const line of ["set 180+2", "start"]) clock.tell(line);
    await press(clock, Switch.Left);
    const { record, close } = await bridgeTo([port]);
    await until(() => expect(eventsOf(record)).toEqual(["journal control", "journal start", "journal press"]));
    await press(clock, Switch.Right);
    await until(() => expect(eventsOf(record).at(-1)).toBe("report press"));
    await close();
    await press(clock, Switch.Left);
    await press(clock, Switch.Right);
    await bridgeTo([port], record);
    await until(() => expect(eventsOf(record).slice(4)).toEqual(["journal press", "journal press"]));
    expect(record.database.get("SELECT missing FROM clocks")).toEqual({ missing: 0 });
  });

  test("of a game that was lost is missed, once", async () => {
    const { port, clock, record, close } = await onlineClock(2);
    for (const line of ["set 180+2", "start"]) clock.tell(line);
    await until(() => expect(eventsOf(record)).toContain("report start"));
    await close();
    await press(clock, Switch.Left);
    for (const line of ["pause", "finish", "set 60", "start"]) clock.tell(line);
    const { bridge: second } = await bridgeTo([port], record);
    await until(() => expect(second.clocks()[0]).toMatchObject({ presence: "online", missing: 1 }));
    const events = ["report control", "report start", "journal gap", "journal control", "journal start"];
    await until(() => expect(eventsOf(record)).toEqual(events));
  });
});

/**
 * Presses a lever some ms after what was before. On a busy machine the contact may have opened just now, so that the
 * clock takes the press for a bounce; a player presses again.
 */
async function press(clock: TableClock, lever: Switch): Promise<void> {
  const before = clock.events.length;
  while (clock.events.length === before) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    clock.press(lever);
  }
}

test.each([
  ["/dev/ttyUSB0", ["/dev/ttyUSB0"]],
  ["COM3", ["COM3"]],
  ["tcp://Hall.local:7000", ["tcp://hall.local:7000"]],
  ["tcp://[::1]:7000-7002", ["tcp://[::1]:7000", "tcp://[::1]:7001", "tcp://[::1]:7002"]],
  ["tcp://a:0", undefined],
  ["tcp://a:5-4", undefined],
  ["tcp://a:65536", undefined],
  ["tcp://a", undefined],
])("the address %s", (address, links) => expect(linksAt(address)?.map((link) => link.address)).toEqual(links));

test("a state that was asked for does not take the place of a press behind it", async () => {
  const clock = new TableClock();
  let socket: Socket | undefined;
  let piece = "";
  const flush = (): void => {
    socket?.write(piece, "latin1");
    piece = "";
  };
  clock.say = (line) => {
    piece += `${line}\r\n`;
  };
  const server = await serve((opened) => {
    socket = opened;
    opened.on("data", (data) => {
      for (const line of String(data).split("\n").filter(Boolean)) {
        clock.tell(line);
        // Whenever the computer asks, White presses right after the clock's answer.
        if (line.endsWith(" state") && clock.events.at(-1)?.turn === "white") clock.press(Switch.Left);
      }
      flush();
    });
  });
  onTestFinished(() => clock.stop());
  closedAfterwards(server);
  onTestFinished(() => void socket?.destroy());
  for (const line of ["set 300+3", "start"]) clock.tell(line);
  piece = "";
  const { bridge } = await bridgeTo([server.port]);
  await until(() => expect(bridge.clocks()[0]?.presence).toBe("online"));
  expect(clock.events.at(-1)).toMatchObject({ event: "press", running: "black" });
  expect(bridge.clocks()[0]?.state).toMatchObject({ running: "black", turn: "black", white: { presses: 1 } });
});
