/**
 * Restores the game that the page left, and asks what counts if it was away from a running clock. Loaded only then.
 */
import { signal } from "@preact/signals";
import { type Clock, hasFallen, remaining } from "../../../../firmware/core/clock";
import { shownTime } from "../../../../firmware/core/face";
import { Mode, Side } from "../../../../firmware/core/words";
import { tellClock } from "../../actions/hands";
import { tick } from "../../actions/ticker";
import { bringRestorer, reachedMs, restoreVerb } from "../../clock/device";
import { applyStep } from "../../clock/host";
import { periodFields, ranOn } from "../../clock/ran-on";
import { restoreUnkept } from "../../clock/unkept";
import { exactTime } from "../../control/exact-time";
import { shortTime } from "../../control/labels";
import { forgetLeft, recall } from "../../keep/memory";
import { host } from "../../store/store";
import { words } from "../../store/tongue";
import { type Left, markOf, timesOf } from "../away";
import { closeSheet, opened } from "../phase";
import { lateWords } from "./late-words";

/** A shorter absence, such as a reload, is not worth a question: the time stands as it was, ms. */
const awayMinMs = 1000;
/** A later return is not the same sitting any more, ms. */
const awayMaxMs = 60 * 60_000;

const sides = ["white", "black"] as const;

interface Away {
  side: "white" | "black";
  awayMs: number;
  /** The time of the side when the page went. */
  stoodMs: number;
  /** What a clock that ran on would have left to the side, and the corrections that make it so. */
  ranMs: number;
  corrections: readonly Correction[];
}

/** A field of a side and its value, such as `white.remaining`. */
type Correction = readonly [field: string, value: number];

const away = signal<Away | undefined>(undefined);

function readLeft(): Left | undefined {
  try {
    return JSON.parse(recall("left") ?? "") as Left;
  } catch {
    return undefined;
  }
}

/**
 * Restores what the page knew of the game that it left, if the clock came back with it. Opens the question of what
 * counts, if a clock ran meanwhile.
 */
export function comeBack(wallMs: number): void {
  const left = readLeft();
  forgetLeft();
  const now = host.value;
  if (left === undefined || now === undefined || markOf(now, left.side) !== left.mark) return;
  if (left.side !== Side.None && now.device.bench.app.clock.mode !== Mode.Paused) return;
  const stood = timesOf(now);
  const lost = sides.filter((_, n) => stood[n] !== left.timesMs[n]);
  if (lost.length > 0) correct(lost.map((side) => [`${side}.remaining`, left.timesMs[sides.indexOf(side)] ?? 0]));
  bringRestorer(restoreUnkept);
  // Undo then knows the acts of the players, and not the page's own correction.
  applyStep(now, { verb: restoreVerb, atMs: reachedMs(now.device), numbers: [], text: left.unkept });
  tick();
  if (left.side !== Side.None) askAway(left, wallMs - left.wallMs);
}

function askAway({ side: ran, timesMs }: Left, awayMs: number): void {
  const now = host.value;
  if (now === undefined || awayMs < 0 || awayMs > awayMaxMs) return;
  const { clock } = now.device.bench.app;
  const after = ranOn(clock, ran, awayMs);
  if (awayMs < awayMinMs && !hasFallen(after, ran)) return;
  const side = ran === Side.White ? "white" : "black";
  const stoodMs = timesMs[sides.indexOf(side)] ?? 0;
  away.value = { side, awayMs, stoodMs, ranMs: remaining(after, ran), corrections: changesOf(clock, after) };
  opened.value = "away";
}

/** Returns the corrections that make a clock what it would be after it had run on. */
function changesOf(clock: Clock, after: Clock): Correction[] {
  return sides.flatMap((side) => {
    const colour = side === "white" ? Side.White : Side.Black;
    const [stoodMs, ranMs] = [remaining(clock, colour), remaining(after, colour)];
    const times: Correction[] = stoodMs === ranMs ? [] : [[`${side}.remaining`, ranMs]];
    const periods = periodFields(clock, after, colour).map(([field, n]): Correction => [`${side}.${field}`, n]);
    return [...periods, ...times];
  });
}

/** Corrects as the arbiter does. */
function correct(corrections: readonly Correction[]): void {
  tellClock(`correct ${corrections.map(([field, value]) => `${field}=${value}`).join(" ")}`);
}

/** Charges the time away as if the clock had run on. */
function charge({ corrections }: Away): void {
  opened.value = undefined;
  if (corrections.length > 0) correct(corrections);
}

export function Returned() {
  const { side } = words.value;
  const { awayText, awayFlag, awayCharge, awayKeep } = lateWords().elsewhere;
  if (away.value === undefined) return null;
  const asked = away.value;
  const { side: who, awayMs, stoodMs, ranMs } = asked;
  return (
    <>
      <p>{awayText(side[who], shortTime(shownTime(awayMs, false, false)))}</p>
      <div class="answers">
        <button type="button" onClick={() => charge(asked)}>
          {ranMs === 0 ? awayFlag : awayCharge(exactTime(ranMs))}
        </button>
        <button type="button" class="main" onClick={closeSheet}>
          {awayKeep(exactTime(stoodMs))}
        </button>
      </div>
    </>
  );
}
