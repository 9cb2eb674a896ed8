/** Explains in words what is wrong with a time control. */
import { Rule } from "../../firmware/notation/scan";
import { controlWords } from "../words/control";
import type { Language } from "../words/language";
import { type MethodName, methodNames } from "../words/method-names";
import { methodTexts } from "../words/methods";
import type { Lost, Misread } from "../words/subjects";
import type { NotationFault } from "./notation";
import { withPlainSigns } from "./typed-text";
import { us } from "./us";

/** Returns what the canonical notation demands if a text breaks `rule`. It is one line without a full stop. */
export function ruleWords(rule: Rule, language: Language): string {
  return controlWords(language).rules[rule];
}

/** Returns the explanation for a text in `notation`, whose grammar has its own explanations. */
export function refusalWords(rule: Rule | Misread, notation: string, language: Language): string {
  if (typeof rule === "number") return ruleWords(rule, language);
  const words = controlWords(language);
  if (rule === "separator") return words.separators[notation] ?? "";
  return rule === "form" ? (words.forms[notation] ?? "") : words.misreads[rule];
}

/** Returns where and why `readWritten` refuses a text, by the notation that reads more of it. */
export function typedRefusal(written: string, typed: NotationFault, language: Language) {
  const text = withPlainSigns(written).trim();
  const blanks = written.length - written.trimStart().length;
  const own = us.read?.(text);
  const isOwn = own !== undefined && !("control" in own) && own.column + blanks > typed.column;
  const { column, rule } = isOwn ? { ...own, column: own.column + blanks } : typed;
  // Whoever writes nothing of the device's text learns how times are written, not what that text has.
  const isStrange = column - blanks === 1 || (rule === Rule.End && !/[:;]/.test(text));
  return { column, why: refusalWords(isStrange ? "form" : rule, isOwn ? "us" : "minutes", language) };
}

function isMethod(lost: Lost): lost is MethodName {
  return methodNames.some((name) => name === lost);
}

function isOption(lost: Lost): lost is `;${string}` {
  return lost.startsWith(";");
}

/** Returns in words what a notation cannot express. An option appears as written. */
export function lostWords(lost: Lost, language: Language): string {
  const words = controlWords(language);
  if (isMethod(lost)) return methodTexts(language)[lost].name;
  return isOption(lost) ? lost : words.things[lost];
}
