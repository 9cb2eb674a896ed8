/** The file of a rehearsal: what is wrong with it is one line, with its place and what would be right. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../../sim/build/root";
import { kindNames } from "../../../sim/hall/rehearsal/day";
import { readDay } from "../../../sim/hall/rehearsal/read-day";
import { printProblem } from "../../../sim/scenario/problem";
import type { Language } from "../../../sim/words/language";

const head = 'tournament: T\nboards: 2\ncontrol: "900+10"\n';

function problem(text: string, language: Language = "en"): string {
  const read = readDay("day.yaml", new TextEncoder().encode(text), language);
  return "problem" in read ? printProblem(read.problem) : "none";
}
const round = (incident: string): string => `${head}rounds:\n  - {length: "0:30", incidents: [${incident}]}\n`;

describe("a wrong file", () => {
  test.each([
    ["", "1:1: the file holds nothing; a rehearsal begins with"],
    ["tournament: T\n", '1:1: "boards" is missing; write a whole number from 1 to 100'],
    [`${head}rounds: []\n`, "4:9: "],
    [`${head}rounds: [{length: 30}]\n`, '4:19: "length" cannot be "30"; write hours and minutes, like 0:40'],
    [`${head}round: [{length: "0:30"}]\n`, '4:1: "round"'],
    [round('{at: "0:10", do: dance}'), 'cannot be "dance"; use one of late, absent, illegal,'],
    [round('{at: "0:10", do: flag, board: 1}'), '"side" is missing; flag has at, board, side'],
    [
      round('{do: late, at: "0:10", board: 1, side: white, minutes: 2}'),
      "`late` has no at; late has board, side, minutes",
    ],
    [round('{at: "0:40", do: server, minutes: 1}'), "the round is over by then; an incident comes before"],
    [round('{at: "0:10", do: flag, board: 3, side: white}'), "there is no board 3; the boards are 1 to 2"],
    [round('{at: "0:10", do: moves, board: 1, side: white}'), "in this control no period has moves"],
    [
      round('{at: "0:10", do: phone, board: 1, side: white}, {at: "0:11", do: illegal, board: 1, side: white}'),
      "the game at board 1 is over before that",
    ],
    ['tournament: T\nboards: 2\ncontrol: "90+30"\nrounds: [{length: "0:30"}]\n', "would read 90+30 as minutes"],
    [`${head}players: [Ana]\nrounds: [{length: "0:30"}]\n`, "these are not two names for each board; write 4 names"],
    [
      `${head}rounds: [${Array(4).fill('{length: "0:30"}').join(", ")}]\n`,
      "there are too many rounds; so many boards have 3",
    ],
  ])("%j", (text, line) => {
    expect(problem(text)).toContain(line);
    expect(problem(text)).toMatch(/^day\.yaml:\d+:\d+: [^\n]+; [^\n]+$/);
  });

  test("is in Spanish for Spanish people", () => {
    expect(problem(round('{at: "0:40", do: server, minutes: 1}'), "es")).toBe(
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
