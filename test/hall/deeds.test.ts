/** The commands of the log in words. */
import { describe, expect, test } from "vitest";
import type { Command } from "../../sim/hall/model/command";
import { commandText } from "../../sim/hall/model/command-text";
import { deedText, outcomeText, valueWords } from "../../sim/words/deeds";

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
