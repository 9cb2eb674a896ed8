/** The ask keys of a board reach its firmware only if the clock can answer them. */
import { expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { pixljs } from "../../board-defs/pixljs";
import { contactsOf } from "../../sim/boards/contacts";
import { wiringText } from "../../sim/build/data/wiring";

const speaking: Board = { ...pico, cannot: [] };
const silent: Board = { ...pico, motors: undefined, cannot: ["vibration", "speech", "feltFlag"] };

test("they follow the keys, each with its own pull", () => {
  const asks = { leftPin: "GP12", rightPin: "GP13", pull: "down" } as const;
  expect(contactsOf({ ...speaking, asks }).slice(5)).toEqual([
    { pin: pico.buttons.plus, level: 0 },
    { pin: "GP12", level: 1 },
    { pin: "GP13", level: 1 },
  ]);
});

test("a clock that answers nothing watches six contacts", () => {
  expect(contactsOf(silent)).toHaveLength(6);
  expect(contactsOf({ ...speaking, asks: undefined })).toHaveLength(6);
});

test("an Espruino without ask keys has the wiring that it had", () => {
  expect(wiringText(pixljs)).toContain("pins: [D2, D3, BTN1, BTN2, BTN4, BTN3], levels: [0, 0, 1, 1, 1, 1]");
});
