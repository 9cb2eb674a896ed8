/**
 * `flagfall journal`: the games in a clock's flash, in every format. A file that is no flash is refused in one line.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../../sim/cli/program";
import { flashBytes } from "../../sim/device/flash";
import { pageBytes } from "../../sim/journal/image";
import { readGames } from "../../sim/replay/game";
import { deviceScenarioOf } from "../device/scenarios";
import { playOnBoard } from "../journal/flash";
import { cacheFolder, writerInto } from "../temporary-folder";
import { capture, type Output } from "./capture";

const folder = cacheFolder("journal-cli");
const file = writerInto(folder);

function flagfall(...args: string[]): Promise<Output> {
  return capture(() => main(["journal", ...args]));
}

/** A game of three presses with a power cut and an end. */
const { cells } = playOnBoard(
  deviceScenarioOf(`
control: "300+2"
script:
  - {at: 0, press: black}
  - {at: 10.250, press: white}
  - {at: 15, press: white}
  - {at: 31, press: black}
  - {at: 35, power: off}
  - {at: 60, power: on}
  - {at: 61, key: start}
  - {at: 70, press: white}
  - {at: 75, key: start}
`),
);
const image = flashBytes(cells);
const path = file("clock.bin", image);

interface Line {
  at: number;
  event: string;
  side: string | null;
  note?: string;
  white: { remaining: number; presses: number };
}

describe("--json", () => {
  test("a state line for each event, with the place of its record", async () => {
    const { code, stdout, stderr } = await flagfall(path, "--json");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    const told = lines.map(({ event, side, note }) =>
      [event, side, note].filter((word) => word !== undefined && word !== null),
    );
    expect(told).toEqual([
      ["control"],
      ["start", "white"],
      ["press", "white"],
      ["ignored", "white"],
      ["press", "black"],
      ["power", "power-lost"],
      ["resume", "white"],
      ["press", "white"],
      ["pause", "black"],
    ]);
    expect(lines[2]).toMatchObject({ white: { remaining: 302_000 - 10_250 + 2_000, presses: 1 } });
    expect(lines.map(({ at }) => at)).toEqual([...lines.map(({ at }) => at)].sort((a, b) => a - b));
    for (const line of lines) expect(line).toMatchObject({ record: { page: 1 } });
  });

  test("the same from the lines of the link, in any order", async () => {
    const lines: string[] = ['{"hello":"flagfall"}', "noise"];
    for (let n = 0; n * 64 < image.length; n++) {
      const piece = image.subarray(n * 64, n * 64 + 64);
      const hex = piece.every((byte) => byte === 255) ? "" : Buffer.from(piece).toString("hex").toUpperCase();
      lines.push(`{"log":${n},"hex":"${hex}","ok":true}`);
    }
    const told = await flagfall(
      file(
        "link.jsonl",
        lines
          .reverse()
          .join("\r\n")
          .replace(/^noise\r\n/, ""),
      ),
      "--json",
    );
    expect(told.stdout).toBe((await flagfall(path, "--json")).stdout);
  });
});

test("--csv: a head, and a row for each entry", async () => {
  const { stdout } = await flagfall(path, "--csv");
  const rows = stdout.trim().split("\n");
  expect(rows[0]).toMatch(/^at,event,side,.*,white\.remaining,.*,record\.page,record\.at$/);
  expect(rows).toHaveLength(10);
  expect(rows[3]).toMatch(/^\d+,press,white,/);
  for (const row of rows) expect(row.split(",")).toHaveLength(rows[0]?.split(",").length ?? 0);
});

test("--pgn: the presses with %clk and %emt, and both clocks at the end", async () => {
  const { stdout } = await flagfall(path, "--pgn");
  expect(stdout).toContain('[TimeControl "300+2"]');
  expect(stdout).toMatch(/\[WhiteClock "0:0\d:\d\d(\.\d{3})?"\]\n\[BlackClock "/);
  expect(stdout).toContain("[%clk 0:04:53.750] [%emt 0:00:10.250]");
  const games = readGames(stdout);
  if (!Array.isArray(games)) throw new Error(games.kind);
  expect(games).toHaveLength(1);
  expect(games[0]?.plies).toHaveLength(3);
});

test("--pgn --knights: moves that every reader knows", async () => {
  const { stdout } = await flagfall(path, "--pgn", "--knights", "--lang", "es");
  expect(stdout).toMatch(/\n\n\{El reloj no conoce las jugadas:[^}]+\}\s1\. Nf3 \{\[%clk/);
  expect(stdout).not.toContain("--");
});

test.each([
  ["en", /press White +0:04:54 {2}0:05:02 {2}1\/0\n/, "POWER LOST"],
  ["es", /pulsación blancas +0:04:54 {2}0:05:02 {2}1\/0\n/, "CORTE DE CORRIENTE"],
])("as text, in %s", async (lang, row, cut) => {
  const { code, stdout } = await flagfall(path, "--lang", lang);
  expect(code).toBe(0);
  expect(stdout).toMatch(row);
  expect(stdout).toContain(cut);
});

describe("refused", () => {
  const newer = image.slice();
  for (let page = 0; page < newer.length; page += pageBytes) {
    if (newer[page] !== 70) continue;
    newer[page + 1] = 9;
    newer[page + 5] = 255 - 9;
  }

  test.each<[name: string, args: string[], words: RegExp]>([
    ["no such file", [join(folder, "none.bin")], /none\.bin: there is no such file; /],
    ["a folder", [folder], /this is a folder; /],
    ["half a page", [file("half.bin", image.subarray(0, 2048))], /2048 bytes are not whole pages of 4096; /],
    ["nothing", [file("empty.bin", "")], /0 bytes are not whole pages/],
    ["text", [file("text.txt", "hello\n")], /6 bytes are not whole pages/],
    [
      "a flash that was never used",
      [file("blank.bin", new Uint8Array(8192).fill(255))],
      /no log was ever begun in it; /,
    ],
    ["noise", [file("noise.bin", new Uint8Array(8192).fill(0x5a))], /no log was ever begun/],
    ["a later version", [file("newer.bin", newer)], /a later version of flagfall wrote it; /],
    ["two forms", [path, "--json", "--csv"], /exclude one another/],
  ])("%s", async (_, args, words) => {
    const { code, stdout, stderr } = await flagfall(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(words);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  test("in Spanish", async () => {
    const { stderr } = await flagfall(join(folder, "none.bin"), "--lang", "es");
    expect(stderr).toContain("no existe ese archivo");
  });
});

test("whatever bytes a flash holds, it is read or refused", async () => {
  let state = 1;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state;
  };
  for (let n = 0; n < 60; n++) {
    const broken = image.slice();
    for (let k = 0; k < 40; k++) broken[8 + (random() % 700)] = random() % 256;
    const { code, stderr } = await flagfall(file("broken.bin", broken), "--json");
    expect({ n, code }).toEqual({ n, code: 0 });
    expect(stderr).toMatch(/^(?:.*broken\.bin: words of the log are damaged and passed over; .*\n)?$/);
  }
});

test("a log with a damaged word is printed, and it is said", async () => {
  const damaged = image.slice();
  const at = 8 + damaged.subarray(8).findIndex((byte) => byte >> 4 === 3);
  damaged[at + 1] = (damaged[at + 1] ?? 0) ^ 1;
  const { code, stdout, stderr } = await flagfall(file("damaged.bin", damaged));
  expect([code, stdout === ""]).toEqual([0, false]);
  expect(stderr).toMatch(
    /damaged\.bin: words of the log are damaged and passed over; what is printed may lack presses/,
  );
  expect((await flagfall(path)).stderr).toBe("");
});

test("--pgn: a game without a press is a game; where none was begun, that is said", async () => {
  const begun = playOnBoard(
    deviceScenarioOf('control: "60"\nscript:\n  - {at: 0, press: black}\n  - {at: 70, key: start}\n'),
  );
  const { code, stdout } = await flagfall(file("begun.bin", flashBytes(begun.cells)), "--pgn");
  expect(code).toBe(0);
  expect(stdout).toContain('[TimeControl "60"]');
  expect(stdout).toMatch(/\[BlackClock "0:01:00"\]/);
  const ready = playOnBoard(deviceScenarioOf('control: "60"\nscript:\n  - {at: 5}\n'));
  const none = await flagfall(file("ready.bin", flashBytes(ready.cells)), "--pgn");
  expect({ code: none.code, stdout: none.stdout }).toEqual({ code: 2, stdout: "" });
  expect(none.stderr).toMatch(/ready\.bin: no game was begun in it; without --pgn/);
});

describe("run --device --store", () => {
  const first = file(
    "first.yaml",
    'control: "300"\nscript:\n  - {at: 0, press: black}\n  - {at: 7, press: white}\n  - {at: 9, key: start}\n',
  );
  const second = file("second.yaml", "script:\n  - {at: 1, expect: {mode: paused, white: {remaining: 293000}}}\n");
  const store = join(folder, "kept.bin");

  test("what one run kept the next one finds, and the journal reads", async () => {
    const written = await capture(() => main(["run", "--device", "esp32", "--store", store, first]));
    expect(written).toMatchObject({ code: 0, stderr: "" });
    const found = await capture(() => main(["run", "--device", "esp32", "--store", store, second]));
    expect(found).toMatchObject({ code: 0, stderr: "" });
    const { stdout } = await flagfall(store, "--csv");
    expect(stdout).toMatch(/,press,white,/);
    expect(stdout).toMatch(/,power,/);
  });

  test.each([
    ["en", /first\.yaml:1:1: the clock of the flash has a game on, .*; leave control, laws and options out/],
    ["es", /first\.yaml:1:1: el reloj de la memoria flash tiene una partida .*; quite control, laws y options/],
  ])("a clock that is in a game is not set anew, %s", async (language, words) => {
    const before = readFileSync(store);
    const args = ["run", "--device", "esp32", "--store", store, first, "--lang", language];
    const { code, stdout, stderr } = await capture(() => main(args));
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(words);
    expect(readFileSync(store)).toEqual(before);
  });

  test.each<[name: string, args: string[], words: RegExp]>([
    ["without a device", ["--store", store, first], /`--store` needs a device/],
    ["in Lua", ["--device", "esp32", "--runtime", "lua", "--store", store, first], /is for the source itself/],
    ["another file", ["--device", "esp32", "--store", file("other.bin", "x"), first], /this is no image of a flash/],
  ])("%s", async (_, args, words) => {
    const { code, stdout, stderr } = await capture(() => main(["run", ...args]));
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(words);
  });
});
