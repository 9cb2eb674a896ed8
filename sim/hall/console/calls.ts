/** Calls the arbiter where a flag falls: a notice that stays until it is seen, words for a screen reader, a sound. */
import { signal } from "@preact/signals";
import type { FlagFall } from "./cells";
import { boardNameOf } from "./naming";
import { hasSound, words } from "./store";

export type Call = FlagFall & { readonly serial: number };

/** The newest first. */
export const calls = signal<readonly Call[]>([]);
/** The text for screen readers. */
export const called = signal("");

let serial = 0;

export function callFalls(falls: readonly FlagFall[]): void {
  if (falls.length === 0) return;
  const fresh = falls.map((fall) => ({ ...fall, serial: ++serial }));
  const isFresh = ({ id, side }: Call) => fresh.some((each) => each.id === id && each.side === side);
  calls.value = [...fresh.toReversed(), ...calls.value.filter((call) => !isFresh(call))];
  called.value = falls.map(callText).join(". ");
  if (hasSound.value) ring();
}

export function callText({ id, side, lacks, isSecond }: FlagFall): string {
  const { calls: w, side: sides } = words.value;
  if (lacks > 0) return w.overdue(boardNameOf(id), sides[side], lacks);
  return (isSecond ? w.second : w.one)(boardNameOf(id), sides[side]);
}

export function dismissCall(seen: number): void {
  calls.value = calls.value.filter((call) => call.serial !== seen);
}

export function dismissAll(): void {
  calls.value = [];
}

let audio: AudioContext | undefined;

/** Lets later sounds be heard. A browser allows that only while a person touches the page. */
export function allowSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    return;
  }
}

/** Sounds twice, a fourth apart, so that nobody takes it for a phone. A browser without sound stays silent. */
export function ring(): void {
  try {
    // A browser may hold sounds back and play them later, when nothing has happened.
    if (audio === undefined) return;
    tone(audio, 660, 0);
    tone(audio, 880, 0.22);
  } catch {
    return;
  }
}

function tone(context: AudioContext, pitchHz: number, afterS: number): void {
  const begin = context.currentTime + afterS;
  const sound = context.createOscillator();
  const volume = context.createGain();
  sound.type = "triangle";
  sound.frequency.value = pitchHz;
  volume.gain.setValueAtTime(0.25, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.2);
  sound.connect(volume).connect(context.destination);
  sound.start(begin);
  sound.stop(begin + 0.21);
}
