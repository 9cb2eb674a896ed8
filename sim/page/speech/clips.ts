/** Loads the recorded clips of a language, once. */
import { signal } from "@preact/signals";
import { type ClipFile, readClipFile } from "../../voice/clip-file";
import { markOf } from "../../voice/phrase-mark";
import type { SpeechLanguage } from "../../words/clock-languages";
import { loadTexts } from "./texts";

/** The languages whose clips lie beside the page; the build inserts them. */
declare const offeredVoices: readonly string[];

/** `older`: they were made for other phrases, and would say something else. */
type Loading = ClipFile | "loading" | "missing" | "older";

/** The clips of each language for which the page has asked. */
const files = signal<ReadonlyMap<SpeechLanguage, Loading>>(new Map());
/** The requests that wait for the clips of a language: the latest of each ear. */
const waiting = new Map<string, () => void>();

export function hasClips(language: SpeechLanguage): boolean {
  const file = files.value.get(language);
  return offeredVoices.includes(language) && file !== "missing" && file !== "older";
}

/** Returns true if the clips of a language were made for other phrases. */
export function hasOlderClips(language: SpeechLanguage): boolean {
  return files.value.get(language) === "older";
}

/** Returns the clips of a language. Loads them if they are not there yet, and returns undefined until then. */
export function clipsOf(language: SpeechLanguage): ClipFile | undefined {
  const file = files.peek().get(language);
  if (file === undefined) void load(language);
  return typeof file === "object" ? file : undefined;
}

/** Runs `then` when clips have come or turned out to be missing. It replaces what else waited for the same ear. */
export function whenLoaded(ear: string, then: () => void): void {
  waiting.set(ear, then);
}

export function waitNoMore(ear: string): void {
  waiting.delete(ear);
}

async function load(language: SpeechLanguage): Promise<void> {
  put(language, "loading");
  put(language, await fetchClips(language));
  const ready = [...waiting.values()];
  waiting.clear();
  for (const then of ready) then();
}

async function fetchClips(language: SpeechLanguage): Promise<Loading> {
  try {
    const answer = await fetch(`./voice/voice-${language}.bin`);
    if (!answer.ok) return "missing";
    const file = readClipFile(new Uint8Array(await answer.arrayBuffer()));
    return file.mark === markOf(await loadTexts(language)) ? file : "older";
  } catch {
    return "missing";
  }
}

function put(language: SpeechLanguage, file: Loading): void {
  files.value = new Map(files.peek()).set(language, file);
}
