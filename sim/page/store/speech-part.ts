/**
 * Holds speech, which the page loads when somebody turns it on: the firmware's part of it, the voice, and what the page
 * shows of it.
 */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Device, VoiceDeed } from "../clock/device";
import type { Place } from "../clock/places";
import { recall } from "../keep/memory";
import { bringFirmware } from "./late-firmware";

export interface SpeechModule {
  /** The functions of the firmware that the page's own script calls, by their names. */
  readonly firmware: Readonly<Record<string, unknown>>;
  /** The key with which the player at a place asks for the time. */
  readonly AskKey: ComponentType<{ place: Place }>;
  readonly Settings: ComponentType;
  /** The spoken sentences as text. */
  readonly Said: ComponentType;
  /** Lends the voice to a clock that has just begun, as the person has chosen. */
  begin(device: Device): void;
  perform(deed: VoiceDeed, numbers: readonly number[]): void;
}

/** Speech, once it is loaded. */
export const speech = signal<SpeechModule | undefined>(undefined);
/** Whether the clock speaks to anybody. */
export const speaks = signal(false);

/** Loads speech; `loadSpeechWith` sets it, because speech itself imports this module. */
let load: (() => Promise<SpeechModule>) | undefined;

export function loadSpeechWith(loader: () => Promise<SpeechModule>): void {
  load = loader;
}

export async function loadSpeech(): Promise<void> {
  if (speech.value !== undefined) return;
  const loaded = await load?.();
  bringFirmware(loaded?.firmware ?? {});
  speech.value = loaded;
}

/** Loads speech if the clock spoke at the last visit. */
export async function recallSpeech(): Promise<void> {
  if (Number((recall("speech") ?? "0").split(" ")[0]) > 0) await loadSpeech();
}
