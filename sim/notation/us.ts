/**
 * Reads and writes the notation of US Chess: `40/120,SD/60;d5`, `G/90;+30`. Main times are in minutes, or in hours if
 * they say so, as in `40/2h, SD 1h`; the delay or increment is in seconds. A setting after `;` holds for all periods; a
 * setting after a period holds for that period alone. Announcements put blanks between the periods, `40/120 SD/60 d5`,
 * or a comma before the setting, `40/90, SD/30, +30`. There a setting at the end holds for all periods. `40/120,SD/60
 * d5` is ambiguous, so a setting after only some of the periods is refused.
 */
import type { Control, Period } from "../../firmware/core/control";
import { Method } from "../../firmware/core/words";
import type { Lost, Misread } from "../words/subjects";
import { columnOf, Draft, leadingZero, scaled } from "./draft";
import { beyond, type Notation, type Reading, unless } from "./notation";

const SEGMENT = /(?:(\d+)\/|(?:SD|G)[/ ]?)(\d+)(?: ?(?:(h)(?:ou)?r?s?|m(?:in)?s?)\b)?(?: *(d|\+|inc|i)[/ ]?(\d+))?/diy;
const SEPARATOR = / *,(?! *(?:d|\+|i)) *| +(?=\d+\/|SD|G)/iy;
const SETTING = / *[;,] *(d|\+|inc|i)[/ ]?(\d+)$/diy;
/** Matches wrong separators that people put between two periods, or before a setting. */
const WRONG_SEPARATOR = /(?: *[;:+/|] *| +and +)(?:(?:\d+|SD|G)\/\d|(?:d|\+|inc|i)[/ ]?\d+$)/iy;

interface Setting {
  mark: "+" | "d";
  seconds: string;
  column: number;
}

interface Segment {
  match: RegExpExecArray;
  setting: Setting | undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function settingOf(match: RegExpExecArray, group: number): Setting | undefined {
  const seconds = match[group + 1];
  if (seconds === undefined) return undefined;
  return {
    mark: match[group]?.toLowerCase() === "d" ? "d" : "+",
    seconds,
    column: columnOf(match, group + 1),
  };
}

interface Segments {
  segments: Segment[];
  /** The offset up to which the text was understood. */
  at: number;
  /** True if only blanks separate the periods. */
  isSpaced: boolean;
  refusal: Reading | undefined;
}

function segmentsOf(text: string): Segments {
  const found: Segments = { segments: [], at: 0, isSpaced: false, refusal: undefined };
  for (;;) {
    const match = matchAt(SEGMENT, text, found.at);
    if (match === null) return { ...found, refusal: { column: found.at + 1, rule: "form" } };
    const refusal = leadingZero(match, [1, 2, 5]);
    if (refusal !== undefined) return { ...found, refusal };
    found.segments.push({ match, setting: settingOf(match, 4) });
    found.at = match.index + match[0].length;
    const separator = matchAt(SEPARATOR, text, found.at);
    if (separator === null) return found;
    // Nothing may follow "all the rest of the game".
    if (match[1] === undefined) return { ...found, refusal: { column: found.at + 1, rule: "form" } };
    found.isSpaced = !separator[0].includes(",");
    found.at += separator[0].length;
  }
}

/** Returns the setting after the last of several periods separated by blanks. It holds for all of them. */
function spacedSetting({ segments, isSpaced }: Segments): Setting | undefined {
  const own = segments.filter(({ setting }) => setting !== undefined);
  return isSpaced && own.length === 1 ? segments.at(-1)?.setting : undefined;
}

function misreadAt(text: string, at: number): Misread {
  return matchAt(WRONG_SEPARATOR, text, at) === null ? "form" : "separator";
}

function draftOf(segments: readonly Segment[], common: Setting | undefined): Draft {
  const draft = new Draft();
  segments.forEach(({ match, setting }, i) => {
    if (i > 0) draft.add(":", columnOf(match, 0));
    if (match[1] !== undefined) draft.add(`${match[1]}/`, columnOf(match, 1));
    draft.add(scaled(match[2] ?? "", match[3] ? 3600 : 60), columnOf(match, 2));
    const own = common ?? setting;
    if (own !== undefined && own.seconds !== "0") draft.add(own.mark, own.column).add(own.seconds, own.column);
  });
  return draft;
}

function settingText(period: Period): string {
  if (period.method === Method.Time) return "d0";
  return `${period.method === Method.Delay ? "d" : "+"}${period.valueMs / 1000}`;
}

function writePeriods(periods: readonly Period[]): string {
  const settings = periods.map(settingText);
  const isCommon = settings.every((setting) => setting === settings[0]);
  const segments = periods.map((period, i) => {
    const rest = periods.length === 1 ? "G" : "SD";
    const segment = `${period.moves > 0 ? period.moves : rest}/${period.baseMs / 60000}`;
    return isCommon ? segment : `${segment} ${settings[i]}`;
  });
  return segments.join(",") + (isCommon && settings[0] !== "d0" ? `;${settings[0]}` : "");
}

function lostOf(control: Control): Lost[] {
  const lost = beyond(control, { methods: [Method.Increment, Method.Delay], periods: true, moves: true });
  if (control.white.some((period) => period.baseMs % 60000 !== 0)) lost.push("wholeMinutes");
  if (control.white.slice(0, -1).some((period) => period.moves === 0)) lost.push("unnumbered");
  return lost;
}

export const us: Notation = {
  read(text) {
    const found = segmentsOf(text);
    const { segments, at, refusal } = found;
    if (refusal !== undefined) return refusal;
    const match = matchAt(SETTING, text, at);
    if (match === null && at < text.length) return { column: at + 1, rule: misreadAt(text, at) };
    const zero = match === null ? undefined : leadingZero(match, [2]);
    if (zero !== undefined) return zero;
    const spaced = match === null ? spacedSetting(found) : undefined;
    const common = match === null ? spaced : settingOf(match, 1);
    const own = segments.filter(({ setting }) => setting !== undefined);
    if (spaced === undefined && own.length > 0 && (common !== undefined || own.length < segments.length)) {
      return { column: own[0]?.setting?.column ?? 1, rule: "scope" };
    }
    return draftOf(segments, common).read(text.length + 1);
  },
  write(control) {
    return unless(lostOf(control), () => writePeriods(control.white));
  },
};
