/** Answers the questions of a test to a copy of the tree about the languages of its display. */
import { Region } from "../../firmware/app/model/choices";
import { settingOf } from "../../firmware/app/settings/kept";
import { textIn } from "../../sim/build/data/words";
import { displayCodes, displayLanguages } from "../../sim/words/clock-languages";
import { openDesk } from "../app/desk";

export { displayCodes };

/** Returns the names of all languages in themselves, as the menu shows them. */
export function ownNames(ownName: number): string[] {
  return displayLanguages.map((language) => textIn(language, ownName));
}

/** Returns the left name on the display after `setting 3 VALUE`. */
export function leftNameIn(value: number): string {
  const desk = openDesk({ control: "300" });
  desk.line(`setting 3 ${value}`);
  return settingOf(desk.app, 3) === undefined ? "" : desk.shown(Region.LeftName);
}
