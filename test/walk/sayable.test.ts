/** Whatever the clock shows can be said in every language, and no phrase is recorded for nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pixljsplus } from "../../board-defs/pixljsplus";
import type { App } from "../../firmware/app/model/app";
import { Stage } from "../../firmware/app/model/choices";
import { Phrase } from "../../firmware/app/model/phrase";
import { speechOf } from "../../firmware/app/model/speech-notes";
import { sideOfEar } from "../../firmware/app/speech/asker";
import { addEverything } from "../../firmware/app/speech/game-phrases";
import { addHelp } from "../../firmware/app/speech/help";
import { describe as describePlace } from "../../firmware/app/speech/place-phrases";
import { readEnums } from "../../sim/build/page/numbers";
import { projectRoot } from "../../sim/build/root";
import { phraseTexts } from "../../sim/voice/phrases";
import { SPEECH_LANGUAGES } from "../../sim/words/speech-languages";
import { hear, SITUATIONS } from "../app/speech/situations";
import { playRound } from "./round";

const ROUNDS = 66;
const STROKES = 400;

/** A Pixl.js with room for everything, and a voice. */
const board: Board = { ...pixljsplus, cannot: [] };

const texts = SPEECH_LANGUAGES.map(phraseTexts);
const used = new Set<number>();

/** What cannot be said of the place where the clock is; undefined if all can. */
function unsayable(app: App): string | undefined {
  const speech = speechOf(app);
  const own = speech.tongue;
  speech.ears = 3;
  let fault: string | undefined;
  for (const tongue of SPEECH_LANGUAGES.keys()) {
    speech.tongue = tongue;
    for (const ear of [0, 1]) fault ??= faultOfEar(app, ear, texts[tongue] ?? new Map());
  }
  speech.tongue = own;
  return fault;
}

function faultOfEar(app: App, ear: number, known: ReadonlyMap<number, string>): string | undefined {
  const speech = speechOf(app);
  const now = describePlace(app, speech, ear);
  const more: number[] = [];
  addEverything(more, app, speech, sideOfEar(app, ear));
  addHelp(more, app);
  const needsLabel = app.stage === Stage.Listing || (app.stage === Stage.Filling && app.menu.fieldCount > 0);
  if (now.heading.length === 0 || (needsLabel && now.label.length === 0)) return `stage ${app.stage} says nothing`;
  if (needsLabel && app.stage === Stage.Filling && now.value.length === 0) return `a value of form ${app.menu.form}`;
  for (const phrase of [now.heading, now.label, now.value, now.digit, now.memo, more].flat()) {
    used.add(phrase);
    if (!known.has(phrase)) return `phrase ${phrase} has no text`;
  }
  return undefined;
}

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

test("every place of a random walk is sayable in every language", { timeout: 300_000 }, () => {
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
