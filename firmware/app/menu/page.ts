import { shown } from "../../core/face";
import { rowsOf } from "../display/layout";
import { clearPage, put } from "../display/regions";
import { type App, leftSide, rightSide } from "../model/app";
import { Region, Stage } from "../model/choices";
import type { Word } from "../model/word";
import { wordOf } from "../text/text";

/*
 * The page of a menu or form: a title with both times, up to six rows, and what the keys do.
 */

/** Replaces the face with a page. Over another page, only what differs is drawn. */
export function openPage(app: App, stage: Stage): void {
  if (app.stage < Stage.Listing) clearPage(app);
  app.stage = stage;
}

/**
 * Shows the title between the two times. Both times stay in sight at all times; tenths would leave no room between
 * them.
 */
export function putTitle(app: App, name: string): void {
  const left = shown(app.clock, leftSide(app), false);
  put(app, Region.Title, left + name + "  " + shown(app.clock, rightSide(app), false));
}

/** Returns the first item in sight. The rows from `row` on scroll, so that the chosen item is among them. */
export function firstInSight(app: App, row: number, chosen: number): number {
  const rows = rowsOf(app.facts) - row;
  return chosen < rows ? 0 : chosen - rows + 1;
}

/** Shows below the rows what the keys do. An arrow shows whether there are more rows above or below. */
export function putHint(app: App, keys: Word, isMoreAbove: boolean, isMoreBelow: boolean): void {
  const more = isMoreAbove ? (isMoreBelow ? "¦" : "¯") : isMoreBelow ? "¸" : "";
  put(app, Region.Hint, wordOf(app, keys) + (more === "" ? "" : "  " + more));
}

/** Shows row `row` of a page, from 0. */
export function putRow(app: App, row: number, chosen: boolean, text: string): void {
  put(app, Region.Row1 + row, (chosen ? "»" : "") + text);
}
