import type { App } from "./app";
import { Language } from "./choices";
import { Tongue } from "./phrase";
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
