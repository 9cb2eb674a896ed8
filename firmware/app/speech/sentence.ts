import { Phrase } from "../model/phrase";
import type { SpeechWord } from "../model/speech-word";
import type { Word } from "../model/word";

/** Appends the phrase that speaks a word of the display. */
export function addWord(list: number[], word: Word | SpeechWord): void {
  list.push(Phrase.Words + word);
}

/** Appends all phrases of another list. */
export function addAll(list: number[], more: readonly number[]): void {
  for (let i = 0; i < more.length; i++) list.push(more[i]);
}

/** Returns true if both lists hold the same numbers in the same order. */
export function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
