/** Types of the clock's lines, as docs/link.md and the fixed outside contracts define them. */

export type SideName = "white" | "black";

/** The state of one side. */
export interface SideState {
  /** In ms, like `delay` and `used`. */
  remaining: number;
  shown: string;
  delay: number;
  overtime: number;
  used: number;
  presses: number;
  period: number;
  flag: "none" | "steady" | "blinking";
}

/** The content of a state line. */
export interface State {
  /** In ms since the clock's power-on. */
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

/** The changes of the display, by the names of its places. */
export interface ScreenReport {
  at: number;
  event: "screen";
  screen: Readonly<Record<string, string>>;
}

/** A line that the clock sends by itself after `subscribe`. */
export type Report = (State | ScreenReport) & { seq?: number };

/** The identity of a clock. */
export interface Hello {
  hello: "flagfall";
  /** The version of the firmware. */
  version: string;
  board: string;
  protocol: number;
  /** True if the arbiter's commands are available. */
  acts: boolean;
  /** The number of pages of its log; 0 if it has none. */
  pages: number;
  lock: "none" | "closed" | "open";
  /** The board's number in the round; 0 if not set. */
  number: number;
  players: readonly [white: string, black: string];
}
