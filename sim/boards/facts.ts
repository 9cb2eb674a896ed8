/** Derives the facts that the firmware receives about its board from the board's definition. */
import { type Board, type Feature, features, type Role } from "../../board-defs/board";
import type { Facts, Features } from "../../firmware/app/model/facts";
import { Language } from "../../firmware/app/model/language";
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
    features: {
      ...featuresOf(
        board.without,
        !board.cannot.includes("speech"),
        board.motors !== undefined,
        hasLoudness(board),
        board.flag.kind === "servo",
        board.image === "RP2040",
      ),
      resets: board.runtime === "lua",
      gauge: board.gauge !== undefined,
    },
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

/**
 * Returns all features except those left out. Adjournment and the journal need recovery, because nothing is stored
 * without it. The arbiter's acts by a computer need the link. Speech needs a board that can speak.
 */
export function featuresOf(
  without: readonly Feature[] = [],
  speech = false,
  touch = false,
  loudness = false,
  feltFlag = false,
  selfTest = false,
): Features {
  const all: Record<keyof Features, boolean> = {
    languageChoice: true,
    editions: true,
    ownPrograms: true,
    link: true,
    acts: true,
    info: true,
    sounds: true,
    fiveMinutes: true,
    penalties: true,
    competition: true,
    hints: true,
    guideline: true,
    recovery: true,
    adjournment: true,
    noShow: true,
    lock: true,
    keyTest: true,
    journal: true,
    speech,
    touch,
    loudness,
    feltFlag,
    resets: false,
    gauge: false,
    asks: speech || touch,
    selfTest,
    usual: true,
  };
  for (const feature of features) all[feature] = !without.includes(feature);
  all.acts &&= all.link;
  all.loudness &&= all.sounds;
  all.adjournment &&= all.recovery;
  all.journal &&= all.recovery;
  return all;
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
