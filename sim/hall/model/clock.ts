/** One clock as the hall sees it, and how it changes. */
import type { z } from "zod";
import type { SideState } from "../../link/state";
import type { Frozen } from "./frozen";
import { nothingOverdue, overdueAfter } from "./overdue";
import type { viewSchema } from "./shapes";

/** `BRIDGE-NUMBER`, for example `main-17`: it names the link, not the board of the round, and stays over a restart. */
export type ClockId = string;

/** A bridge's name: small letters and digits, so that it fits into an address and a topic. */
export const bridgeName = /^[a-z][a-z0-9]{0,19}$/;

/** All that is known of a clock now. Every field but `id` may change. */
export type ClockView = Frozen<z.infer<typeof viewSchema>>;
export type Presence = ClockView["presence"];
export type Screen = ClockView["screen"];

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

/** Returns true if a side's flag has fallen. The steady sign also shows that a side has passed a time control. */
export function isDown({ flag, remaining }: SideState): boolean {
  return flag === "blinking" || (flag === "steady" && remaining === 0);
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
