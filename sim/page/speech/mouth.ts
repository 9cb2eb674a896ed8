/** Speaks for the clock: with recorded clips, each ear by itself, or with the browser's voice, or as text alone. */
import { computed, signal } from "@preact/signals";
import { Phrase } from "../../../firmware/app/model/phrase";
import { SpeechWord } from "../../../firmware/app/model/speech-word";
import { Ear } from "../../../hal/hal";
import { sentenceOf } from "../../voice/phrases/texts";
import { type ClipPlayer, createClipPlayer, type Ear as EarName } from "../../voice/player";
import { SPEECH_LANGUAGES, type SpeechLanguage } from "../../words/clock-languages";
import type { VoiceDeed } from "../clock/device";
import { recall, remember } from "../keep/memory";
import { soundOutput } from "../sound/sound";
import { speed } from "../store/store";
import { choice } from "./choices";
import { clipsOf, hasClips, hasOlderClips, waitNoMore, whenLoaded } from "./clips";
import { loadedTexts, loadTexts } from "./texts";

/** How a person wants to hear the clock: as sound of the page, or through a screen reader. */
export type Way = "sound" | "reader";
/** The voice that speaks now. `reader` is also the way where the page has no voice for the language. */
export type Speaker = "clips" | "browser" | "reader";

export interface Line {
  /** Counts the lines, so that two equal ones differ. */
  readonly n: number;
  readonly text: string;
  readonly language: SpeechLanguage;
}

/** The number of lines that remain to be read. */
const linesMax = 40;
const loudest = 9;
/** Above this speed nobody could listen. */
const speedMax = 10;
/** The speed of the browser's voice; a time should take no longer than a clip's. */
const rate = 1.2;

export const way = signal<Way>(recall("voice") === "reader" ? "reader" : "sound");
export const lines = signal<readonly Line[]>([]);

export function chooseWay(chosen: Way): void {
  way.value = chosen;
  remember("voice", chosen);
  stop(Ear.Both);
}

/** The languages for which the browser has a voice. It may learn of them late. */
const browserVoices = signal<readonly string[]>([]);

export function startMouth(): void {
  if (typeof speechSynthesis === "undefined") return;
  const read = () => {
    browserVoices.value = speechSynthesis.getVoices().map(({ lang }) => lang.slice(0, 2).toLowerCase());
  };
  read();
  speechSynthesis.addEventListener("voiceschanged", read);
}

export function languageOf(tongue: number): SpeechLanguage {
  return SPEECH_LANGUAGES[tongue] ?? "en";
}

function speakerOf(language: SpeechLanguage): Speaker {
  if (way.value === "reader") return "reader";
  if (hasClips(language)) return "clips";
  return browserVoices.value.includes(language) ? "browser" : "reader";
}

export const speaker = computed(() => speakerOf(languageOf(choice.value.tongue)));

/** True if the recorded words of the chosen language do not fit this page. */
export const isOlder = computed(() => hasOlderClips(languageOf(choice.value.tongue)));

/** Loads the texts and clips that the next word may need. If a text does not come, the word asks for it again. */
export function prepare(): void {
  loadTexts(languageOf(choice.value.tongue)).catch(() => {});
  if (speaker.value === "clips") clipsOf(languageOf(choice.value.tongue));
}

/** The deeds that wait for the texts of a language. */
let held: (readonly [deed: VoiceDeed, numbers: readonly number[]])[] = [];

export function perform(deed: VoiceDeed, numbers: readonly number[]): void {
  const [ear = Ear.Both, tongue = 0, ...phrases] = numbers;
  const language = languageOf(tongue);
  if (held.length > 0) held.push([deed, numbers]);
  else if (deed !== "say") stop(ear);
  else if (!say(ear, language, phrases)) hold(language, numbers);
}

/** Keeps the order of deeds while the texts of a language are loaded. If they do not come, the clock says nothing. */
function hold(language: SpeechLanguage, numbers: readonly number[]): void {
  held.push(["say", numbers]);
  const release = (isLoaded: boolean) => {
    const deeds = isLoaded ? held : [];
    held = [];
    for (const [deed, numbers] of deeds) perform(deed, numbers);
  };
  loadTexts(language).then(
    () => release(true),
    () => release(false),
  );
}

/** Returns false, and says nothing, if the texts of the language are not loaded. */
function say(ear: Ear, language: SpeechLanguage, phrases: readonly number[]): boolean {
  const texts = loadedTexts(language);
  if (texts === undefined) return false;
  const text = sentenceOf(texts, phrases);
  const n = (lines.value.at(-1)?.n ?? 0) + 1;
  lines.value = [...lines.value, { n, text: namePlace(ear, texts) + text, language }].slice(-linesMax);
  const speaks = speed.value > speedMax ? "reader" : speakerOf(language);
  if (speaks === "clips") sayClips(ear, language, phrases);
  else if (speaks === "browser") sayAloud(language, text);
  return true;
}

/** Returns the name of the place that a text is for. It is empty if the clock speaks to nobody else. */
function namePlace(ear: Ear, texts: ReadonlyMap<number, string>): string {
  if (ear === Ear.Both || choice.value.ears !== Ear.Both) return "";
  const word = ear === Ear.Left ? SpeechWord.Left : SpeechWord.Right;
  return `${sentenceOf(texts, [Phrase.Words + word])}: `;
}

/** The players of clips, one for each file. */
const players = new WeakMap<object, ClipPlayer>();
let latest: ClipPlayer | undefined;

function sayClips(ear: Ear, language: SpeechLanguage, phrases: readonly number[]): void {
  const file = clipsOf(language);
  const output = soundOutput();
  if (file === undefined) {
    if (hasClips(language)) whenLoaded(String(ear), () => sayClips(ear, language, phrases));
    return;
  }
  if (output === undefined) return;
  const player = players.get(file) ?? createClipPlayer(output, file);
  players.set(file, player);
  for (const name of earsOf(ear)) {
    if (latest !== player) latest?.stop(name);
    player.say(name, phrases, choice.value.volume / loudest);
  }
  latest = player;
}

function earsOf(ear: Ear): EarName[] {
  if (ear === Ear.Both) return ["left", "right"];
  return [ear === Ear.Left ? "left" : "right"];
}

/** Whether the browser's voice has said something in this turn of the page: one handler may speak to both ears. */
let hasSpoken = false;

/** Says a text with the browser's voice, which everybody hears. */
function sayAloud(language: SpeechLanguage, text: string): void {
  if (!hasSpoken) speechSynthesis.cancel();
  hasSpoken = true;
  window.setTimeout(() => (hasSpoken = false), 0);
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { lang: language, rate, volume: choice.value.volume / loudest });
  speechSynthesis.speak(utterance);
}

function stop(ear: Ear): void {
  waitNoMore(String(ear));
  for (const name of earsOf(ear)) latest?.stop(name);
  if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
}
