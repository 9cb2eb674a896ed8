import { otherSide } from "../../core/clock";
import { Class, Side } from "../../core/words";
import { competitionMin, losesByClaim } from "../../laws/laws";
import { playedClass } from "../../laws/penalty";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { Word } from "../model/word";
import { nameText, wordOf } from "../text/text";
import { lossArticle } from "./article";

/*
 * Shows that a game is lost under the Laws, with the article. The clock only shows this and decides nothing.
 */

/**
 * Returns the side whose illegal move lost the game; `Side.None` if none.
 * A win that the opponent may claim expires when the opponent presses [1997, 2001 C3].
 */
export function lostSide(app: App): Side {
  const clock = app.clock;
  const lost = clock.lost;
  if (lost === Side.None || app.stage > Stage.Fallen) return Side.None;
  return clock.pressSide === otherSide(lost) && isByClaim(app) ? Side.None : lost;
}

/** Returns a text for the line below the times; empty if the game is not lost. */
export function lostText(app: App): string {
  const lost = lostSide(app);
  return lost === Side.None ? "" : lossText(app, lost, nameText(app, lost));
}

/** Returns a text that `side`, called `name` here, has lost the game, or that the opponent may claim the win. */
export function lossText(app: App, side: Side, name: string): string {
  const article = lossArticle(app.settings.edition, citedClass(app));
  if (isByClaim(app)) return nameText(app, otherSide(side)) + wordOf(app, Word.MayClaim) + article;
  return name + wordOf(app, Word.GameLost) + article;
}

/**
 * Returns the class whose articles hold for the game. Under the Competition Rules, rapid and blitz are played as
 * standard games are.
 */
export function citedClass(app: App): Class {
  const settings = app.settings;
  const klass = playedClass(app.clock, settings.edition);
  if (!app.facts.features.competition || !settings.competition) return klass;
  return competitionMin(settings.edition, klass) > 0 ? Class.Standard : klass;
}

/** Returns true if the opponent of a player who lost by illegal moves has to claim the win. */
export function isByClaim(app: App): boolean {
  return losesByClaim(app.settings.edition, playedClass(app.clock, app.settings.edition));
}
