/**
 * Lets the players hear and feel the clock. The firmware decides what sounds when; the players choose what they want.
 */
import { signal } from "@preact/signals";
import { patternOf } from "../../../firmware/app/display/sounds";
import { Tone } from "../../../firmware/app/model/choices";
import { oncePainted } from "../clock/after-paint";
import { recall, remember } from "../keep/memory";
import { playPattern, startPattern } from "./sound";

/** The parts that a player can switch off; `touch` is the vibration of a phone. */
export const signs = ["press", "start", "low", "flag", "touch"] as const;
export type Sign = (typeof signs)[number];

/** The signs that are switched off. */
export const silenced = signal<readonly Sign[]>(recallSilenced());

function recallSilenced(): readonly Sign[] {
  const kept = (recall("signs") ?? "").split(" ");
  return signs.filter((sign) => kept.includes(sign));
}

export function silence(off: readonly Sign[]): void {
  silenced.value = off;
  remember("signs", off.join(" "));
}

export const isSilent = (): boolean => signs.every((sign) => sign === "touch" || silenced.value.includes(sign));

/** As loud as the notes are made, because a phone lies on the table in a room with people. */
const volume = 1;

/** How a phone vibrates: ms on, ms off, and so on. */
const vibrations: Readonly<Record<Exclude<Sign, "touch">, readonly number[]>> = {
  press: [12],
  start: [25],
  low: [30],
  flag: [180, 90, 180],
};

/** Plays a sound of the firmware, if the players want it. */
export function playTone(pattern: readonly number[]): void {
  const notes = pattern.join(" ");
  const tone = tones.find((each) => patternOf(each).join(" ") === notes);
  if (tone !== undefined) give(signOf(tone), pattern);
}

const tones = [Tone.Click, Tone.Tenth, Tone.Last, Tone.Flag, Tone.Period, Tone.Gong, Tone.Battery, Tone.Error] as const;

/** Returns what a sound of the firmware says. A gong ends a turn as a press does, and an error answers a key. */
function signOf(tone: Tone): Exclude<Sign, "touch"> {
  switch (tone) {
    case Tone.Click:
    case Tone.Gong:
    case Tone.Error:
      return "press";
    case Tone.Tenth:
    case Tone.Last:
    case Tone.Battery:
      return "low";
    case Tone.Flag:
    case Tone.Period:
      return "flag";
  }
}

/** Plays the sign of a start. The device has no sound for it. */
export function playEvent(event: string): void {
  if (event === "start" || event === "resume") give("start", startPattern);
}

function give(sign: Exclude<Sign, "touch">, pattern: readonly number[]): void {
  if (silenced.value.includes(sign)) return;
  playPattern(pattern, volume);
  if (!silenced.value.includes("touch")) oncePainted(() => vibrate(sign));
}

/** Vibrates. A call takes a phone 1 ms, so the page first paints what the press has changed. */
function vibrate(sign: Exclude<Sign, "touch">): void {
  if (isTouched()) navigator.vibrate?.([...vibrations[sign]]);
}

/** Returns whether a person has touched the page. Before that a browser refuses to vibrate, and logs it as an error. */
function isTouched(): boolean {
  return navigator.userActivation?.hasBeenActive !== false;
}
