import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { replayCommand } from "../../sim/cli/replay";
import { replayEn, replayEs } from "../../sim/words/replay";
import { temporaryFolder, writerInto } from "../temporary-folder";
import { capture } from "./capture";
import { objects, replay } from "./replay-output";

const folder = temporaryFolder("replay");
const file = writerInto(folder);

const exact = "1. e4 {[%clk 0:05:01][%emt 5]} e5 {[%clk 0:05:04][%emt 2]} 2. Nf3 {[%clk 0:05:01][%emt 3]} *\n";
const off = "1. e4 {[%clk 0:05:01][%emt 5]} e5 {[%clk 0:05:08][%emt 2]} 2. Nf3 {[%clk 0:05:01][%emt 3]} *\n";

describe("what comes out", () => {
  test("one line a game and a total; exit 0 when all is within tolerance", async () => {
    const path = file("exact.pgn", `[TimeControl "300+3"]\n\n${exact}`);
    const output = await replay(path, "--lang", "en");
    expect(output).toEqual({
      code: 0,
      stdout:
        `${path}: agrees: 300+3 (inferred: explains 3 of 3, its tag says the same) 3 readings, 3 exact, 3 within ±1 s, ` +
        "0 ambiguous; never set: White 0 s, Black 0 s\n" +
        "1 game: 1 agrees, 0 differ, 0 cannot be read; 3 readings, 3 exact, 3 within ±1 s, 0 ambiguous\n",
      stderr: "",
    });
  });

  test("exit 1 when a reading is out of tolerance, and where", async () => {
    const path = file("off.pgn", off);
    const output = await replay(path, "--control", "300+3", "--lang", "en");
    expect(output.code).toBe(1);
    expect(output.stdout).toContain(
      `${path}: differs: 300+3 3 readings, 2 exact, 2 within ±1 s, 0 ambiguous; worst −4 s at 1… (ply 1); never set: White 0 s, Black −4 s\n`,
    );
    expect((await replay(path, "--control", "300+3", "--tolerance", "4")).code).toBe(0);
    expect((await replay(path, "--control", "300+3", "--tolerance", "3.999")).code).toBe(1);
  });

  test("in Spanish", async () => {
    const { stdout } = await replay(file("off.pgn", off), "--control", "300+3", "--lang", "es");
    expect(stdout).toContain("3 lecturas, 2 exactas, 2 a ±1 s, 0 ambiguas; la peor −4 s en 1… (media jugada 1)");
    expect(stdout).toContain("off.pgn: difiere: 300+3 3 lecturas");
    expect(stdout).toContain("1 partida: 0 coinciden, 1 difiere, 0 no se pueden leer; 3 lecturas");
  });

  test("--json: one object a game and a last one, as interfaces.md has them", async () => {
    const path = file("two.pgn", `[Event "a"]\n\n${exact}\n[Event "b"]\n\n${off}\n[Event "forfeit"]\n\n1-0\n`);
    const { code, stdout } = await replay(path, "--json", "--control", "300+3");
    expect(code).toBe(1);
    const game = (n: number) => ({ game: `${path}#${n}`, control: "300+3", readings: 3, ambiguous: 0 });
    expect(objects(stdout)).toEqual([
      { ...game(1), exact: 3, within: 3, worst: 0, outliers: [] },
      { ...game(2), exact: 2, within: 2, worst: -4, outliers: [{ ply: 1, shown: 304, read: 308 }] },
      {
        ...{ ...game(3), control: null, readings: 0, exact: 0, within: 0, worst: 0, outliers: [] },
        unread: { why: "noReading", line: 9, text: "" },
      },
      { total: true, games: 3, readings: 6, exact: 5, within: 5, ambiguous: 0, agree: 1, differ: 1, unread: 1 },
    ]);
    const keys = ["game", "control", "readings", "exact", "within", "ambiguous", "worst", "outliers"];
    expect(Object.keys(objects(stdout)[0] ?? {})).toEqual(keys);
  });

  test("a game without readings among others needs no control", async () => {
    const path = file("forfeit.pgn", `[Event "a"]\n\n1-0\n\n[Event "b"]\n\n${exact}`);
    const { code, stdout } = await replay(path, "--lang", "en");
    const why = "no move has a %clk; give games with %clk, best with %emt (or %ts)";
    expect([code, stdout.split("\n")[0]]).toEqual([0, `${path}#1: cannot be read: line 1: ${why}`]);
    expect(objects((await replay(path, "--json")).stdout)[0]).toMatchObject({ control: null, readings: 0 });
  });

  test("a tag that fits less is named", async () => {
    const path = file("tag.pgn", `[TimeControl "40/5400+30:1800+30"]\n\n${exact}`);
    expect((await replay(path, "--lang", "en")).stdout).toContain("its tag 40/5400+30:1800+30 only 0 of 3)");
  });

  test("games on a terminal bring a progress bar, on stderr alone", async () => {
    const path = file("many.pgn", `[Event "a"]\n\n${exact}\n`.repeat(30));
    const output: string[] = [];
    const streams = { out: (text: string) => void output.push(text), error: () => {}, watched: true };
    const { code, stdout } = await capture(() => replayCommand([path], { control: "300+3" }, streams));
    expect([code, stdout, output.join("").trimEnd().split("\n").length]).toEqual([0, "", 31]);
  });
});

describe("one odd game among others", () => {
  const odd = "1. e4 {[%clk 0:01:00][%emt 50]} e5 {[%clk 0:09:00][%emt 2]} 2. d4 {[%clk 0:30:00][%emt 1]} *\n";
  const rows: [name: string, game: string, why: string, kind: string][] = [
    ["an open comment", "1. e4 e5\n2. Nf3 {[%clk 0:01:00]\n 3. Nc3 {", "the comment that begins here", "comment"],
    ["a broken move", `1. e4 {[%clk 0:05:01][%emt 5]} Xe5\n2. Nf3 *`, "“Xe5” is no PGN here", "grammar"],
    ["a bad time alone", "1. e4\n{[%clk 0:61:00][%emt 3]} *", "“%clk 0:61:00” is no time", "time"],
    ["no control fits", odd, "no time control explains the readings", "notInferred"],
    ["clock times without a tag", "1. e4 {[%clk 0:05:01]} *", "it has %clk alone, and no TimeControl tag", "noTag"],
  ];
  for (const [name, game, why, kind] of rows) {
    test(`${name}: it has its line, and the others theirs`, async () => {
      const path = file("among.pgn", `[Event "a"]\n\n${exact}\n[Event "b"]\n\n${game}\n\n[Event "c"]\n\n${exact}`);
      const { code, stdout, stderr } = await replay(path, "--lang", "en");
      const lines = stdout.trimEnd().split("\n");
      expect([code, stderr, lines.length]).toEqual([0, "", 4]);
      expect([lines[0], lines[2]].map((line) => line?.includes(": agrees: 300+3 "))).toEqual([true, true]);
      expect(lines[1]).toMatch(/among\.pgn#2: cannot be read: line \d+: [^;]+; [^;]+$/);
      expect(lines[1]).toContain(why);
      expect(lines[3]).toMatch(/^3 games: 2 agree, 0 differ, 1 cannot be read; 6 readings, /);
      expect(objects((await replay(path, "--json")).stdout)[1]).toMatchObject({ control: null, unread: { why: kind } });
    });
  }

  test("a file without games, and one that is no text, have their line too", async () => {
    const files = [file("blank.pgn", "\n"), file("binary.pgn", "\0"), file("good.pgn", exact)];
    const { code, stdout } = await replay(...files, "--lang", "es");
    expect([code, stdout.split("\n").length]).toEqual([0, 5]);
    expect(stdout).toContain("blank.pgn: no se puede leer: línea 1: no hay ninguna partida");
    expect(stdout).toContain("3 partidas: 1 coincide, 0 difieren, 2 no se pueden leer; 3 lecturas");
  });

  test("a time that is none is named, and the rest compared", async () => {
    const path = file("time.pgn", exact.replace("0:05:04", "0:61:04"));
    const { code, stdout } = await replay(path, "--control", "300+3", "--lang", "en");
    expect([code, stdout.split("\n")[0]]).toEqual([
      0,
      `${path}: agrees: 300+3 2 readings, 2 exact, 2 within ±1 s, 0 ambiguous; ` +
        "no time: “%clk 0:61:04” (line 1); never set: White 0 s",
    ]);
  });

  test("exit 1 when more than the share of a game's readings is out of tolerance", async () => {
    const path = file("share.pgn", `[Event "a"]\n\n${exact}\n[Event "b"]\n\n${off}`);
    const code = async (...args: string[]) => (await replay(path, "--control", "300+3", ...args)).code;
    expect(await code()).toBe(1);
    expect(await code("--share", "33.3")).toBe(1);
    expect(await code("--share", "33.4")).toBe(0);
    expect(await code("--share", "100%")).toBe(0);
  });
});

describe("clock times alone", () => {
  const moves = "1. e4 {[%clk 0:03:00]} e5 {[%clk 0:03:00]} 2. Nf3 {[%clk 0:02:57]} Nc6 {[%clk 0:02:40.5]} *\n";

  test("replay with the tag that lichess writes", async () => {
    const path = file("lichess.pgn", `[TimeControl "180+0"]\n\n${moves}`);
    const { code, stdout } = await replay(path, "--lang", "en");
    expect([code, stdout.split("\n")[0]]).toEqual([
      0,
      `${path}: agrees: 180 4 readings, 4 exact, 4 within ±1 s, 0 ambiguous; ` +
        "%clk alone: only a time that is too high differs",
    ]);
  });

  test("replay with --control, and a time that is too high differs", async () => {
    const path = file("clocks.pgn", moves.replace("0:02:57", "0:03:09"));
    const { code, stdout } = await replay(path, "--control", "180+2", "--lang", "en");
    expect([code, stdout.split("\n")[0]]).toEqual([
      1,
      `${path}: differs: 180+2 4 readings, 3 exact, 3 within ±1 s, 0 ambiguous; ` +
        "%clk alone: only a time that is too high differs; worst −7 s at 2. (ply 2)",
    ]);
  });

  test("a tag that does not fit them is no control", async () => {
    const path = file("lie.pgn", `[TimeControl "90 min + 30 sec/move"]\n\n${moves}`);
    const { code, stderr } = await replay(path, "--lang", "en");
    expect([code, stderr]).toEqual([
      2,
      `${path}:1: it has %clk alone, and its tag “90 min + 30 sec/move” does not fit; give it with --control\n`,
    ]);
    expect((await replay(path, "--lang", "es")).stderr).toContain("lleva solo %clk, y su etiqueta");
  });
});

describe("what is refused: exit 2, one line on stderr, nothing on stdout", () => {
  const good = file("good.pgn", exact);
  const none = join(folder, "none.pgn");
  const open = file("open.pgn", `\n1. e4 e5\n2. Nf3 {[%clk 0:01:00]\n`);
  const bad = file("bad.pgn", `[Event "b"]\n\n1. e4\n{[%clk 0:61:00][%emt 3]} *\n`);
  const odd = "1. e4 {[%clk 0:01:00][%emt 50]} e5 {[%clk 0:09:00][%emt 2]} 2. d4 {[%clk 0:30:00][%emt 1]} *\n";
  const rows: [name: string, args: string[], en: string, es: string][] = [
    ["a missing file", [none], `${none}: ${replayEn.noFile.wrong}`, replayEs.noFile.wrong],
    ["a folder", [folder], `${folder}: ${replayEn.isDirectory.wrong}`, replayEs.isDirectory.wrong],
    ["an empty file", [file("empty.pgn", "")], "empty.pgn:1: there is no game", "no hay ninguna partida"],
    ["a binary file", [file("b.pgn", "\0\x01")], "b.pgn:1: this is not a text", "esto no es un texto"],
    ["no readings", [file("n.pgn", "1. e4 e5 *")], "n.pgn:1: game 1: no move has a %clk", "ninguna jugada lleva"],
    ["prose", [file("p.pgn", "Dear sir,\n")], "p.pgn:1: game 1: “Dear” is no PGN", "partida 1: «Dear» no es PGN"],
    ["an open comment", [open], "open.pgn:3: game 1: the comment", "el comentario que empieza aquí no acaba"],
    ["a bad time", [bad], "bad.pgn:4: game 1: “%clk 0:61:00” is no time", "«%clk 0:61:00» no es un tiempo"],
    ["a good file before a bad one", [good, none], `${none}: `, replayEs.noFile.wrong],
    ["no control fits", [file("odd.pgn", odd)], "odd.pgn:1: no time control explains", "con --control"],
    ["a bad control", [good, "--control", "3+"], "--control “3+”, column 3; a whole number", "columna 3; "],
    ["an empty control", [good, "--control", ""], "--control “”, column 1; ", "columna 1; "],
    [
      "a tolerance that is a word",
      [good, "--tolerance", "one"],
      "--tolerance “one” is no time",
      "«one» no es un tiempo",
    ],
    ["a negative tolerance", [good, "--tolerance=-1"], "--tolerance “-1” is no time", "«-1» no es un tiempo"],
    ["a tolerance too fine", [good, "--tolerance", "0.0001"], "--tolerance “0.0001”", "«0.0001»"],
    ["a share that is a word", [good, "--share", "few"], "--share “few” is no share", "«few» no es una proporción"],
    ["a share beyond all", [good, "--share", "101"], "--share “101”", "«101»"],
    ["a negative share", [good, "--share=-1"], "--share “-1”", "«-1»"],
    ["an empty tolerance", [good, "--tolerance", ""], "--tolerance “”", "«»"],
    ["a name with a line break", [join(folder, "a\nb.pgn")], "a\\u000ab.pgn: there is no such file", "no existe"],
  ];
  for (const [name, args, en, es] of rows) {
    test(name, async () => {
      for (const [language, text] of [
        ["en", en],
        ["es", es],
      ] as const) {
        const output = await replay(...args, "--lang", language);
        expect([output.code, output.stdout]).toEqual([2, ""]);
        expect(output.stderr).toContain(text);
        expect(output.stderr).toMatch(/^[^\n]+; [^\n]+\n$/);
      }
    });
  }

  test("no file at all", async () => {
    const output = await capture(() => replayCommand([], { lang: "en" }));
    expect(output).toEqual({
      code: 2,
      stdout: "",
      stderr: "flagfall replay: no game is named; flagfall replay GAME.pgn…\n",
    });
  });
});
