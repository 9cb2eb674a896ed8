/** Every page of menus and forms fits the smallest row of the display, in every language. */
import { describe, expect, test } from "vitest";
import { openForm } from "../../firmware/app/menu/form";
import { openList } from "../../firmware/app/menu/list";
import { Form, List, Region } from "../../firmware/app/model/choices";
import type { Language } from "../../firmware/app/model/language";
import { Penalty } from "../../firmware/core/words";
import { Edition } from "../../firmware/laws/edition";
import { textWidthPx } from "../../sim/build/data/font";
import { displayLanguages } from "../../sim/words/clock-languages";
import type { Desk } from "../app/desk";
import { fallenDesk, pausedDesk, strike } from "../app/strokes";

const ROW_PX = 124;
const LINE_PX = 128;
/** A number of rows that no menu reaches. */
const ITEMS = 31;
const FIELDS = 12;

/** Two spaces push the rest to the right edge, so they may be as narrow as one. */
function widthPx(text: string): number {
  return textWidthPx(text.replace("»", "").replace("  ", " "));
}

/** Returns the texts on the display that are wider than their place. */
function tooWide(desk: Desk): string[] {
  const regions = [Region.Line, ...Array.from({ length: 8 }, (_, i) => Region.Title + i)];
  return regions
    .filter((region) => widthPx(desk.shown(region)) > (region === Region.Line ? LINE_PX : ROW_PX))
    .map((region) => desk.shown(region));
}

/** Opens every page that a menu or form has under its cursor. */
function* pages(desk: Desk): Generator<string[]> {
  for (const list of [List.Arbiter, List.Penalties, List.Programs, List.Games, List.Settings]) {
    openList(desk.app, list);
    for (let i = 0; i < ITEMS; i++) {
      yield tooWide(desk);
      strike(desk, "+");
    }
  }
  for (let form = Form.Correct; form <= Form.Program; form++) {
    for (const subject of form === Form.Penalty ? [1, 2, 3, 4, 5, Penalty.TakeTime] : [1]) {
      openForm(desk.app, form, subject);
      for (let i = 0; i < FIELDS; i++) {
        yield tooWide(desk);
        strike(desk, "+");
        yield tooWide(desk);
        strike(desk, "M");
      }
    }
  }
}

const desks: [string, (language: Language) => Desk][] = [
  ["two periods", (language) => pausedDesk("5400+30:1800+30", 11, { facts: { language } })],
  ["byo-yomi", (language) => pausedDesk("5x30", 11, { facts: { language } })],
  ["a delay", (language) => pausedDesk("36000d5", 11, { facts: { language } })],
  ["under 2:00", (language) => pausedDesk("120", 2, { facts: { language } })],
  ["a fallen flag", (language) => fallenDesk("2x30;flag=freeze", { facts: { language } })],
];

describe.each(displayLanguages)("in language %i", (language) => {
  test.each(desks)("with %s every text fits", (__, open) => {
    for (const edition of [Edition.Laws1997, Edition.Laws2023]) {
      const desk = open(language);
      desk.app.settings.edition = edition;
      desk.app.clock.black.illegal = 2;
      expect([...new Set([...pages(desk)].flat())]).toEqual([]);
    }
  });
});
