/** Commands as lines of the audit log, in words and with what they are about at a clock; values between commas. */
import { describe, expect, test } from "vitest";
import type { ClockView } from "../../sim/hall/model/clock";
import type { Command } from "../../sim/hall/model/command";
import { commandText, valueText } from "../../sim/hall/model/command-text";
import { csvText } from "../../sim/hall/model/csv";
import { deedText, outcomeText, valueWords } from "../../sim/words/deeds";
import { clockView, state } from "./server/scripted-hall";

test.each<[Command, string]>([
  [{ do: "set", control: "5400+30" }, "set 5400+30"],
  [{ do: "control", control: "60" }, "control 60"],
  [{ do: "seat", number: 4, white: { name: "Eva", elo: 2000 }, black: "Max" }, "seat 4 Eva – Max"],
  [{ do: "number", number: 7 }, "number 7"],
  [{ do: "result", result: null }, "result *"],
  [{ do: "result", result: { score: "1-0", by: "arbiter", who: "Ana", atMs: 1 } }, "result 1-0"],
  [{ do: "start" }, "start"],
  [{ do: "pause" }, "pause"],
  [{ do: "finish" }, "finish"],
  [{ do: "new" }, "new"],
  [{ do: "resume" }, "resume"],
  [{ do: "resume", side: "black" }, "resume black"],
  [{ do: "undo" }, "undo"],
  [{ do: "undo", charge: true }, "undo charge"],
  [{ do: "penalty", name: "warning", offender: "white" }, "penalty warning white"],
  [{ do: "penalty", name: "add-time", offender: "black", minutes: 0 }, "penalty add-time black 0"],
  [{ do: "correct", white: { presses: 3 }, press: true }, "correct press white.presses=3"],
])("%o is “%s”", (command, text) => {
  expect(commandText(command)).toBe(text);
});

describe("at a clock, a command is about", () => {
  const result = { score: "0-1", by: "time", who: "", atMs: 1 } as const;
  const seat = { tournament: "", round: 1, number: 1, white: { name: "A" }, black: { name: "B" }, result };
  const times = "0:05:00 – 0:04:59, 3/3, running, 300+3";
  test.each<[string, Command, Partial<ClockView>, string]>([
    ["its board and its players", { do: "seat", number: 9, white: "A", black: "B" }, {}, "1 White 1 – Black 1"],
    ["its board", { do: "number", number: 9 }, {}, "1"],
    ["its result", { do: "result", result: null }, { seat }, "0-1"],
    ["no result before the end", { do: "result", result: null }, { seat: { ...seat, result: null } }, "*"],
    ["no result without players", { do: "result", result: null }, {}, "*"],
    ["its times, presses, mode and control", { do: "pause" }, {}, times],
    ["nothing before it has told its state", { do: "pause" }, { state: null }, ""],
    [
      "at most 500 letters",
      { do: "pause" },
      { state: { ...state, control: "6".repeat(600) } },
      `${times.slice(0, -5)}${"6".repeat(467)}`,
    ],
  ])("%s", (_, command, change, text) => {
    expect(valueText({ ...clockView(1), ...change }, command)).toBe(text);
  });
});

test.each([
  [
    [
      ["a", "b"],
      ["c", ""],
    ],
    "a,b\r\nc,\r\n",
  ],
  [[], ""],
  [[["Peña, Ana"]], '"Peña, Ana"\r\n'],
  [[['the "Rook"']], '"the ""Rook"""\r\n'],
  [[["two\nlines", "two\rlines"]], '"two\nlines","two\rlines"\r\n'],
  // A spreadsheet would take these for formulas.
  [[["=1+1", "+1", "-1", "@a"]], "'=1+1,'+1,'-1,'@a\r\n"],
  [[["\tx", "\rx"]], "'\tx,\"'\rx\"\r\n"],
  [[["1-0", "a=b"]], "1-0,a=b\r\n"],
])("%j as comma-separated values", (rows, text) => {
  expect(csvText(rows, "comma")).toBe(`\uFEFF${text}`);
});

describe("a command of the log", () => {
  const commands: readonly [Command, en: string, es: string][] = [
    [{ do: "set", control: "5400+30" }, "set to 5400+30", "ritmo puesto: 5400+30"],
    [{ do: "seat", number: 4, white: "Eva", black: "Max" }, "board 4: Eva – Max", "tablero 4: Eva – Max"],
    [{ do: "number", number: 7 }, "board number 7", "número de tablero 7"],
    [{ do: "resume", side: "black" }, "goes on: Black", "sigue: Negras"],
    [{ do: "undo", charge: true }, "taken back", "deshecho"],
    [
      { do: "correct", white: { remaining: 3_900_000, presses: 21, flag: "none" }, turn: "black" },
      "correction: Side to move: Black, White: 1:05:00, White: Presses 21, White: Clear the flag",
      "corrección: A quién le toca: Negras, Blancas: 1:05:00, Blancas: pulsaciones 21, Blancas: levantar la bandera",
    ],
    [
      { do: "penalty", name: "add-time", offender: "white", minutes: 1 },
      "penalty: Time for the opponent, White at fault, 1 minute",
      "sanción: Tiempo para el rival, infractor Blancas, 1 minuto",
    ],
    [{ do: "finish" }, "game over", "fin de la partida"],
  ];

  test.each(commands)("%o", (command, en, es) => {
    expect([deedText(commandText(command), "en"), deedText(commandText(command), "es")]).toEqual([en, es]);
  });

  test.each([
    ["result 1/2-1/2 Open 1/12", "resultado 1/2-1/2 (Open 1/12)"],
    ["result * Open 1/12", "resultado retirado (Open 1/12)"],
    ["round 5400+30 Open", "ronda preparada: 5400+30 Open"],
    ["broadcast off Open", "partidas para el mundo: cerradas Open"],
    ["login", "entrada"],
    // Acts with the clock's keys are events.
    ["penalty", "sanción"],
    ["correct", "corrección"],
    ["something new", "something new"],
  ])("%s is “%s”", (command, es) => expect(deedText(command, "es")).toBe(es));
});

test("outcomes and values are in the language too", () => {
  expect([outcomeText("ok", "es"), outcomeText("locked", "es"), outcomeText("odd", "es")]).toEqual([
    "hecho",
    "está bloqueado y hace falta el código",
    "odd",
  ]);
  expect(valueWords("0:05:00 – 0:04:00, 3/2, paused, 300+3", "es")).toBe("0:05:00 – 0:04:00, 3/2, en pausa, 300+3");
  expect(valueWords("4 Eva – Max", "es")).toBe("4 Eva – Max");
});
