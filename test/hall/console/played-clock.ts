/** Clocks in the middle of a round, as the hall would see them. */
import { timeText } from "../../../sim/hall/console/time-text";
import type { ClockView, Presence, Screen } from "../../../sim/hall/model/clock";
import type { SideName, SideState, State } from "../../../sim/link/state";

export interface Played {
  readonly number: number;
  readonly players?: readonly [string, string];
  readonly whiteMs?: number;
  readonly blackMs?: number;
  readonly presses?: readonly [number, number];
  readonly running?: SideName | null;
  readonly mode?: State["mode"];
  readonly firstFlag?: SideName | null;
  readonly isWhiteRight?: boolean;
  readonly presence?: Presence;
  readonly line?: string;
  readonly lock?: ClockView["lock"];
  readonly isBatteryLow?: boolean;
  readonly missing?: number;
  readonly rules?: ClockView["rules"];
}

function sideState(ms: number, presses: number, isDown: boolean): SideState {
  const flag = isDown ? "blinking" : "none";
  return { remaining: ms, shown: timeText(ms), delay: 0, overtime: 0, used: 0, presses, period: 1, flag };
}

/** Returns the view of a clock; what is not named is a game at move 20 in which White thinks. */
export function playedClock(played: Played): ClockView {
  const { number, presence = "online", lock = "none", isBatteryLow = false, missing = 0 } = played;
  return {
    id: `main-${number}`,
    address: `simulated:${number}`,
    presence,
    number,
    players: played.players ?? [`White ${number}`, `Black ${number}`],
    seat: null,
    board: "pixljsplus",
    version: "0.2.0",
    lock,
    acts: true,
    rules: played.rules ?? null,
    state: stateOf(played),
    screen: screenOf(played),
    isBatteryLow,
    revision: 0,
    overdue: { white: 0, black: 0 },
    missing,
    heardMs: Date.now() - (presence === "online" ? 0 : 95_000),
  };
}

function stateOf(played: Played): State {
  const { whiteMs = 2_461_000, blackMs = 2_350_000, presses = [20, 19], running = "white", firstFlag = null } = played;
  return {
    at: 1000,
    event: "press",
    side: "black",
    mode: played.mode ?? "running",
    running,
    turn: running ?? "white",
    firstFlag,
    control: "5400+30",
    class: "standard",
    white: sideState(whiteMs, presses[0], firstFlag === "white"),
    black: sideState(blackMs, presses[1], firstFlag === "black"),
  };
}

function screenOf(played: Played): Screen {
  const { isWhiteRight = false, firstFlag = null, line = "", isBatteryLow = false, mode = "running" } = played;
  const { white, black, running, turn } = stateOf(played);
  const [left, right] = isWhiteRight ? [black, white] : [white, black];
  const leftSide = isWhiteRight ? "black" : "white";
  const barAt = (side: SideName) => (side === leftSide ? "left" : "right");
  const bar = running === null ? (mode === "paused" || mode === "ready" ? `(${barAt(turn)})` : "") : barAt(running);
  const mark = (side: SideName, ms: number) => (firstFlag === side ? "first" : ms < 300_000 ? "<5" : "");
  return {
    left: left.shown,
    right: right.shown,
    leftName: isWhiteRight ? "Black" : "White",
    rightName: isWhiteRight ? "White" : "Black",
    leftCount: String(left.presses),
    rightCount: String(right.presses),
    leftFlag: mark(leftSide, left.remaining),
    rightFlag: mark(isWhiteRight ? "white" : "black", right.remaining),
    leftExtra: "+30",
    rightExtra: "+30",
    bar,
    middle: "1/1",
    status: isBatteryLow ? "µ±" : "µ",
    line,
    title: "",
  };
}
