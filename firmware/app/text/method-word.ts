/** GENERATED from firmware/tables/methods.ts by `npm run methods`. Change the table, never this file. */
import type { Method } from "../../core/words";
import { Word } from "../model/word";

/** Returns the word for a method. */
export function methodWord(method: Method): Word {
  return Word.MethodTime + method;
}
