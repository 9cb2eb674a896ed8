import { expect, test } from "vitest";
import type { ClassName, PenaltyName } from "../../firmware/laws/table/cell";
import type { EditionName } from "../../firmware/laws/table/table";
import { defaultTimeText, penaltyText, settingText } from "../../sim/words/laws";
import { lawsEn } from "../../sim/words/laws-en";
import { lawsEs } from "../../sim/words/laws-es";

test.each<[EditionName, ClassName, PenaltyName, number, string]>([
  ["1997", "standard", "illegal-move", 2, "opponent + 2 min, in a quickplay finish only [10.3]"],
  ["1997", "standard", "illegal-move", 3, "loses the game, in a quickplay finish only [10.3]"],
  ["2001", "blitz", "illegal-move", 1, "loses if the opponent claims before moving [C3]"],
  ["2014", "rapid", "illegal-move", 1, "loses the game [A.4b, not in this edition's text]"],
  ["2023", "standard", "illegal-move", 1, "opponent + 2 min [7.5.5]"],
  ["2023", "standard", "illegal-move", 2, "loses the game [7.5.5]"],
  ["1997", "standard", "draw-claim", 1, "opponent + 3 min or claimant − half, at most 3 min [9.5b]"],
  [
    "2001",
    "rapid",
    "draw-claim",
    1,
    "opponent + 3 min and claimant above 2:00 − half, at most 3 min; 1:00–2:00 set to 1:00; below, nothing [B2]",
  ],
  ["2023", "blitz", "draw-claim", 1, "opponent + 1 min [A.3]"],
  ["1997", "standard", "quickplay-claim", 1, "opponent + 2 min (put off: may) [10.2b]"],
  ["2001", "standard", "quickplay-claim", 1, "opponent + 2 min (put off: may; refused: must) [10.2b, 10.2c]"],
  ["2023", "blitz", "quickplay-claim", 1, "nothing [III.2.2]"],
  ["1997", "blitz", "press-without-move", 1, "no increment, no count [7.3]"],
  ["2018", "rapid", "add-time", 1, "opponent + what the arbiter says [12.9, not in this edition's text]"],
  ["2014", "rapid", "take-time", 1, "offender − what the arbiter says [12.9c]"],
  ["2018", "blitz", "press-without-move", 1, "is an illegal move [7.5.3, not in this edition's text]"],
  ["2023", "rapid", "warning", 1, "changes nothing, is recorded [12.9.1]"],
])("in words, %s %s: %s no. %i", (edition, klass, penalty, nth, expected) => {
  expect(penaltyText(lawsEn, edition, klass, penalty, nth)).toBe(expected);
});

test("the same in Spanish", () => {
  expect(penaltyText(lawsEs, "1997", "standard", "draw-claim", 1)).toBe(
    "adversario + 3 min o bien reclamante − la mitad, hasta 3 min [9.5b]",
  );
  expect(penaltyText(lawsEs, "2018", "rapid", "illegal-move", 1)).toBe(
    "adversario + 2 min [A.4.2, no está en el texto de esta edición]",
  );
  expect(defaultTimeText(lawsEs, "2014")).toBe(
    "las bases del torneo deben indicar el tiempo de incomparecencia [6.7a]",
  );
});

test("default time and late changes of the setting in words", () => {
  expect(defaultTimeText(lawsEn, "1997")).toBe("default time 60 min [6.6]");
  expect(settingText(lawsEn, "2023", "blitz")).toBe(
    "10 moves made by each: the setting should no longer change [A.5.1.1]",
  );
  expect(settingText(lawsEn, "2023", "standard")).toBeUndefined();
});

test("every penalty has a name of its own in each language", () => {
  for (const penalty of Object.keys(lawsEn.penalty) as PenaltyName[]) {
    expect(lawsEs.penalty[penalty]).not.toBe(lawsEn.penalty[penalty]);
  }
  expect(new Set(Object.values(lawsEn.penalty)).size).toBe(7);
  expect(new Set(Object.values(lawsEs.penalty)).size).toBe(7);
});
