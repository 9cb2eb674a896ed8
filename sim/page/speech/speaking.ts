/** Brings speech to the page, which loads this file when somebody turns speech on. */

import type { SpeechModule } from "../store/speech-part";
import { begin, startChoices } from "./choices";
import { firmware } from "./firmware";
import { perform, prepare, startMouth } from "./mouth";
import { AskKey, Said, Settings } from "./view";
import "../style/speech.css";

/** Starts speech and returns what the page needs of it. */
export function openSpeech(): SpeechModule {
  startMouth();
  startChoices();
  prepare();
  return { firmware, AskKey, Settings, Said, begin, perform };
}
