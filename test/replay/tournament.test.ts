import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { main } from "../../sim/cli/program";
import { capture } from "../cli/capture";
import { temporaryFolder } from "../temporary-folder";
import { testWithGames } from "./games";
import { type Fault, tournament } from "./tournament";

interface Line {
  control: string | null;
  readings: number;
  within: number;
  unread?: { why: string };
}

const folder = temporaryFolder("tournament");

const unreadable: Partial<Record<Fault, string>> = {
  "broken moves": "grammar",
  "open comment": "comment",
  forfeit: "noReading",
};

describe("a tournament file of 546 games with the faults of broadcasts", () => {
  testWithGames("every game has its answer, and its control is found", async () => {
    const games = tournament();
    const path = join(folder, "tournament.pgn");
    writeFileSync(path, games.map(({ pgn }) => pgn).join("\n"));
    const { code, stdout, stderr } = await capture(() => main(["replay", path, "--json"]));
    expect([code, stderr]).toEqual([1, ""]);

    const lines = stdout.trimEnd().split("\n");
    const answers = lines.slice(0, -1).map((line) => JSON.parse(line) as Line);
    expect(answers).toHaveLength(546);
    const wrong = games.flatMap(({ fault, control }, i) => {
      const why = unreadable[fault];
      const answer = answers[i];
      const isRight = why === undefined ? answer?.control === control : answer?.unread?.why === why;
      return isRight ? [] : [`${i + 1}: ${fault}, ${control}: ${JSON.stringify(answer?.unread ?? answer?.control)}`];
    });
    expect(wrong).toEqual([]);

    const total = JSON.parse(lines.at(-1) ?? "") as Line & { agree: number; differ: number; unread: number };
    const unread = games.filter(({ fault }) => unreadable[fault] !== undefined).length;
    expect(total).toMatchObject({ games: 546, unread });
    expect(total.agree + total.differ + total.unread).toBe(546);
    expect(total.within / total.readings).toBeGreaterThan(0.95);
  });
});
