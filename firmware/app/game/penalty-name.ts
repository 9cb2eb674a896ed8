import { Penalty } from "../../core/words";
import { isPressIllegal } from "../../laws/laws";
import type { App } from "../model/app";
import { Word } from "../model/word";
import { wordOf } from "../text/text";

/** Returns the name of a penalty. If a press without a move counts as an illegal move [7.5.3], the name says so. */
export function penaltyName(app: App, penalty: Penalty): string {
  if (penalty === Penalty.IllegalMove && isPressIllegal(app.settings.edition)) return wordOf(app, Word.IllegalOrNone);
  return wordOf(app, Word.IllegalMove - Penalty.IllegalMove + penalty);
}
