import { hasFallen } from "../../core/clock";
import { divide } from "../../core/divide";
import { Side } from "../../core/words";
import { drawnArticle } from "../display/face-text";
import { closingArticle, lossArticle } from "../game/article";
import { citedClass, isByClaim } from "../game/ruling";
import type { App } from "../model/app";
import type { Language } from "../model/language";
import { Phrase } from "../model/phrase";
import { Word } from "../model/word";
import { addNumber } from "./grammar";
import { addPause, addWord } from "./sentence";

/**
 * Adds an article of the Laws, letter by letter and number by number: A.5.2 is "A five two". Adds nothing for an empty
 * text.
 */
export function addArticle(list: number[], tongue: Language, article: string): void {
  if (article === "") return;
  addPause(list);
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

function addPart(list: number[], tongue: Language, number: number): void {
  if (number >= 0) addNumber(list, tongue, number);
}

/** Adds that a side has lost the game by the Laws, or that the opponent may claim it, with the article. */
export function addLoss(list: number[], app: App, tongue: Language, lost: Side): void {
  const isClaimed = isByClaim(app);
  addWord(list, isClaimed ? Word.NoSide + (Side.White + Side.Black - lost) : Word.NoSide + lost);
  addWord(list, isClaimed ? Word.MayClaim : Word.GameLost);
  addArticle(list, tongue, lossArticle(app.settings.edition, citedClass(app)));
}

/** Adds that two fallen flags are a draw, where the Laws say so. */
export function addDraw(list: number[], app: App, tongue: Language): void {
  if (!hasFallen(app.clock, Side.White) || !hasFallen(app.clock, Side.Black)) return;
  const article = drawnArticle(app);
  if (article === "") return;
  addWord(list, Word.BothFlags);
  addArticle(list, tongue, article);
}

/** Adds a warning that the setting of the clock is final by the Laws, late in a fast game. */
export function addSettingWarning(list: number[], app: App, tongue: Language): void {
  const clock = app.clock;
  const presses = clock.white.presses < clock.black.presses ? clock.white.presses : clock.black.presses;
  const article = closingArticle(app.settings.edition, citedClass(app), presses);
  if (article === "") return;
  addWord(list, Word.Warning);
  addArticle(list, tongue, article);
}
