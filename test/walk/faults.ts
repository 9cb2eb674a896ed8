/** Checks what must hold after every stroke, whatever the display shows. */

import { boxOf } from "../../firmware/app/display/layout";
import { PROGRAMS, programText } from "../../firmware/app/game/programs";
import { fieldAt } from "../../firmware/app/menu/fields";
import { enteredText } from "../../firmware/app/menu/program-form";
import type { App } from "../../firmware/app/model/app";
import { FieldKind, Form, REGIONS, Region, Stage } from "../../firmware/app/model/choices";
import { Word } from "../../firmware/app/model/word";
import { wordOf } from "../../firmware/app/text/text";
import { PACKED_SAVED, packClock } from "../../firmware/core/pack";
import { parseControl } from "../../firmware/notation/notation";
import { Rule } from "../../firmware/notation/scan";
import { textWidthPx } from "../../sim/build/data/font";

/** The rules that a control can break which has every value within its bounds, and the word for each. */
const reasons: ReadonlyMap<Rule, Word> = new Map([
  [Rule.Base, Word.TooLong],
  [Rule.NoTime, Word.NoTime],
  [Rule.Last, Word.Last],
  [Rule.Alone, Word.Alone],
  [Rule.Repeat, Word.NeedsTime],
]);

/** The hints that forms may show instead of their title. The form of a program shows none. */
const pageHints = [Word.FormHint, Word.ListHint, Word.KeyTestHint, Word.NotNow];

/** Returns what is wrong on the display or in a form, or undefined. */
export function faultOf(app: App): string | undefined {
  return textFault(app) ?? pageFault(app) ?? (app.stage === Stage.Filling ? formFault(app) : undefined);
}

function textFault(app: App): string | undefined {
  for (let region: number = 0; region < REGIONS; region++) {
    const text = app.display.shown[region] ?? "";
    if (/undefined|NaN|\bnull\b|\[object/.test(text)) return `region ${region} shows "${text}"`;
    if (widthFault(app, region, text)) return `region ${region} has no room for "${text}"`;
  }
  return undefined;
}

/** Returns the letters of a text, without digits and names of signs. */
function widthFault(app: App, region: Region, text: string): boolean {
  const isDrawn = [Region.LeftTime, Region.RightTime, Region.LeftFlag, Region.RightFlag, Region.Bar, Region.Caret];
  if (isDrawn.includes(region)) return false;
  const [, , width = 0, height = 0, , size = 1] = boxOf(app.facts, region);
  const inset = region >= Region.Title ? 4 : region === Region.LeftName || region === Region.RightName ? 2 : 0;
  const parts = text.replace(/^»/, "").split("  ");
  // The clear column after the last letter may be cut off.
  const wide = size * (parts.reduce((sum, part) => sum + textWidthPx(part), 0) - 1);
  return height > 0 && text !== "" && wide > width - inset;
}

/** Checks that the page belongs to the stage and that one of its rows, if any, is chosen. */
function pageFault(app: App): string | undefined {
  const { stage } = app;
  const isFace = stage <= Stage.Correcting;
  if (isFace !== (app.display.shown[Region.LeftTime] !== "")) return `stage ${stage} without its page`;
  if (isFace) return undefined;
  const hint = app.display.shown[Region.Hint] ?? "";
  if (!pageHints.some((word) => hint.startsWith(wordOf(app, word)))) return `the keys are said to do "${hint}"`;
  if (stage === Stage.Testing) return undefined;
  const rows = app.display.shown.slice(Region.Row1, Region.Row6 + 1);
  const chosen = rows.filter((row) => row.startsWith("»")).length;
  const isEmpty = stage === Stage.Filling ? app.menu.fieldCount === 0 : rows[0] === wordOf(app, Word.Empty);
  return chosen === (isEmpty ? 0 : 1) ? undefined : `${chosen} rows are chosen`;
}

function formFault(app: App): string | undefined {
  const { field, fieldCount } = app.menu;
  if (fieldCount > 0 && (field < 0 || field >= fieldCount)) return `field ${field} of ${fieldCount}`;
  for (let i = Math.max(0, field - 5); i <= Math.min(field, fieldCount - 1); i++) {
    const { slot, kind, from, max } = fieldAt(app, i);
    const value = app.menu.values[slot] ?? Number.NaN;
    if (!(value >= (kind === FieldKind.Choice ? 0 : from) && value <= max)) return `field ${i} is ${value}`;
  }
  return app.menu.form === Form.Program ? programFault(app) : undefined;
}

/** Checks that an entered control is valid, or breaks a rule about several values and the form says which. */
function programFault(app: App): string | undefined {
  const said = app.display.shown[Region.Row1 + 1] ?? "";
  const isRefused = app.menu.subject !== 0;
  const text = enteredText(app);
  const { rule } = parseControl(text);
  if (text === "" || rule === Rule.None) return isRefused ? `"${text}" is right, but refused: ${said}` : undefined;
  const reason = reasons.get(rule);
  if (reason === undefined) return `"${text}" breaks rule ${rule}, which no values should`;
  return !isRefused || said === wordOf(app, reason) ? undefined : `"${text}" is refused for "${said}", rule ${rule}`;
}

/** Returns which kept program cannot be read, or undefined. */
export function keptFault(app: App): string | undefined {
  for (let n = 1; n <= PROGRAMS; n++) {
    const text = programText(app, n);
    if (text !== "" && parseControl(text).control === undefined) return `program ${n} is "${text}"`;
  }
  return undefined;
}

/** Returns the whole game as text, to check that a refusal changes nothing. */
export function gameOf(app: App): string {
  const { control, actCount, canUndoPress, mode } = app.clock;
  return JSON.stringify([mode, packClock(app.clock, []).slice(0, PACKED_SAVED), control, actCount, canUndoPress]);
}

export function isRefused(app: App): boolean {
  const no = wordOf(app, Word.NotNow);
  return app.display.shown[Region.Hint] === no || app.display.shown[Region.Line] === no;
}
