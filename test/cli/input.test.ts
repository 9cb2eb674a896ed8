/** Endless files, pipes and devices: no command reads more than its limit. */

import { spawn, spawnSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readReport } from "../../sim/cli/report-file";
import { readInput, TooLarge } from "../../sim/files/input";
import { temporaryFolder } from "../temporary-folder";
import { buildProgram, runProgram } from "./built-program";

const place = temporaryFolder("input");

function put(name: string, content: string | Uint8Array): string {
  const file = join(place, name);
  writeFileSync(file, content);
  return file;
}

describe("a limit", () => {
  test.each([0, 1, 65_535, 65_536, 65_537, 200_000])("%i bytes are read whole, one more is too large", (size) => {
    const content = Uint8Array.from({ length: size }, (_, i) => i % 251);
    const file = put("some", content);
    expect(readInput(file, size).equals(content)).toBe(true);
    expect(readInput(file, size + 70_000).equals(content)).toBe(true);
    const larger = put("larger", Buffer.concat([content, Uint8Array.of(7)]));
    expect(() => readInput(larger, size)).toThrow(TooLarge);
  });

  test("a device that never ends", () => expect(() => readInput("/dev/zero", 1_000_000)).toThrow(TooLarge));

  test("a pipe with a name, written slowly", () => {
    const pipe = join(place, "pipe");
    expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
    spawn("sh", ["-c", 'for i in 1 2 3; do echo "$i"; sleep 0.1; done > "$1"', "sh", pipe], { stdio: "ignore" });
    expect(String(readInput(pipe, 6))).toBe("1\n2\n3\n");
    spawn("sh", ["-c", 'yes > "$1"', "sh", pipe], { stdio: "ignore" });
    expect(() => readInput(pipe, 100_000)).toThrow(TooLarge);
  });

  test("a report that is too large to be one has no line 222", () => {
    const file = put("report.trf", `012 Open\n222 5400+30\n${"001    1\n".repeat(2_000_000)}`);
    expect(readReport(file)).toBe("noLine");
    expect(readReport(put("short.trf", "012 Open\n222 5400+30\n"))).toEqual({ line: "222 5400+30" });
  });
});

describe("every command refuses what never ends, in one line", () => {
  let program: string;

  beforeAll(async () => {
    program = await buildProgram();
    symlinkSync("/dev/zero", join(place, "zero.json"));
    symlinkSync("/dev/zero", join(place, "zero.ts"));
    writeFileSync(join(place, "huge"), "");
    expect(spawnSync("truncate", ["--size", "3G", join(place, "huge")]).status).toBe(0);
  });

  const rows: [args: string[], words: RegExp][] = [
    [["run"], /larger than 1 MiB; write a long game with `repeat/],
    [["run", "--device", "pixljsplus", "test/device-scenarios/journal.yaml", "--store"], /no image of a flash/],
    [["replay"], /larger than 32 MiB/],
    [["journal"], /larger than 16 MiB/],
  ];
  const endless = ["/dev/zero", "huge", "/dev/stdin"];
  test.each(rows.flatMap(([args, words]) => endless.map((file) => [[...args, file], words] as const)))(
    "%j",
    (args, words) => {
      const file = args.at(-1) ?? "";
      const path = file === "huge" ? join(place, "huge") : file;
      const input = new Uint8Array(40_000_000);
      const { status, stdout, stderr } = runProgram(program, [...args.slice(0, -1), path], { input });
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toMatch(/^[^\n]+\n$/);
      expect(stderr).toMatch(words);
    },
  );

  test.each(["zero.json", "zero.ts"])("boards check %s", (name) => {
    const { status, stderr } = runProgram(program, ["boards", "check", join(place, name)]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/: it is too large; [^\n]+\n$/);
  });

  test("what another program gives as standard input is read", () => {
    const input = readFileSync("test/scenarios/long-game.yaml");
    const piped = runProgram(program, ["run", "/dev/stdin"], { input });
    expect([piped.status, piped.stderr]).toEqual([0, ""]);
    expect(piped.stdout).toMatch(/^ok /);
  });
});
