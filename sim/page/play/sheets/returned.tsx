/** Asks what counts after the page was away from a running clock. Loaded only then. */
import { signal } from "@preact/signals";
import { shownTime } from "../../../../firmware/core/face";
import { Mode } from "../../../../firmware/core/words";
import { tellClock } from "../../actions/hands";
import { exactTime } from "../../control/exact-time";
import { shortTime } from "../../control/labels";
import { recall, remember } from "../../keep/memory";
import { host } from "../../store/store";
import { words } from "../../store/tongue";
import type { Left } from "../away";
import { opened } from "../phase";
import { lateWords } from "./late-words";

/** A shorter absence, such as a reload, is not worth a question: the time stands as it was, ms. */
const awayMinMs = 1000;
/** A later return is not the same sitting any more, ms. */
const awayMaxMs = 60 * 60_000;

interface Away {
  side: "white" | "black";
  awayMs: number;
  /** The time of the side when the page went, and what a clock that ran on would have left. */
  stoodMs: number;
  ranMs: number;
}

const away = signal<Away | undefined>(undefined);

function readLeft(): Left | undefined {
  try {
    return JSON.parse(recall("left") ?? "") as Left;
  } catch {
    return undefined;
  }
}

/** Opens the question of what counts, if the clock came back paused with the game that the page left. */
export function askAway(wallMs: number): void {
  const left = readLeft();
  remember("left", "");
  const clock = host.value?.device.bench.app.clock;
  if (left === undefined || clock === undefined || clock.mode !== Mode.Paused) return;
  const awayMs = wallMs - left.wallMs;
  const isSame = left.board === host.value?.board.name && left.presses === clock.white.presses + clock.black.presses;
  if (!isSame || awayMs < 0 || awayMs > awayMaxMs) return;
  const { side, remainingMs: stoodMs } = left;
  const ranMs = Math.max(0, stoodMs - awayMs);
  if (awayMs < awayMinMs && ranMs > 0) {
    tellClock(`correct ${side}.remaining=${stoodMs}`);
    return;
  }
  away.value = { side, awayMs, stoodMs, ranMs };
  opened.value = "away";
}

/** Sets the side's time by a correction of the arbiter. */
function settleAway(remainingMs: number): void {
  const side = away.value?.side;
  opened.value = undefined;
  if (side !== undefined) tellClock(`correct ${side}.remaining=${remainingMs}`);
}

export function Returned() {
  const { side } = words.value;
  const { awayText, awayFlag, awayCharge, awayKeep } = lateWords().elsewhere;
  if (away.value === undefined) return null;
  const { side: who, awayMs, stoodMs, ranMs } = away.value;
  return (
    <>
      <p>{awayText(side[who], shortTime(shownTime(awayMs, false, false)))}</p>
      <div class="answers">
        <button type="button" onClick={() => settleAway(ranMs)}>
          {ranMs === 0 ? awayFlag : awayCharge(exactTime(ranMs))}
        </button>
        <button type="button" class="main" onClick={() => settleAway(stoodMs)}>
          {awayKeep(exactTime(stoodMs))}
        </button>
      </div>
    </>
  );
}
