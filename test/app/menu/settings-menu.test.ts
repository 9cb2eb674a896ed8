import { describe, expect, test } from "vitest";
import { chooseSetting } from "../../../firmware/app/menu/settings-menu";
import { List, Region, Sound, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Setting } from "../../../firmware/app/settings/setting";
import { Side } from "../../../firmware/core/words";
import { Edition } from "../../../firmware/laws/edition";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk } from "../desk";

// The settings: the test presses each path on the keys, and sees every value at once.

/** Opens the menu of the settings from the programs. */
function openSettings(desk = openDesk()): Desk {
  desk.tap(Switch.Menu);
  expect(desk.app.stage).toBe(Stage.Listing);
  return desk;
}

/** Moves the cursor to an item. */
function goTo(desk: Desk, item: Setting): void {
  while (desk.app.menu.listAt < item) desk.tap(Switch.Plus);
}

/** Returns the text of a row before and after each choice. */
function rounds(item: Setting, times: number, desk = openDesk()): string[] {
  openSettings(desk);
  goTo(desk, item);
  const texts = [desk.chosen()];
  for (let i = 0; i < times; i++) {
    desk.tap(Switch.Start);
    texts.push(desk.chosen());
    desk.wait(50);
  }
  return texts;
}

test.each([
  [Setting.Sound, ["Sound  by control", "Sound  on", "Sound  off", "Sound  by control"]],
  [Setting.Click, ["Click  no", "Click  yes", "Click  no"]],
  [Setting.Tenths, ["Tenths  no", "Tenths  yes", "Tenths  no"]],
  [Setting.Counter, ["Move counter  yes", "Move counter  no", "Move counter  yes"]],
  [Setting.Left, ["On the left  White", "On the left  Black", "On the left  White"]],
  [
    Setting.Language,
    [
      ...["Language  English", "Idioma  Español", "Sprache  Deutsch", "Langue  Français", "Язык  Русский"],
      ...["Idioma  Português", "Language  English"],
    ],
  ],
  [Setting.Laws, ["Laws  2023", "Laws  1997", "Laws  2001", "Laws  2014", "Laws  2018", "Laws  2023"]],
  [Setting.TakesBack, ["Illegal loses bonus  yes", "Illegal loses bonus  no", "Illegal loses bonus  yes"]],
  [Setting.Competition, ["Competition Rules  no", "Competition Rules  yes", "Competition Rules  no"]],
  [Setting.FiveMinutes, ["Sign under 5:00  no", "Sign under 5:00  yes", "Sign under 5:00  no"]],
  [Setting.Light, ["Light  no", "Light  yes", "Light  no"]],
])("setting %i goes round: %j", (item, expected) => expect(rounds(item, expected.length - 1)).toEqual(expected));

test("in Spanish", () => {
  const desk = openSettings(openDesk({ facts: { language: Language.Spanish } }));
  const rows: string[] = [];
  for (let i = 0; i < 14; i++) {
    rows.push(desk.chosen());
    desk.tap(Switch.Plus);
  }
  expect(rows).toEqual([
    "Sonido  según control",
    "Clic  no",
    "Décimas  no",
    "Contador  sí",
    "A la izquierda  Blancas",
    "Idioma  Español",
    "Leyes  2023",
    "Ilegal pierde bono  sí",
    "Reglas competición  no",
    "Señal bajo 5:00  no",
    "Luz  no",
    "Bloqueo  no",
    "Teclas",
    "Reanudar",
  ]);
});

describe("each setting does what it says", () => {
  function chosen(item: Setting, times = 1): Desk {
    const desk = openSettings();
    goTo(desk, item);
    for (let i = 0; i < times; i++) desk.tap(Switch.Start);
    return desk;
  }

  test("sound", () => {
    expect(chosen(Setting.Sound).app.settings.sound).toBe(Sound.On);
    expect(chosen(Setting.Sound, 2).app.settings.sound).toBe(Sound.Off);
  });

  test("click, tenths, counter, giving back", () => {
    expect(chosen(Setting.Click).app.settings.click).toBe(true);
    expect(chosen(Setting.Tenths).app.settings.tenths).toBe(true);
    expect(chosen(Setting.Counter).app.settings.counter).toBe(false);
    expect(chosen(Setting.TakesBack).app.settings.takesBack).toBe(false);
    expect(chosen(Setting.Competition).app.settings.competition).toBe(true);
  });

  test("the left side", () => {
    const desk = chosen(Setting.Left);
    expect(desk.app.settings.left).toBe(Side.Black);
    desk.hold(Switch.Menu, 1100);
    expect(desk.shown(Region.LeftName)).toBe("Black");
    expect(desk.shown(Region.RightName)).toBe("White");
  });

  test("the language, on every row at once", () => {
    const desk = chosen(Setting.Language);
    expect(desk.app.settings.language).toBe(Language.Spanish);
    expect(desk.shown(Region.Row1)).toMatch(/^Sonido/);
    expect(desk.shown(Region.Title)).toMatch(/Ajustes/);
  });

  test("the language: those without room are passed over", () => {
    const languages = 2 ** Language.English + 2 ** Language.Russian;
    const desk = openSettings(openDesk({ facts: { languages } }));
    const chosen = [1, 2].map(() => {
      chooseSetting(desk.app, Setting.Language);
      return desk.app.settings.language;
    });
    expect(chosen).toEqual([Language.Russian, Language.English]);
  });

  test("the edition of the Laws", () => {
    expect(chosen(Setting.Laws).app.settings.edition).toBe(Edition.Laws1997);
    expect(chosen(Setting.Laws, 5).app.settings.edition).toBe(Edition.Laws2023);
  });

  test("the light", () => {
    const desk = chosen(Setting.Light);
    expect(desk.board.mains.lit).toBe(true);
    desk.tap(Switch.Start);
    expect(desk.board.mains.lit).toBe(false);
  });

  test("about: board, version and battery; choosing it changes nothing", () => {
    const desk = openSettings(openDesk({ facts: { name: "pixljs", version: "1.2.3" } }));
    desk.battery(2875);
    goTo(desk, Setting.About);
    expect(desk.chosen()).toBe("pixljs 1.2.3  2875 mV");
    const before = desk.page();
    desk.tap(Switch.Start);
    expect(desk.page()).toEqual(before);
  });
});

describe("when the power comes back", () => {
  test.each([
    [Setting.Sound, "Sound  on"],
    [Setting.Click, "Click  yes"],
    [Setting.Tenths, "Tenths  yes"],
    [Setting.Counter, "Move counter  no"],
    [Setting.Left, "On the left  Black"],
    [Setting.Language, "Idioma  Español"],
    [Setting.Laws, "Laws  1997"],
    [Setting.TakesBack, "Illegal loses bonus  no"],
    [Setting.Light, "Light  no"],
  ])("setting %i reads %j", (item, text) => {
    const desk = openDesk();
    rounds(item, 1, desk);
    desk.restart();
    expect(rounds(item, 0, desk)).toEqual([text]);
  });

  test("the light alone costs no record", () => {
    const desk = openDesk();
    openSettings(desk);
    goTo(desk, Setting.Light);
    const at = desk.app.log.at;
    desk.tap(Switch.Start);
    expect(desk.app.log.at).toBe(at);
  });
});

test("the journal is opened from the menu", () => {
  const desk = openSettings();
  goTo(desk, Setting.Journal);
  expect(desk.chosen()).toBe("Journal");
  desk.tap(Switch.Start);
  expect(desk.app.menu.list).toBe(List.Journal);
});

test("the menu is as long as its items, and goes round", () => {
  const desk = openSettings();
  desk.tap(Switch.Minus);
  expect(desk.app.menu.listAt).toBe(Setting.About);
  desk.tap(Switch.Plus);
  expect(desk.app.menu.listAt).toBe(Setting.Sound);
});

test("looking at them changes nothing", () => {
  const desk = openDesk();
  const before = { ...desk.app.settings };
  openSettings(desk);
  for (let i = 0; i < 27; i++) {
    expect(desk.app.settings).toEqual(before);
    desk.tap(Switch.Plus);
  }
});

test("MENU leads back to the programs", () => {
  const desk = openSettings();
  desk.tap(Switch.Menu);
  expect(desk.app.stage).toBe(Stage.Setup);
});
