/** What is wrong with a time control, in words. */
import type { Rule } from "../../firmware/notation/scan";
import { controlWords } from "../words/control";
import type { Language } from "../words/language";
import { type Lost, type MethodName, type Misread, methodNames } from "./notation";

/** What the canonical notation demands where a text breaks `rule`. One line, without a full stop. */
export function ruleWords(rule: Rule, language: Language): string {
  return controlWords(language).rules[rule];
}

/** The same for a text in `notation`, whose grammar has words of its own. */
export function refusalWords(rule: Rule | Misread, notation: string, language: Language): string {
  if (typeof rule === "number") return ruleWords(rule, language);
  const words = controlWords(language);
  if (rule === "separator") return words.separators[notation] ?? "";
  return rule === "form" ? (words.forms[notation] ?? "") : words.misreads[rule];
}

function isMethod(lost: Lost): lost is MethodName {
  return Object.values<string>(methodNames).includes(lost);
}

function isOption(lost: Lost): lost is `;${string}` {
  return lost.startsWith(";");
}

/** What a notation cannot say, in words; an option stands as it is written. */
export function lostWords(lost: Lost, language: Language): string {
  const words = controlWords(language);
  if (isMethod(lost)) return words.methods[lost];
  return isOption(lost) ? lost : words.things[lost];
}
