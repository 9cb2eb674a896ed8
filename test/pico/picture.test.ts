/** A board that goes back to the picture of its start plays as one that starts afresh, to the cycle. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { picocard } from "../../board-defs/picocard";
import { picosharp } from "../../board-defs/picosharp";
import { Switch } from "../../hal/hal";
import { flashOf } from "../../sim/pico/engine";
import { typicalTimes } from "../../sim/pico/flash";
import { Picture } from "../../sim/pico/picture";
import { conditionsOf, Starts } from "../../sim/pico/starts";
import { ConnectedBoard } from "./connected-board";
import { findImage } from "./found";
import { stateBehind } from "./hidden-state";

const msNs = 1e6;
const startMs = 200;
const gapMs = 150;
const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Everything that an act of a game left: instants, instructions, cycles, lines, memory and pixels. */
function trace(board: ConnectedBoard): unknown {
  const { chip, lines, usbLines } = board;
  const { core, sram, flash } = chip.rp2040;
  const counts = [chip.clock.nanos, chip.instructions, core.cycles, chip.flash.erases, chip.flash.programs];
  const heard = [board.ear.tones(), board.voiceModules.map(({ played, commands }) => ({ played, commands }))];
  const sent = [...lines.splice(0), ...usbLines.splice(0)];
  return structuredClone([counts, sent, heard, [board.display.pixels(), sram, flash].map(hash)]);
}

/** Plays a game in which every part of the board works. Returns its traces. */
function play(board: ConnectedBoard): unknown[] {
  const acts: (() => void)[] = [
    () => board.write("set 60+2"),
    () => board.write("speech 3 3"),
    () => board.write("speech 0 3"),
    () => board.write("subscribe"),
    () => board.move(Switch.Right, true),
    () => board.move(Switch.Right, false),
    () => board.unplugUsb(),
    () => board.move(Switch.Left, true),
    () => board.move(Switch.LeftAsk, true),
    () => board.move(Switch.Left, false),
    () => board.write("battery"),
    () => board.plugUsb(),
    () => board.write("state"),
    () => board.move(Switch.Start, true),
    () => board.move(Switch.Start, false),
    () => board.write("new"),
  ];
  return acts.map((act) => {
    act();
    board.chip.passTo(board.chip.clock.nanos + gapMs * msNs);
    return trace(board);
  });
}

const played = [
  { board: pico, times: typicalTimes, isPlugged: true },
  { board: picosharp, times: typicalTimes, isPlugged: false },
  { board: picocard, times: undefined, isPlugged: false },
];

for (const { board, times, isPlugged } of played) {
  const image = await findImage(board);
  if (image === undefined) continue;
  const start = () => {
    const started = new ConnectedBoard(board, { flash: flashOf(image.uf2), times });
    started.chip.passTo(startMs * msNs);
    if (isPlugged) started.plugUsb();
    started.chip.passTo((startMs + gapMs) * msNs);
    return started;
  };
  test(`${board.name} plays the same from its picture, and keeps nothing of what it played`, () => compare(start));
}

function compare(start: () => ConnectedBoard): void {
  const starts = new Starts<ConnectedBoard>();
  const first = starts.take("the same", start);
  const before = stateBehind(first.started);
  const fresh = play(first.started);
  expect(new Set(fresh.map((one) => JSON.stringify(one))).size).toBe(fresh.length);
  expect(differences(before, stateBehind(first.started)).length).toBeGreaterThan(100);
  first.giveBack();
  const second = starts.take("the same", start);
  expect(second.started).toBe(first.started);
  expect(differences(before, stateBehind(second.started))).toEqual([]);
  expect(play(second.started)).toEqual(fresh);
}

function differences(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  const ways = [...new Set([...before.keys(), ...after.keys()])];
  return ways.filter((way) => !Object.is(before.get(way), after.get(way)));
}

describe("the reader of states", () => {
  const around = (made: object, act: () => void) => {
    const before = stateBehind(made);
    act();
    return differences(before, stateBehind(made));
  };

  test("finds what a function keeps in a variable of its own, also behind a bound one", () => {
    const counter = () => {
      let count = 0;
      return () => ++count;
    };
    const made = { next: counter(), bound: counter().bind(undefined) };
    expect(around(made, () => made.next())).toEqual([expect.stringContaining("count")]);
    expect(around(made, () => made.bound())).toHaveLength(1);
  });

  test("finds bytes, entries of maps and fields of objects that only a function knows", () => {
    const hidden = { bytes: new Uint8Array(2), map: new Map([[1, 2]]) };
    const made = { change: () => hidden.bytes.fill(hidden.map.size) };
    expect(around(made, () => made.change())).toHaveLength(1);
    expect(around(made, () => hidden.map.set(1, 3))).toHaveLength(1);
  });
});

describe("a picture", () => {
  test("puts back fields, arrays, maps, sets and bytes in place", () => {
    const bytes = new Uint8Array([1, 2]);
    const inner = { list: [1, 2], map: new Map([["a", { count: 1 }]]), set: new Set([1]), bytes };
    const root: Record<string, unknown> = { inner, words: new Uint16Array(bytes.buffer), name: "old" };
    const picture = new Picture(root);
    inner.list.push(3);
    inner.list[0] = 9;
    inner.map.get("a")!.count++;
    inner.map.set("b", { count: 5 });
    inner.set.add(2);
    bytes.fill(7);
    root.name = "new";
    root.more = true;
    delete root.inner;
    picture.restore();
    expect(root).toEqual({ inner, words: new Uint16Array([0x201]), name: "old" });
    expect(inner).toEqual({ list: [1, 2], map: new Map([["a", { count: 1 }]]), set: new Set([1]), bytes });
    expect(root.inner).toBe(inner);
  });

  test("refuses what it cannot read", () => {
    expect(() => new Picture({ hidden: new WeakMap() })).toThrow("cannot keep");
  });
});

describe("starts", () => {
  const make = () => ({ count: 0 });

  test("hands out the same one as it was, and another while it is used", () => {
    const starts = new Starts<{ count: number }>();
    const [first, second] = [starts.take("a", make), starts.take("a", make)];
    expect(second.started).not.toBe(first.started);
    first.started.count = 5;
    first.giveBack();
    const third = starts.take("a", make);
    expect(third.started).toBe(first.started);
    expect(third.started.count).toBe(0);
  });

  test("starts afresh under other conditions, and after four others", () => {
    const starts = new Starts<{ count: number }>();
    const first = starts.take("a", make);
    first.giveBack();
    for (const other of ["b", "c", "d"]) starts.take(other, make).giveBack();
    const again = starts.take("a", make);
    expect(again.started).toBe(first.started);
    again.giveBack();
    for (const other of ["e", "f", "g", "h"]) starts.take(other, make).giveBack();
    expect(starts.take("a", make).started).not.toBe(first.started);
  });

  test("other images, boards and options are other conditions", () => {
    const [one, other] = [new Uint8Array([1]), new Uint8Array([2])];
    const all = [
      conditionsOf(one, pico),
      conditionsOf(other, pico),
      conditionsOf(one, picosharp),
      conditionsOf(one, pico, 200),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(conditionsOf(new Uint8Array([1]), { ...pico })).toBe(all[0]);
  });
});
