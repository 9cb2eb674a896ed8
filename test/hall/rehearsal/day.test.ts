/**
 * The file of a rehearsal: what it may just contain, and what is just too much. What is wrong with it is one line, with
 * its place and what would be right.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../../sim/build/root";
import { kindNames, readSpan, spanText } from "../../../sim/hall/rehearsal/day";
import { readDay } from "../../../sim/hall/rehearsal/read-day";
import { printProblem } from "../../../sim/scenario/problem";
import type { Language } from "../../../sim/words/language";

function read(text: string | Uint8Array, language: Language = "en") {
  return readDay("day.yaml", typeof text === "string" ? new TextEncoder().encode(text) : text, language);
}

/** Returns the problem of a file, or an empty text. */
function problem(text: string | Uint8Array, language?: Language): string {
  const done = read(text, language);
  return "problem" in done ? printProblem(done.problem) : "";
}

interface Parts {
  readonly boards?: number;
  readonly control?: string;
  readonly more?: string;
  readonly length?: string;
}

function dayWith(
  incidents: string,
  { boards = 2, control = "900+10", more = "", length = "0:30" }: Parts = {},
): string {
  const head = `tournament: T\nboards: ${boards}\ncontrol: "${control}"\n${more}`;
  return `${head}rounds:\n  - {length: "${length}", incidents: [${incidents}]}\n`;
}

describe("a span", () => {
  test.each([
    ["0:40", 2_400_000],
    ["0:40:30", 2_430_000],
    ["12:00", 43_200_000],
    ["00:00:01", 1000],
    ["0:60", undefined],
    ["0:00:60", undefined],
    ["100:00", undefined],
    ["0:4", undefined],
    ["x0:40", undefined],
    ["0:40x", undefined],
    ["40", undefined],
  ])("%s", (text, ms) => {
    expect(readSpan(text)).toBe(ms);
  });

  test.each([
    [0, "0:00:00"],
    [2_430_999, "0:40:30"],
    [43_265_000, "12:01:05"],
  ])("%i ms is %s", (ms, text) => {
    expect(spanText(ms)).toBe(text);
  });
});

test("what the file leaves out is as usual", () => {
  const done = read('tournament: T\nboards: 1\ncontrol: "900"\nrounds: [{length: "0:30"}]\n');
  expect("day" in done ? done.day : done.problem).toEqual({
    ...{ tournament: "T", boards: 1, control: "900", think: 30, patience: 10 },
    rounds: [{ length: 1_800_000, incidents: [] }],
  });
});

describe("right is", () => {
  test.each([
    ["an incident 1 s before the end of its round", dayWith('{at: "0:29:59", do: server, minutes: 1}')],
    ["a late player 1 min before the end", dayWith("{do: late, board: 1, side: white, minutes: 29}")],
    ["the last board", dayWith('{at: "0:10", do: flag, board: 2, side: white}')],
    ["as many rounds as everybody has opponents", dayWith("", { boards: 1 })],
    ["two names for each board", dayWith("", { more: "players: [A, B, C, D]\n" })],
    [
      "missing moves where the first period has some",
      dayWith('{at: "0:10", do: moves, board: 1, side: white}', { control: "12/7800:60" }),
    ],
    [
      "an incident at another board than the one that is over",
      dayWith('{at: "0:10", do: flag, board: 1, side: white}, {at: "0:11", do: illegal, board: 2, side: white}'),
    ],
    [
      "an incident before the end of the game",
      dayWith('{at: "0:10", do: flag, board: 1, side: white}, {at: "0:09", do: illegal, board: 1, side: white}'),
    ],
    [
      "two incidents in one game",
      dayWith('{at: "0:10", do: illegal, board: 1, side: white}, {at: "0:12", do: illegal, board: 1, side: white}'),
    ],
    ...["1-0", "0-1", "1/2-1/2"].map((score) => [
      `the result ${score}`,
      dayWith(`{at: "0:10", do: result, board: 1, score: "${score}"}`),
    ]),
    ["a file of 1 MiB", `${dayWith("")}#${" ".repeat(1024 * 1024 - dayWith("").length - 1)}`],
  ])("%s", (_, text = "") => {
    expect(problem(text)).toBe("");
  });
});

describe("wrong is", () => {
  const late = "the round is over by then";
  test.each<[string, string | Uint8Array, string]>([
    [
      "a file of more than 1 MiB",
      `${dayWith("")}#${" ".repeat(1024 * 1024 - dayWith("").length)}`,
      "day.yaml:1:1: the file",
    ],
    ["an empty file", "", "1:1: the file holds nothing; a rehearsal begins with"],
    ["a file without boards", "tournament: T\n", '1:1: "boards" is missing; write a whole number from 1 to 100'],
    ["a day without rounds", `${dayWith("").split("rounds")[0]}rounds: []\n`, "4:9: "],
    ["a length that is a number", dayWith("").replace('"0:30"', "30"), '5:14: "length" cannot be "30"; write hours'],
    ["an unknown kind", dayWith('{at: "0:10", do: dance}'), 'cannot be "dance"; use one of late, absent, illegal,'],
    ["a missing field", dayWith('{at: "0:10", do: flag, board: 1}'), '"side" is missing; flag has at, board, side'],
    [
      "an instant of a player who is late",
      dayWith('{do: late, at: "0:10", board: 1, side: white, minutes: 2}'),
      "`late` has no at; late has board, side, minutes",
    ],
    ["a file that is no text", Uint8Array.from([0xff, 0xfe, 0]), "day.yaml:1:1: this is not UTF-8 text"],
    [
      "an incident at the end of its round",
      dayWith('{at: "0:30", do: server, minutes: 1}'),
      `5:39: ${late}; an incident comes before`,
    ],
    ["a late player who comes at the end", dayWith("{do: late, board: 1, side: white, minutes: 30}"), `5:77: ${late}`],
    ["a board below 1", dayWith('{at: "0:10", do: flag, board: 0, side: white}'), "a whole number from 1 to 100"],
    [
      "a board that is no number",
      dayWith('{at: "0:10", do: flag, board: x, side: white}'),
      "a whole number from 1 to 100",
    ],
    ["too many minutes", dayWith('{at: "0:10", do: server, minutes: 601}'), "a whole number from 1 to 600"],
    ["another score", dayWith('{at: "0:10", do: result, board: 1, score: "*"}'), "1-0, 0-1, 1/2-1/2"],
    ["a side of neither colour", dayWith('{at: "0:10", do: flag, board: 1, side: red}'), "white, black"],
    [
      "an instant that is no span",
      dayWith('{at: "soon", do: server, minutes: 1}'),
      "write hours and minutes, like 0:40",
    ],
    [
      "a board that is not there",
      dayWith('{at: "0:10", do: flag, board: 3, side: white}'),
      "5:64: there is no board 3; the boards are 1 to 2",
    ],
    [
      "a field that its kind has not",
      dayWith('{at: "0:10", do: server, minutes: 1, side: white}'),
      "5:71: `server` has no side",
    ],
    [
      "missing moves where only the last period has none",
      dayWith('{at: "0:10", do: moves, board: 1, side: white}', { control: "900" }),
      "5:51: in this control no period has moves",
    ],
    [
      "an incident at the end of the game",
      dayWith('{at: "0:10", do: phone, board: 1, side: white}, {at: "0:10", do: illegal, board: 1, side: white}'),
      "5:115: the game at board 1 is over before that",
    ],
    [
      "an incident after the end of a game that the file lists later",
      dayWith('{at: "0:12", do: illegal, board: 1, side: white}, {at: "0:10", do: phone, board: 1, side: white}'),
      "5:67: the game at board 1 is over before that",
    ],
    [
      "an incident in a game to which nobody comes",
      dayWith('{do: absent, board: 1, side: white, minutes: 2}, {at: "0:01", do: illegal, board: 1, side: black}'),
      "the game at board 1 is over before that",
    ],
    [
      "three names for two boards",
      dayWith("", { more: "players: [A, B, C]\n" }),
      "4:10: these are not two names for each board; write 4 names",
    ],
    ["players that are no list", dayWith("", { more: "players: A\n" }), "4:10: "],
    ["a name without a letter", dayWith("", { more: 'players: [A, B, C, ""]\n' }), "4:20: "],
    ["a control that nobody can read", dayWith("", { control: "900+x" }), "3:15: "],
    [
      "a control that people mean in minutes",
      dayWith("", { control: "90+30" }),
      "3:10: a pairing program would read 90+30 as minutes",
    ],
    ["incidents that are no list", dayWith("").replace("[]", "5"), "5:33: "],
    ["a round that is no map", 'tournament: T\nboards: 2\ncontrol: "60"\nrounds: [5]\n', "4:10: "],
    ["rounds that are no list", 'tournament: T\nboards: 2\ncontrol: "60"\nrounds: 5\n', "4:9: "],
  ])("%s", (_, text, line) => {
    expect(problem(text)).toContain(line);
    expect(problem(text)).toMatch(/^day\.yaml:\d+:\d+: [^\n]+; [^\n]{3,}$/);
    expect(problem(text)).not.toContain("undefined");
  });

  test("four rounds of two boards", () => {
    const rounds = (count: number) =>
      problem(
        `tournament: T\nboards: 2\ncontrol: "900"\nrounds: [${Array(count).fill('{length: "0:30"}').join(", ")}]\n`,
      );
    expect([rounds(3), rounds(4)]).toEqual([
      "",
      expect.stringMatching(/^day\.yaml:4:9: there are too many rounds; so many boards have 3/),
    ]);
  });

  test("a word that the file does not know is refused with those that it knows", () => {
    expect(problem(dayWith("").replace("boards:", "tables:"))).toMatch(
      /"tables"[^;]*; use one of tournament, boards, control/,
    );
  });

  test("said in Spanish for Spanish people", () => {
    expect(problem(dayWith('{at: "0:40", do: server, minutes: 1}'), "es")).toBe(
      "day.yaml:5:39: para entonces la ronda ha acabado; un incidente llega antes del final de su ronda",
    );
  });
});

test.each(["test/hall/rehearsal/short.yaml", "docs/rehearsal/open.yaml"])(
  "%s is right and has every incident",
  (path) => {
    const bytes = readFileSync(join(projectRoot(), path));
    const read = readDay(path, bytes, "en");
    if ("problem" in read) throw new Error(printProblem(read.problem));
    const happens = read.day.rounds.flatMap(({ incidents }) => incidents.map((incident) => incident.do));
    expect([...new Set(happens)].sort()).toEqual([...kindNames].sort());
  },
);
