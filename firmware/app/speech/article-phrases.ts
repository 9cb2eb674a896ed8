import { hasFallen } from "../../core/clock";
import { divide } from "../../core/divide";
import { Side } from "../../core/words";
import { playedClass } from "../../laws/penalty";
import { isDrawn } from "../display/face-text";
import { BOTH_FLAGS_ARTICLE, lossArticle, settingArticle } from "../game/article";
import { isByClaim } from "../game/ruling";
import type { App } from "../model/app";
import { Phrase, type Tongue } from "../model/phrase";
import { Word } from "../model/word";
import { addNumber } from "./grammar";
import { addWord } from "./sentence";

/**
 * Adds an article of the Laws, letter by letter and number by number: A.5.2 is "A five two". Adds nothing for an empty
 * text.
 */
export function addArticle(list: number[], tongue: Tongue, article: string): void {
  if (article === "") return;
  list.push(Phrase.Article);
  let number = -1;
  for (let rest = article; rest !== ""; rest = rest.slice(1)) {
    const letter = rest.charAt(0);
    const digit = "0123456789".indexOf(letter);
    if (digit >= 0) number = (number < 0 ? 0 : number * 10) + digit;
    else {
      addPart(list, tongue, number);
      number = -1;
      if (letter !== ".") list.push(Phrase.LetterA + divide("AaBbCc".indexOf(letter), 2));
    }
  }
  addPart(list, tongue, number);
}

function addPart(list: number[], tongue: Tongue, number: number): void {
  if (number >= 0) addNumber(list, tongue, number);
}

/** Adds that a side has lost the game by the Laws, or that the opponent may claim it, with the article. */
export function addLoss(list: number[], app: App, tongue: Tongue, lost: Side): void {
  const settings = app.settings;
  const isClaimed = isByClaim(app);
  addWord(list, isClaimed ? Word.NoSide + (Side.White + Side.Black - lost) : Word.NoSide + lost);
  addWord(list, isClaimed ? Word.MayClaim : Word.GameLost);
  const competition = app.facts.features.competition && settings.competition;
  addArticle(list, tongue, lossArticle(settings.edition, playedClass(app.clock, settings.edition), competition));
}

/** Adds that two fallen flags are a draw, where the Laws say so. */
export function addDraw(list: number[], app: App, tongue: Tongue): void {
  if (!hasFallen(app.clock, Side.White) || !hasFallen(app.clock, Side.Black) || !isDrawn(app)) return;
  addWord(list, Word.BothFlags);
  addArticle(list, tongue, BOTH_FLAGS_ARTICLE);
}

/** Adds a warning that the setting of the clock is final by the Laws, late in a fast game. */
export function addSettingWarning(list: number[], app: App, tongue: Tongue): void {
  const settings = app.settings;
  const clock = app.clock;
  const presses = clock.white.presses < clock.black.presses ? clock.white.presses : clock.black.presses;
  const klass = playedClass(clock, settings.edition);
  const article = settingArticle(settings.edition, klass, presses, settings.competition);
  if (article === "") return;
  addWord(list, Word.Warning);
  addArticle(list, tongue, article);
}
