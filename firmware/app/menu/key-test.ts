import { Switch } from "../../../hal/hal";
import { put } from "../display/regions";
import type { App } from "../model/app";
import { Region, Stage } from "../model/choices";
import { Word } from "../model/word";
import { wordOf } from "../text/text";
import { openPage, putRow, putTitle } from "./page";

/** Opens the key test. A row for each contact counts its presses, and is marked while the contact is closed. */
export function openTest(app: App): void {
  openPage(app, Stage.Testing);
  putTitle(app, " " + wordOf(app, Word.KeyTest));
  put(app, Region.Hint, wordOf(app, Word.KeyTestHint));
  for (let i = 0; i <= Switch.Plus; i++) {
    app.menu.values[i] = 0;
    showContact(app, i, app.hal.contacts.isClosed(i));
  }
}

/** Shows that a contact closed or opened. Bounce is shown, but not counted. */
export function testContact(app: App, contact: Switch, closed: boolean, isPress: boolean): void {
  if (isPress) app.menu.values[contact]++;
  showContact(app, contact, closed);
}

function showContact(app: App, contact: Switch, closed: boolean): void {
  putRow(app, contact, closed, contactName(app, contact) + "  " + app.menu.values[contact]);
}

/** Returns the name of a contact. The name of a key is what is printed on it. */
function contactName(app: App, contact: Switch): string {
  if (contact < Switch.Menu) return wordOf(app, Word.LeftLever + contact);
  if (contact === Switch.Menu) return "MENU";
  if (contact === Switch.Start) return "START";
  return contact === Switch.Plus ? "+" : "-";
}
