/** The shape of a clock, for whatever reads it from a network or describes it. */
import { z } from "zod";
import { stateSchema } from "../../link/heard";
import { lawsYears } from "../../link/rules";
import { seatSchema } from "./seat";

const whole = z.int().min(0);

const view = {
  /** Where its link is: `/dev/ttyUSB0`, `tcp://10.0.0.7:7001`, `simulated:3`. */
  address: z.string(),
  /**
   * Whether the hall hears the clock:
   * - `opening`: the link has not answered yet
   * - `online`: it answers and reports
   * - `silent`: the link is open, but the clock does not answer
   * - `lost`: the link is gone; its bridge tries to open it again
   * - `stranger`: what answers is no clock of this project
   * - `away`: the bridge itself is gone (only clocks of another computer)
   */
  presence: z.enum(["opening", "online", "silent", "lost", "stranger", "away"]),
  /** The board's number in the round, 0 if it has none. */
  number: whole,
  /**
   * The names of White and Black: those of the seat with all their letters, else those of the clock; empty if not set.
   */
  players: z.tuple([z.string(), z.string()]),
  /** Null if nobody has set a round at this clock, or if the clock has other names or another number since. */
  seat: seatSchema.nullable(),
  /** Kind of board, firmware and lock of the last `hello`. */
  board: z.string(),
  version: z.string(),
  lock: z.enum(["none", "closed", "open"]),
  /** True if the clock obeys the arbiter's commands. */
  acts: z.boolean(),
  /** Null if the clock has not said it. */
  rules: z.object({ laws: z.enum(lawsYears), competition: z.boolean() }).nullable(),
  /** The state at the last event, as docs/link.md gives it. */
  state: z.nullable(stateSchema),
  /** The presses that each side lacked when its time for a period ran out. */
  overdue: z.object({ white: whole, black: whole }),
  /** The texts of the display, which always has the newest times, by the names of its places in docs/scenarios.md. */
  screen: z.record(z.string(), z.string()),
  isBatteryLow: z.boolean(),
  /**
   * Counts what arbiters have done to the game, by commands and with the keys, from a number that is new at each start
   * of the bridge. A command that was made from an earlier count is refused.
   */
  revision: whole,
  /** How many reports were lost on the link and not found in the clock's journal since. */
  missing: whole,
  /** When the bridge last heard of the clock, ms since 1970. */
  heardMs: whole,
};

export const viewSchema = z.object({ id: z.string(), ...view });

export const changeSchema = z.object(view).partial().extend({ id: z.string() });
