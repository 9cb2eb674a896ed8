import type { Control } from "../../core/control";
import { divide } from "../../core/divide";
import { later } from "../../core/integer";
import { PACKED_AT, packClock, unpackClock } from "../../core/pack";
import { stateList } from "../../core/state-list";
import { Event, Side } from "../../core/words";
import { nameAt } from "../../notation/names";
import type { App } from "../model/app";
import { REGIONS } from "../model/choices";
import type { Telling } from "../model/report-state";
import { STATE } from "./answers";
import { isLabelled, labelState } from "./labels";
import { nextReport } from "./pending-events";
import { takeSayings } from "./report-speech";
import { stateLine } from "./state-line";

/**
 * Answers the last line from the computer. `said` is one of these:
 * - a JSON object without its closing brace
 * - `STATE`, to send the clock's state
 * - empty, if the clock has done what the line asks
 * - the word that says why it has not
 */
export function answerLine(app: App, said: string): void {
  const number = app.link.lineNumber;
  const data = said === STATE ? stateText(app, Event.Expect, Side.None, false) : said;
  const isData = data.indexOf("{") === 0;
  if (number >= 0 && !isData) {
    app.link.lastNumber = number;
    app.link.lastAnswer = said;
  }
  let text = (isData ? data + "," : "{") + '"ok":true';
  if (said !== "" && !isData) text = '{"error":"' + said + '"';
  if (number >= 0) text += ',"re":' + number;
  sendLine(app, text + "}");
}

/** Sends a line to the computer, with a checksum in front if the computer sends checksums too. */
function sendLine(app: App, line: string): void {
  const link = app.hal.link;
  if (!app.link.isChecked) {
    link.send(line);
    return;
  }
  const sum = link.sum(line);
  const high = divide(sum, 16);
  link.send("*" + hexDigit(high) + hexDigit(sum - 16 * high) + " " + line);
}

function hexDigit(value: number): string {
  return value < 10 ? "" + value : nameAt("a|b|c|d|e|f", value - 10);
}

/** Returns the state line for the instant right after an event, without its closing brace. */
export function stateText(app: App, event: Event, side: Side, withdrawn: boolean): string {
  if (!isLabelled(app)) labelState(app);
  app.link.labels.tenths = app.settings.tenths;
  return stateLine(app.clock, app.link.labels, later(app.clock.atMs, -app.link.originMs), event, side, withdrawn);
}

/** Reports the events of the handler, each with the state at its instant, and then the display's changes. */
export function reportAll(app: App, nowMs: number): void {
  const tellings = app.link.pending;
  app.link.pending = [];
  for (let i = 0; i < tellings.length; i++) report(app, tellingText(app, tellings[i]), tellings[i].number);
  if (app.link.changed.length > 0) reportScreen(app, nowMs);
}

/** Reports what the clock has said in this handler, and to a new subscriber what it said at power-on. */
export function reportSayings(app: App): void {
  if (!app.link.isListening) return;
  const lines = takeSayings(app);
  for (let i = 0; i < lines.length; i++) report(app, lines[i], nextReport(app));
}

/** Returns the text of an event. Sets the clock back to the instant of the event for a moment. */
function tellingText(app: App, telling: Telling): string {
  const clock = app.clock;
  const control = clock.control;
  const now = packClock(clock, stateList());
  restoreState(app, telling.state, telling.control);
  const text = stateText(app, telling.event, telling.side, telling.withdrawn);
  restoreState(app, now, control);
  return text;
}

function restoreState(app: App, state: number[], control: Control): void {
  const clock = app.clock;
  unpackClock(clock, state, 0);
  clock.atMs = state[PACKED_AT];
  clock.control = control;
}

function report(app: App, text: string, number: number): void {
  sendLine(app, text + ',"seq":' + number + "}");
}

/**
 * Reports what has changed on the display since the last report. The names are in the order of `Region`.
 * The texts need no escaping: none of them has quotes or backslashes.
 */
export function reportScreen(app: App, nowMs: number): void {
  const face = "left|right|leftName|rightName|leftCount|rightCount|leftFlag|rightFlag|leftExtra|rightExtra|";
  const names = face + "bar|middle|status|line|keys|title|row1|row2|row3|row4|row5|row6|hint|caret";
  let text = "";
  for (let region = nextChanged(app, 0); region < REGIONS; region = nextChanged(app, region + 1)) {
    text += (text === "" ? '"' : ',"') + nameAt(names, region) + '":"' + app.display.shown[region] + '"';
  }
  if (text === "") return;
  app.link.changed = [];
  const line = app.link.wantsStates
    ? stateText(app, Event.Expect, Side.None, false)
    : '{"at":' + later(nowMs, -app.link.originMs) + ',"event":"screen","screen":{' + text + "}";
  report(app, line, nextReport(app));
}

/** Returns the first region from `from` on that has changed, or `REGIONS` if none has. */
function nextChanged(app: App, from: number): number {
  const changed = app.link.changed;
  let first: number = REGIONS;
  for (let i = 0; i < changed.length; i++) if (changed[i] >= from && changed[i] < first) first = changed[i];
  return first;
}
