/** Announces what the display shows, for users of screen readers. It leaves out the ticking seconds. */
import type { PageWords } from "../../../words/page";
import { nameAt, type Place } from "../../clock/places";
import type { ScreenTexts } from "../../clock/state";
import { speaks, speech } from "../../store/speech-part";
import { frame, isPulled, pastMs, seen, words } from "../../store/store";

/** Returns every text on the display; only its place marks the chosen row. */
export function displayText(screen: ScreenTexts, words: PageWords): string {
  if (isMenu(screen)) return [screen.title, ...rowsOf(screen), screen.hint].filter(isThere).join(". ");
  const side = (place: "left" | "right") =>
    [screen[`${place}Name`], screen[place], screen[`${place}Count`], screen[`${place}Extra`]].filter(isThere).join(" ");
  return [side("left"), side("right"), runsText(screen, words), screen.middle, screen.line].filter(isThere).join(". ");
}

function isMenu(screen: ScreenTexts): boolean {
  return isThere(screen.title);
}

function isThere(text: string | undefined): text is string {
  return text !== undefined && text !== "";
}

function rowsOf(screen: ScreenTexts): string[] {
  return ["row1", "row2", "row3", "row4", "row5", "row6"].map((row) => screen[row] ?? "").filter(isThere);
}

function runsText(screen: ScreenTexts, words: PageWords): string {
  if (screen.bar !== "left" && screen.bar !== "right") return "";
  return words.says.running(whoIs(screen.bar, words));
}

/** Names who sits there in the page's language, which the display's may not be. */
function whoIs(place: Place, words: PageWords): string {
  return seen.value === undefined ? "" : nameAt(seen.value, place, words);
}

/** Returns the part that is important enough to interrupt the user. */
function announcement(screen: ScreenTexts, words: PageWords): string {
  if (isMenu(screen)) {
    const chosen = rowsOf(screen).find((row) => row.startsWith("»"));
    return chosen?.slice(1) ?? screen.title ?? "";
  }
  const flags = (["left", "right"] as const).flatMap((place) =>
    screen[`${place}Flag`] === "first" || screen[`${place}Flag`] === "flag"
      ? [`${whoIs(place, words)}: ${words.journal.events.flag}`]
      : [],
  );
  return [runsText(screen, words), ...flags, screen.line].filter(isThere).join(". ");
}

/** Renders an invisible text that screen readers speak whenever it changes, or what the clock itself says. */
export function Says() {
  frame.value;
  const Said = speech.value?.Said;
  if (speaks.value && Said !== undefined) return <Said />;
  const screen = seen.value?.screen ?? {};
  const text = isPulled.value ? words.value.clock.noPower : announcement(screen, words.value);
  return (
    <p class="hidden" role="status" aria-live="polite" id="says">
      {pastMs.value === undefined ? text : ""}
    </p>
  );
}
