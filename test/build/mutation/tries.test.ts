/** Changes a small project in every way that Stryker's instrumenter knows, and lets its test judge the changes. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Room } from "../../../sim/build/mutation/rooms";
import { sandboxOf } from "../../../sim/build/mutation/sandbox";
import { tryChanges } from "../../../sim/build/mutation/tries";
import { projectRoot } from "../../../sim/build/root";
import { cacheFolder } from "../../temporary-folder";

const room: Room = { name: "core", folders: ["source"], without: [], scoreMin: 0 };

const source = `const table = [7];
export const larger = (a: number, b: number) => (a > b ? a : b);
export const first = () => table[0];
export const halted = (n: number) => { while (n > 0) n--; return true; };
export const unused = () => 1 + 1;
`;

const itsTest = `import { expect, test } from "vitest";
import { first, halted, larger } from "./source/a";
test("larger", () => expect([larger(1, 2), larger(2, 1)]).toEqual([2, 2]));
test("first", () => expect(first()).toBe(7));
test("halted", () => expect(halted(1)).toBe(true));
`;

const config = `export default { test: {
  runner: ${JSON.stringify(join(projectRoot(), "test/runner/mutation-runner.ts"))},
  include: ["a.test.ts"], isolate: false, maxWorkers: 1,
} };
`;

const outcomes = [
  "1:15 [7] -> []: killed",
  "2:23 (a: number, b: number) => (a > b ? a : b) -> () => undefined: killed",
  "2:50 a > b -> true: killed",
  "2:50 a > b -> false: killed",
  "2:50 a > b -> a >= b: survived",
  "2:50 a > b -> a <= b: killed",
  "3:22 () => table[0] -> () => undefined: killed",
  "4:38 { while (n > 0) n--; return true; } -> {}: killed",
  "4:47 n > 0 -> false: survived",
  "4:47 n > 0 -> n >= 0: survived",
  "4:47 n > 0 -> n <= 0: survived",
  "4:54 n-- -> n++: timeout",
  "4:66 true -> false: killed",
  "5:23 () => 1 + 1 -> () => undefined: survived",
  "5:29 1 + 1 -> 1 - 1: uncovered",
];

async function judged(every: number): Promise<string[]> {
  const folder = cacheFolder("mutation");
  mkdirSync(join(folder, "source"));
  writeFileSync(join(folder, "source/a.ts"), source);
  writeFileSync(join(folder, "a.test.ts"), itsTest);
  writeFileSync(join(folder, "vitest.mutation.config.ts"), config);
  symlinkSync(join(projectRoot(), "node_modules"), join(folder, "node_modules"));
  const sandbox = await sandboxOf(room, every, folder);
  const statuses = await tryChanges(sandbox, room.name);
  return sandbox.changes.map(
    ({ id, place, before, after }) => `${place.replace("source/a.ts:", "")} ${before} -> ${after}: ${statuses.get(id)}`,
  );
}

test("what each change comes to", async () => {
  expect(await judged(1)).toEqual(outcomes);
});

test("every third change", async () => {
  expect(await judged(3)).toEqual(outcomes.filter((_, index) => index % 3 === 0));
});
