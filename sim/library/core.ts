/**
 * `flagfall/core`: a chess clock without a screen, for servers, user interfaces and apps. docs/core.md shows examples.
 *
 * - Times are whole milliseconds. Instants come from {@link instantOf}; nothing here reads the time itself.
 * - A press carries the instant at which it happened, and may be handled later.
 * - Only {@link instantOf} throws. An input that the clock refuses returns `false`, changes nothing, and is reported
 *   as `Event.Ignored`. A text or a list that cannot be read gives `undefined`.
 * - Numbers in brackets are articles of the FIDE Laws of Chess; [2001 …] is an article of that edition.
 *
 * @packageDocumentation
 */
export { undo } from "../../firmware/core/acts";
export { adjourn, changeControl, grantGuideline, guidelineControl, restore } from "../../firmware/core/change";
export {
  type Act,
  type Clock,
  hasFallen,
  type Notice,
  otherSide,
  periodOf,
  remaining,
  running,
  type SideState,
  sideOf,
} from "../../firmware/core/clock";
export { type Control, type Period, periodAt, periodsOf, TIME_MAX_MS } from "../../firmware/core/control";
export { correct } from "../../firmware/core/correct";
export { isRising, nextChangeMs, shown, shownTime } from "../../firmware/core/face";
export { finish, pause, press, resume, start } from "../../firmware/core/game";
export { later, span } from "../../firmware/core/integer";
export { createClock } from "../../firmware/core/new-clock";
export { loadClock, saveClock, savedControl } from "../../firmware/core/snapshot";
export { advance } from "../../firmware/core/time";
export {
  Class,
  Event,
  Field,
  Flag,
  Method,
  Mode,
  OnFlag,
  Penalty,
  Policy,
  Side,
  SideField,
} from "../../firmware/core/words";
export { classOf } from "../../firmware/laws/class";
export { Edition } from "../../firmware/laws/edition";
export { defaultTimeMin, flagIsSilent, opponentMin } from "../../firmware/laws/laws";
export {
  isQuickplayClaimOpen,
  MINUTES_BY_TABLE,
  minutesByTable,
  penalize,
  playedClass,
  type Sentence,
} from "../../firmware/laws/penalty";
export { articleOf } from "../../firmware/laws/table/articles";
export { type Parsed, parseControl, printControl } from "../../firmware/notation/notation";
export { Rule } from "../../firmware/notation/scan";
export type { NotationFault, Reading, Writing } from "../notation/notation";
export type { MethodName } from "../words/method-names";
export type { Lost, Misread } from "../words/subjects";
export { instantOf } from "./instants";
export { nameOf } from "./names";
export { type NotationName, readControl, writeControl } from "./notations";
