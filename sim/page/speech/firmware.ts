/** Names the functions of the firmware's speech that the page's own script calls. */
import { takeSpeech, withSpeech } from "../../../firmware/app/keep/speech-settings";
import { setSpeech, speechAnswer } from "../../../firmware/app/link/speech-settings";
import { changeSpeech, speechText } from "../../../firmware/app/menu/speech-menu";
import { takeSayings } from "../../../firmware/app/report/report-speech";
import { untilQuestionMs } from "../../../firmware/app/speech/questions";
import { startSpeech, tellChanges } from "../../../firmware/app/speech/speak";

export const firmware = {
  changeSpeech,
  setSpeech,
  speechAnswer,
  speechText,
  startSpeech,
  takeSayings,
  takeSpeech,
  tellChanges,
  untilQuestionMs,
  withSpeech,
};
