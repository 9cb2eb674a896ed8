import { type Clock, hasFallen, remaining } from "../../core/clock";
import { shownTime } from "../../core/face";
import { OnFlag, Side } from "../../core/words";
import { classOf } from "../../laws/class";
import { drawArticle } from "../game/article";
import { noShowText } from "../game/default-time";
import { isSounding } from "../game/hearing";
import { programText } from "../game/programs";
import { lostText } from "../game/ruling";
import { type App, leftSide, rightSide } from "../model/app";
import { Memo, Region, Sound, Stage } from "../model/choices";
import { Word } from "../model/word";
import { nameText, wordOf } from "../text/text";
import { infoText, readyLine } from "./info";
import { boxOf } from "./layout";
import { put } from "./regions";

/** Shows the words of the face: names, signs and the line below. They change rarely, and not at a press. */
export function showCaption(app: App): void {
  putBesideKeys(app, Region.LeftName, nameText(app, leftSide(app)));
  putBesideKeys(app, Region.RightName, nameText(app, rightSide(app)));
  const isEmpty = app.stage === Stage.Setup && programText(app, app.programs.chosen) === "";
  putBesideKeys(app, Region.Status, statusText(app, isEmpty));
  if (app.stage !== Stage.Correcting) put(app, Region.Line, lineText(app));
  if (app.stage === Stage.Setup) put(app, Region.Middle, "" + app.programs.chosen);
  if (isEmpty) showNoProgram(app);
}

/** Shows a text, but not in the row in which a correction shows what the keys do. */
export function putBesideKeys(app: App, region: Region, text: string): void {
  if (app.stage !== Stage.Correcting || boxOf(app.facts, region)[1] !== boxOf(app.facts, Region.Keys)[1])
    put(app, region, text);
}

/** Shows dashes instead of times, because the chosen place holds no program. */
function showNoProgram(app: App): void {
  put(app, Region.LeftTime, "-:--:--");
  put(app, Region.RightTime, "-:--:--");
  put(app, Region.LeftExtra, "");
  put(app, Region.RightExtra, "");
}

/** Shows the next page of information in the line below. Both times stay in sight. */
export function nextInfo(app: App): void {
  app.display.info++;
  let text = infoText(app, app.display.info);
  if (text === "") {
    app.display.info = 0;
    text = lineText(app);
  }
  put(app, Region.Line, text);
}

/**
 * Returns the signs: sound, the arbiter's lock, the battery, and a flag that freezes the other clock. An empty program
 * place has no control, so it has no signs that depend on one.
 */
function statusText(app: App, isEmpty: boolean): string {
  const locked = app.settings.lockCode >= 0 && !app.lock.isOpen;
  return (
    (app.facts.features.sounds && (isEmpty ? app.settings.sound === Sound.On : isSounding(app)) ? "µ" : "") +
    (locked ? "§" : "") +
    (app.battery.isLow ? "±" : "") +
    (!isEmpty && app.clock.control.onFlag === OnFlag.Freeze ? "¤" : "")
  );
}

/**
 * Returns the text of the line below the times, which depends on the stage. The stages after `Adjourned`, except
 * `Frozen`, show pages, which have no such line.
 */
function lineText(app: App): string {
  if (app.facts.features.info && app.display.info > 0) return infoText(app, app.display.info);
  const lost = app.facts.features.penalties && app.clock.lost !== Side.None ? lostText(app) : "";
  if (lost !== "") return lost;
  if (app.display.memo !== Memo.None) return wordOf(app, Word.Wait + app.display.memo);
  if (app.game.coloursAsked) return wordOf(app, Word.AskColours);
  if (app.facts.features.noShow && app.game.noShowMin >= 0) return noShowText(app);
  const clock = app.clock;
  if (app.stage <= Stage.Ready) return readyLine(app);
  if (app.stage === Stage.Paused) {
    return tenthsText(clock, leftSide(app)) + " " + wordOf(app, Word.Paused) + " " + tenthsText(clock, rightSide(app));
  }
  if (app.stage <= Stage.Fallen) return fallenText(app);
  return wordOf(app, app.stage === Stage.Frozen ? Word.Fault : Word.GameOver + app.stage - Stage.Finished);
}

/**
 * Returns whose flag fell, or whose fell first if both did. If two flags make a draw, returns that instead [1997, 2001
 * B8]. The clock decides nothing.
 */
function fallenText(app: App): string {
  const clock = app.clock;
  const first = clock.firstFlag;
  if (first === Side.None) return "";
  const both = hasFallen(clock, Side.White) && hasFallen(clock, Side.Black);
  const article = app.facts.features.hints && both ? drawnArticle(app) : "";
  if (article !== "") return wordOf(app, Word.BothFlags) + article;
  return wordOf(app, both ? Word.FirstDown : Word.FlagDown) + nameText(app, first);
}

/** Returns the article by which two fallen flags make a draw. Returns an empty text if they make none. */
export function drawnArticle(app: App): string {
  const edition = app.settings.edition;
  return drawArticle(edition, classOf(app.clock.control, edition));
}

/** Returns a time to the tenth of a second, as a pause keeps it [8.5.3]. */
function tenthsText(clock: Clock, side: Side): string {
  return shownTime(remaining(clock, side), false, true);
}
