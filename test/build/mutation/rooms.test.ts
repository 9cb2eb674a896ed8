import { expect, test } from "vitest";
import { patternsOf, type Room, score } from "../../../sim/build/mutation/rooms";

type Status = "Killed" | "Survived" | "NoCoverage" | "Timeout" | "Ignored" | "RuntimeError";

function filesWith(...statuses: Status[]): Parameters<typeof score>[0] {
  const place = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  const mutants = statuses.map((status, index) => ({ id: `${index}`, mutatorName: "any", location: place, status }));
  return { "firmware/a.ts": { language: "typescript", source: "a", mutants } };
}

test("a time-out is neither killed nor missed", () => {
  expect(score(filesWith("Killed", "Killed", "Killed", "Survived", "Timeout", "Timeout", "Ignored"))).toBe(75);
});

test("what no test runs is missed", () => {
  expect(score(filesWith("Killed", "NoCoverage"))).toBe(50);
});

test("without a mutant nothing is missed", () => {
  expect(score(filesWith("RuntimeError"))).toBe(100);
});

test("a room as Stryker takes it", () => {
  const room: Room = { name: "app", folders: ["a", "b"], without: ["no.ts"], scoreMin: 1 };
  expect(patternsOf(room)).toEqual(["a/**/*.ts", "b/**/*.ts", "!a/**/no.ts", "!b/**/no.ts"]);
  expect(patternsOf({ ...room, only: ["log.ts"], without: [] })).toEqual(["a/**/log.ts", "b/**/log.ts"]);
});
