/** The manifest names its shortcuts as the play screen does, although the build imports nothing of the page. */
import { expect, test } from "vitest";
import { manifestText, shortcuts } from "../../../sim/build/page/manifest";
import { nameOfText } from "../../../sim/page/control/labels";
import { playEn } from "../../../sim/words/play/en";

test("each shortcut has the name of its control on the play screen, and leads to it", () => {
  expect(shortcuts.map(([, name]) => name)).toEqual(shortcuts.map(([control]) => nameOfText(control, playEn)));
  const made: { shortcuts: { name: string; url: string }[] } = JSON.parse(manifestText());
  expect(made.shortcuts.map(({ name }) => name)).toEqual(["3+2", "5+0", "10+5", "15+10"]);
  expect(made.shortcuts[1]?.url).toBe("./#control=300%3Bflag%3Dfreeze&notation=canonical");
});
