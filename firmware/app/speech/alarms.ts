import { hasFallen } from "../../core/clock";

import { Mode } from "../../core/words";
import { rises, shownSeconds } from "../game/shown-seconds";
import { alarmAt } from "../menu/speech-menu";
import type { App } from "../model/app";
import { MARKS_S, type Said, type Speech } from "../model/speech-state";
import { sideOfEar } from "./asker";
import { addSpan } from "./grammar";

/** Adds the mark that the own time has reached since the last handler, if the settings choose it. */
export function addAlarm(list: number[], app: App, speech: Speech, ear: number, said: Said): void {
  const clock = app.clock;
  const side = sideOfEar(app, ear);
  const before = said.leftS;
  const runs = clock.mode === Mode.Running && clock.turn === side && !rises(clock, side) && !hasFallen(clock, side);
  const now = runs ? shownSeconds(clock, side) : 0;
  said.leftS = now;
  if (now === 0 || now >= before) return;
  let reached = -1;
  for (let i = 0; i < MARKS_S.length; i++) {
    if (now <= MARKS_S[i] && before > MARKS_S[i] && alarmAt(speech, i) === 1) reached = i;
  }
  if (reached >= 0) addSpan(list, speech.tongue, MARKS_S[reached], false);
}
