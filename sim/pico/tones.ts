/** Checks that a buzzer sounded its patterns. A pattern has pitches in Hz (0 is silence) and lengths in ms. */
import type { Tone } from "./ear";

/** A tone has whole waves, so its length may differ by one wave at each end. */
const wavesMax = 2;

/** A pattern that a board plays, and the instant at which it begins; undefined if that is not known. */
export interface Played {
  readonly pattern: readonly number[];
  readonly atMs: number | undefined;
}

type Expected = Pick<Tone, "periodUs" | "ms">;

/**
 * Returns what in `heard` differs from `patterns`, in their order, or undefined. A pattern ends early if the next one
 * begins or the recording ends. If the next one begins at the same instant, nothing of it sounds.
 */
export function toneFault(patterns: readonly Played[], heard: readonly Tone[]): string | undefined {
  let next = 0;
  for (const [index, { pattern, atMs }] of patterns.entries()) {
    if (atMs !== undefined && patterns[index + 1]?.atMs === atMs) continue;
    for (const [place, tone] of tonesOf(pattern).entries()) {
      const found = heard[next];
      const fit = found === undefined ? "other" : fitOf(tone, found);
      if (fit !== "other") next++;
      if (fit === "whole") continue;
      if (fit === "other" && place === 0 && index < patterns.length - 1) return `pattern ${index} was not heard`;
      break;
    }
  }
  const more = heard[next];
  return more === undefined ? undefined : `${more.periodUs} µs for ${more.ms} ms at ${more.atMs} ms is in no pattern`;
}

function fitOf(tone: Expected, found: Tone): "whole" | "short" | "other" {
  if (Math.abs(found.periodUs - tone.periodUs) > 0.01) return "other";
  const missingUs = (tone.ms - found.ms) * 1000;
  if (Math.abs(missingUs) <= wavesMax * tone.periodUs) return "whole";
  return missingUs > 0 ? "short" : "other";
}

/** The buzzer counts in whole microseconds. Equal tones side by side are one. */
function tonesOf(pattern: readonly number[]): Expected[] {
  const tones: Expected[] = [];
  let isSilent = true;
  for (let i = 0; i < pattern.length; i += 2) {
    const [hz = 0, ms = 0] = pattern.slice(i, i + 2);
    const periodUs = hz === 0 ? 0 : Math.floor(1e6 / hz);
    const last = tones.at(-1);
    if (hz > 0 && !isSilent && last?.periodUs === periodUs) last.ms += ms;
    else if (hz > 0) tones.push({ periodUs, ms });
    isSilent = hz === 0;
  }
  return tones;
}
