import { divide } from "../../core/divide";
import { Side } from "../../core/words";
import { NEWEST } from "../../laws/edition";
import type { Scan } from "../../notation/scan";
import { setLeft } from "../game/levers";
import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { lastLanguage } from "../text/languages";
import { isEnd, takeWhole } from "./scan";

/** The settings of `setting NUMBER VALUE`, as docs/link.md lists them. */
const enum LinkSetting {
  BounceMs = 0,
  Edition = 1,
  BlackLeft = 2,
  Language = 3,
  Tenths = 4,
  TakesBack = 5,
  /** In hundredths of a millionth, counted from `TRIM_LEAST`. */
  Trim = 6,
  Competition = 7,
  FiveMinutes = 8,
}

const TRIM_LEAST = -100000;
const TRIM_STEP_PPB = 10;

/** Performs `setting NUMBER VALUE`. Returns an error word while a game is in progress or if the line is wrong. */
export function setOnLine(app: App, scan: Scan): string {
  if (app.stage > Stage.Ready && app.stage !== Stage.Finished) return "busy";
  return choose(app, scan) ? "" : "setting";
}

/** Returns the values of all settings, in the order of their numbers. */
export function settingsText(app: App): string {
  let text = "";
  for (let i = 0; i <= lastOf(app); i++) text += (i > 0 ? "," : '{"settings":[') + numberOf(app, i);
  return text + "]";
}

/** Returns the last setting. A setting that the firmware was built without does not exist. */
function lastOf(app: App): LinkSetting {
  const features = app.facts.features;
  if (features.fiveMinutes) return LinkSetting.FiveMinutes;
  return features.competition ? LinkSetting.Competition : LinkSetting.Trim;
}

function numberOf(app: App, which: LinkSetting): number {
  const settings = app.settings;
  if (which === LinkSetting.BounceMs) return settings.bounceMs;
  if (which === LinkSetting.Edition) return settings.edition;
  if (which === LinkSetting.BlackLeft) return settings.left - Side.White;
  if (which === LinkSetting.Language) return settings.language;
  if (which === LinkSetting.Tenths) return settings.tenths ? 1 : 0;
  if (which === LinkSetting.TakesBack) return settings.takesBack ? 1 : 0;
  if (app.facts.features.competition && which === LinkSetting.Competition) return settings.competition ? 1 : 0;
  if (app.facts.features.fiveMinutes && which === LinkSetting.FiveMinutes) return settings.fiveMinutes ? 1 : 0;
  return divide(settings.trimPpb - TRIM_LEAST * TRIM_STEP_PPB, TRIM_STEP_PPB);
}

/**
 * Reads `NUMBER VALUE` and changes the setting. Returns false if there is no such setting, or if it cannot have this
 * value.
 */
function choose(app: App, scan: Scan): boolean {
  const settings = app.settings;
  const which: LinkSetting = takeWhole(scan);
  const value = takeWhole(scan);
  if (!isEnd(scan) || value < 0 || which > lastOf(app) || value > mostOf(app, which)) return false;
  app.display.needsRedraw = true;
  app.log.dueKey = SETTINGS;
  if (which === LinkSetting.BounceMs) {
    settings.bounceMs = value;
    for (let i = 0; i < app.keys.contacts.length; i++) app.keys.contacts[i].bounceMs = value;
  } else if (which === LinkSetting.Edition) settings.edition = value;
  else if (which === LinkSetting.BlackLeft) setLeft(app, Side.White + value);
  else if (which === LinkSetting.Language) settings.language = value;
  else if (which === LinkSetting.Tenths) settings.tenths = value === 1;
  else if (which === LinkSetting.TakesBack) settings.takesBack = value === 1;
  else if (app.facts.features.competition && which === LinkSetting.Competition) settings.competition = value === 1;
  else if (app.facts.features.fiveMinutes && which === LinkSetting.FiveMinutes) settings.fiveMinutes = value === 1;
  else {
    settings.trimPpb = (value + TRIM_LEAST) * TRIM_STEP_PPB;
    app.hal.time.trim(settings.trimPpb);
  }
  return true;
}

/** Returns the greatest value of a setting, or −1 if there is no such setting. */
function mostOf(app: App, which: LinkSetting): number {
  if (which < 0) return -1;
  if (app.facts.features.languageChoice && which === LinkSetting.Language) return lastLanguage();
  if (which === LinkSetting.Trim) return -2 * TRIM_LEAST;
  return which === LinkSetting.BounceMs ? 1000 : which === LinkSetting.Edition ? NEWEST : 1;
}
