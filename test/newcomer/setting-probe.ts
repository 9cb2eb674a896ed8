/** Answers the questions of a test to a copy of the tree about a plain setting. */
import { chooseSetting, settingText } from "../../firmware/app/menu/settings-menu";
import { settingsCount } from "../../firmware/app/settings/setting";
import { openDesk } from "../app/desk";

/** Returns the rows of the setting called `name`: at first, chosen once, after the power failed, chosen again. */
export function rowsOf(name: string): string[] {
  const desk = openDesk();
  const place = Array.from({ length: settingsCount(desk.app) }, (_, at) => settingText(desk.app, at)).findIndex(
    (text) => text.startsWith(name),
  );
  const row = () => settingText(desk.app, place);
  const rows = [row()];
  chooseSetting(desk.app, place);
  rows.push(row());
  desk.line("hello");
  desk.restart();
  rows.push(row());
  chooseSetting(desk.app, place);
  return [...rows, row()];
}
