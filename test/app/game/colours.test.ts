/**
 * After colours are exchanged in mid-game, every form, the link and the journal use the names on the display. Undo
 * takes back each act.
 */
import { describe, expect, test } from "vitest";
import { openForm } from "../../../firmware/app/menu/form";
import { openList } from "../../../firmware/app/menu/list";
import { Form, List, Region } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Flag, Penalty, Side } from "../../../firmware/core/words";
import { Edition } from "../../../firmware/laws/edition";
import { readJournal } from "../../../sim/journal/journal";
import { tracePgn } from "../../../sim/replay/write";
import { ask } from "../asking";
import { type Desk, openDesk } from "../desk";
import { fallenDesk, pausedDesk, strike } from "../strokes";
import { filled, late, places, swapped } from "./swapped-colours";

describe("after an exchange of colours in mid-game", () => {
  test("each place keeps its clock, and the other name", () => {
    expect(places(pausedDesk("W300:60-B240:60", 1))).toEqual(["White 0:04:50 1", "Black 0:03:50 1"]);
    expect(places(late())).toEqual(["Black 0:04:50 1", "White 0:03:50 1"]);
    expect(late().page().bar).toBe("(left)");
  });

  test.each([
    ["White", "-", ["Black 0:04:50 1", "White 0:02:50 1"]],
    ["Black", "+", ["Black 0:03:50 1", "White 0:03:50 1"]],
  ])("a penalty is given to the player of that name: %s", (player, key, after) => {
    const desk = late();
    openForm(desk.app, Form.Penalty, Penalty.TakeTime);
    for (let i = 0; i < 2 && desk.shown(Region.Row1 + 2) !== `»Player  ${player}`; i++) strike(desk, key);
    expect(desk.shown(Region.Row1 + 2)).toBe(`»Player  ${player}`);
    strike(desk, "S!");
    expect(places(desk)).toEqual(after);
  });

  test("the next period is for the player of that name", () => {
    const desk = late();
    openForm(desk.app, Form.NextPeriod, 0);
    strike(desk, "+");
    expect(desk.shown(Region.Row1 + 2)).toBe("»For  White");
    strike(desk, "S!");
    expect(places(desk)).toEqual(["Black 0:04:50 1", "White 0:04:50 1"]);
  });

  test("a correction says who is on move, and whose flag fell first", () => {
    const desk = late();
    openForm(desk.app, Form.Correct, 0);
    strike(desk, "M M M M");
    expect(desk.page().line).toBe("To move Black");
    const fallen = swapped(fallenDesk("60+2"));
    expect(fallen.page().line).toBe("flag fallen: Black");
    openForm(fallen.app, Form.Correct, 0);
    strike(fallen, "M M M M M");
    expect(fallen.page().line).toBe("First flag Black");
    strike(fallen, "- - S!");
    expect(fallen.app.clock.black.flag).toBe(Flag.None);
  });

  test("the levers act for whom they stand", () => {
    const desk = strike(late(), "S black white");
    expect([desk.app.clock.turn, places(desk)]).toEqual([Side.Black, ["Black 0:04:50 2", "White 0:03:50 2"]]);
  });

  test("the link is told, and means the same sides", () => {
    const desk = pausedDesk("W300:60-B240:60", 1);
    ask(desk, "subscribe");
    const from = desk.lines.length;
    swapped(desk);
    const told = desk.lines.slice(from).map((line) => JSON.parse(line));
    const state = {
      turn: "black",
      control: "W240:60-B300:60",
      white: { remaining: 230_000 },
      black: { remaining: 289_890 },
    };
    expect(told.find(({ event }) => event === "control")).toMatchObject({ side: null, mode: "paused", ...state });
    expect(ask(desk, "state")).toMatchObject(state);
    expect(ask(desk, "correct black.remaining=60000 turn=white")).toEqual({ ok: true });
    expect(places(desk)).toEqual(["Black 0:01:00 1", "White 0:03:50 1"]);
    expect(ask(desk, "penalty take-time white 1")).toEqual({ ok: true });
    expect(places(desk)).toEqual(["Black 0:01:00 1", "White 0:02:50 1"]);
    expect(ask(desk, "resume white")).toEqual({ ok: true });
    expect(desk.page().bar).toBe("right");
  });

  test("the journal names the exchange, and the sides as they are called at the time", () => {
    const desk = strike(late(), "S 2890ms black S");
    openList(desk.app, List.Journal);
    const rows = [1, 2, 3, 4, 5].map((i) => desk.shown(Region.Row1 + i).split("  ")[0]);
    expect(desk.shown(Region.Row1)).toMatch(/^»pause/);
    expect(rows).toEqual(["Black", "start Black", "Swap colours", "pause", "Black"]);
  });

  test("a game that is written as PGN has the colours of its end", () => {
    const desk = strike(late(), "S 2890ms black");
    const journal = readJournal(desk.app.log.store);
    if (typeof journal === "string") throw new Error(journal);
    const pgn = tracePgn(journal.lines);
    expect(pgn).toMatch(/\[TimeControl "W240:60-B300:60"\]\n(.*\n)*\[FEN "/);
    expect(pgn.slice(pgn.indexOf("\n\n")).replace(/\s+/g, " ").trim()).toBe(
      "1... -- {[%clk 0:04:50] [%emt 0:00:10]} 2. -- {[%clk 0:03:50] [%emt 0:00:10] control} -- {[%clk 0:04:46.890] [%emt 0:00:03.110]} *",
    );
  });

  test.each([
    ["done", (desk: Desk) => desk, Form.Colours],
    ["undone", swapped, Form.Undo],
  ])("a power cut after any word leaves it as it was or %s, never half", (_, before, form) => {
    const opened = (): Desk => before(pausedDesk("W300:60-B240:60", 1));
    const [old, done] = [places(opened()), opened()];
    filled(done, form, "S!");
    let cuts = 0;
    for (let isCut = true; isCut; cuts++) {
      const desk = opened();
      openForm(desk.app, form, 0);
      desk.board.cells.cutAfter = cuts;
      strike(desk, "S!");
      isCut = desk.board.cells.isCut;
      desk.restart();
      expect(places(desk), `${cuts} words`).toEqual(isCut ? old : places(done));
    }
    expect(cuts).toBeGreaterThan(10);
  });

  test("the next game begins with the levers as they stand, after a power loss too", () => {
    const desk = late();
    ask(desk, "new");
    expect(desk.page()).toMatchObject({ leftName: "Black", rightName: "White" });
    desk.restart();
    expect(desk.page()).toMatchObject({ leftName: "Black", rightName: "White" });
  });

  test.each(["M -*1 S +*4 S M!", "setting 2 1"])("so does one whose levers are set otherwise: %s", (how) => {
    const desk = how.startsWith("M") ? pausedDesk("W300:60-B240:60", 1) : openDesk({ control: "W300:60-B240:60" });
    if (how.startsWith("M")) strike(desk, how);
    else ask(desk, how);
    const before = places(desk);
    expect(before[0]).toMatch(/^Black 0:0[34]:[50]0 [01]$/);
    desk.restart();
    expect(places(desk)).toEqual(before);
  });
});

describe("a game begun with colours reversed", () => {
  const due = "7.3: under 10, new game";
  test.each([
    [Edition.Laws2023, 9, due],
    [Edition.Laws2018, 0, due],
    [Edition.Laws2023, 10, "Black  White"],
    [Edition.Laws2014, 9, "Black  White"],
  ])("edition %i, %i moves by each: %s", (edition, moves, text) => {
    const desk = pausedDesk("5400+30", moves);
    desk.app.settings.edition = edition;
    openForm(desk.app, Form.Colours, 0);
    expect(desk.shown(Region.Row1 + 1)).toBe(text);
    strike(desk, "S!");
    expect(desk.page().leftName).toBe("Black");
  });

  test("in Spanish", () => {
    const desk = pausedDesk("5400+30", 1, { facts: { language: Language.Spanish } });
    openForm(desk.app, Form.Colours, 0);
    expect(desk.shown(Region.Row1 + 1)).toBe("7.3: <10, partida nueva");
  });
});
