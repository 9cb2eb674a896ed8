/** What a clock says, as docs/link.md and the fixed outside contracts have it. */

/** The side of a player. */
export type SideName = "white" | "black";

/** What one side has. */
export interface SideState {
  /** ms, as `delay` and `used`. */
  remaining: number;
  shown: string;
  delay: number;
  overtime: number;
  used: number;
  presses: number;
  period: number;
  flag: "none" | "steady" | "blinking";
}

/** A state line. */
export interface State {
  /** ms since the clock's power-on. */
  at: number;
  event: string;
  side: SideName | null;
  mode: "setup" | "ready" | "running" | "paused" | "fallen" | "finished";
  running: SideName | null;
  turn: SideName;
  firstFlag: SideName | null;
  control: string;
  class: "standard" | "rapid" | "blitz" | null;
  white: SideState;
  black: SideState;
  withdrawn?: true;
}

/** What changed on the display, by the names of its places. */
export interface ScreenReport {
  at: number;
  event: "screen";
  screen: Readonly<Record<string, string>>;
}

/** What comes by itself after `subscribe`. */
export type Report = (State | ScreenReport) & { seq?: number };

/** Who a clock is. */
export interface Hello {
  hello: "flagfall";
  /** Of the firmware. */
  version: string;
  board: string;
  protocol: number;
  /** Whether the arbiter's commands are there. */
  acts: boolean;
  /** Of its log; 0: it has none. */
  pages: number;
  lock: "none" | "closed" | "open";
  /** The board's number in the round; 0: not said. */
  number: number;
  players: readonly [white: string, black: string];
}
