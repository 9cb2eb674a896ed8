import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ControlOptions, controlCommand } from "../../sim/cli/control";
import { temporaryFolder } from "../temporary-folder";
import { capture, type Output } from "./capture";
import { expectRefusal } from "./refusal";

function control(text: string, options: ControlOptions = {}): Promise<Output> {
  return capture(() => controlCommand(text, { lang: "en", ...options }));
}

async function json(text: string, options: ControlOptions = {}): Promise<unknown> {
  const { code, stdout, stderr } = await control(text, { ...options, json: true });
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^[^\n]+\n$/);
  return JSON.parse(stdout);
}

const noClass = { 1997: null, 2001: null, 2014: null, 2018: null, 2023: null };

describe("--from trf FILE", () => {
  const folder = temporaryFolder("trf");

  function report(...lines: string[]): string {
    const file = join(folder, "report.trf");
    writeFileSync(file, `012 An open tournament\r\n${lines.map((line) => `${line}\r\n`).join("")}`);
    return file;
  }

  test("the time control of a report is its line 222", async () => {
    const file = report("122 90 min", "222 40/5400+30:1800+30", "132 round 1");
    expect(await control(file, { from: "trf", to: "canonical" })).toEqual({
      code: 0,
      stdout: "40/5400+30:1800+30\n",
      stderr: "",
    });
  });

  test.each([
    ["a report without it", "122 90 min", / a report without a line 222; /, / un informe sin línea 222, /],
    ["no such report", "", /; nor is there a report of that name\n$/, /; tampoco hay un informe con /],
  ])("%s", (_, text, en, es) => {
    const given = text === "" ? join(folder, "nowhere.trf") : report(text);
    return expectRefusal((lang) => control(given, { from: "trf", lang }), { en, es });
  });

  test("a bad line 222 is quoted with its column", async () => {
    const { code, stderr } = await control(report("222 90 min"), { from: "trf" });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^flagfall: “222 90 min”, column 7: line 222 of TRF26 is [^;]+\n$/);
  });
});

describe("--json prints the object of the contract", () => {
  test("to the byte", async () => {
    const { stdout } = await control("40/5400+30:1800+30", { json: true });
    expect(stdout).toBe(
      '{"control":"40/5400+30:1800+30","class":{"1997":"standard","2001":"standard","2014":"standard",' +
        '"2018":"standard","2023":"standard"},"white":[{"moves":40,"method":"increment","base":5400000,' +
        '"value":30000,"count":0},{"moves":0,"method":"increment","base":1800000,"value":30000,"count":0}],' +
        '"black":[{"moves":40,"method":"increment","base":5400000,"value":30000,"count":0},{"moves":0,' +
        '"method":"increment","base":1800000,"value":30000,"count":0}],"at":"zero","flag":"freeze","from":1,' +
        '"repeat":false}\n',
    );
  });

  const period = { moves: 0, method: "time", base: 0, value: 0, count: 0 };
  const rows: [text: string, white: object[]][] = [
    ["300", [{ ...period, base: 300000 }]],
    ["7200d5", [{ ...period, method: "delay", base: 7200000, value: 5000 }]],
    ["1500b10", [{ ...period, method: "bronstein", base: 1500000, value: 10000 }]],
    ["*180", [{ ...period, method: "hourglass", base: 180000 }]],
    [
      "3600:5x30",
      [
        { ...period, base: 3600000 },
        { ...period, method: "byoyomi", value: 30000, count: 5 },
      ],
    ],
    [
      "3600:c25/600",
      [
        { ...period, base: 3600000 },
        { ...period, method: "canadian", value: 600000, count: 25 },
      ],
    ],
    ["up", [{ ...period, method: "upcount" }]],
    ["up600", [{ ...period, method: "upcount", value: 600000 }]],
    ["gong10", [{ ...period, method: "gong", value: 10000 }]],
  ];
  test.each(rows)("the periods of %s", async (text, white) => {
    expect(await json(text)).toMatchObject({ control: text, white, black: white, from: 1, repeat: false });
  });

  test("sides, options and classes", async () => {
    expect(await json("W300+2-B240+2;first=0;flag=run-on;at=own")).toEqual({
      control: "W300+2-B240+2;at=own;flag=run-on;from=2",
      class: { 1997: null, 2001: null, 2014: "blitz", 2018: "blitz", 2023: "blitz" },
      white: [{ moves: 0, method: "increment", base: 300000, value: 2000, count: 0 }],
      black: [{ moves: 0, method: "increment", base: 240000, value: 2000, count: 0 }],
      at: "own",
      flag: "run-on",
      from: 2,
      repeat: false,
    });
    expect(await json("*180")).toMatchObject({ class: noClass });
    expect(await json("W600-B900")).toMatchObject({ class: { 2023: null } });
    expect(await json("1500+10")).toMatchObject({ class: { 2023: "rapid" } });
  });

  test("repeat is true where the last period of a side repeats", async () => {
    expect(await json("40/7200")).toMatchObject({ at: "moves", repeat: true });
    expect(await json("300*")).toMatchObject({ at: "zero", repeat: true });
    expect(await json("W300-B240*")).toMatchObject({ repeat: true });
  });

  test("from another notation, and beside --to", async () => {
    expect(await json("5 12", { from: "fics" })).toMatchObject({ control: "300+12" });
    expect(await json("300+12", { to: "fics" })).toMatchObject({ control: "300+12" });
  });
});

describe("--to prints the translated text alone", () => {
  const rows: [text: string, options: ControlOptions, printed: string][] = [
    ["40/7200d5:3600d5", { to: "us" }, "40/120,SD/60;d5"],
    ["40/120,SD/60;d5", { from: "us", to: "canonical" }, "40/7200d5:3600d5"],
    ["½+0", { from: "lichess", to: "uci" }, "go wtime 30000 btime 30000"],
    ["3600:5x30", { to: "sgf" }, "TM[3600]OT[5x30 byo-yomi]"],
    ["300", { to: "words" }, "5 minutes per player for the whole game."],
    ["300", { to: "words", lang: "es" }, "5 minutos por jugador para toda la partida."],
  ];
  test.each(rows)("%s %o", async (text, options, printed) => {
    expect(await control(text, options)).toEqual({ code: 0, stdout: `${printed}\n`, stderr: "" });
  });
});

describe("the page for people", () => {
  test("in English", async () => {
    const { code, stdout } = await control("40/5400+30:1800+30");
    expect(code).toBe(0);
    expect(stdout).toBe(
      [
        "40/5400+30:1800+30",
        "90 minutes per player for 40 moves, then 30 minutes for the rest of the game, plus 30 seconds per move from " +
          "move 1. When either clock reaches zero, both players receive the time of the next period.",
        "",
        "  Period  moves  base     method",
        "  1       40     1:30:00  increment 0:00:30",
        "  2       all    0:30:00  increment 0:00:30",
        "",
        "Class by edition of the Laws",
        "  1997      2001      2014      2018      2023",
        "  standard  standard  standard  standard  standard",
        "",
      ].join("\n"),
    );
  });

  test("in Spanish, with sides that differ", async () => {
    const { stdout } = await control("W40/7200:3600:c25/600-B300*", { lang: "es" });
    expect(stdout).toContain("\nBlancas\n  Período  jugadas  base     método\n");
    expect(stdout).toContain("\n  3        todas    –        canadiense 25 / 0:10:00\n");
    expect(stdout).toContain("\nNegras\n");
    expect(stdout).toContain("tiempo simple, se repite\n");
    expect(stdout).toContain("  sin regla  sin regla");
  });

  test("byo-yomi is counted, a count without limit is not", async () => {
    expect((await control("3600:5x30")).stdout).toContain("byo-yomi 5 × 0:00:30\n");
    expect((await control("up")).stdout).toContain("  1       all    –     count-up\n");
  });

  test("says how servers start, where that makes a difference", async () => {
    expect((await control("3+2", { from: "lichess" })).stdout).toContain("add ;first=0");
    expect((await control("5 12", { from: "fics", lang: "es" })).stdout).toContain("añada ;first=0");
    expect((await control("3+0", { from: "lichess" })).stdout).not.toContain("first=0");
    expect((await control("180+2", { from: "pgn" })).stdout).not.toContain("first=0");
  });
});

describe("bad input: exit 2, nothing printed, one line that names the column and what would be right", () => {
  const rows: [text: string, options: ControlOptions, line: string][] = [
    ["300+36000", {}, "“300+36000”, column 5: this time has to be 1 to 35999 s (9:59:59)"],
    ["300+36000", { lang: "es" }, "«300+36000», columna 5: este tiempo debe ser de 1 a 35999 s (9:59:59)"],
    ["1:30:00", {}, "“1:30:00”, column 6: a number has no zero in front; times are in seconds, 90 for 1:30"],
    ["300\n;at", {}, "“300\\u000a;at”, column 4: the control ends here; “:” begins a further period, “;” an option"],
    [
      "9".repeat(400),
      {},
      `“${"9".repeat(60)}…”, column 1: the base times of a side are at most 359999 s (99:59:59) together`,
    ],
    [
      "5+12",
      { from: "fics" },
      "“5+12”, column 2: FICS gives minutes and seconds of increment: 5 12, or 5 0 4 0 where the sides differ",
    ],
    [
      "40/120;SD/60",
      { from: "us" },
      "“40/120;SD/60”, column 7: periods are joined by “,”; “;” stands before an increment or delay that holds for all: " +
        "40/120,SD/60;d5",
    ],
    [
      "40/7200,3600",
      { from: "pgn", lang: "es" },
      "«40/7200,3600», columna 8: los períodos se unen con «:» y un incremento con «+», sin espacios: 40/5400+30:1800+30",
    ],
    [
      "300",
      { from: "words" },
      "unknown notation “words” for --from; it has to be one of canonical, pgn, trf, us, fics, lichess, minutes, sgf",
    ],
    [
      "300",
      { to: "xml", lang: "es" },
      "notación desconocida «xml» para --to; debe ser una de canonical, pgn, trf, us, fics, lichess, minutes, sgf, uci, words",
    ],
    [
      "W300-B240;at=own",
      { to: "us" },
      "us cannot say everything; lost would be: the difference between the sides, ;at=own",
    ],
    ["*180", { to: "trf", lang: "es", json: true }, "trf no puede decirlo todo; se perdería: reloj de arena"],
  ];
  test.each(rows)("%s %o", async (text, options, line) => {
    expect(await control(text, options)).toEqual({ code: 2, stdout: "", stderr: `flagfall: ${line}\n` });
  });
});
