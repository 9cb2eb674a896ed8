import { shown } from "../../core/face";
import { rowsOf } from "../display/layout";
import { clearPage, put } from "../display/regions";
import { type App, leftSide, rightSide } from "../model/app";
import { Region, Stage } from "../model/choices";
import { Word } from "../model/word";
import { wordOf } from "../text/text";
import { fieldLine } from "./field";
import { itemText } from "./list";

/*
 * Menus and forms: a title with both times, six rows, and what the keys do.
 */

/** Puts a page where the face stood; over another page only what differs is drawn. */
export function openPage(app: App, stage: Stage): void {
  if (app.stage < Stage.Listing) clearPage(app);
  app.stage = stage;
}

/** Both times are seen at all times, at the two ends; tenths would leave no room between them. */
export function putTitle(app: App, name: string): void {
  const left = shown(app.clock, leftSide(app), false);
  put(app, Region.Title, left + name + "  " + shown(app.clock, rightSide(app), false));
}

/**
 * Items or fields in the rows from `row` on, scrolled so that the chosen one is in sight, what the keys do, and whether
 * there are more above and below. A list of nothing, which only one of what is kept can be, says so.
 */
export function putRows(app: App, row: number, count: number, chosen: number): void {
  const rows = rowsOf(app.facts);
  const isList = app.stage === Stage.Listing;
  const first = chosen < rows - row ? 0 : chosen - rows + row + 1;
  let i = first;
  for (let r = row; r < rows; r++) {
    if (i < count) putRow(app, r, i === chosen, isList ? itemText(app, i) : fieldLine(app, i));
    else put(app, Region.Row1 + r, app.facts.features.recovery && count + r === 0 ? wordOf(app, Word.Empty) : "");
    i++;
  }
  const isMore = i < count;
  const more = first > 0 ? (isMore ? "÷" : "¯") : isMore ? "¸" : "";
  put(app, Region.Hint, wordOf(app, isList ? Word.ListHint : Word.FormHint) + (more === "" ? "" : "  " + more));
}

/** Row `row` of a page, from 0. */
export function putRow(app: App, row: number, chosen: boolean, text: string): void {
  put(app, Region.Row1 + row, (chosen ? "»" : "") + text);
}
