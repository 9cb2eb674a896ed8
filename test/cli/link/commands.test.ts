/** Bad words reach no clock: one line explains the command before any port is opened. */
import { describe, expect, test } from "vitest";
import { lineOf } from "../../../sim/cli/link/commands";
import { Refusal } from "../../../sim/cli/refusal";

const good = [
  ...["resume white", "correct press", "correct white.remaining=1:05:00.5 black.presses=12 turn=black", "undo charge"],
  ...["correct black.delay=5000 first=none next=both white.flag=none", "penalty illegal-move white", "adjourn 10"],
  ...["penalty draw-claim black 3 add", "penalty draw-claim black add", "adjourn 1 sealed 5", "adjourn 1 5"],
  ...["restore 3", "number 12", "setting 6 100000", "lock", "lock off", "lock 0042", "unlock 0042", "white Tal, M."],
];
const bad = [
  ...["resume foo", "correct foo=1", "correct white.remaining=x", "correct white.remaining", "correct turn=none"],
  ...["penalty foo white", "penalty illegal-move whit", "penalty illegal-move white 1000", "undo it", "adjourn x"],
  ...[
    "adjourn 0",
    "adjourn 11",
    "restore",
    "restore 0",
    "number abc",
    "setting a b",
    "setting 1",
    "lock abc",
    "unlock 1",
  ],
];

describe("words of a command", () => {
  test.each(good)("%s", (words) => {
    expect(lineOf(words.split(" "), undefined, "en").split(" ")).toHaveLength(words.split(" ").length);
  });

  test.each(bad)("%s is refused", (words) => {
    const [command = ""] = words.split(" ");
    expect(() => lineOf(words.split(" "), undefined, "en")).toThrow(Refusal);
    expect(() => lineOf(words.split(" "), undefined, "en")).toThrow(`“${command}” is used so: ${command} `);
  });

  test("Spanish has its own words for what follows", () => {
    expect(() => lineOf(["correct", "x"], undefined, "es")).toThrow("«correct» se usa así: correct CAMPO=VALOR …");
  });
});
