/**
 * Restores the game that the page left, and asks what counts if it was away from a running clock or the computer slept.
 * Loaded only then.
 */
import { signal } from "@preact/signals";
import { remaining, running } from "../../../../firmware/core/clock";
import { shownTime } from "../../../../firmware/core/face";
import { Mode, Side } from "../../../../firmware/core/words";
import { tellClock } from "../../actions/hands";
import { tick } from "../../actions/ticker";
import { bringRestorer, reachedMs, restoreVerb } from "../../clock/device";
import { applyStep, type Host } from "../../clock/host";
import { correction, type RanOn, ranOn } from "../../clock/ran-on";
import { restoreUnkept } from "../../clock/unkept";
import { exactTime } from "../../control/exact-time";
import { shortTime } from "../../control/labels";
import { forgetLeft, recallAs } from "../../keep/memory";
import { host } from "../../store/store";
import { words } from "../../store/tongue";
import { type Left, markOf, timesOf, unkeptOf } from "../away";
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
  ran: RanOn;
}

const away = signal<Away | undefined>(undefined);

/**
 * Restores what the page knew of the game that it left, if the clock came back with it. Opens the question of what
 * counts, if a clock ran meanwhile.
 */
export function comeBack(wallMs: number): void {
  const left = recallAs("left", undefined, (kept: Left | null) => kept ?? undefined);
  forgetLeft();
  const now = host.value;
  if (left === undefined || now === undefined || markOf(now, left.side) !== left.mark) return;
  if (left.side !== Side.None && now.device.bench.app.clock.mode !== Mode.Paused) return;
  for (const line of correction(timesOf(now), left.times ?? {})) tellClock(line);
  // Undo then knows the acts of the players, and not the page's own correction.
  restore(now, left.unkept);
  if (left.side !== Side.None) askAway(now, left.side, wallMs - left.wallMs);
}

/** Pauses the clock that ran when the computer fell asleep, and opens the question of what counts. */
export function wakeUp(sleptMs: number): void {
  const now = host.value;
  const side = now === undefined ? Side.None : running(now.device.bench.app.clock);
  if (now === undefined || side === Side.None) return;
  tellClock("pause");
  askAway(now, side, Math.round(sleptMs));
}

function restore(now: Host, text: string): void {
  bringRestorer(restoreUnkept);
  applyStep(now, { verb: restoreVerb, atMs: reachedMs(now.device), numbers: [], text });
  tick();
}

function askAway({ device }: Host, ranSide: Side, awayMs: number): void {
  if (awayMs < 0 || awayMs > awayMaxMs) return;
  const { clock } = device.bench.app;
  const ran = ranOn(clock, ranSide, awayMs);
  if (awayMs < awayMinMs && !ran.isFallen) return;
  away.value = { side: sides[ranSide === Side.White ? 0 : 1], awayMs, stoodMs: remaining(clock, ranSide), ran };
  opened.value = "away";
}

/** Makes the clock what it would be if it had run on. In an hourglass the opponent has more, too. */
function charge({ ran: { lines, signs } }: Away): void {
  opened.value = undefined;
  for (const line of lines) tellClock(line);
  const now = host.value;
  if (now !== undefined) restore(now, unkeptOf(now.device.bench.app, Side.None, signs));
}

export function Returned() {
  const { side } = words.value;
  const { awayText, awayFlag, awayCharge, awayKeep } = lateWords().elsewhere;
  if (away.value === undefined) return null;
  const asked = away.value;
  const { side: who, awayMs, stoodMs, ran } = asked;
  return (
    <>
      <p>{awayText(side[who], shortTime(shownTime(awayMs, false, false)))}</p>
      <div class="answers">
        <button type="button" onClick={() => charge(asked)}>
          {ran.isFallen ? awayFlag : awayCharge(exactTime(ran.leftMs))}
        </button>
        <button type="button" class="main" onClick={closeSheet}>
          {awayKeep(exactTime(stoodMs))}
        </button>
      </div>
    </>
  );
}
