/** What the arbiter's report says of each board and each act, line by line. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { AuditEntry } from "../../sim/hall/model/event";
import type { RecordedEvent } from "../../sim/hall/model/hall";
import type { Board, RoundBoards } from "../../sim/hall/model/round";
import { reportText } from "../../sim/hall/papers/report";
import { finished } from "../../sim/hall/slices";
import type { State } from "../../sim/link/state";
import type { Language } from "../../sim/words/language";
import { state } from "./server/scripted-hall";

/** Five minutes and seven seconds after midnight, wherever the test runs. */
const bornMs = new Date(2026, 10, 28, 0, 5, 7).getTime();

const board: Board = {
  ...{ number: 12, white: { name: "Ada", title: "GM", elo: 2500 }, black: { name: "" } },
  ...{ clock: "main-12", problem: null, result: null },
};
const round: RoundBoards = {
  ...{ id: 1, tournament: "Open", round: 2, name: "", control: "300+3", words: "five minutes", outcomes: [] },
  ...{ setMs: bornMs, who: "Ana", pairings: [board] },
};
const act: AuditEntry = {
  ...{ atMs: bornMs + 60_000, who: "Ben", role: "arbiter", command: "finish", clocks: ["main-12"], outcomes: ["ok"] },
};

function event(
  name: string,
  afterS: number,
  changes: Partial<State> = {},
  more: Partial<RecordedEvent> = {},
): RecordedEvent {
  const heardMs = bornMs + 1000 * afterS;
  return {
    ...{ row: afterS, bridge: "main", serial: afterS, clock: "main-12", number: 12, heardMs, source: "report" },
    ...{ state: { ...state, event: name, side: null, ...changes }, ...more },
  };
}

interface Told {
  readonly round?: Partial<RoundBoards>;
  readonly events?: readonly RecordedEvent[];
  readonly acts?: readonly AuditEntry[];
}

function textOf(told: Told = {}, language: Language = "en"): string {
  const facts = {
    ...{ round: { ...round, ...told.round }, acts: told.acts ?? [], head: "abc" },
    events: (clock: string) => (clock === "main-12" ? (told.events ?? []) : []),
  };
  return finished(reportText(facts, language));
}

/** Returns the lines of the report but the hash. */
function report(told: Told = {}): string[] {
  return textOf(told).split("\n").slice(0, -2);
}

/** Returns the lines below the board. */
function happened(events: readonly RecordedEvent[]): string[] {
  return report({ events }).flatMap((line) => /^ {6}(.*)$/.exec(line)?.[1] ?? []);
}

test("a round in which nothing happened, set after midnight", () => {
  expect(report()).toEqual([
    "Report of round 2, Open",
    "5 minutes per player for the whole game, plus 3 seconds per move from move 1. (300+3)",
    "Set at Nov 28, 2026, 00:05:07 by Ana.",
    "",
    "Boards",
    "  12  GM Ada (2500) – –  *",
    "",
    "Acts of arbiters",
    "Nobody did anything but set the round.",
    "",
    "Newest row of the log of commands: abc",
  ]);
});

test("the last line is the hash of everything before it", () => {
  const [, body = "", hash] = /^([\s\S]*)SHA-256 of the lines above: ([0-9a-f]{64})\n$/.exec(textOf()) ?? [];
  expect(createHash("sha256").update(body).digest("hex")).toBe(hash);
});

test("names from right to left stay on their side of the line, and turn nothing beside them", () => {
  const pairings = [{ ...board, white: { name: "כהן", elo: 2500 }, black: { name: "\u202eAda" } }];
  expect(report({ round: { pairings } })[5]).toBe("  12  \u2068כהן\u2069 (2500) – Ada  *");
});

test("what people typed makes no line of its own", () => {
  const typed = "late\r\n00:06:07  Cy  finish\u2028";
  const lines = report({ round: { tournament: typed }, acts: [{ ...act, reason: typed, who: "Ben\n" }] });
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe("Report of round 2, late 00:06:07  Cy  finish ");
  expect(lines[8]).toMatch(/^00:06:07 {2}Ben {3}.*“late 00:06:07 {2}Cy {2}finish ”$/);
});

test("everything is in Spanish for Spanish people", () => {
  const result = { score: "0-1", by: "time", who: "", atMs: 1 } as const;
  const control = "40/5400:1800;at=own";
  const late = { control, white: { ...state.white, presses: 38, period: 2 }, black: state.black };
  const events = [event("pause", 0, { control }), event("resume", 10, { control }), event("period", 20, late)];
  const penalty = { ...act, command: "penalty illegal-move white" };
  const text = textOf({ round: { pairings: [{ ...board, result }] }, events, acts: [penalty] }, "es");
  expect(text).toMatch(
    /^Informe de la ronda 2, Open\n5 minutos por jugador[\s\S]+por tiempo[\s\S]+en pausa durante 0:10/,
  );
  expect(text).toContain("Blancas: faltan 2 jugadas");
  expect(text).toMatch(/Ben {2}sanción: Jugada ilegal, infractor Blancas {2}\[12\] hecho/);
});

test("a control that this version cannot read is said in the words of the round", () => {
  expect(report({ round: { control: "5 apples" } })[1]).toBe("five minutes (5 apples)");
});

test.each([
  ["arbiter", "entered by Ana"],
  ["time", "on time"],
] as const)("a board without a clock has only its result, and by whom: %s", (by, how) => {
  const result = { score: "1-0", by, who: "Ana", atMs: 1 } as const;
  const [line, next] = report({ round: { pairings: [{ ...board, clock: null, result }] } }).slice(5);
  expect([line, next]).toEqual([`  12  GM Ada (2500) – –  1-0  ${how}`, ""]);
});

test("the times of a board are the last ones", () => {
  const black = { ...state.black, shown: "0:00:42", presses: 30 };
  expect(happened([event("start", 0), event("press", 9, { black })])[0]).toBe(
    "times 0:05:00 – 0:00:42, presses 3 – 30",
  );
});

test.each([
  ["flag", "flag falls"],
  ["penalty", "penalty"],
  ["correct", "correction"],
  ["undo", "undo"],
  ["control", "control changed"],
  ["power", "power"],
  ["adjourn", "adjourned"],
  ["restore", "restored"],
  ["gap", "events are missing"],
])("%s is told with both times", (name, words) => {
  expect(happened([event(name, 60)]).slice(1)).toEqual([`00:06:07  ${words}: 0:05:00 – 0:05:00`]);
});

test("a flag is told with its side", () => {
  expect(happened([event("flag", 60, { side: "white" })])[1]).toBe("00:06:07  flag falls (White): 0:05:00 – 0:05:00");
});

test.each(["start", "press", "ignored", "resume", "period", "gong", "finish", "ready"])("%s is not told", (name) => {
  expect(happened([event(name, 60)])).toHaveLength(1);
});

test("a gap tells how many events are lost", () => {
  expect(happened([event("gap", 60, {}, { lost: 3 })])[1]).toBe(
    "00:06:07  events are missing: at least 3 events are missing here",
  );
});

test("a pause lasts until the clock goes on, or until the end", () => {
  const events = [event("start", 0), event("pause", 60), event("penalty", 70), event("resume", 85), event("press", 90)];
  expect(happened(events).slice(1)).toEqual(["00:06:07  paused for 0:25", "00:06:17  penalty: 0:05:00 – 0:05:00"]);
  expect(happened([event("pause", 60), event("start", 65)])[1]).toBe("00:06:07  paused for 0:05");
  expect(happened([event("resume", 0), event("pause", 60), event("press", 70)])[1]).toBe(
    "00:06:07  paused until the end",
  );
});

test("missing moves are told at the event that shows them, for each side once", () => {
  const control = "40/5400:1800;at=own";
  const at = (name: string, afterS: number, white: number, black: number): RecordedEvent =>
    event(name, afterS, {
      control,
      white: { ...state.white, presses: 38, period: white },
      black: { ...state.black, presses: 37, period: black },
    });
  const events = [at("press", 0, 1, 1), at("period", 60, 2, 1), at("press", 70, 2, 1), at("period", 80, 2, 2)];
  expect(happened(events).slice(1)).toEqual(["00:06:07  White: 2 moves short", "00:06:27  Black: 3 moves short"]);
});

test.each<[string, Partial<AuditEntry>, string]>([
  ["at one board", {}, "00:06:07  Ben  game over  [12] done"],
  ["at a clock that is not in the round", { clocks: ["main-3"] }, "00:06:07  Ben  game over  [main-3] done"],
  [
    "at two clocks, with two outcomes",
    { clocks: ["main-12", "main-3"], outcomes: ["ok", "role", "ok"] },
    "00:06:07  Ben  game over  [12, main-3] done, ",
  ],
  ["with a reason", { reason: "Ra9" }, "00:06:07  Ben  game over  [12] done “Ra9”"],
  [
    "that changed something",
    { details: [{ board: 12, address: "a", was: "5:00", is: "7:00" }] },
    "00:06:07  Ben  game over  [12] done: 5:00 → 7:00",
  ],
  [
    "that changed nothing",
    { details: [{ board: 12, address: "a", was: "5:00", is: "5:00" }] },
    "00:06:07  Ben  game over  [12] done",
  ],
  [
    "that changed two clocks in two ways",
    {
      clocks: ["main-12", "main-12"],
      details: ["6:00", "7:00"].map((is) => ({ board: 12, address: "a", was: "5:00", is })),
    },
    "00:06:07  Ben  game over  [12, 12] done",
  ],
])("an act %s", (_, changes, line) => {
  const acts = report({ acts: [{ ...act, ...changes }] });
  const told = acts[acts.indexOf("Acts of arbiters") + 1] ?? "";
  if (line.endsWith(", ")) expect(told.startsWith(line) && told.length > line.length).toBe(true);
  else expect(told).toBe(line);
});

test("what a viewer tried is no act of an arbiter, and may be thousands of lines", () => {
  const tried: AuditEntry = { ...act, who: "Vic", role: "viewer", outcomes: ["role"] };
  expect(textOf({ acts: [tried, act] })).not.toContain("Vic");
  expect(report({ acts: [tried] })).toContain("Nobody did anything but set the round.");
});
