import { expect, test } from "vitest";
import { filesOf, type Room, rooms, score } from "../../../sim/build/mutation/rooms";
import { projectRoot } from "../../../sim/build/root";

test("a time-out is neither killed nor missed", () => {
  expect(score(["killed", "killed", "killed", "survived", "timeout", "timeout"])).toBe(75);
});

test("what no test runs is missed", () => {
  expect(score(["killed", "uncovered"])).toBe(50);
});

test("without a change nothing is missed", () => {
  expect(score(["timeout"])).toBe(100);
});

test("a room's files: those named, without those left out", () => {
  const room: Room = { name: "app", folders: ["sim/build/mutation"], without: ["wish.ts"], scoreMin: 1 };
  const files = ["mutation", "rooms", "sandbox", "tries"].map((name) => `sim/build/mutation/${name}.ts`);
  expect(filesOf(room, projectRoot())).toEqual(files);
  expect(filesOf({ ...room, only: ["rooms.ts", "wish.ts"] }, projectRoot())).toEqual(["sim/build/mutation/rooms.ts"]);
  expect(filesOf({ ...room, folders: ["sim/build"], without: ["build/"], only: ["rooms.ts"] }, projectRoot())).toEqual(
    [],
  );
});

test.each(rooms.map((room) => [room.name, room] as const))("%s has files", (_, room) => {
  expect(filesOf(room, projectRoot())).not.toEqual([]);
});
