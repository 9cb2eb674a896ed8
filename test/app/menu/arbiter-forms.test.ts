/** The arbiter's small forms: what they show before the hold, and what they do. */
import { describe, expect, it } from "vitest";
import { openForm } from "../../../firmware/app/menu/form";
import { Form, Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { remaining } from "../../../firmware/core/clock";
import { Side } from "../../../firmware/core/words";
import { Edition } from "../../../firmware/laws/edition";
import { type Desk, openDesk } from "../desk";
import { pausedDesk, shortDesk, strike } from "../strokes";

function opened(desk: Desk, form: Form, subject = 0): Desk {
  strike(desk, "M");
  openForm(desk.app, form, subject);
  return desk;
}

const twoPeriods = (moves = 2): Desk => pausedDesk("5400+30:1800+30", moves);

describe("undo", () => {
  it("says what it takes back; only of a press the time since can be charged", () => {
    const desk = opened(twoPeriods(), Form.Undo);
    expect(desk.rows()).toEqual(["Undo", "last press: Black", "»Charge the time  no"]);
    strike(desk, "M! M +*3 S S!");
    expect(opened(desk, Form.Undo).rows()).toEqual(["Undo", "Forgotten press: +1"]);
  });

  it("charges nothing by a choice that an earlier form left behind", () => {
    const desk = strike(twoPeriods(), "S 20s S M +*3 S S!");
    opened(desk, Form.Undo);
    strike(desk, "S!");
    expect(remaining(desk.app.clock, Side.Black)).toBe(5_470_000);
  });

  it.each([
    ["", 5_449_780],
    ["+", 5_429_780],
  ])("charges the time since only where that is chosen: %j", (choice, leftMs) => {
    const desk = strike(pausedDesk("5400+30", 1), "S white 19890ms S");
    opened(desk, Form.Undo);
    strike(desk, `${choice} S!`);
    expect([desk.app.clock.turn, remaining(desk.app.clock, Side.White)]).toEqual([Side.White, leftMs]);
  });

  it("of nothing is refused", () => {
    expect(strike(opened(openDesk({ control: "300" }), Form.Undo), "S!").shown(Region.Hint)).toBe("not possible now");
  });
});

describe("the next period", () => {
  it("is for both, and shows the base", () => {
    expect(opened(twoPeriods(), Form.NextPeriod).rows()).toEqual(["Next period", "+0:30:00", "»For  both"]);
  });

  it("is refused where a side has none", () => {
    const desk = strike(opened(pausedDesk("W300-B600:120"), Form.NextPeriod), "S!");
    expect(desk.shown(Region.Hint)).toBe("not possible now");
    strike(desk, "- S!");
    expect([desk.app.clock.white.period, desk.app.clock.black.period]).toEqual([1, 2]);
  });

  it("shows the base of the side that is chosen, and refuses what there is not", () => {
    const desk = opened(pausedDesk("W300:60-B600:120"), Form.NextPeriod);
    const rows = ["+", "+", "+"].map((key) => {
      strike(desk, key);
      return desk.rows().slice(1).join(" ");
    });
    expect(rows).toEqual(["+0:01:00 »For  White", "+0:02:00 »For  Black", "+0:01:00 »For  both"]);
    strike(desk, "S!");
    expect([desk.app.clock.white.period, desk.app.clock.black.period]).toEqual([2, 2]);
    openForm(desk.app, Form.NextPeriod, 0);
    strike(desk, "S!");
    expect(desk.app.stage).toBe(Stage.Filling);
  });

  it("shows what overtime begins with", () => {
    expect(opened(pausedDesk("300:5x30"), Form.NextPeriod).rows()[1]).toBe("+0:00:30");
  });
});

describe("Guideline III.4", () => {
  it("shows what both and the opponent gain", () => {
    expect(opened(shortDesk("660"), Form.Guideline).rows()).toEqual(["Guideline III.4", "+0:05  Black +2:00"]);
    const black = strike(shortDesk("660"), "M S M M M M + S!");
    expect(opened(black, Form.Guideline).rows()[1]).toBe("+0:05  White +2:00");
  });
});

describe("another control", () => {
  it("is shown in words, as much as a row holds", () => {
    expect(opened(twoPeriods(), Form.Control, 10).rows()).toEqual(["New control", "3m+2s"]);
    expect(opened(twoPeriods(), Form.Control, 14).rows()).toEqual(["New control", "1:40+30s>50m+30s>15m+30s"]);
    expect(opened(twoPeriods(), Form.Control, 18).rows()).toEqual(["New control", "2h b30s>1h b30s>15m b30s"]);
  });

  it.each([
    [Edition.Laws2023, "300+3", 10, "¡A.5.1.1! 3m+2s"],
    [Edition.Laws2023, "300+3", 9, "3m+2s"],
    [Edition.Laws2023, "900+10", 12, "¡A.5.1.1! 3m+2s"],
    [Edition.Laws2023, "5400", 12, "3m+2s"],
    [Edition.Laws2001, "300", 3, "¡B4! 3m+2s"],
    [Edition.Laws2001, "300", 2, "3m+2s"],
    [Edition.Laws2018, "300", 12, "3m+2s"],
  ])("late in a fast game of edition %i, %s, after %i moves: %s", (edition, control, moves, text) => {
    const desk = pausedDesk(control, moves);
    desk.app.settings.edition = edition;
    expect(opened(desk, Form.Control, 10).rows()[1]).toBe(text);
    strike(desk, "S!");
    expect(desk.app.programs.chosen).toBe(10);
  });

  it("counts the side with fewer presses", () => {
    const desk = pausedDesk("300+3", 10);
    desk.app.clock.black.presses = 9;
    expect(opened(desk, Form.Control, 10).rows()[1]).toBe("3m+2s");
  });

  it("begins anew before the start", () => {
    const desk = strike(opened(openDesk({ control: "300" }), Form.Control, 1), "S!");
    openForm(desk.app, Form.Control, 11);
    strike(desk, "S!");
    expect([desk.app.stage, desk.shown(Region.LeftTime), desk.app.programs.chosen]).toEqual([
      Stage.Ready,
      "0:25:10",
      11,
    ]);
  });

  it("of an empty place is refused", () => {
    const desk = strike(opened(twoPeriods(), Form.Control, 30), "S!");
    expect([desk.app.stage, desk.app.programs.chosen]).toEqual([Stage.Filling, 25]);
  });
});

describe("colours", () => {
  it("are exchanged on the levers before the start", () => {
    const desk = opened(openDesk({ control: "W300-B240" }), Form.Colours);
    expect(desk.rows()).toEqual(["Swap colours", "Black  White"]);
    strike(desk, "S!");
    expect(desk.app.settings.left).toBe(Side.Black);
    expect(desk.page()).toMatchObject({ left: "0:04:00", leftName: "Black", rightName: "White" });
    opened(desk, Form.Colours);
    strike(desk, "S!");
    expect(desk.app.settings.left).toBe(Side.White);
  });

  it("are later exchanged by name, and back", () => {
    const desk = strike(opened(pausedDesk("W300-B240", 10), Form.Colours), "S!");
    expect(desk.app.settings.left).toBe(Side.Black);
    expect(desk.page()).toMatchObject({ left: "0:03:20", leftName: "Black", rightName: "White" });
    expect(opened(desk, Form.Colours).rows()).toEqual(["Swap colours", "White  Black"]);
    strike(desk, "S!");
    expect(desk.app.settings.left).toBe(Side.White);
  });
});

describe("the others", () => {
  it.each([
    [Form.ForgottenPress, ["Forgotten press: +1"]],
    [Form.Finish, ["End game"]],
    [Form.NewGame, ["New game"]],
  ])("form %i only asks: %j", (form, rows) => expect(opened(twoPeriods(), form).rows()).toEqual(rows));

  it("speak Spanish", () => {
    const desk = pausedDesk("120:60", 2, { facts: { language: Language.Spanish } });
    const pages = [Form.Undo, Form.ForgottenPress, Form.NextPeriod, Form.Guideline, Form.Colours, Form.Finish].map(
      (form) => {
        openForm(desk.app, form, 0);
        return desk.rows().join(" | ");
      },
    );
    expect(pages).toEqual([
      "Deshacer | última pulsación: Negras | »Descontar el tiempo  no",
      "Pulsación olvidada: +1",
      "Siguiente período | +0:01:00 | »Para  ambos",
      "Directriz III.4 | +0:05  Negras +2:00",
      "Intercambiar colores | 7.3: <10, partida nueva",
      "Fin de partida",
    ]);
  });
});
