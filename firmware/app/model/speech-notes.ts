import type { App } from "./app";
import { Language, TONGUES } from "./language";
import { createSpeech, type Outcome, type Speech } from "./speech-state";

/*
 * Notes of the lower rooms for speech. Speech reads them at the end of the handler.
 */

/** Returns the speech of the app. Only for callers behind the feature `speech`: there it is never undefined. */
export function speechOf(app: App): Speech {
  if (app.speech === undefined) {
    app.speech = createSpeech(tongueOf(app.settings.language), app.link.originMs);
  }
  return app.speech;
}

/**
 * Returns the language in which a clock speaks at first: that of its display, or English if it cannot speak that one.
 */
export function tongueOf(language: number): Language {
  return language < TONGUES ? language : Language.English;
}

/**
 * Returns true while somebody is helped with menus: the clock then passes over items that are closed, and a held key
 * waits for each value. Only for callers behind the feature `speech`.
 */
export function isGuided(app: App): boolean {
  const speech = speechOf(app);
  return speech.ears !== 0 && speech.hasHelp;
}

/** Notes how a key ended, if the clock can speak. */
export function noteOutcome(app: App, outcome: Outcome): void {
  speechOf(app).outcome = outcome;
}
