/** The papers of a round: the report, the results as CSV and TRF, and everything as JSON. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Score } from "../../sim/hall/model/choices";
import type { AuditEntry } from "../../sim/hall/model/event";
import type { RecordedEvent } from "../../sim/hall/model/hall";
import type { Board, RoundBoards } from "../../sim/hall/model/round";
import type { Result } from "../../sim/hall/model/seat";
import { reportText } from "../../sim/hall/papers/report";
import { trfWithResults } from "../../sim/hall/papers/trf";
import { trfPlayers } from "../../sim/hall/rounds/trf-pairings";
import { finished } from "../../sim/hall/slices";
import type { State } from "../../sim/link/state";
import { playerLine } from "./rounds/trf-lines";
import { bornMs, state } from "./server/scripted-hall";

function board(number: number, ranks: [number, number], score: Score | null, by: Result["by"] = "arbiter"): Board {
  const result = score === null ? null : { score, by, who: by === "time" ? "" : "Ana", atMs: bornMs };
  const [white, black] = ranks.map((rank) => ({ rank, name: `Player ${rank}`, elo: 2000 }));
  if (white === undefined || black === undefined) throw new Error("ranks");
  return { number, white, black, clock: `main-${number}`, problem: null, result };
}

const report = [
  "012 Open",
  playerLine(1, "Åström, Ö", ["2 w 1", "4 w"]),
  playerLine(2, "B", ["1 b 0", "3 w"]),
  playerLine(3, "C", ["4 w =", "2 b"]),
  playerLine(4, "D", ["3 b =", "1 b"]),
  "XXR 5",
];

describe("TRF", () => {
  const boards = [board(1, [1, 4], "0-1F"), board(2, [2, 3], "1/2-1/2")];

  test.each(["\r\n", "\n", "\r"])(
    "gets the results of the round and the points, and nothing else changes (%j)",
    (end) => {
      const text = report.join(end);
      const after = finished(trfWithResults(text, 2, boards));
      expect(finished(trfPlayers(after)).map(({ rounds }) => rounds[1]?.result)).toEqual(["-", "=", "=", "+"]);
      const lines = after.split(end);
      expect(lines.map((line) => line.slice(80, 84))).toEqual(["", " 1.0", " 0.5", " 1.0", " 1.5", ""]);
      const plain = (line: string): string => `${line.slice(0, 80)}....${line.slice(84, 108)}`.trimEnd();
      expect(lines.map(plain)).toEqual(report.map(plain));
    },
  );

  test("without a result stays as it is", () => {
    const text = report.join("\n");
    expect(finished(trfWithResults(text, 2, [board(1, [1, 4], null), board(2, [2, 3], "*")]))).toBe(text);
  });

  test.each([
    ["0 - U", " 2.0"],
    ["0 - F", " 2.0"],
    ["0 - H", " 1.5"],
    ["0 - Z", " 0.0"],
    ["0 -", " 0.0"],
  ])("counts the points of a bye, which no board brings: %s", (bye, points) => {
    const free = playerLine(5, "E", ["0 - U", bye]);
    const after = finished(trfWithResults([...report, free].join("\n"), 2, boards)).split("\n");
    expect(after.at(-1)).toBe(`${free.slice(0, 80)}${points}${free.slice(84)}`);
  });

  test.each<[Score, string, string]>([
    ["1-0", "1", "0"],
    ["0-1", "0", "1"],
    ["0-0", "0", "0"],
    ["1-0F", "+", "-"],
    ["0-0F", "-", "-"],
  ])("%s is %s and %s", (score, white, black) => {
    const players = finished(trfPlayers(finished(trfWithResults(report.join("\n"), 2, [board(1, [1, 4], score)]))));
    expect([players[0]?.rounds[1]?.result, players[3]?.rounds[1]?.result]).toEqual([white, black]);
  });
});

describe("the arbiter's report", () => {
  const round: RoundBoards = {
    ...{ id: 1, tournament: "Open", round: 2, name: "", control: "300+3", words: "5 minutes.", outcomes: [] },
    ...{ setMs: bornMs, who: "Ana" },
    pairings: [board(1, [1, 4], "0-1", "time"), board(2, [2, 3], "1-0")],
  };
  const event = (name: string, afterMs: number): RecordedEvent => ({
    ...{ row: afterMs, bridge: "main", serial: afterMs, clock: "main-1", number: 1, heardMs: bornMs + afterMs },
    ...{ source: "report", state: { ...state, event: name, side: name === "flag" ? "white" : null } },
  });
  const act: AuditEntry = {
    ...{ atMs: bornMs, who: "Ben", role: "arbiter", command: "penalty illegal-move white", clocks: ["main-1"] },
    ...{ outcomes: ["ok"], reason: "Ra9", details: [{ board: 1, address: "a", was: "5:00", is: "7:00" }] },
  };
  const events = ["start", "press", "pause", "resume", "flag"].map((name, at) => event(name, at * 10_000));
  const facts = {
    ...{ round, endMs: bornMs + 1, acts: [act], head: "abc" },
    events: (clock: string) => (clock === "main-1" ? events : []),
  };

  test("has times, interruptions, flags, who did what and why, and no presses", () => {
    const text = finished(reportText(facts, "en"));
    for (const line of [
      "Report of round 2, Open",
      "   1  Player 1 (2000) – Player 4 (2000)  0-1  on time",
      "      times 0:05:00 – 0:05:00, presses 3 – 3",
      "   2  Player 2 (2000) – Player 3 (2000)  1-0  entered by Ana",
      "Newest row of the log of commands: abc",
    ])
      expect(text.split("\n")).toContain(line);
    expect(text).toMatch(/ {2}paused for 0:10\n/);
    expect(text).toMatch(/ {2}flag falls \(White\): 0:05:00 – 0:05:00\n/);
    expect(text).toMatch(/ {2}Ben {2}penalty: Illegal move, White at fault {2}\[1\] done: 5:00 → 7:00 “Ra9”\n/);
    expect(text).not.toMatch(/press\b/);
    expect(finished(reportText(facts, "es"))).toMatch(
      /^Informe de la ronda 2, Open\n5 minutos por jugador[\s\S]+por tiempo[\s\S]+en pausa durante 0:10[\s\S]+Ben {2}sanción: Jugada ilegal, infractor Blancas {2}\[1\] hecho/,
    );
  });

  test("says who lacked moves at the time control, and once", () => {
    const control = "40/5400:1800;at=zero";
    const passed = { ...state.white, presses: 38, period: 2, flag: "steady" } as const;
    const other = { ...state.black, presses: 38, period: 2 };
    const at = (name: string, ms: number, sides: Partial<State>): RecordedEvent => {
      const before = event(name, ms);
      return { ...before, state: { ...before.state, control, ...sides } };
    };
    const late = [
      at("press", 0, {}),
      at("period", 1000, { white: passed, black: other }),
      at("press", 2000, { white: { ...passed, presses: 39 }, black: other }),
    ];
    const lines = (language: "en" | "es") =>
      finished(reportText({ ...facts, events: (clock) => (clock === "main-1" ? late : []) }, language)).split("\n");
    const told = (language: "en" | "es") =>
      lines(language).flatMap((line) => /^ {6}\S+ {2}(.+: .*2 .*)$/.exec(line)?.[1] ?? []);
    expect([told("en"), told("es")]).toEqual([["White: 2 moves short"], ["Blancas: faltan 2 jugadas"]]);
  });

  test("leaves out what a viewer tried: that is no act of an arbiter, and may be thousands of lines", () => {
    const tried: AuditEntry = { ...act, who: "Vic", role: "viewer", outcomes: ["role"] };
    expect(finished(reportText({ ...facts, acts: [tried, act] }, "en"))).not.toContain("Vic");
    expect(finished(reportText({ ...facts, acts: [tried] }, "en"))).toContain("Nobody did anything but set the round.");
  });

  test("ends with the hash of everything before it", () => {
    const text = finished(reportText(facts, "en"));
    const [, body = "", hash] = /^([\s\S]*)SHA-256 of the lines above: ([0-9a-f]{64})\n$/.exec(text) ?? [];
    expect(createHash("sha256").update(body).digest("hex")).toBe(hash);
  });
});
