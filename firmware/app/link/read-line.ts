import { Reset } from "../../../hal/reset";
import { parseControl } from "../../notation/notation";
import { Rule, type Scan, take } from "../../notation/scan";
import { isCode, WRONG_CODES } from "../game/lock";
import { setRemote } from "../game/programs";
import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";
import { REGIONS, Stage } from "../model/choices";
import { ACT, LOG, STATE } from "../report/answers";
import { startCourse } from "../speech/course";
import { setUp } from "../stage/setup";
import { isEnd, isWord, takeDigit, takeWhole } from "./scan";
import { selfTestAnswer } from "./self-test";
import { setOnLine, setSpeech, setTouch, settingsText, speechAnswer, touchAnswer } from "./settings";
import { correctSupply, supplyAnswer } from "./supply";

/*
 * Reads lines from the computer, as docs/link.md defines them: [checksum] [number] command. The clock answers every
 * command once, with one of these:
 * - a JSON record, which is still without its end here
 * - a plain confirmation that the command is done
 * - a word that says why not; then nothing has changed
 */

const NONE = -1;
const UNREAD = -2;
const NUMBER_MAX = 999999;

/**
 * Returns the answer to a line, or one of the names in answers.ts for the function that handles it next. A command that
 * has the number of the last one is not done again: its answer is repeated.
 */
export function readLine(app: App, scan: Scan, nowMs: number): string {
  app.link.isChecked = take(scan, "*");
  app.link.lineNumber = NONE;
  if (app.link.isChecked && !isRight(app, scan)) return "check";
  app.link.lineNumber = takeCommandNumber(scan);
  if (app.link.lineNumber === UNREAD) return "line";
  const told = tellOnLine(app, scan, nowMs);
  if (told !== "") return told;
  if (app.link.lineNumber >= 0 && app.link.lineNumber === app.link.lastNumber) return app.link.lastAnswer;
  return change(app, scan, nowMs);
}

/** Returns the command's number, `NONE` if it has none, or `UNREAD` if the number is wrong. */
function takeCommandNumber(scan: Scan): number {
  if (!take(scan, "#")) return NONE;
  const number = takeWhole(scan);
  return number < 0 || number > NUMBER_MAX || scan.rule !== Rule.None ? UNREAD : number;
}

/** Returns true if the checksum at the start of the line is right for the rest of the line. */
function isRight(app: App, scan: Scan): boolean {
  const high = takeDigit(scan, 16);
  const low = takeDigit(scan, 16);
  return take(scan, " ") && high * 16 + low === app.hal.link.sum(scan.rest);
}

/** Answers the commands that change nothing on the clock. Returns an empty text for any other command. */
function tellOnLine(app: App, scan: Scan, nowMs: number): string {
  if (scan.rest === "hello") {
    app.link.lastNumber = NONE;
    return helloText(app);
  }
  if (scan.rest === "time") return '{"time":' + nowMs + ',"trim":' + app.settings.trimPpb;
  if (scan.rest === "state") return STATE;
  if (scan.rest === "settings") return settingsText(app);
  if (app.facts.features.speech && scan.rest === "speech") return speechAnswer(app);
  if (app.facts.features.touch && scan.rest === "touch") return touchAnswer(app);
  if (app.facts.features.selfTest && isWord(scan, "selftest")) return selfTestAnswer(app, scan);
  if (app.facts.features.gauge && scan.rest === "battery") return supplyAnswer(app);
  if (!app.facts.features.recovery) return "";
  return scan.rest.indexOf("log") === 0 || scan.rest.indexOf("export") === 0 ? LOG : "";
}

/** Returns true for `import`, the only command about the log or adjourned games that changes something. */
function isImport(scan: Scan): boolean {
  return scan.rest.indexOf("import ") === 0;
}

function importGame(app: App): string {
  if (!app.facts.features.recovery) return "line";
  if (isBusy(app)) return "busy";
  return LOG;
}

function helloText(app: App): string {
  const facts = app.facts;
  const lock = app.settings.lockCode < 0 ? "none" : app.link.isUnlocked ? "open" : "closed";
  return (
    '{"hello":"flagfall","version":"' +
    facts.version +
    '","board":"' +
    facts.name +
    '","protocol":1,"acts":' +
    (facts.features.acts ? "true" : "false") +
    ',"pages":' +
    (facts.features.recovery ? app.hal.store.pages : 0) +
    ',"lock":"' +
    lock +
    '","number":' +
    app.game.tableNumber +
    ',"players":["' +
    (facts.features.acts ? app.game.names[0] + '","' + app.game.names[1] : '","') +
    '"]' +
    (facts.features.resets ? ',"reset":"' + resetText(app) + '"' : "")
  );
}

/** Returns what started the board. */
function resetText(app: App): string {
  const watchdog = app.hal.watchdog;
  const reset = watchdog.reason === undefined ? Reset.Unknown : watchdog.reason();
  if (reset === Reset.Power) return "power";
  if (reset === Reset.Pin) return "pin";
  if (reset === Reset.Watchdog) return "watchdog";
  if (reset === Reset.Fault) return "fault";
  return reset === Reset.Program ? "program" : "unknown";
}

/**
 * Performs the other commands. Subscriptions and the lock come first. All later commands require the lock to be open.
 */
function change(app: App, scan: Scan, nowMs: number): string {
  if (isWord(scan, "subscribe")) return subscribe(app, scan);
  if (isWord(scan, "unlock")) return unlock(app, scan, nowMs);
  if (scan.rest === "lock") {
    app.link.isUnlocked = false;
    return "";
  }
  if (app.stage === Stage.Frozen) return "frozen";
  if (app.settings.lockCode >= 0 && !app.link.isUnlocked) return "locked";
  if (isWord(scan, "lock")) return setLock(app, scan);
  if (isImport(scan)) return importGame(app);
  if (isWord(scan, "setting")) return setOnLine(app, scan);
  if (app.facts.features.speech && isWord(scan, "speech")) return setSpeech(app, scan);
  if (app.facts.features.speech && scan.rest === "course") return startCourse(app, nowMs) ? "" : "busy";
  if (app.facts.features.touch && isWord(scan, "touch")) return setTouch(app, scan);
  if (app.facts.features.gauge && isWord(scan, "battery")) return correctSupply(app, scan, nowMs);
  if (isWord(scan, "set")) return setOnLink(app, scan.rest, nowMs);
  return app.facts.features.acts ? ACT : "line";
}

/**
 * Starts or ends reports to the computer. The clock first reports the whole display, then every event and every change.
 * With `state`, it reports a state line instead of the display.
 */
function subscribe(app: App, scan: Scan): string {
  const isState = isWord(scan, "state");
  const isOff = isWord(scan, "off");
  if (!isEnd(scan)) return "value";
  app.link.isListening = !isOff;
  app.link.wantsStates = isState;
  app.link.reportCount = 0;
  app.link.changed = [];
  for (let i = 0; i < REGIONS && !isOff; i++) app.link.changed.push(i);
  return "";
}

function unlock(app: App, scan: Scan, nowMs: number): string {
  const code = takeCode(scan);
  if (code < 0) return "value";
  if (app.settings.lockCode < 0) return "";
  app.link.isUnlocked = isCode(app, code, nowMs);
  if (app.link.isUnlocked) return "";
  return app.lock.wrongCodes === WRONG_CODES ? "wait" : "code";
}

/** Reads a code of four digits. Returns −1 if the rest of the line is anything else. */
function takeCode(scan: Scan): number {
  let code = 0;
  for (let i = 0; i < 4; i++) {
    const digit = takeDigit(scan, 10);
    if (digit < 0) return -1;
    code = code * 10 + digit;
  }
  return isEnd(scan) ? code : -1;
}

/** Sets a new code, or removes the lock. */
function setLock(app: App, scan: Scan): string {
  const isOff = scan.rest === "off";
  const code = isOff ? NONE : takeCode(scan);
  if (!app.facts.features.lock || (!isOff && code < 0)) return "value";
  if (isBusy(app)) return "busy";
  app.settings.lockCode = code;
  app.link.isUnlocked = code >= 0;
  app.log.dueKey = SETTINGS;
  app.display.needsRedraw = true;
  return "";
}

/** Returns true if a clock runs, or if a menu or form is open at the keys. */
function isBusy(app: App): boolean {
  return app.stage === Stage.Running || app.stage > Stage.Adjourned;
}

/** Sets a control if no game is in progress: before a game, after its end, or once it is adjourned. */
function setOnLink(app: App, text: string, nowMs: number): string {
  const parsed = parseControl(text);
  const control = parsed.control;
  const stage = app.stage;
  if (control === undefined) return "control";
  if (stage > Stage.Ready && stage !== Stage.Finished && stage !== Stage.Adjourned) return "busy";
  if (stage !== Stage.Setup) setUp(app, nowMs);
  setRemote(app, control, nowMs);
  return "";
}
