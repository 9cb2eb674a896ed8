import type { Scan } from "../../notation/scan";
import { speechList, takeSpeech } from "../keep/speech-settings";
import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { speechOf } from "../model/speech-notes";
import { isEnd, takeWhole } from "./scan";

/** The greatest values of the settings of speech, in the order of `speechList`. The least volume is 1. */
const MOST = [3, 5, 1, 1, 9, 127];
const VOLUME = 4;

/** Returns the settings of speech, in the order of their numbers. */
export function speechAnswer(app: App): string {
  const list = speechList(speechOf(app));
  let text = "";
  for (let i = 0; i < list.length; i++) text += (i > 0 ? "," : '{"speech":[') + list[i];
  return text + "]";
}

/** Performs `speech NUMBER VALUE`. Returns an error word while a clock runs or if the line is wrong. */
export function setSpeech(app: App, scan: Scan): string {
  if (app.stage === Stage.Running) return "busy";
  const speech = speechOf(app);
  const list = speechList(speech);
  const which = takeWhole(scan);
  const value = takeWhole(scan);
  if (!isEnd(scan) || which < 0 || which >= list.length || value < 0 || value > MOST[which]) return "setting";
  if (which === VOLUME && value === 0) return "setting";
  list[which] = value;
  takeSpeech(speech, list);
  if (app.hal.voice !== undefined) app.hal.voice.setVolume(speech.volume);
  app.log.dueKey = SETTINGS;
  return "";
}
