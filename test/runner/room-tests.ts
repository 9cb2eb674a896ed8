/** Names the tests that judge the changes of a room. */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { RoomName } from "../../sim/build/mutation/rooms.ts";

const root = resolve(import.meta.dirname, "../..");

/** Tests that compile the source or read it: what Stryker wrote into it is in their way. */
const readingTests = ["test/laws/laws-generated.test.ts", "test/app/speech/timing.test.ts"];

function testsIn(folder: string): string[] {
  const names = readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" });
  const paths = names.filter((name) => name.endsWith(".test.ts")).map((name) => `${folder}/${name}`);
  return paths.filter((path) => !readingTests.includes(path));
}

function named(folder: string, ...names: string[]): string[] {
  return names.map((name) => `${folder}/${name}.test.ts`);
}

const notation = named("test/notation", "canonical", "canonical-refused");
const keptGames = [
  ...named("test/app/game", "adjourned-games", "restored-games", "player-names"),
  "test/app/menu/journal-menu.test.ts",
];

/** Tests that need nothing but what the room and its neighbours are. */
const tests: Readonly<Record<RoomName, () => readonly string[]>> = {
  core: () => [...testsIn("test/core"), ...testsIn("test/laws"), ...notation],
  app: () => [...testsIn("test/app"), ...named("test/link", "protocol", "protocol-lines")],
  store: () => [...["log", "keep", "device"].flatMap((name) => testsIn(`test/app/${name}`)), ...keptGames],
  "hal-virtual": () => named("test/hal", "cells", "virtual", "hostile-store", "virtual-contract"),
  "hal-espruino": () =>
    named("test/hal", "espruino", "espruino-hostile", "espruino-store", "espruino-voice", "espruino-contract"),
  "hal-pico": () =>
    named("test/hal", "pico", "pico-time", "pico-battery", "pico-registers", "pico-contract", "hostile-store"),
  "hall-merge": () => named("test/hall/bridge", "merge", "match", "journal-time", "journal-reader", "whole-journal"),
  "hall-papers": () => [
    ...named("test/hall", "papers", "pgn", "report", "slices"),
    ...named("test/hall/rounds", "plan-of-round", "rounds", "trf-columns"),
  ],
  "hall-record": () => [
    ...named("test/hall/record", "audit", "damage", "game-began", "packed", "record", "rounds", "serials", "writer"),
    ...named("test/hall", "tournaments"),
  ],
  "hall-rules": () => [
    ...named("test/hall", "command-values", "overdue-states"),
    ...named("test/hall/console", "correction", "display-languages", "facts", "order"),
  ],
  "hall-broker": () => named("test/hall/mqtt", "bridge-events", "bridge-time", "key", "orders", "topics"),
  "hall-day": () => named("test/hall/rehearsal", "day", "pairings", "truth"),
};

export function testsOfRoom(room: RoomName = "core"): readonly string[] {
  return tests[room]();
}
