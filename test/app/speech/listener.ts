/** A person who hears what the clock says into an ear, and has hands at the keys, but no eyes. */
import { Ear } from "../../../hal/hal";
import { featuresOf } from "../../../sim/boards/facts";
import { textOf } from "../../../sim/voice/phrases";
import { SPEECH_LANGUAGES, type SpeechLanguage } from "../../../sim/words/clock-languages";
import { type Desk, openDesk, type Setting } from "../desk";
import { strike } from "../strokes";

/** A request for a sound of the virtual board: which ear, which language, which phrases. */
interface Saying {
  ear: Ear;
  language: SpeechLanguage;
  phrases: number[];
}

/** A board that has everything, as a desk, with the facts of every other test. */
export function openSpeakingDesk(setting: Setting = {}): Desk {
  return openDesk({
    ...setting,
    facts: { features: featuresOf([], ["speech", "touch", "loudness", "resets"]), ...setting.facts },
  });
}

/** Opens a desk with a motor on each side. */
export function openFeelingDesk(speech = false): Desk {
  return openDesk({ facts: { features: featuresOf([], speech ? ["speech", "touch"] : ["touch"]) } });
}

/** Returns what the board had to say since line `from`. */
export function sayings(desk: Desk, from = 0): Saying[] {
  return desk.lines.slice(from).flatMap((line) => {
    const [, list] = /^{"say":\[([\d,]+)\]}$/.exec(line) ?? [];
    if (list === undefined) return [];
    const [ear = 0, tongue = 0, ...phrases] = list.split(",").map(Number);
    return [{ ear, language: SPEECH_LANGUAGES[tongue] ?? "en", phrases }];
  });
}

export function wordsOf({ language, phrases }: Saying): string {
  return textOf(language, phrases);
}

/** Returns what an ear has heard since line `from`, sentence by sentence. */
export function heard(desk: Desk, ear: Ear.Left | Ear.Right, from = 0): string[] {
  return sayings(desk, from)
    .filter((saying) => saying.ear === ear || saying.ear === Ear.Both)
    .map(wordsOf);
}

/** Turns speech on for both sides as a player without eyes does: MINUS and PLUS are down when the power comes. */
export function wakeSpeech(desk: Desk): void {
  strike(desk, "-_ +_ restart 500ms -^ +^ 100ms");
}

/** Returns what both ears hear in the first `ms` of a game that Black's press has started, after some lines. */
export function heardIn(control: string, ms: number, ...lines: string[]): [left: string[], right: string[]] {
  const desk = openSpeakingDesk();
  for (const line of ["speech 0 3", ...lines, `set ${control}`]) desk.line(line);
  desk.press("black");
  const from = desk.lines.length;
  desk.wait(ms);
  return [heard(desk, Ear.Left, from), heard(desk, Ear.Right, from)];
}
