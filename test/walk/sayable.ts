/** Checks that all that a clock shows or is asked can be said in every language. */
import type { App } from "../../firmware/app/model/app";
import { Stage } from "../../firmware/app/model/choices";
import { speechOf } from "../../firmware/app/model/speech-notes";
import { sideOfEar } from "../../firmware/app/speech/asker";
import { addEverything } from "../../firmware/app/speech/game-phrases";
import { addHelp } from "../../firmware/app/speech/help";
import { describe as describePlace } from "../../firmware/app/speech/place-phrases";
import { phraseTexts } from "../../sim/voice/phrases";
import { SPEECH_LANGUAGES } from "../../sim/words/clock-languages";

export const texts = SPEECH_LANGUAGES.map(phraseTexts);
/** The phrases that were asked for so far. */
export const used = new Set<number>();

/** Returns what cannot be said of the place where the clock is, or undefined. */
export function unsayable(app: App): string | undefined {
  const speech = speechOf(app);
  const { ears, tongue: own } = speech;
  speech.ears = 3;
  let fault: string | undefined;
  for (const tongue of SPEECH_LANGUAGES.keys()) {
    speech.tongue = tongue;
    for (const ear of [0, 1]) fault ??= faultOfEar(app, ear, texts[tongue] ?? new Map());
  }
  speech.tongue = own;
  // A walker with speech would pass over closed items, and hold keys for longer: it would come to fewer places.
  speech.ears = ears;
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
  for (const list of [now.heading, now.label, now.value, now.digit, now.memo, more]) {
    for (const phrase of list) {
      used.add(phrase);
      if (!known.has(phrase)) return `phrase ${phrase} has no text`;
    }
  }
  return undefined;
}
