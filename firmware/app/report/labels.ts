import { classOf } from "../../laws/class";
import { printControl } from "../../notation/notation";
import type { App } from "../model/app";

/** Updates the texts for state lines. Needed after a change of the time control or the edition of the Laws. */
export function labelState(app: App): void {
  const control = app.clock.control;
  app.link.labels.control = printControl(control);
  app.link.labels.klass = classOf(control, app.settings.edition);
  app.link.labelled = control;
  app.link.labels.edition = app.settings.edition;
}

export function isLabelled(app: App): boolean {
  return app.link.labelled === app.clock.control && app.link.labels.edition === app.settings.edition;
}
