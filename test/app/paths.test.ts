/** Checks what an arbiter does by keys on a paused clock: never more than twenty strokes [C.02 5.4.3.8]. */
import { afterAll, describe, expect, it } from "vitest";
import { Stage } from "../../firmware/app/model/choices";
import { Flag, Mode, Side } from "../../firmware/core/words";
import { Edition } from "../../firmware/laws/edition";
import type { Desk } from "./desk";
import { fallenDesk, pausedDesk, steps, strike } from "./strokes";

const STROKES_MAX = 20;

interface State {
  mode: Mode;
  turn: Side;
  /** Both times as the display shows them. */
  times: readonly [string, string];
  counters: readonly [number, number];
  periods: readonly [number, number];
  flags: readonly [Flag, Flag];
}

function stateOf({ app }: Desk): State {
  const { clock } = app;
  const { shown } = app.display;
  const { white, black, mode, turn } = clock;
  return {
    mode,
    turn,
    times: [shown[0] ?? "", shown[1] ?? ""],
    counters: [white.presses, black.presses],
    periods: [white.period, black.period],
    flags: [white.flag, black.flag],
  };
}

interface Path {
  does: string;
  from?: () => Desk;
  keys: string;
  /** The fields of the state that differ afterwards. */
  changes: Partial<State>;
  also?: (desk: Desk) => void;
}

const twoPeriods = (): Desk => pausedDesk("5400+30:1800+30");
/** Returns a clock on which White's time has run for `seconds`. */
const runDesk = (control: string, seconds: number): Desk => {
  const desk = strike(pausedDesk(control, 0), "S");
  desk.wait(1000 * seconds);
  strike(desk, "S");
  desk.strokes = 0;
  return desk;
};

const paths: readonly Path[] = [
  { does: "a correction of White's time", keys: "M S -*19 S S - S!", changes: { times: ["1:12:09", "1:31:10"] } },
  {
    does: "a correction of both times and both counters",
    keys: `M S ${steps(-19)} S + S ${steps(5)} M ${steps(-33)} S ${steps(-4)} S ${steps(7)} M ${steps(22)} M ${steps(21)} S!`,
    changes: { times: ["1:12:25", "0:57:37"], counters: [24, 23] },
  },
  { does: "the side to move", keys: "M S M M M M + S!", changes: { turn: Side.Black } },
  { does: "another period, without its base", keys: "M S M M M M M + S!", changes: { periods: [2, 1] } },
  {
    does: "a delay",
    from: () => pausedDesk("5400d5"),
    keys: "M S M M M M M S S -*3 S!",
    changes: {},
    also: ({ app }) => expect(app.clock.white.delayMs).toBe(2000),
  },
  {
    does: "byo-yomi periods",
    from: () => pausedDesk("5x30"),
    keys: "M S M M M M M - S!",
    changes: {},
    also: ({ app }) => expect(app.clock.white.overtime).toBe(4),
  },
  {
    does: "time for a side whose flag has fallen",
    from: () => fallenDesk("300+1"),
    keys: "M S +*2 S!",
    changes: { mode: Mode.Paused, times: ["0:02:00", "0:05:01"], flags: [Flag.None, Flag.None] },
  },
  {
    does: "whose flag was first",
    from: () => pausedDesk("300"),
    keys: "M S -*9 M M M M M + S!",
    changes: { times: ["0:00:00", "0:04:40"], flags: [Flag.Final, Flag.None] },
    also: ({ app }) => expect(app.clock.firstFlag).toBe(Side.White),
  },
  {
    does: "an illegal move of the last to press",
    keys: "M + S S S!",
    changes: { turn: Side.Black, times: ["1:33:10", "1:30:40"], counters: [2, 1] },
  },
  {
    does: "an illegal move of the other side, three minutes",
    keys: "M + S S + M + S!",
    changes: { times: ["1:31:10", "1:34:10"] },
  },
  { does: "a wrong claim of a draw", keys: "M + S + S S!", changes: { times: ["1:31:10", "1:33:10"] } },
  {
    does: "a claim in a quickplay finish",
    from: () => runDesk("660", 600),
    keys: "M + S +*2 S S!",
    changes: { times: ["0:01:00", "0:13:00"] },
  },
  {
    does: "a press without a move",
    from: () => {
      const desk = twoPeriods();
      desk.app.settings.edition = Edition.Laws2014;
      return desk;
    },
    keys: "M + S +*3 S S!",
    changes: { turn: Side.Black, times: ["1:31:10", "1:30:40"], counters: [2, 1] },
  },
  { does: "five minutes more for White", keys: "M + S +*3 S - M +*4 S!", changes: { times: ["1:36:10", "1:31:10"] } },
  { does: "ten minutes off Black's clock", keys: "M + S - - S M +*9 S!", changes: { times: ["1:31:10", "1:21:10"] } },
  { does: "a warning", keys: "M + S - S S!", changes: {} },
  {
    does: "the last press taken back",
    keys: "M +*2 S S!",
    changes: { turn: Side.Black, times: ["1:31:10", "1:30:40"], counters: [2, 1] },
  },
  {
    does: "the last press taken back, the time charged",
    from: () => {
      const desk = strike(twoPeriods(), "S 20s S");
      desk.strokes = 0;
      return desk;
    },
    keys: "M +*2 S + S!",
    changes: { turn: Side.Black, times: ["1:31:10", "1:30:20"], counters: [2, 1] },
  },
  {
    does: "the start taken back",
    from: () => runDesk("300", 10),
    keys: "M +*2 S S!",
    changes: { mode: Mode.Ready, times: ["0:05:00", "0:05:00"] },
  },
  { does: "an act taken back", keys: "M + S - S S! M +*2 S S!", changes: {} },
  { does: "a press that was forgotten", keys: "M +*3 S S!", changes: { counters: [3, 3] } },
  { does: "the next period for both", keys: "M +*4 S S!", changes: { times: ["2:01:10", "2:01:10"], periods: [2, 2] } },
  {
    does: "the next period for Black",
    keys: "M +*4 S - S!",
    changes: { times: ["1:31:10", "2:01:10"], periods: [1, 2] },
  },
  {
    does: "Guideline III.4",
    from: () => runDesk("660", 600),
    keys: "M +*5 S S!",
    changes: { times: ["0:01:05", "0:13:05"] },
    also: ({ app }) => expect(app.clock.control.white[0]?.valueMs).toBe(5000),
  },
  {
    does: "another control in mid-game",
    keys: "M +*6 S +*9 S S!",
    changes: { periods: [1, 1] },
    also: ({ app }) => {
      expect(app.programs.chosen).toBe(10);
      expect(app.clock.control.white[0]?.valueMs).toBe(2000);
    },
  },
  {
    does: "colours exchanged by name",
    keys: "M +*7 S S!",
    changes: { turn: Side.Black },
    also: (desk) => expect(desk.page()).toMatchObject({ leftName: "Black", rightName: "White" }),
  },
  {
    does: "the game adjourned, a move sealed",
    keys: "M +*8 S M + S!",
    changes: {},
    also: ({ app }) => {
      expect(app.stage).toBe(Stage.Adjourned);
      expect(app.clock.sealed).toBe(Side.White);
    },
  },
  {
    does: "an adjourned game taken up",
    from: () => {
      const desk = strike(twoPeriods(), "M +*8 S S!");
      desk.strokes = 0;
      return desk;
    },
    keys: "M +*9 S S S!",
    changes: {},
    also: ({ app }) => expect([app.stage, app.game.place]).toEqual([Stage.Paused, 0]),
  },
  {
    does: "the default time from now on, 30 min",
    keys: "M -*4 S +*30 S!",
    changes: {},
    also: ({ app }) => expect(app.game.noShowMin).toBe(30),
  },
  { does: "the end of the game", keys: "M -*3 S S!", changes: { mode: Mode.Finished } },
  {
    does: "a new game",
    keys: "M -*2 S S!",
    changes: { mode: Mode.Setup },
    also: ({ app }) => expect(app.stage).toBe(Stage.Setup),
  },
  { does: "sound", keys: "M - S S M!", changes: {}, also: ({ app }) => expect(app.settings.sound).not.toBe(0) },
];

const counts: string[] = [];
afterAll(() => console.log(`strokes from the paused clock\n${counts.join("\n")}`));

describe("every act of the arbiter", () => {
  for (const { does, from = twoPeriods, keys, changes, also } of paths) {
    it(does, () => {
      const desk = from();
      const before = stateOf(desk);
      strike(desk, keys);
      counts.push(`${String(desk.strokes).padStart(4)}  ${does}`);
      expect(desk.strokes).toBeLessThanOrEqual(STROKES_MAX);
      if (desk.app.clock.mode !== Mode.Setup) expect(stateOf(desk)).toEqual({ ...before, ...changes });
      also?.(desk);
    });
  }
});
