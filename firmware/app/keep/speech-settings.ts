import type { Speech } from "../model/speech-state";

/** Returns the settings of speech as numbers, for the block of the settings. The order is permanent. */
export function speechList(speech: Speech): number[] {
  return [speech.ears, speech.tongue, speech.isShort ? 1 : 0, speech.hasHelp ? 1 : 0, speech.volume, speech.alarms];
}

/** Appends the settings of speech to a list. Returns the list. */
export function withSpeech(list: number[], speech: Speech): number[] {
  const own = speechList(speech);
  for (let i = 0; i < own.length; i++) list.push(own[i]);
  return list;
}

/** Applies what `speechList` gave. A version without speech has kept nothing: then nothing changes. */
export function takeSpeech(speech: Speech, list: readonly number[]): void {
  if (list.length < speechList(speech).length) return;
  speech.ears = list[0];
  speech.tongue = list[1];
  speech.isShort = list[2] === 1;
  speech.hasHelp = list[3] === 1;
  speech.volume = list[4];
  speech.alarms = list[5];
}
