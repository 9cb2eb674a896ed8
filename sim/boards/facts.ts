/** Derives the facts that the firmware receives about its board from the board's definition. */
import type { Board, Role } from "../../board-defs/board";
import type { Facts } from "../../firmware/app/model/facts";
import type { Features } from "../../firmware/app/model/features";
import { Language } from "../../firmware/app/model/language";
import type { Feature, PartFeature } from "../../firmware/tables/features";
import { featuresIn } from "../../firmware/virtual-features";
import { Switch } from "../../hal/hal";
import { version } from "../../package.json";
import { displayLanguages } from "../words/clock-languages";

export function factsOf(board: Board, language = Language.English): Facts {
  const { name, display, players, batteries, buzzer } = board;
  return {
    name,
    version,
    widthPx: display.widthPx,
    heightPx: display.heightPx,
    leftKey: players === undefined ? -1 : switchOf(players.left),
    rightKey: players === undefined ? -1 : switchOf(players.right),
    lowMv: batteries?.lowMv ?? 0,
    hasBuzzer: buzzer !== undefined,
    language,
    languages: languagesOf(board, language).reduce((sum, each) => sum + 2 ** each, 0),
    features: featuresOf(board.without, partsOf(board)),
  };
}

/** Returns the languages of the display that a board's firmware has, if it begins with the chosen one. */
export function languagesOf({ languages, without }: Board, chosen: Language): readonly Language[] {
  const room = without?.includes("languageChoice") ? 1 : (languages ?? displayLanguages.length);
  const others = displayLanguages.filter((each) => each !== chosen);
  return [chosen, ...others.slice(0, room - 1)].sort((a, b) => a - b);
}

/** Returns whether the buzzer can be softer: the back-end in C and Lua has a PWM for it. Espruino has no room. */
function hasLoudness({ runtime, buzzer }: Board): boolean {
  return runtime === "lua" && buzzer !== undefined;
}

/** Returns the features that the parts of a board give. */
export function partsOf(board: Board): PartFeature[] {
  const has: Readonly<Record<PartFeature, boolean>> = {
    speech: !board.cannot.includes("speech"),
    touch: board.motors !== undefined,
    loudness: hasLoudness(board),
    feltFlag: board.flag.kind === "servo",
    resets: board.runtime === "lua",
    gauge: board.gauge !== undefined,
    selfTest: board.image === "RP2040",
  };
  return (Object.keys(has) as PartFeature[]).filter((part) => has[part]);
}

/** Returns all features of a firmware: those of its parts, and all others except those left out. */
export function featuresOf(without: readonly Feature[] = [], parts: readonly PartFeature[] = []): Features {
  return featuresIn(featureText(without, parts));
}

/** Returns the text that tells a virtual board what its firmware lacks, and what its parts give. */
export function featureText(without: readonly Feature[] = [], parts: readonly PartFeature[] = []): string {
  return [...without.map((feature) => ` -${feature}`), ...parts.map((part) => ` +${part}`)].join("");
}

export function switchOf(role: Role): Switch {
  switch (role) {
    case "menu":
      return Switch.Menu;
    case "start":
      return Switch.Start;
    case "minus":
      return Switch.Minus;
    case "plus":
      return Switch.Plus;
  }
}
