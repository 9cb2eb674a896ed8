/**
 * Checks what the Laws say about the game, on the face and in the form, with the article. The clock decides nothing.
 */

import { describe, expect, test } from "vitest";
import { handleWake } from "../../../firmware/app/device/handlers";
import { openForm } from "../../../firmware/app/menu/form";
import { Form, Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { setUp } from "../../../firmware/app/stage/setup";
import { packClock } from "../../../firmware/core/pack";
import { Mode, Penalty, Side } from "../../../firmware/core/words";
import { Edition } from "../../../firmware/laws/edition";
import { putAway, takeUp } from "../acts";
import { type Desk, openDesk, type Setting } from "../desk";
import { pausedDesk, strike } from "../strokes";

/** Returns a paused game in which Black pressed last. Black's next illegal move is number `illegal + 1`. */
function faultDesk(control: string, edition = Edition.Laws2023, illegal = 1, setting: Setting = {}): Desk {
  const desk = pausedDesk(control, 2, setting);
  desk.app.settings.edition = edition;
  desk.app.clock.black.illegal = illegal;
  return desk;
}

/** Accepts the form of the illegal move by keys. */
function punish(desk: Desk): Desk {
  strike(desk, "M");
  openForm(desk.app, Form.Penalty, Penalty.IllegalMove);
  strike(desk, "S!");
  return desk;
}

function lineOf(desk: Desk): string {
  return desk.shown(Region.Line);
}

function gone(desk: Desk): void {
  expect([lineOf(desk).includes("lost"), desk.app.clock.lost]).toEqual([false, Side.None]);
}

const LOST = "Black: game lost, 7.5.5";

describe("the illegal move that loses", () => {
  test.each<[Edition, string, number, string]>([
    [Edition.Laws2023, "5400", 1, LOST],
    [Edition.Laws2023, "900", 1, "Black: game lost, A.3"],
    [Edition.Laws2023, "300", 1, "Black: game lost, B.3"],
    [Edition.Laws2018, "5400", 1, LOST],
    [Edition.Laws2018, "900", 1, "Black: game lost, A.4.2"],
    [Edition.Laws2014, "900", 0, "Black: game lost, A.4b"],
    [Edition.Laws2001, "5400", 2, "Black: game lost, 7.4b"],
    [Edition.Laws2001, "300", 0, "White: may claim a win, C3"],
    [Edition.Laws1997, "300", 0, "White: may claim a win, C3"],
    [Edition.Laws1997, "5400", 2, "Black: game lost, 10.3"],
  ])("edition %i, %s, after %i: %s on the face, and nothing else changes", (edition, control, illegal, line) => {
    const desk = faultDesk(control, edition, illegal);
    const before = packClock(desk.app.clock, []).slice(0, 29);
    punish(desk);
    expect(desk.app.stage).toBe(Stage.Paused);
    expect(lineOf(desk)).toBe(line);
    const after = packClock(desk.app.clock, []).slice(0, 29);
    // Index 3 is the side that has lost the game.
    expect(after.map((value, at) => (at === 3 ? 0 : value))).toEqual(before);
    expect(desk.app.clock.black.illegal).toBe(illegal + 1);
  });

  test("in Spanish", () => {
    const desk = punish(faultDesk("5400", Edition.Laws2023, 1, { facts: { language: Language.Spanish } }));
    expect(lineOf(desk)).toBe("Negras: partida perdida, 7.5.5");
  });

  test("one that does not lose says nothing on the face", () => {
    gone(punish(faultDesk("5400", Edition.Laws2023, 0)));
  });

  test("the Competition Rules in rapid: two minutes, then the article for standard games", () => {
    const desk = faultDesk("900", Edition.Laws2023, 0);
    desk.app.settings.competition = true;
    const before = desk.app.clock.white.mainMs;
    punish(desk);
    expect(desk.app.clock.white.mainMs - before).toBe(120_000);
    desk.line("penalty illegal-move black");
    expect(lineOf(desk)).toBe(LOST);
  });

  test("survives menus, a pause that goes on, the clocks that run again, and redraws", () => {
    const desk = strike(punish(faultDesk("5400")), "M M!");
    expect(lineOf(desk)).toBe(LOST);
    strike(desk, "S 3s");
    expect([desk.app.clock.mode, lineOf(desk)]).toEqual([Mode.Running, LOST]);
    strike(desk, "white black");
    desk.app.display.needsRedraw = true;
    desk.wait(2000);
    expect(lineOf(desk)).toBe(LOST);
    strike(desk, "S");
    expect(lineOf(desk)).toBe(LOST);
  });

  test("survives a power loss, paused and running", () => {
    const desk = strike(punish(faultDesk("5400")), "restart");
    expect([desk.app.clock.mode, lineOf(desk)]).toEqual([Mode.Paused, LOST]);
    strike(desk, "S 5s restart");
    expect([desk.app.clock.mode, lineOf(desk)]).toEqual([Mode.Paused, LOST]);
  });

  test("is gone with a correction, with undo, at the end and with a new game", () => {
    const corrected = strike(punish(faultDesk("5400")), "M S + S!");
    gone(corrected);
    const undone = strike(punish(faultDesk("5400")), "M +*2 S S!");
    gone(undone);
    expect(undone.app.clock.black.illegal).toBe(1);
    const ended = strike(punish(faultDesk("5400")), "M - - - S S!");
    expect([ended.app.stage, lineOf(ended)]).toEqual([Stage.Finished, "game over"]);
    const again = punish(faultDesk("5400"));
    setUp(again.app, again.nowMs);
    handleWake(again.app, again.nowMs);
    gone(again);
  });

  test("undo of the correction brings it back", () => {
    expect(lineOf(strike(punish(faultDesk("5400")), "M S + S! M +*2 S S!"))).toBe(LOST);
  });

  test("belongs to the game: put away and taken up again", () => {
    const desk = punish(faultDesk("5400"));
    putAway(desk.app, 0, false, 0, desk.nowMs);
    handleWake(desk.app, desk.nowMs);
    desk.line("new");
    gone(desk);
    takeUp(desk.app, 0, desk.nowMs);
    desk.app.stage = Stage.Paused;
    desk.app.display.needsRedraw = true;
    handleWake(desk.app, desk.nowMs);
    expect(lineOf(desk)).toBe(LOST);
  });

  test("a claim is gone when the opponent has moved [C3]", () => {
    const desk = strike(punish(faultDesk("300", Edition.Laws2001, 0)), "S");
    expect(lineOf(desk)).toBe("White: may claim a win, C3");
    strike(desk, "white 100ms");
    expect(lineOf(desk)).toBe("");
  });

  test("over the link too", () => {
    const desk = faultDesk("5400");
    desk.line("penalty illegal-move black");
    expect(lineOf(desk)).toBe(LOST);
    desk.line("correct white.presses=3");
    gone(desk);
  });
});

describe("an illegal move that the opponent has answered is a hint, and given all the same", () => {
  test.each<[Edition, string, boolean, string]>([
    [Edition.Laws2023, "900", false, "1: opponent moved, A.5.2"],
    [Edition.Laws2023, "300", false, "1: opponent moved, A.5.2"],
    [Edition.Laws2023, "900", true, "Illegal move, or none  1"],
    [Edition.Laws2023, "5400", false, "Illegal move, or none  1"],
    [Edition.Laws2018, "900", false, "1: opponent moved, A.4.2"],
    [Edition.Laws2001, "300", false, "1: opponent moved, C3"],
    [Edition.Laws2001, "1200", false, "Illegal move  1"],
  ])("edition %i, %s, Competition Rules %s: %s", (edition, control, competition, note) => {
    const desk = faultDesk(control, edition, 0);
    desk.app.settings.competition = competition;
    strike(desk, "M");
    openForm(desk.app, Form.Penalty, Penalty.IllegalMove);
    strike(desk, "+");
    expect([desk.shown(Region.Row1 + 1), desk.shown(Region.Row1 + 2)]).toEqual([note, "»Player  White"]);
    const before = desk.app.clock.white.illegal;
    strike(desk, "S!");
    expect(desk.app.clock.white.illegal).toBe(before + 1);
  });
});

describe("both flags down", () => {
  /** Returns a game in which White's flag fell, then Black's. */
  function bothDown(control: string, edition: Edition, language = Language.English): Desk {
    const desk = openDesk({ control, facts: { language } });
    desk.app.settings.edition = edition;
    desk.press("black");
    desk.app.clock.white.mainMs = 1000;
    desk.app.clock.black.mainMs = 1000;
    desk.app.clock.kept = packClock(desk.app.clock, []);
    strike(desk, "1500ms white 1500ms");
    return desk;
  }

  test.each<[Edition, string, string]>([
    [Edition.Laws2001, "300", "both flags: draw, B8"],
    [Edition.Laws2001, "1200", "both flags: draw, B8"],
    [Edition.Laws1997, "300", "both flags: draw, B8"],
    [Edition.Laws1997, "1200", "both flags: draw, B8"],
    [Edition.Laws2001, "7200", "first flag: White"],
    [Edition.Laws1997, "7200", "first flag: White"],
    [Edition.Laws2014, "300", "first flag: White"],
    [Edition.Laws2023, "300", "first flag: White"],
  ])("edition %i, %s: %s", (edition, control, line) => {
    const desk = bothDown(control, edition);
    expect(lineOf(desk)).toBe(line);
    expect(desk.page()).toMatchObject({ leftFlag: "first", rightFlag: "flag" });
  });

  test("in Spanish", () => {
    expect(lineOf(bothDown("300", Edition.Laws2001, Language.Spanish))).toBe("dos banderas: tablas, B8");
  });

  test("one flag is only named", () => {
    const desk = openDesk({ control: "60" });
    desk.app.settings.edition = Edition.Laws2001;
    strike(desk, "black 61s S M M!");
    expect(lineOf(desk)).not.toContain("B8");
  });
});
