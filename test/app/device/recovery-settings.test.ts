/** The settings that a clock still has after a power cut. */
import { describe, expect, test } from "vitest";
import { finishHandler } from "../../../firmware/app/device/handlers";
import { keptSettings } from "../../../firmware/app/keep/snapshot";
import { turnPage } from "../../../firmware/app/log/pages";
import { Sound } from "../../../firmware/app/model/choices";
import type { Settings } from "../../../firmware/app/model/settings";
import { Side } from "../../../firmware/core/words";
import { Edition } from "../../../firmware/laws/edition";
import { Switch } from "../../../hal/hal";
import { createCells } from "../../../hal/virtual/cells";
import { featuresOf } from "../../../sim/boards/facts";
import { type Desk, openDesk } from "../desk";
import { recordsOf, writeBlock } from "../memory";

/** Returns the numbers that the log would keep after some changes. */
function kept({ app }: Desk, changes: Partial<Settings>): number[] {
  return keptSettings({ ...app, settings: { ...app.settings, ...changes } });
}

describe("what is kept", () => {
  test("settings, as they were left", () => {
    const desk = openDesk();
    const { settings } = desk.app;
    Object.assign(settings, { left: Side.Black, language: 1, edition: Edition.Laws2001, sound: Sound.On, click: true });
    Object.assign(settings, {
      tenths: true,
      counter: false,
      takesBack: false,
      bounceMs: 40,
      lockCode: 0,
      trimPpb: -123_450,
      competition: true,
      fiveMinutes: true,
    });
    desk.app.log.dueKey = 0;
    finishHandler(desk.app, desk.nowMs);
    const kept = { ...settings };
    desk.restart();
    expect(desk.app.settings).toEqual(kept);
    expect(desk.app.keys.contacts.map(({ bounceMs }) => bounceMs)).toEqual([40, 40, 40, 40, 40, 40]);
    expect(desk.board.crystal.trimPpb).toBe(-123_450);
    expect(recordsOf(desk.app.log)).toEqual(["block 0 of 4"]);
  });

  test("in an order that stays", () => {
    const { app } = openDesk();
    Object.assign(app.settings, { lockCode: 1234, trimPpb: 7 });
    expect(keptSettings(app)).toEqual([1, 0, 4, 1, 0, 0, 1, 1, 25, 1_235, 1_000_007, 0, 0]);
  });

  test("on the second page, too", () => {
    const desk = openDesk();
    turnPage(desk.app.log);
    writeBlock(desk.app.log, 0, kept(desk, { tenths: true }));
    desk.restart();
    expect([desk.app.settings.tenths, desk.app.log.places[0]]).toEqual([true, 4_096 + 8]);
  });

  test("not of what the firmware lacks: its language, its edition and no lock stay", () => {
    const cells = createCells(2);
    const desk = openDesk({ cells });
    const other = { language: 1, edition: Edition.Laws2001, lockCode: 77, bounceMs: 40 };
    writeBlock(desk.app.log, 0, kept(desk, other));
    const features = { ...featuresOf(), languageChoice: false, editions: false, lock: false };
    const { settings } = openDesk({ cells, facts: { features } }).app;
    expect(settings).toMatchObject({ language: 0, edition: Edition.Laws2023, lockCode: -1, bounceMs: 40 });
    const all = openDesk({ cells }).app.settings;
    expect(all).toMatchObject({ language: 1, edition: Edition.Laws2001, lockCode: 77, bounceMs: 40 });
  });

  test("of an older version: what it did not know stays as it is", () => {
    const desk = openDesk();
    writeBlock(desk.app.log, 0, [2, 1]);
    desk.restart();
    expect(desk.app.settings).toMatchObject({ left: Side.Black, language: 1, bounceMs: 25, lockCode: -1, trimPpb: 0 });
  });

  test("of a later one that added to it: what is known", () => {
    const desk = openDesk();
    writeBlock(desk.app.log, 0, [...kept(desk, { tenths: true }), 5, 6]);
    desk.restart();
    expect(desk.app.settings.tenths).toBe(true);
  });

  test("programs 25 to 30; an emptied place is empty again", () => {
    const desk = openDesk({ control: "40/5400+30:1800+30" });
    desk.hold(Switch.Menu, 1_100);
    desk.app.programs.own[0] = "60";
    desk.app.log.dueKey = 2;
    finishHandler(desk.app, desk.nowMs);
    desk.app.programs.own[4] = "3600:5x30";
    desk.app.log.dueKey = 6;
    finishHandler(desk.app, desk.nowMs);
    desk.restart();
    expect([desk.app.programs.remote, ...desk.app.programs.own]).toEqual([
      "40/5400+30:1800+30",
      "60",
      "",
      "",
      "",
      "3600:5x30",
    ]);
    expect(desk.app.log.dueKey).toBe(-1);
    desk.app.programs.own[0] = "";
    desk.app.log.dueKey = 2;
    finishHandler(desk.app, desk.nowMs);
    desk.restart();
    expect(desk.app.programs.own).toEqual(["", "", "", "", "3600:5x30"]);
  });
});
