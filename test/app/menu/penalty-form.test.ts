/**
 * Penalties by name: the form proposes what the table of the edition says, and the clock applies what the form shows.
 */
import { describe, expect, it } from "vitest";
import { openForm } from "../../../firmware/app/menu/form";
import { Form, Region } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { remaining } from "../../../firmware/core/clock";
import { packClock } from "../../../firmware/core/pack";
import { Penalty, Side } from "../../../firmware/core/words";
import { Edition } from "../../../firmware/laws/edition";
import { MINUTES_BY_TABLE, penalize } from "../../../firmware/laws/penalty";
import type { Desk } from "../desk";
import { pausedDesk, strike } from "../strokes";

const editions = {
  1997: Edition.Laws1997,
  2001: Edition.Laws2001,
  2014: Edition.Laws2014,
  2018: Edition.Laws2018,
  2023: Edition.Laws2023,
} as const;
type Year = keyof typeof editions;

function formDesk(control: string, year: Year, penalty: Penalty, illegal = 0): Desk {
  const desk = pausedDesk(control);
  desk.app.settings.edition = editions[year];
  desk.app.clock.black.illegal = illegal;
  strike(desk, "M");
  openForm(desk.app, Form.Penalty, penalty);
  return desk;
}

/** Returns the rows below the name of the form. */
const rowsOf = (desk: Desk): string[] => desk.rows().slice(1);

const move = Penalty.IllegalMove;
const draw = Penalty.DrawClaim;
const player = "»Player  Black";
const claimant = "»Player  White";

describe("the form proposes", () => {
  it.each<[Year, string, Penalty, number, string[]]>([
    [2023, "5400", move, 0, ["Illegal move, or none  1", player, "Opponent + min  2"]],
    [2023, "5400", move, 1, ["2: game lost, 7.5.5", player]],
    [2023, "900", move, 0, ["Illegal move, or none  1", player, "Opponent + min  1"]],
    [2023, "900", move, 1, ["2: game lost, A.3", player]],
    [2023, "300", move, 1, ["2: game lost, B.3", player]],
    [2018, "900", move, 0, ["Illegal move, or none  1", player, "Opponent + min  2"]],
    [2018, "300", move, 0, ["Illegal move, or none  1", player, "Opponent + min  1"]],
    [2018, "900", move, 1, ["2: game lost, A.4.2", player]],
    [2018, "300", move, 1, ["2: game lost, B.2", player]],
    [2014, "5400", move, 1, ["2: game lost, 7.5b", player]],
    [2014, "900", move, 0, ["1: game lost, A.4b", player]],
    [2001, "5400", move, 1, ["Illegal move  2", player, "Opponent + min  2"]],
    [2001, "5400", move, 2, ["3: game lost, 7.4b", player]],
    [2001, "1200", move, 2, ["3: game lost, B2", player]],
    [2001, "300", move, 0, ["White: may claim a win, C3", player]],
    [1997, "300", move, 0, ["White: may claim a win, C3", player]],
    [1997, "5400", move, 2, ["3: game lost, 10.3", player]],
    [1997, "7200:3600", move, 2, ["Illegal move  3", player, "Opponent + min  0"]],
    [2023, "5400", draw, 0, ["Wrong draw claim", claimant, "Opponent + min  2"]],
    [2023, "300", draw, 0, ["Wrong draw claim", claimant, "Opponent + min  1"]],
    [2001, "5400", draw, 0, ["Wrong draw claim", claimant, "Opponent + min  3"]],
    [1997, "5400", draw, 0, ["Wrong draw claim", claimant, "Claim  takes half"]],
    [1997, "110", Penalty.QuickplayClaim, 0, ["Quickplay claim", "»Opponent + min  [0]"]],
    [1997, "1200", Penalty.QuickplayClaim, 0, ["Quickplay claim", "»Opponent + min  [2]"]],
    [2018, "900", draw, 0, ["Wrong draw claim", claimant, "Opponent + min  2"]],
    [2018, "300", draw, 0, ["Wrong draw claim", claimant, "Opponent + min  1"]],
    [2014, "5400", Penalty.PressWithoutMove, 0, ["Press without move", "»Opponent + min  [0]"]],
    [2023, "5400", Penalty.AddTime, 0, ["Add time", "»For  Black", "Minutes  1"]],
    [2023, "5400", Penalty.TakeTime, 0, ["Take time", player, "Minutes  1"]],
    [2023, "5400", Penalty.Warning, 0, ["Warning", player]],
  ])("in %i, %s, penalty %i after %i illegal moves: %j", (year, control, penalty, illegal, rows) => {
    expect(rowsOf(formDesk(control, year, penalty, illegal))).toEqual(rows);
  });

  it("the minutes anew for the other player", () => {
    const desk = strike(formDesk("5400", 2023, move, 1), "+");
    expect(rowsOf(desk)).toEqual(["Illegal move, or none  1", "»Player  White", "Opponent + min  2"]);
    strike(desk, "M + M - - ");
    expect(rowsOf(desk)).toEqual(["Illegal move, or none  1", "»Player  White", "Opponent + min  2"]);
    strike(desk, "M + M M");
    expect(rowsOf(desk)).toEqual(["Illegal move, or none  1", "Player  White", "»Opponent + min  [3]"]);
  });

  it("1997's choice: half the claimant's time, or minutes", () => {
    const desk = strike(formDesk("5400", 1997, draw), "M +");
    expect(rowsOf(desk)).toEqual(["Wrong draw claim", "Player  White", "»Claim  opponent +", "Opponent + min  3"]);
    strike(desk, "S!");
    expect([remaining(desk.app.clock, Side.White), remaining(desk.app.clock, Side.Black)]).toEqual([
      5_379_890, 5_560_000,
    ]);
  });

  it("in Spanish too", () => {
    const desk = strike(pausedDesk("5400", 2, { facts: { language: Language.Spanish } }), "M + S S");
    expect(rowsOf(desk)).toEqual(["Jugada ilegal o ninguna  1", "»Jugador  Negras", "Rival + min  2"]);
  });

  it("the opponent of the side to move where nobody has pressed", () => {
    expect(rowsOf(strike(pausedDesk("5400", 0), "M + S S"))[1]).toBe(player);
  });

  it("before the first press the player who is not on move", () => {
    const desk = strike(pausedDesk("5400", 0), "M");
    openForm(desk.app, Form.Penalty, move);
    expect(rowsOf(desk)[1]).toBe(player);
  });
});

describe("a hold of START gives", () => {
  const controls = ["5400", "900", "300", "110", "7200:3600"];
  const penalties = [move, draw, Penalty.QuickplayClaim, Penalty.PressWithoutMove];
  const cases = (Object.keys(editions).map(Number) as Year[]).flatMap((year) =>
    controls.flatMap((control) => penalties.map((penalty) => [year, control, penalty] as const)),
  );

  it.each(cases)("in %i, %s, penalty %i, what the table gives", (year, control, penalty) => {
    for (let illegal = 0; illegal < 3; illegal++) {
      const desk = formDesk(control, year, penalty, illegal);
      const { settings } = desk.app;
      const clock = { ...structuredClone({ ...desk.app.clock, notice: undefined }), notice: () => {} };
      strike(desk, "S!");
      const offender = penalty === move || penalty === Penalty.PressWithoutMove ? Side.Black : Side.White;
      const sentence = { edition: settings.edition, offender, minutes: MINUTES_BY_TABLE, addInstead: false };
      const fine = penalize(clock, clock.atMs, penalty, { ...sentence, takesBack: true, competitionMin: 0 });
      expect(packClock(desk.app.clock, []).slice(0, 30)).toEqual(packClock(clock, []).slice(0, 30));
      expect(desk.shown(Region.Hint)).toBe(fine ? "" : "not possible now");
    }
  });

  it.each([
    [Penalty.AddTime, "+ M + S!", [5_500_220, 5_380_220]],
    [Penalty.AddTime, "M + S!", [5_380_110, 5_500_220]],
    [Penalty.TakeTime, "M + S!", [5_380_110, 5_260_220]],
    [move, "M + S!", [5_560_110, 5_380_220]],
  ])("penalty %i by %s the minutes that are shown", (penalty, keys, times) => {
    const desk = strike(formDesk("5400", 2023, penalty), keys);
    const { clock } = desk.app;
    const rounded = [Side.White, Side.Black].map((side) => Math.round(remaining(clock, side) / 60_000));
    expect(rounded).toEqual(times.map((ms) => Math.round(ms / 60_000)));
  });

  it("an illegal move without its increment back where the arbiter has chosen so", () => {
    const [taken, kept] = [true, false].map((takesBack) => {
      const desk = formDesk("5400+30", 2023, move);
      desk.app.settings.takesBack = takesBack;
      strike(desk, "S!");
      return remaining(desk.app.clock, Side.Black);
    });
    expect((kept ?? 0) - (taken ?? 0)).toBe(30_000);
  });

  it("no minutes to a player whose flag has fallen", () => {
    const desk = strike(pausedDesk("300;flag=freeze"), "M S -*6 M M M M M + S! M + S +*3 S - S!");
    expect(desk.shown(Region.Hint)).toBe("not possible now");
  });
});
