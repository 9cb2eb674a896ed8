/** Undo after an exchange of colours names what it takes back, the latest act first. */
import { describe, expect, test } from "vitest";
import { openForm } from "../../../firmware/app/menu/form";
import { openList } from "../../../firmware/app/menu/list";
import { Form, List, Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Mode, Penalty, Side } from "../../../firmware/core/words";
import { ask, pausedGame } from "../asking";
import type { Desk } from "../desk";
import { pausedDesk, shortDesk, strike } from "../strokes";
import { filled, late, places, swapped } from "./swapped-colours";

describe("undo names what it takes back, the latest first", () => {
  /** Returns what the form says before each undo, until nothing is left. */
  function undone(desk: Desk, times: number): { said: string[]; seen: string[][] } {
    const said: string[] = [];
    const seen: string[][] = [];
    for (let i = 0; i < times; i++) {
      openForm(desk.app, Form.Undo, 0);
      said.push(desk.shown(Region.Row1 + 1));
      strike(desk, "S!");
      seen.push(places(desk));
    }
    return { said, seen };
  }

  test("every act of a pause, and then the press", () => {
    const desk = pausedDesk("W300:60-B240:60", 1);
    const before: string[][] = [];
    for (const [form, strokes, subject] of [
      [Form.Penalty, "S!", Penalty.IllegalMove],
      [Form.Correct, "+ S!", 0],
      [Form.Colours, "S!", 0],
      [Form.NextPeriod, "S!", 0],
      [Form.ForgottenPress, "S!", 0],
      [Form.Control, "S!", 2],
      [Form.Colours, "S!", 0],
    ] as const) {
      before.unshift(places(desk));
      filled(desk, form, strokes, subject);
      expect(desk.app.stage, String(form)).toBe(Stage.Paused);
    }
    const { said, seen } = undone(desk, 8);
    const acts = ["Swap colours", "New control", "Forgotten press: +1", "Next period", "Swap colours", "Correct"];
    expect(said).toEqual([...acts, "Illegal move", "last press: Black"]);
    expect(seen).toEqual([...before, ["White 0:04:50 1", "Black 0:03:50 0"]]);
  });

  test("an exchange after which a clock ran: the time stays with its player", () => {
    const desk = strike(late(), "S 20s S");
    expect(places(desk)).toEqual(["Black 0:04:30 1", "White 0:03:50 1"]);
    const { said, seen } = undone(desk, 1);
    expect([said, seen]).toEqual([["Swap colours"], [["White 0:04:30 1", "Black 0:03:50 1"]]]);
    expect(desk.app.clock.turn).toBe(Side.White);
  });

  test("Guideline III.4", () => {
    const desk = shortDesk("660");
    filled(desk, Form.Guideline, "S!");
    expect(undone(desk, 1)).toEqual({ said: ["Guideline III.4"], seen: [["White 0:01:40 2", "Black 0:01:40 2"]] });
  });

  test("an exchange before the start, with its times", () => {
    const desk = pausedDesk("W300-B240", 0);
    undone(desk, 1);
    expect(desk.app.clock.mode).toBe(Mode.Ready);
    swapped(desk);
    expect(places(desk)).toEqual(["Black 0:04:00 0", "White 0:05:00 0"]);
    expect(undone(desk, 1)).toEqual({ said: ["Swap colours"], seen: [["White 0:05:00 0", "Black 0:04:00 0"]] });
    desk.restart();
    expect(places(desk)).toEqual(["White 0:05:00 0", "Black 0:04:00 0"]);
  });

  test("the start", () => {
    const desk = pausedDesk("300", 0);
    expect(undone(desk, 1).said).toEqual(["start"]);
    expect(desk.app.clock.mode).toBe(Mode.Ready);
  });

  test("but no start, when an exchange is out of reach", () => {
    const desk = swapped(pausedDesk("W300-B240", 0));
    for (let i = 0; i < 8; i++) filled(desk, Form.Correct, "+ S!");
    const { said } = undone(desk, 9);
    expect([said[7], desk.app.clock.mode]).toEqual(["Correct", Mode.Paused]);
    expect(desk.app.clock.hasForgotten).toBe(true);
  });

  test("but no press, when an exchange is out of reach", () => {
    const desk = late();
    for (let i = 0; i < 8; i++) filled(desk, Form.Correct, "+ S!");
    const before = desk.app.clock.white.presses + desk.app.clock.black.presses;
    expect(undone(desk, 9).said[7]).toBe("Correct");
    expect(desk.app.clock.white.presses + desk.app.clock.black.presses).toBe(before);
    expect(desk.app.clock.hasForgotten).toBe(true);
  });

  test("an adjournment", () => {
    const desk = pausedDesk("300", 1);
    filled(desk, Form.Adjourn, "M + S!");
    expect(desk.app.stage).toBe(Stage.Adjourned);
    openList(desk.app, List.Arbiter);
    expect(desk.shown(Region.Row1 + 2)).toBe("Undo");
    expect(undone(desk, 1).said).toEqual(["Adjourn"]);
    expect([desk.app.stage, desk.app.game.isAdjourned, desk.app.clock.sealed]).toEqual([
      Stage.Paused,
      false,
      Side.None,
    ]);
    strike(desk, "S");
    expect(desk.app.stage).toBe(Stage.Running);
  });

  test("a game that was taken up in place of one that was put away: that one is on the clock again, put away", () => {
    const desk = pausedGame();
    for (const line of ["white Anand", "adjourn 1", "new", "set 600", "start", "pause", "white Carlsen", "adjourn 2"])
      expect(ask(desk, line)).toEqual({ ok: true });
    expect(ask(desk, "restore 1")).toEqual({ ok: true });
    expect(ask(desk, "hello")).toMatchObject({ players: ["Anand", ""] });
    expect(undone(desk, 1).said).toEqual(["Restore"]);
    expect([desk.app.stage, desk.app.game.place, desk.page().left]).toEqual([Stage.Adjourned, -1, "0:10:00"]);
    expect(ask(desk, "hello")).toMatchObject({ players: ["", ""] });
  });

  test("over the link, too", () => {
    const desk = late();
    expect(ask(desk, "undo")).toEqual({ ok: true });
    expect(places(desk)).toEqual(["White 0:04:50 1", "Black 0:03:50 1"]);
  });

  test("in Spanish", () => {
    const desk = swapped(pausedDesk("300", 1, { facts: { language: Language.Spanish } }));
    expect(undone(desk, 2).said).toEqual(["Intercambiar colores", "última pulsación: Negras"]);
  });
});
