import { Edition, Side } from "../core/words";
import { mayArbiter } from "./act";
import type { App } from "./app";
import { Form, Language, List, Sound } from "./choices";
import { openForm } from "./form";
import { openList } from "./list";
import { openTest } from "./testing";
import { Word, wordOf } from "./words";

/** The items of the menu; their names follow one another in `Word`, but for the last two. */
export const enum Setting {
  Sound = 0,
  Click = 1,
  Tenths = 2,
  Counter = 3,
  Left = 4,
  Language = 5,
  Laws = 6,
  TakesBack = 7,
  Light = 8,
  Lock = 9,
  KeyTest = 10,
  Games = 11,
  About = 12,
}

/** The settings' menu: how many items, what one says with its value, and what choosing it does. */
export function settingsCount(_app: App): number {
  return Setting.About + 1;
}

export function settingText(app: App, i: number): string {
  if (i === Setting.KeyTest) return wordOf(app, Word.KeyTest);
  if (i === Setting.Games) return wordOf(app, Word.Restore);
  if (i === Setting.About) return app.facts.name + " " + app.facts.version + "  " + app.hal.battery.supplyMv() + " mV";
  const value = settingValue(app, i, false);
  return wordOf(app, Word.SetSound + i) + "  " + value;
}

/** Goes on to the next value, or opens what the item stands for. The lock is changed only by who could open it. */
export function chooseSetting(app: App, i: Setting, _atMs: number): void {
  if (i === Setting.Lock) {
    if (mayArbiter(app)) openForm(app, Form.LockCode, 0);
  } else if (i === Setting.KeyTest) openTest(app);
  else if (i === Setting.Games) openList(app, List.Games);
  else settingValue(app, i, true);
}

/** How the value of a setting reads; with `turn` it goes on to the next one first. */
function settingValue(app: App, i: Setting, turn: boolean): string {
  const settings = app.settings;
  switch (i) {
    case Setting.Sound:
      if (turn) settings.sound = settings.sound === Sound.On ? Sound.Off : settings.sound + 1;
      return wordOf(app, Word.SoundOff + settings.sound);
    case Setting.Left:
      if (turn) settings.left = Side.White + Side.Black - settings.left;
      return wordOf(app, Word.White - Side.White + settings.left);
    case Setting.Language:
      if (turn) settings.language = Language.Spanish - settings.language;
      return wordOf(app, Word.OwnName);
    case Setting.Laws:
      if (turn) settings.edition = settings.edition === Edition.Laws2023 ? Edition.Laws1997 : settings.edition + 1;
      return "" + [1997, 2001, 2014, 2018, 2023][settings.edition];
    case Setting.Light:
      app.lit = app.lit !== turn;
      app.hal.power.light(app.lit);
      return answer(app, app.lit);
    case Setting.Lock:
      return answer(app, settings.lockCode >= 0);
    case Setting.Click:
      settings.click = settings.click !== turn;
      return answer(app, settings.click);
    case Setting.Tenths:
      settings.tenths = settings.tenths !== turn;
      return answer(app, settings.tenths);
    case Setting.Counter:
      settings.counter = settings.counter !== turn;
      return answer(app, settings.counter);
    case Setting.TakesBack:
      settings.takesBack = settings.takesBack !== turn;
      return answer(app, settings.takesBack);
    case Setting.KeyTest:
    case Setting.Games:
    case Setting.About:
      return "";
  }
}

function answer(app: App, yes: boolean): string {
  return wordOf(app, yes ? Word.Yes : Word.No);
}
