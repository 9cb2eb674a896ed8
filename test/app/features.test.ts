/** The menus of a firmware omit what it lacks, and no key leads there. */
import { describe, expect, test } from "vitest";
import { openList } from "../../firmware/app/menu/list";
import { List, Region, Stage } from "../../firmware/app/model/choices";
import type { Feature } from "../../firmware/tables/features";
import { Switch } from "../../hal/hal";
import { featuresOf } from "../../sim/boards/facts";
import { type Desk, openDesk, type Setting } from "./desk";
import { shortDesk, strike } from "./strokes";

/** Returns every item of a menu, without its value and without the cursor. */
function items(desk: Desk, list: List): string[] {
  openList(desk.app, list);
  const found: string[] = [];
  for (;;) {
    const rows = Array.from({ length: 6 }, (_, n) => desk.app.display.shown[Region.Row1 + n] ?? "");
    const chosen = rows.find((row) => row.startsWith("»"))?.slice(1) ?? "";
    const name = chosen.replace(/ {2}.*/, "");
    if (found.includes(name)) return found;
    found.push(name);
    desk.tap(Switch.Plus);
  }
}

function setWithout(feature?: Feature): Setting {
  return { facts: { features: featuresOf(feature === undefined ? [] : [feature]) } };
}

function deskWithout(feature?: Feature): Desk {
  return openDesk({ control: "300", ...setWithout(feature) });
}

describe("a menu without what is left out", () => {
  const rows: [feature: Feature, list: List, missing: string[]][] = [
    ["languageChoice", List.Settings, ["Language"]],
    ["editions", List.Settings, ["Laws"]],
    ["fiveMinutes", List.Settings, ["Sign under 5:00"]],
    ["sounds", List.Settings, ["Sound", "Click"]],
    ["competition", List.Settings, ["Competition Rules"]],
    ["lock", List.Settings, ["Lock"]],
    ["keyTest", List.Settings, ["Key test"]],
    ["adjournment", List.Settings, ["Restore"]],
    ["penalties", List.Arbiter, ["Penalty"]],
    ["noShow", List.Arbiter, ["No-show"]],
    ["journal", List.Settings, ["Journal"]],
  ];
  test.each(rows)("%s", (feature, list, missing) => {
    const all = items(deskWithout(), list);
    expect(items(deskWithout(feature), list)).toEqual(all.filter((name) => !missing.includes(name)));
    for (const name of missing) expect(all).toContain(name);
  });

  test.each<[Feature, string[]]>([
    ["guideline", ["Guideline III.4"]],
    ["adjournment", ["Adjourn", "(Restore)"]],
    ["penalties", ["Penalty"]],
  ])("in a pause: %s", (feature, missing) => {
    const all = items(shortDesk("660"), List.Arbiter);
    for (const name of missing) expect(all).toContain(name);
    expect(items(shortDesk("660", setWithout(feature)), List.Arbiter)).toEqual(
      all.filter((name) => !missing.includes(name)),
    );
  });
});

test("own programs are neither listed nor edited", () => {
  const desk = strike(openDesk({ facts: { features: featuresOf(["ownPrograms"]) } }), "-");
  expect(desk.page().middle).toBe("25");
  desk.hold(Switch.Start, 1200);
  expect(desk.app.stage).toBe(Stage.Setup);
});

test("a firmware of one language speaks that which it was built with", () => {
  const desk = openDesk({ control: "300", facts: { language: 1, features: featuresOf(["languageChoice"]) } });
  desk.app.settings.language = 0;
  expect(items(desk, List.Settings)).toContain("Sonido");
});
