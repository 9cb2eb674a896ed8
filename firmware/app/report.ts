import { divide, later } from "../core/integer";
import { Event, Side } from "../core/words";
import { classOf } from "../laws/class";
import { nameAt } from "../notation/names";
import { printControl } from "../notation/notation";
import type { App } from "./app";
import { REGIONS } from "./choices";
import { stateLine } from "./state";

const TOLD_MAX = 999999;

/** A line to the computer, with a check in front where the computer sends them too. */
export function sendLine(app: App, line: string): void {
  const link = app.hal.link;
  if (!app.checked) {
    link.send(line);
    return;
  }
  const sum = link.sum(line);
  const high = divide(sum, 16);
  link.send("*" + hexDigit(high) + hexDigit(sum - 16 * high) + " " + line);
}

function hexDigit(value: number): string {
  return value < 10 ? "" + value : nameAt("a,b,c,d,e,f", value - 10);
}

/** A state line, right after an event; still open at its end. */
export function stateText(app: App, event: Event, side: Side, withdrawn: boolean): string {
  const labels = app.labels;
  const control = app.clock.control;
  if (app.labelled !== control) labels.control = printControl(control);
  app.labelled = control;
  labels.klass = classOf(control, app.settings.edition);
  labels.tenths = app.settings.tenths;
  return stateLine(app.clock, labels, later(app.clock.atMs, -app.originMs), event, side, withdrawn);
}

/** The state, told by itself. */
export function reportEvent(app: App, event: Event, side: Side, withdrawn: boolean): void {
  report(app, stateText(app, event, side, withdrawn));
}

/** Reports are counted, so that a listener sees where one was lost. */
function report(app: App, text: string): void {
  app.toldLines = app.toldLines === TOLD_MAX ? 1 : app.toldLines + 1;
  sendLine(app, text + ',"seq":' + app.toldLines + "}");
}

/**
 * What the display shows that it did not show at the last report; names in the order of `Region`. No text of the device
 * has quotes or backslashes.
 */
export function reportScreen(app: App, nowMs: number): void {
  const face = "left,right,leftName,rightName,leftCount,rightCount,leftFlag,rightFlag,leftExtra,rightExtra,";
  const names = face + "bar,middle,status,line,title,row1,row2,row3,row4,row5,row6,hint,caret";
  let text = "";
  for (let region = 0; region < REGIONS; region++) {
    if (hasChanged(app, region)) {
      text += (text === "" ? '"' : ',"') + nameAt(names, region) + '":"' + app.shown[region] + '"';
    }
  }
  if (text === "") return;
  app.changed = [];
  if (app.wantsStates) reportEvent(app, Event.Expect, Side.None, false);
  else report(app, '{"at":' + later(nowMs, -app.originMs) + ',"event":"screen","screen":{' + text + "}");
}

function hasChanged(app: App, region: number): boolean {
  for (let i = 0; i < app.changed.length; i++) if (app.changed[i] === region) return true;
  return false;
}
