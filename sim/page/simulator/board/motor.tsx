/** Shows what a player feels: the pulses of the motor on one side, on a board that has motors. */
import { Pulse } from "../../../../firmware/app/display/vibration";
import type { Place } from "../../clock/places";
import { board, frame, seen, words } from "../../store/store";

/** Returns the pulses of a pattern, as marks from short to long. Lengths of pauses have odd places. */
export function pulseText(pattern: readonly number[]): string {
  const marks = pattern.filter((_, n) => n % 2 === 0).map(markOf);
  return marks.join(" ");
}

function markOf(ms: number): string {
  if (ms < Pulse.Short) return "·";
  if (ms < Pulse.Long) return "•";
  return ms < Pulse.VeryLong ? "▬" : "▬▬";
}

export function Motor({ place }: { place: Place }) {
  frame.value;
  if (board.value.motors === undefined) return null;
  const pulses = pulseText(seen.value?.felt[place] ?? []);
  return (
    <span class={`motor ${place}`} role="img" aria-label={`${words.value.clock.motor[place]}: ${pulses}`}>
      {pulses}
    </span>
  );
}
