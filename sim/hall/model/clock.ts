/** One clock as the hall sees it, and how it changes. */
import type { Rules } from "../../link/rules";
import type { Hello, State } from "../../link/state";
import { nothingOverdue, type Overdue, overdueAfter } from "./overdue";
import type { Seat } from "./seat";

/**
 * Whether the hall hears the clock:
 * - `opening`: the link has not answered yet
 * - `online`: it answers and reports
 * - `silent`: the link is open, but the clock does not answer
 * - `lost`: the link is gone; its bridge tries to open it again
 * - `stranger`: what answers is no clock of this project
 * - `away`: the bridge itself is gone (only clocks of another computer)
 */
export type Presence = "opening" | "online" | "silent" | "lost" | "stranger" | "away";

/** `BRIDGE-NUMBER`, for example `main-17`: it names the link, not the board of the round, and stays over a restart. */
export type ClockId = string;

/** A bridge's name: small letters and digits, so that it fits into an address and a topic. */
export const bridgeName = /^[a-z][a-z0-9]{0,19}$/;

/** The texts of the display, by the names of its places in docs/scenarios.md. */
export type Screen = Readonly<Record<string, string>>;

/** All that is known of a clock now. Every field but `id` may change. */
export interface ClockView {
  readonly id: ClockId;
  /** Where its link is: `/dev/ttyUSB0`, `tcp://10.0.0.7:7001`, `simulated:3`. */
  readonly address: string;
  readonly presence: Presence;
  /** The board's number in the round, 0 if it has none. */
  readonly number: number;
  /**
   * The names of White and Black: those of the seat with all their letters, else those of the clock; empty if not set.
   */
  readonly players: readonly [white: string, black: string];
  /** Null if nobody has set a round at this clock, or if the clock has other names or another number since. */
  readonly seat: Seat | null;
  /** Kind of board, firmware and lock of the last `hello`. */
  readonly board: string;
  readonly version: string;
  readonly lock: Hello["lock"];
  /** True if the clock obeys the arbiter's commands. */
  readonly acts: boolean;
  /** Null if the clock has not said it. */
  readonly rules: Rules | null;
  /** The state at the last event, as docs/link.md gives it. */
  readonly state: State | null;
  /** The presses that each side lacked when its time for a period ran out. */
  readonly overdue: Overdue;
  /** The display, which always has the newest times. */
  readonly screen: Screen;
  readonly isBatteryLow: boolean;
  /**
   * Counts what arbiters have done to the game, by commands and with the keys, from a number that is new at each start
   * of the bridge. A command that was made from an earlier count is refused.
   */
  readonly revision: number;
  /** How many reports were lost on the link and not found in the clock's journal since. */
  readonly missing: number;
  /** When the bridge last heard of the clock, ms since 1970. */
  readonly heardMs: number;
}

/** The changes of a clock. `screen` holds only the places that changed. */
export type ClockChange = { readonly id: ClockId } & Partial<Omit<ClockView, "id">>;

/** Returns the view after a change. */
export function changed(view: ClockView, change: ClockChange): ClockView {
  const screen = change.screen === undefined ? view.screen : { ...view.screen, ...change.screen };
  return { ...view, ...change, screen };
}

/** Returns one change that does what both do, one after the other. */
export function joined(before: ClockChange | undefined, change: ClockChange): ClockChange {
  if (before === undefined) return change;
  const { screen } = change;
  const screens = before.screen === undefined ? screen : { ...before.screen, ...screen };
  return { ...before, ...change, ...(screens === undefined ? {} : { screen: screens }) };
}

/** Returns a change that carries a new state, with what the sides lack after it. Any other change stays as it is. */
export function withOverdue<Change extends Omit<ClockChange, "id">>(view: ClockView, change: Change): Change {
  if (change.state === undefined || change.state === null) return change;
  const overdue = overdueAfter(view.overdue, view.state, change.state);
  return overdue === view.overdue ? change : { ...change, overdue };
}

/** Returns the view of a clock that nobody has heard yet. */
export function unheardClock(id: ClockId, address: string): ClockView {
  return {
    id,
    address,
    presence: "opening",
    number: 0,
    players: ["", ""],
    seat: null,
    board: "",
    version: "",
    lock: "none",
    acts: false,
    rules: null,
    state: null,
    overdue: nothingOverdue,
    screen: {},
    isBatteryLow: false,
    revision: 0,
    missing: 0,
    heardMs: 0,
  };
}

/** Compares clocks by their board numbers, then by their ids. Clocks without a number come last. */
export function compareNumbers(a: Pick<ClockView, "number" | "id">, b: Pick<ClockView, "number" | "id">): number {
  const left = a.number || Number.MAX_SAFE_INTEGER;
  const right = b.number || Number.MAX_SAFE_INTEGER;
  return left - right || a.id.localeCompare(b.id, "en", { numeric: true });
}

/** Returns the bridge's name in a clock's id. */
export function bridgeOf(id: ClockId): string {
  return id.slice(0, Math.max(id.lastIndexOf("-"), 0));
}
