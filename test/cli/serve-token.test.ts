/** `flagfall serve token`: the token that it prints, the file that it writes, and what it refuses. */

import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tokenCommand } from "../../sim/cli/serve-token";
import type { Language } from "../../sim/words/language";
import { temporaryFolder } from "../temporary-folder";
import { type Ended, keepStreams } from "./kept-streams";

const folder = temporaryFolder("serve-token");

describe("flagfall serve token", () => {
  const file = join(folder, "made");
  const create = (name: string, role: string, to: string | undefined, language: Language = "en"): Promise<Ended> =>
    keepStreams((streams) => tokenCommand(name, role, { tokens: to }, language, streams));

  test("prints a token once; the file has its hash, and only its owner may read it", async () => {
    const { code, out } = await create("Ana", "arbiter", file);
    expect(code).toBe(0);
    expect(out).toMatch(/^The token of Ana \(arbiter\):\nflagfall_[\w-]{43}\n/);
    const token = out.split("\n")[1] ?? "";
    expect(readFileSync(file, "utf8")).not.toContain(token);
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test.each([
    ["Ana", "viewer", file, /has a token already/],
    ["a b", "viewer", file, /no name for a token/],
    ["Eva", "owner", file, /“owner” is no role/],
    ["Eva", "viewer", join(folder, "none/tokens"), /cannot be written: ENOENT/],
    ["Eva", "viewer", folder, /cannot be written: EISDIR/],
  ])("refuses %s, %s", async (name, role, to, line) => {
    const { code, out, error } = await create(name, role, to);
    expect([code, out]).toEqual([2, ""]);
    expect(error).toMatch(line);
    expect((await create(name, role, to, "es")).error).not.toBe(error);
  });

  test("leaves another program's file as it is", async () => {
    const other = join(folder, "game.pgn");
    writeFileSync(other, '[White "Ana"]\n', { mode: 0o644 });
    const { code, out, error } = await create("Eva", "viewer", other);
    expect([code, out, error]).toEqual([2, "", expect.stringContaining("line 1: no token that flagfall serve token")]);
    expect([readFileSync(other, "utf8"), statSync(other).mode & 0o777]).toEqual(['[White "Ana"]\n', 0o644]);
  });

  test("wants a file", async () => {
    const { code, error } = await create("Eva", "viewer", undefined);
    expect([code, error]).toEqual([2, expect.stringContaining("--tokens FILE is missing")]);
  });

  test("limits a token to a tournament and to its last day", async () => {
    const limited = join(folder, "limited");
    const noonMs = new Date(2026, 11, 31, 12).getTime();
    const make = (name: string, until: string): Promise<Ended> =>
      keepStreams((streams) =>
        tokenCommand(name, "arbiter", { tokens: limited, tournament: "Open B", until }, "en", streams, noonMs),
      );
    expect(await make("Ida", "2026-12-30")).toMatchObject({ code: 2, error: expect.stringContaining("is over") });
    expect((await make("Ida", "2026-12-31")).code).toBe(0);
    const untilMs = new Date(2027, 0, 1).getTime();
    expect(JSON.parse(readFileSync(limited, "utf8"))).toMatchObject({ name: "Ida", tournament: "Open B", untilMs });
    for (const day of ["31.12.2026", "2026-02-30", "2026-13-01", ""]) {
      expect(await make("Uwe", day)).toMatchObject({ code: 2, error: expect.stringContaining("is no day") });
    }
  });
});
