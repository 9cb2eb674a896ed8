/** `flagfall replay` on games that were really played. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect } from "vitest";
import { gameFiles, testWithGames } from "../replay/games";
import { temporaryFolder, writerInto } from "../temporary-folder";
import { objects, replay } from "./replay-output";

const folder = temporaryFolder("replay");
const file = writerInto(folder);

describe("the real games", () => {
  testWithGames("all ten at once: 1,180 of 1,185 readings within ±1 s, controls inferred", async () => {
    const { code, stdout, stderr } = await replay(...gameFiles, "--json", "--share", "0");
    expect([code, stderr]).toEqual([1, ""]);
    // St Louis has the largest share of outliers, one reading in fifty.
    expect((await replay(...gameFiles, "--share", "1.9")).code).toBe(1);
    expect((await replay(...gameFiles, "--share", "2%")).code).toBe(0);
    expect((await replay(...gameFiles)).code).toBe(0);
    const lines = objects(stdout);
    expect(lines.at(-1)).toMatchObject({ total: true, games: 10, readings: 1185, within: 1180, ambiguous: 2 });
    expect(lines.slice(0, -1).map((line) => [basename(String(line.game)).slice(0, 10), line.control])).toEqual([
      ["idchess-54", "5400+30;from=2"],
      ["stlouis-20", "1800d10"],
      ["wc2025-10p", "600+10"],
      ["wc2025-15p", "900+10"],
      ["wc2025-3p2", "180+2"],
      ["wc2025-5p3", "300+3"],
      ...Array.from({ length: 4 }, () => ["wc2025-cla", "40/5400+30:1800+30"]),
    ]);
  });

  testWithGames("many games in one file come out as they do in one file each", async () => {
    const path = file("all.pgn", gameFiles.map((name) => readFileSync(name, "utf8")).join("\n\n"));
    const apart = objects((await replay(...gameFiles, "--json")).stdout);
    const together = objects((await replay(path, "--json")).stdout);
    const rest = (line: Record<string, unknown>) => ({ ...line, game: undefined });
    expect(together.map(rest)).toEqual(apart.map(rest));
  });
});
