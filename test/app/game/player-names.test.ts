/** The names of the players: the link sends them, and an adjourned game keeps them [Guideline I]. */

import { describe, expect, test } from "vitest";
import { gameText, gameTimes } from "../../../firmware/app/game/adjourned-games";
import { keepBytes } from "../../../firmware/app/keep/snapshot";
import { gameLine } from "../../../firmware/app/link/log-commands";
import { FIRST_GAME, packed } from "../../../firmware/app/log/numbers";
import { Region, Stage } from "../../../firmware/app/model/choices";
import { Setting } from "../../../firmware/app/settings/setting";
import { saveClock } from "../../../firmware/core/snapshot";
import { Event } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { textWidthPx } from "../../../sim/build/data/font";
import { displayLanguages } from "../../../sim/words/clock-languages";
import { swapColours } from "../acts";
import { ask, pausedGame } from "../asking";
import { type Desk, PIXLJS } from "../desk";

interface Told {
  white?: string;
  black?: string;
  number?: number;
}

const world = { white: "Carlsen, Magnus", black: "Nepomniachtchi, Ian", number: 12 };

function name(desk: Desk, { white = "", black = "", number = 0 }: Told): void {
  for (const line of [`white ${white}`, `black ${black}`, `number ${number}`]) {
    expect(ask(desk, line.trim())).toEqual({ ok: true });
  }
}

/** Adjourns a game at a place and puts another one on the clock. */
function putAway(told: Told, place = 1): Desk {
  const desk = pausedGame();
  name(desk, told);
  expect(ask(desk, `adjourn ${place}`)).toEqual({ ok: true });
  expect(ask(desk, "new")).toEqual({ ok: true });
  name(desk, { white: "somebody", black: "else", number: 1 });
  return desk;
}

const known = (desk: Desk) => {
  const { players, number } = ask(desk, "hello");
  return { players, number };
};

describe("an adjourned game knows whose it is", () => {
  test.each<[what: string, told: Told]>([
    ["both names and the number", world],
    ["the number alone", { number: 9999 }],
    ["one name alone", { black: "x" }],
    ["letters of other languages", { white: "Peña, Óscar", black: "Müller-Ærø Шах ¡" }],
    ["the longest names", { white: "W".repeat(40), black: "~".repeat(40), number: 1 }],
    ["nothing", {}],
  ])("%s", (_, told) => {
    const desk = putAway(told, 3);
    desk.restart();
    expect(known(desk)).toEqual({ players: ["", ""], number: 0 });
    expect(ask(desk, "restore 3")).toEqual({ ok: true });
    expect(known(desk)).toEqual({ players: [told.white ?? "", told.black ?? ""], number: told.number ?? 0 });
  });

  test("on the keys too: its names in the menu, its times before it is taken up", () => {
    const desk = putAway(world);
    desk.tap(Switch.Menu);
    while (desk.app.menu.listAt < Setting.Games) desk.tap(Switch.Plus);
    desk.tap(Switch.Start);
    expect(desk.shown(Region.Row1)).toBe("»1  Carlsen - Nepomnia");
    desk.tap(Switch.Start);
    expect(desk.shown(Region.Row1 + 1)).toBe("Game 1  0:02:59 0:02:57");
    desk.hold(Switch.Start, 1100);
    expect(desk.app.stage).toBe(Stage.Paused);
    expect(known(desk)).toEqual({ players: [world.white, world.black], number: 12 });
  });

  test("the game that takes the clock takes the names with it, also none", () => {
    const desk = putAway({});
    ask(desk, "restore 1");
    expect(known(desk)).toEqual({ players: ["", ""], number: 0 });
  });

  test("what cannot be taken up changes no name", () => {
    const desk = putAway(world);
    expect(ask(desk, "restore 2")).toEqual({ error: "empty" });
    expect(known(desk)).toEqual({ players: ["somebody", "else"], number: 1 });
  });

  test("colours that are exchanged keep their names", () => {
    const desk = pausedGame();
    name(desk, world);
    swapColours(desk.app, desk.nowMs, Event.Colours);
    ask(desk, "adjourn 1");
    ask(desk, "new");
    ask(desk, "restore 1");
    expect(known(desk).players).toEqual([world.white, world.black]);
  });

  test("its times are there as before", () => {
    expect(gameTimes(putAway(world).app, 0)).toBe(gameTimes(putAway({}).app, 0));
  });

  test("the line for another clock is the same with and without names", () => {
    expect(gameLine(putAway(world).app, 0)).toBe(gameLine(putAway({}).app, 0));
  });

  test("a game that was kept before there were names is taken up without any", () => {
    const desk = pausedGame();
    const list = saveClock(desk.app.clock);
    expect(keepBytes(desk.app, FIRST_GAME + 4, packed([178_890, 176_890, 1, ...list]))).toBe(true);
    expect(ask(desk, "restore 5")).toEqual({ ok: true });
    expect(known(desk)).toEqual({ players: ["", ""], number: 0 });
  });
});

describe("the menu of adjourned games", () => {
  test.each<[told: Told, text: string]>([
    [world, "1  Carlsen - Nepomnia"],
    [{ white: "Ding" }, "1  Ding - ?"],
    [{ black: "Ding,Liren" }, "1  ? - Ding"],
    [{ number: 4 }, "Game 1  0:02:59 0:02:57"],
    [{}, "Game 1  0:02:59 0:02:57"],
  ])("%j", (told, text) => expect(gameText(putAway(told).app, 0)).toBe(text));

  test.each(displayLanguages)("names of usual letters fit a row, language %i", (language) => {
    const desk = putAway({ white: "Goryachkina", black: "Humpy Koneru" }, 10);
    desk.app.settings.language = language;
    expect(textWidthPx(`»${gameText(desk.app, 9)}`)).toBeLessThanOrEqual(PIXLJS.widthPx);
  });
});
