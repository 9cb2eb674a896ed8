/** Derives what the console shows of a clock from what the hall knows of it. Pure: it draws and asks nothing. */
import type { SideName, SideState } from "../../link/state";
import { type ClockView, isDown, type Screen } from "../model/clock";
import { readTime } from "../model/shown";

export type Phase = "setup" | "ready" | "running" | "paused" | "fallen" | "finished" | "unknown";

/**
 * `first` fell first, `fallen` fell; `overdue` ran out of time before the moves of its period; `under` is the clock's
 * sign for less than five minutes.
 */
export type Mark = "none" | "first" | "fallen" | "overdue" | "under" | "passed";

export interface SideFacts {
  /** Exactly as the display shows it. */
  readonly time: string;
  /** The shown time; -1 if it shows none. */
  readonly ms: number;
  readonly count: string;
  readonly mark: Mark;
  /** How many presses were missing when the time of a period ran out; 0 for none. */
  readonly lacks: number;
  /** The method and what is left of it, as the display shows it. */
  readonly extra: string;
}

export interface Facts {
  /** The side on the left of the display. */
  readonly left: SideName;
  readonly white: SideFacts;
  readonly black: SideFacts;
  readonly running: SideName | null;
  /** The side whose clock START would start. */
  readonly next: SideName | null;
  readonly phase: Phase;
  /** True if somebody is in a menu, so that the display shows no times. */
  readonly isInMenu: boolean;
  readonly firstFlag: SideName | null;
  readonly isFallen: boolean;
  /** A side ran out of time before the moves of its period. */
  readonly isOverdue: boolean;
  readonly isShort: boolean;
  readonly isNoShow: boolean;
  /** The default time as the clock tells it: the minutes left, or that they are over; empty if it tells nothing. */
  readonly defaultTime: string;
  readonly isHeard: boolean;
  readonly isBatteryLow: boolean;
  readonly period: string;
}

/** From which time on a side is short of it. In a game of five minutes everybody has less than five. */
const shortMs = { standard: 5 * 60_000, rapid: 2 * 60_000, blitz: 30_000 } as const;
/** The names of the sides on a display, in each of its languages. */
const whiteNames: readonly string[] = ["White", "Blancas", "Weiß", "Blancs", "Белые", "Brancas"];
const blackNames: readonly string[] = ["Black", "Negras", "Schwarz", "Noirs", "Черные", "Pretas"];
const defaultTimeLine = /(?:Default time|Tiempo de espera|Wartezeit|Délai de forfait|Ожидание|Tolerância) (.+)$/;

/** Returns the side on the left. A menu shows no names; the side that was there before then stays. */
export function leftOf(screen: Screen, before: SideName): SideName {
  const { leftName = "", rightName = "" } = screen;
  if (whiteNames.includes(leftName) || blackNames.includes(rightName)) return "white";
  if (blackNames.includes(leftName) || whiteNames.includes(rightName)) return "black";
  return before;
}

/** Returns the facts of a clock; `before` is the side that was on the left of its display. */
export function factsOf(view: ClockView, before: SideName = "white"): Facts {
  const { screen, state } = view;
  const left = leftOf(screen, before);
  const isInMenu = (screen.title ?? "") !== "";
  const white = sideOf(screen, left === "white" ? "left" : "right", state?.white, view.overdue.white, isInMenu);
  const black = sideOf(screen, left === "black" ? "left" : "right", state?.black, view.overdue.black, isInMenu);
  const { running, next } = turnOf(view, left, isInMenu);
  const phase = phaseOf(view, running);
  const isOn = phase === "running" || phase === "paused";
  const isFallen = hasFallen(white.mark) || hasFallen(black.mark);
  const limitMs = shortMs[state?.class ?? "standard"];
  const own = running === "black" ? black : white;
  const hasNotMoved = running !== null && presses(state?.[running], own) === 0;
  const defaultTime = defaultTimeLine.exec(screen.line ?? "")?.[1] ?? "";
  return {
    left,
    white,
    black,
    running,
    next,
    phase: isFallen && phase === "running" ? "fallen" : phase,
    isInMenu,
    firstFlag: firstOf(white, black) ?? state?.firstFlag ?? null,
    isFallen,
    isOverdue: white.mark === "overdue" || black.mark === "overdue",
    isShort: isOn && (isUnder(white, limitMs) || isUnder(black, limitMs)),
    isNoShow: defaultTime !== "" || (!isFallen && hasNotMoved),
    defaultTime,
    isHeard: view.presence === "online",
    isBatteryLow: view.isBatteryLow,
    period: screen.middle ?? "",
  };
}

function sideOf(
  screen: Screen,
  at: "left" | "right",
  state: SideState | undefined,
  lacks: number,
  isInMenu: boolean,
): SideFacts {
  const shown = screen[at] ?? "";
  const mark = isInMenu ? markOfState(state) : (marks.get(screen[`${at}Flag`] ?? "") ?? markOfState(state));
  const time = shown === "" || isInMenu ? (state?.shown ?? shown) : shown;
  return {
    time,
    ms: readTime(time),
    count: (isInMenu ? "" : screen[`${at}Count`]) || String(state?.presses ?? ""),
    mark: lacks > 0 && !hasFallen(mark) ? "overdue" : mark,
    lacks,
    extra: screen[`${at}Extra`] ?? "",
  };
}

/** The marks of a display. Any other text is of a firmware that this console does not know. */
const marks: ReadonlyMap<string, Mark> = new Map([
  ["", "none"],
  ["first", "first"],
  ["flag", "fallen"],
  ["passed", "passed"],
  ["<5", "under"],
]);

function markOfState(state: SideState | undefined): Mark {
  if (state === undefined || state.flag === "none") return "none";
  if (state.flag === "blinking") return "first";
  return isDown(state) ? "fallen" : "passed";
}

export function hasFallen(mark: Mark): boolean {
  return mark === "first" || mark === "fallen";
}

/** Returns true for what the arbiter has to see at once. */
export function isCalled(mark: Mark): boolean {
  return hasFallen(mark) || mark === "overdue";
}

function isUnder(side: SideFacts, limitMs: number): boolean {
  return side.ms >= 0 && side.ms < limitMs;
}

function firstOf(white: SideFacts, black: SideFacts): SideName | null {
  if (white.mark === "first") return "white";
  return black.mark === "first" ? "black" : null;
}

function presses(state: SideState | undefined, side: SideFacts): number {
  return state?.presses ?? Number(side.count || "0");
}

function turnOf(view: ClockView, left: SideName, isInMenu: boolean): Pick<Facts, "running" | "next"> {
  const right: SideName = left === "white" ? "black" : "white";
  const { bar = "" } = view.screen;
  const side = bar.includes("left") ? left : bar.includes("right") ? right : null;
  if (isInMenu || side === null) return { running: view.state?.running ?? null, next: null };
  return bar.startsWith("(") ? { running: null, next: side } : { running: side, next: null };
}

/** Returns the phase of the last event. The display decides whether a clock runs, because it is newer. */
function phaseOf({ state, screen }: ClockView, running: SideName | null): Phase {
  if (state === null) return running === null ? "unknown" : "running";
  if (running !== null) return state.mode === "fallen" ? "fallen" : "running";
  if (state.mode === "running" && (screen.bar ?? "") !== "") return "paused";
  return state.mode;
}
