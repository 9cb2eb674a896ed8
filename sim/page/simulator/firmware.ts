/** Names the functions of the firmware's display, menus and texts that the page's own script calls. */

import { showTick, untilBlinkMs } from "../../../firmware/app/display/face";
import { nextInfo } from "../../../firmware/app/display/face-text";
import { clearPage, put } from "../../../firmware/app/display/regions";
import { vibrateEvent } from "../../../firmware/app/display/vibration";
import { hasGame, putAway, takeUp } from "../../../firmware/app/game/adjourned-games";
import {
  chargeAbsent,
  chargesAbsent,
  noShowTick,
  recordAbsence,
  untilNoShowMs,
} from "../../../firmware/app/game/default-time";
import { givePenalty } from "../../../firmware/app/game/penalties";
import { logCommand } from "../../../firmware/app/link/log-commands";
import { selfTestAnswer } from "../../../firmware/app/link/self-test";
import { correctSupply, supplyAnswer } from "../../../firmware/app/link/supply";
import {
  actOfForm,
  leavePage,
  nextDigit,
  nextField,
  openForm,
  previousField,
  settleForm,
  stepValue,
} from "../../../firmware/app/menu/form";
import { testContact } from "../../../firmware/app/menu/key-test";
import { chooseItem, leaveList, moveInList, openList } from "../../../firmware/app/menu/list";
import { answerByTouch, startTouch } from "../../../firmware/app/speech/feel";
import { addControl, addWords, beginLines } from "../../../firmware/app/text/control-text";
import { wordOf } from "../../../firmware/app/text/text";
import { grantByLaws } from "../../../firmware/laws/penalty";

export const firmware = {
  answerByTouch,
  actOfForm,
  addControl,
  addWords,
  beginLines,
  chargeAbsent,
  chargesAbsent,
  chooseItem,
  clearPage,
  correctSupply,
  givePenalty,
  grantByLaws,
  hasGame,
  leaveList,
  leavePage,
  logCommand,
  moveInList,
  nextDigit,
  nextField,
  nextInfo,
  noShowTick,
  openForm,
  openList,
  previousField,
  put,
  putAway,
  recordAbsence,
  selfTestAnswer,
  settleForm,
  showTick,
  startTouch,
  stepValue,
  supplyAnswer,
  takeUp,
  testContact,
  untilBlinkMs,
  untilNoShowMs,
  vibrateEvent,
  wordOf,
};
