/** Answers the questions of a test to a copy of the tree about its editions of the Laws. */
import { chooseSetting, settingText } from "../../firmware/app/menu/settings-menu";
import { List } from "../../firmware/app/model/choices";
import { settingsCount } from "../../firmware/app/settings/setting";
import { Class, Penalty } from "../../firmware/core/words";
import { opponentMin } from "../../firmware/laws/laws";
import { editionNames } from "../../firmware/laws/table/years";
import { usualYear } from "../../sim/hall/console/penalty";
import { lawsYears } from "../../sim/link/rules";
import { readControl } from "../../sim/page/control/reading";
import { editions } from "../../sim/scenario/script";
import { openDesk } from "../app/desk";

/** The lists of the host, and the usual edition. */
export const lists = { link: lawsYears, scenario: editions, usual: usualYear };

/** Returns the rows of the Laws in the menu of settings, `times` choices long, from those of a new clock on. */
export function menuRows(times: number): string[] {
  const { app } = openDesk();
  app.menu.list = List.Settings;
  const rowAt = (at: number): string => settingText(app, at);
  const places = Array.from({ length: settingsCount(app) }, (_, at) => at);
  const place = places.find((at) => rowAt(at).startsWith("Laws ")) ?? -1;
  return Array.from({ length: times }, () => {
    const row = rowAt(place);
    chooseSetting(app, place);
    return row;
  });
}

/** Returns the edition that a clock has after `setting 1 VALUE`. */
export function editionByLink(value: number): number {
  const desk = openDesk();
  desk.line(`setting 1 ${value}`);
  return desk.app.settings.edition;
}

/** Returns the minutes for the first illegal move of a standard game. */
export function illegalMoveMin(edition: number): number {
  return opponentMin(edition, Class.Standard, Penalty.IllegalMove, 1);
}

/** Returns the year of an edition, as the texts name it. */
export function nameOf(edition: number): string | undefined {
  return editionNames[edition];
}

/** Returns the class of a control by the Laws of a year. */
export function classIn(year: 2023): string {
  const read = readControl("300", "canonical", year, "en");
  return "understood" in read ? read.understood.klass : "";
}
