import { span } from "../../core/integer";
import type { App } from "./app";
import { Language } from "./choices";
import { Tongue } from "./phrase";
import { createSpeech, type Outcome, type Speech } from "./speech-state";
import type { Request } from "./touch-state";

/*
 * Notes of the lower rooms for speech. Speech reads them at the end of the handler.
 */

/** Two presses within this time are one question: for the opponent's time. */
export const TWICE_MS = 700;

/** Returns the speech of the app. Only for callers behind the feature `speech`: there it is never undefined. */
export function speechOf(app: App): Speech {
  if (app.speech === undefined) {
    app.speech = createSpeech(tongueOf(app.settings.language), app.link.originMs);
  }
  return app.speech;
}

/** Returns the language in which a clock speaks at first: that of its display. */
function tongueOf(language: Language): Tongue {
  switch (language) {
    case Language.English:
      return Tongue.English;
    case Language.Spanish:
      return Tongue.Spanish;
  }
}

/** Notes how a key ended, if the clock can speak. */
export function noteOutcome(app: App, outcome: Outcome): void {
  speechOf(app).outcome = outcome;
}

/** Notes that the player at a place, 0 for the left, asks for a time. */
export function noteQuestion(app: App, place: number, atMs: number): void {
  const question = speechOf(app).questions[place];
  countPress(question, atMs);
  question.isHeld = true;
}

/** Counts a press of a player who asks, as the first or the second of a question that has no answer yet. */
export function countPress(request: Request, atMs: number): void {
  const isSecond = request.presses === 1 && span(request.atMs, atMs) < TWICE_MS;
  request.presses = isSecond ? 2 : 1;
  request.atMs = atMs;
  request.isAnswered = false;
}
