/** docs/reliability.md contains the figures that the tests can compute. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { accuracyOf } from "../../sim/boards/accuracy";
import { boards } from "../../sim/boards/known";
import { withSection } from "../../sim/build/document";
import { games } from "../faults/games";
import { sectionOf } from "./section";

const text = readFileSync(new URL("../../docs/reliability.md", import.meta.url), "utf8");

test("a trim makes no board worse", () => {
  for (const board of boards) {
    const { errorMs, trimmedMs } = accuracyOf(board);
    expect(trimmedMs ?? errorMs).toBeLessThanOrEqual(errorMs);
  }
});

describe("the cuts", () => {
  const rows = sectionOf(text, "cuts").split("\n").slice(2);

  test("have a row for each game, and one for all", () => {
    expect(rows.map((row) => row.split("|")[1]?.trim())).toEqual([...Object.keys(games), "**all**"]);
  });

  test("leave nothing torn or invented, and no time older than ten seconds", () => {
    for (const row of rows) {
      const cells = row.split("|").map((cell) => cell.trim());
      expect(Number.parseFloat(cells[6] ?? "")).toBeLessThanOrEqual(10);
      expect(cells[7]).toBe("0");
    }
  });
});

test("a section that is not there is not made up", () => {
  expect(() => withSection(text, "weather", "x")).toThrow("no section weather");
  expect(withSection(text, "accuracy", "x")).not.toBe(text);
});
