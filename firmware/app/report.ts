import { later } from "../core/integer";
import type { Event, Side } from "../core/words";
import { classOf } from "../laws/class";
import { nameAt } from "../notation/names";
import { printControl } from "../notation/notation";
import type { App } from "./app";
import { REGIONS } from "./choices";
import { stateLine } from "./state";

/** A state line, right after an event. */
export function reportEvent(app: App, event: Event, side: Side, withdrawn: boolean): void {
  const labels = app.labels;
  const control = app.clock.control;
  if (app.labelled !== control) labels.control = printControl(control);
  app.labelled = control;
  labels.klass = classOf(control, app.settings.edition);
  labels.tenths = app.settings.tenths;
  app.hal.link.send(stateLine(app.clock, labels, later(app.clock.atMs, -app.originMs), event, side, withdrawn));
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
  app.hal.link.send('{"at":' + later(nowMs, -app.originMs) + ',"event":"screen","screen":{' + text + "}}");
}

function hasChanged(app: App, region: number): boolean {
  for (let i = 0; i < app.changed.length; i++) if (app.changed[i] === region) return true;
  return false;
}
