/**
 * The words that a board shows only if it has a certain feature: without it, their texts lie nowhere. A word that is
 * not listed here costs Storage on every board. `test/build/data/feature-words.test.ts` finds one that is shown without
 * its feature, and one that should be listed.
 */
import type { Features } from "../../../firmware/app/model/features";
import { Word } from "../../../firmware/app/model/word";

const wordsOf: Partial<Record<keyof Features, readonly Word[]>> = {
  adjournment: [Word.Adjourn, Word.Restore, Word.PutAway, Word.Game, Word.Sealed, Word.Charge, Word.Replaces],
  languageChoice: [Word.SetLanguage, Word.OwnName],
  competition: [Word.SetCompetition],
  fiveMinutes: [Word.SetFiveMinutes],
  guideline: [Word.Guideline],
  hints: [Word.Answered, Word.BothFlags, Word.Forgotten],
  journal: [Word.Journal, Word.PowerCut],
  keyTest: [Word.KeyTest, Word.KeyTestHint, Word.LeftLever, Word.RightLever],
  noShow: [Word.NoShow, Word.NoShowLeft, Word.NoShowOver, Word.Since, Word.Stop],
  recovery: [
    ...[Word.Wait, Word.PowerRecent, Word.PowerExact, Word.PowerPress],
    ...[Word.NoMemory, Word.NewerMemory, Word.MemoryShort, Word.MemoryFault],
  ],
  resets: [Word.Hung, Word.Restarted],
  sounds: [Word.SetSound, Word.SetClick, Word.SoundOff, Word.SoundByControl, Word.SoundOn],
};

/** Returns the words that a board with these features never shows. */
export function unshownWords(features: Features): readonly Word[] {
  const lacking = (Object.keys(wordsOf) as (keyof Features)[]).filter((feature) => !features[feature]);
  return lacking.flatMap((feature) => wordsOf[feature] ?? []);
}
