import { Penalty } from "../../core/words";
import { isPressIllegal } from "../../laws/laws";
import type { App } from "../model/app";
import { Word } from "../model/word";
import { wordOf } from "../text/text";

/** What a penalty is called. Where a press without a move is an illegal one [7.5.3], the name says so. */
export function penaltyName(app: App, penalty: Penalty): string {
  if (penalty === Penalty.IllegalMove && isPressIllegal(app.settings.edition)) return wordOf(app, Word.IllegalOrNone);
  return wordOf(app, Word.IllegalMove - Penalty.IllegalMove + penalty);
}
