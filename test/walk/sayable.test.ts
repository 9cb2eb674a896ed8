/** Whatever the clock shows can be said in every language, and no phrase is recorded for nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { Phrase } from "../../firmware/app/model/phrase";
import { readEnums } from "../../sim/build/page/numbers";
import { projectRoot } from "../../sim/build/root";
import { SPEECH_LANGUAGES } from "../../sim/words/clock-languages";
import { hear } from "../app/speech/situation-steps";
import { SITUATIONS } from "../app/speech/situations";
import { playRound } from "./round";
import { texts, unsayable, used } from "./sayable";

const ROUNDS = 66;
const STROKES = 400;

/** A Pixl.js with room for everything and all languages, and a voice. */
const { languages: _, ...spacious } = pixljsplus;
const board: Board = { ...spacious, cannot: [] };

/** Returns the names of the words in the code of the menus and of speech. */
function namedWords(): Set<string> {
  const folders = ["menu", "speech"].map((room) => join(projectRoot(), "firmware/app", room));
  const code = folders.flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")));
  return new Set(code.flatMap((text) => [...text.matchAll(/\bWord\.(\w+)/g)].map(([, name = ""]) => name)));
}

test("every word that a menu shows or speech names is sayable", () => {
  // The labels of keys are not said: speech has its own help. `Wait` is only the number before the first message. For
  // `Overtime` speech says what it counts: periods left, or moves left.
  const needed = [...namedWords()].filter((name) => !name.endsWith("Hint") && !["Wait", "Overtime"].includes(name));
  expect(needed.length).toBeGreaterThan(50);
  const numbers = readEnums(projectRoot(), ["firmware"]).get("Word");
  expect(needed.filter((name) => !texts[0]?.has(Phrase.Words + Number(numbers?.get(name))))).toEqual([]);
});

test("every place of a random walk is sayable in every language", () => {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    expect(playRound(seed, STROKES, board, false, unsayable).fault, `seed ${seed}`).toBeUndefined();
  }
});

test("every phrase is said somewhere on that walk, or in one of the situations", () => {
  for (const tongue of SPEECH_LANGUAGES.keys()) {
    for (const steps of Object.values(SITUATIONS)) for (const phrase of hear(steps, tongue)) used.add(phrase);
  }
  const all = new Set(texts.flatMap((known) => [...known.keys()]));
  const silent = [...all].filter((phrase) => !used.has(phrase));
  expect(silent.map((phrase) => `${phrase} ${texts[0]?.get(phrase) ?? texts[4]?.get(phrase)}`)).toEqual([]);
});
