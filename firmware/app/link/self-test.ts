import type { Switch } from "../../../hal/hal";
import type { Scan } from "../../notation/scan";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { isEnd, isWord, takeWhole } from "./scan";

/** The number of contacts that a board may have: those of `Switch`. */
const CONTACTS = 8;
const TONE_MS = 300;
const LOWEST_HZ = 100;
const HIGHEST_HZ = 10000;

/**
 * Answers the words behind `selftest`, by which a computer looks at the parts of the board: a line of the last
 * self-test, the contacts, the lamps of the flags, a tone. Returns an error word if the line is wrong.
 */
export function selfTestAnswer(app: App, scan: Scan): string {
  if (isWord(scan, "contacts")) return isEnd(scan) ? contactsText(app) : "value";
  if (isWord(scan, "lamps")) return lightLamps(app, scan);
  if (isWord(scan, "tone")) return playTone(app, scan);
  const place = takeWhole(scan);
  if (place < 0 || !isEnd(scan) || app.hal.selfTest === undefined) return "value";
  return '{"line":"' + app.hal.selfTest(place) + '"';
}

/** Returns 1 for each contact that is closed, in the order of `Switch`. */
function contactsText(app: App): string {
  let text = '{"contacts":[';
  for (let i: Switch = 0; i < CONTACTS; i++) text += (i > 0 ? "," : "") + (app.hal.contacts.isClosed(i) ? "1" : "0");
  return text + "]";
}

/** Lights the lamps of the flags, until the clock itself changes one of them. */
function lightLamps(app: App, scan: Scan): string {
  const left = takeWhole(scan);
  const right = takeWhole(scan);
  if (!isEnd(scan) || left < 0 || left > 1 || right < 0 || right > 1) return "value";
  if (app.stage === Stage.Running) return "busy";
  app.hal.flags.raise(left === 1, right === 1);
  return '{"lamps":[' + left + "," + right + "]";
}

function playTone(app: App, scan: Scan): string {
  const hz = takeWhole(scan);
  if (!isEnd(scan) || hz < LOWEST_HZ || hz > HIGHEST_HZ) return "value";
  if (app.stage === Stage.Running) return "busy";
  app.hal.buzzer.play([hz, TONE_MS]);
  return '{"tone":' + hz;
}
