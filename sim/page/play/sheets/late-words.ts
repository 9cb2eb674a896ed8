/** Reads the texts of the sheets, which are there before the first sheet is shown. */
import type { Place } from "../../clock/places";
import { sheetWords } from "../../store/tongue";

export function lateWords() {
  if (sheetWords.value === undefined) throw new Error("the texts of the sheets are not loaded");
  return sheetWords.value;
}

/** Returns the name of a seat as the halves lie now: the players face each other, or sit side by side. */
export function seatName(place: Place): string {
  const { seats } = lateWords().own;
  const isUpright = window.matchMedia("(orientation: portrait)").matches;
  if (isUpright) return place === "left" ? seats.bottom : seats.top;
  return seats[place];
}
