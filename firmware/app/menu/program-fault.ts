import { Rule } from "../../notation/scan";
import type { App } from "../model/app";
import { Word } from "../model/word";
import { seekField } from "./fields";
import { PARTS, Part, Slot, slotOf } from "./program-form";

/**
 * Shows the rule that `text` breaks and moves the cursor to the faulty field. That is the method, the time, or the
 * first move with an increment.
 */
export function showFault(app: App, text: string, column: number, rule: Rule): void {
  const part = rule === Rule.Last || rule === Rule.Alone ? Part.Method : Part.Base;
  let slot = slotOf(0, 0) + part;
  let rest = text;
  for (let i = 1; i < column; i++) {
    const sign = rest.charAt(0);
    rest = rest.slice(1);
    if (sign === ":") slot += PARTS + PARTS;
    if (sign === "B") slot = slotOf(1, 0) + part;
    if (sign === ";") slot = Slot.From;
  }
  app.menu.subject = wordOfRule(rule);
  seekField(app, slot);
}

/** Returns the word for a rule. The bounds of the fields already ensure every other rule. */
function wordOfRule(rule: Rule): Word {
  if (rule === Rule.Base) return Word.TooLong;
  return rule === Rule.NoTime ? Word.NoTime : Word.Last - Rule.Last + rule;
}
