import { Event, Side } from "../core/words";
import { parseControl } from "../notation/notation";
import { Rule, type Scan, take, takeNumber } from "../notation/scan";
import { attend, setUp } from "./act";
import type { App } from "./app";
import { REGIONS, Stage } from "./choices";
import { settle } from "./events";
import { setRemote } from "./programs";
import { reportEvent } from "./report";

/** The settings of `setting NUMBER VALUE`, as docs/link.md lists them. */
const enum LinkSetting {
  BounceMs = 0,
  Edition = 1,
  BlackLeft = 2,
  Language = 3,
  Tenths = 4,
  TakesBack = 5,
}

/**
 * A line from the computer: `hello`, `subscribe`, `state`, `set CONTROL`, `setting NUMBER VALUE`. What is not
 * understood or not possible is answered with an error and changes nothing.
 */
export function receive(app: App, line: string, nowMs: number): void {
  const isAlive = app.stage !== Stage.Frozen;
  attend(app);
  if (isAlive) settle(app, nowMs);
  const fault = obey(app, line, nowMs);
  if (fault !== "") app.hal.link.send('{"error":"' + fault + '"}');
  if (isAlive) settle(app, nowMs);
}

/** What hinders it to obey; empty: nothing. */
function obey(app: App, line: string, nowMs: number): string {
  const link = app.hal.link;
  const setsControl = line.indexOf("set ") === 0;
  if (line === "hello") {
    link.send('{"hello":"flagfall","version":"' + app.facts.version + '","board":"' + app.facts.name + '"}');
  } else if (line === "state") reportEvent(app, Event.Expect, Side.None, false);
  else if (line === "subscribe") subscribe(app);
  else if (!setsControl && line.indexOf("setting ") !== 0) return "line";
  else if (app.settings.lockCode >= 0) return "locked";
  else if (app.stage > Stage.Ready) return "busy";
  else if (setsControl) return setControl(app, line.slice(4), nowMs) ? "" : "control";
  else if (!choose(app, line.slice(4).slice(4))) return "setting";
  return "";
}

/** The whole display is told, then every event and every change. */
function subscribe(app: App): void {
  app.listening = true;
  app.changed = [];
  for (let i = 0; i < REGIONS; i++) app.changed.push(i);
}

function setControl(app: App, text: string, nowMs: number): boolean {
  const parsed = parseControl(text);
  const control = parsed.control;
  if (control === undefined) return false;
  if (app.stage === Stage.Ready) setUp(app, nowMs);
  return setRemote(app, control, nowMs);
}

/** `NUMBER VALUE`; false: there is no such setting, or it cannot have this value. */
function choose(app: App, text: string): boolean {
  const settings = app.settings;
  const scan: Scan = { rest: text, at: 0, rule: Rule.None, leftMs: 0, given: "" };
  const which: LinkSetting = takeNumber(scan);
  take(scan, " ");
  const value = takeNumber(scan);
  const most = which === LinkSetting.BounceMs ? 1000 : which === LinkSetting.Edition ? 4 : 1;
  if (scan.rule !== Rule.None || scan.rest !== "" || value > most || which > LinkSetting.TakesBack) return false;
  app.stale = true;
  if (which === LinkSetting.BounceMs) {
    settings.bounceMs = value;
    for (let i = 0; i < app.contacts.length; i++) app.contacts[i].bounceMs = value;
  } else if (which === LinkSetting.Edition) settings.edition = value;
  else if (which === LinkSetting.BlackLeft) settings.left = Side.White + value;
  else if (which === LinkSetting.Language) settings.language = value;
  else if (which === LinkSetting.Tenths) settings.tenths = value === 1;
  else settings.takesBack = value === 1;
  return true;
}
