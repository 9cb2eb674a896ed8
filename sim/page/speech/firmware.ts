/** Names the functions of the firmware's speech that the page's own script calls. */

import { changeSpeech, speechCount, speechText } from "../../../firmware/app/menu/speech-menu";
import { takeSayings } from "../../../firmware/app/report/report-speech";
import { followCourse, keepsBack, startCourse, untilStepMs } from "../../../firmware/app/speech/course";
import { untilQuestionMs } from "../../../firmware/app/speech/questions";
import { startSpeech, tellChanges } from "../../../firmware/app/speech/speak";

export const firmware = {
  untilStepMs,
  followCourse,
  startCourse,
  keepsBack,
  changeSpeech,
  speechCount,
  speechText,
  startSpeech,
  takeSayings,
  tellChanges,
  untilQuestionMs,
};
