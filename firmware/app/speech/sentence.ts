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

/** Appends a part of a sentence after a pause. An empty part, or an empty sentence before it, needs no pause. */
export function addPart(list: number[], part: readonly number[]): void {
  if (part.length > 0) addPause(list);
  addAll(list, part);
}

/** Appends a pause unless the list is empty or ends with one. */
export function addPause(list: number[]): void {
  if (list.length > 0 && list[list.length - 1] !== Phrase.Pause) list.push(Phrase.Pause);
}

/** Returns a sentence without a pause at its end. */
export function withoutPause(list: number[]): number[] {
  if (list.length === 0 || list[list.length - 1] !== Phrase.Pause) return list;
  const shorter: number[] = [];
  for (let i = 0; i < list.length - 1; i++) shorter.push(list[i]);
  return shorter;
}

/** Returns true if both lists hold the same numbers in the same order. */
export function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
