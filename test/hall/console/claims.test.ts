/** Wrong claims in a quickplay finish: whether the clock takes one, as the console says it and as the clock does it. */
import { describe, expect, test } from "vitest";
import { parseControl } from "../../../firmware/notation/notation";
import { factsOf } from "../../../sim/hall/console/facts";
import { isClaimOpen } from "../../../sim/hall/console/penalty";
import type { LawsYear } from "../../../sim/link/rules";
import { openConsole, testInBrowser, withHall } from "./hall-page";
import { type Played, playedClock } from "./played-clock";

openConsole();

interface Case {
  readonly control?: string;
  readonly laws?: LawsYear;
  readonly period?: number;
  readonly played?: Partial<Played>;
  readonly side?: "white" | "black";
}

function isOpen({ control = "900", laws = "2023", period = 1, played = {}, side = "white" }: Case): boolean {
  const rules = { laws, competition: false };
  const view = playedClock({ number: 1, whiteMs: 119_000, blackMs: 60_000, rules, ...played });
  const { state } = view;
  if (state === null) throw new Error("no state");
  const [white, black] = [
    { ...state.white, period },
    { ...state.black, period },
  ];
  const given = { ...view, state: { ...state, control, white, black } };
  return isClaimOpen(side, factsOf(given), given, parseControl(control).control);
}

describe("a claim in a quickplay finish is open", () => {
  test.each<[string, Case, boolean]>([
    ["to the side to move under two minutes", {}, true],
    ["not to the other one", { side: "black" }, false],
    ["to the side to move of a clock that stands", { played: { running: null, mode: "paused" } }, true],
    ["not with two minutes", { played: { whiteMs: 120_000 } }, false],
    ["not with an increment", { control: "900+5" }, false],
    ["not with a delay", { control: "900d5" }, false],
    ["not before the last period", { control: "40/7200:900" }, false],
    ["in the last period", { control: "40/7200:900", period: 2 }, true],
    ["not where periods follow one another for ever", { control: "40/7200" }, false],
    ["not in blitz", { control: "300" }, false],
    ["by the Laws of 1997", { laws: "1997" }, true],
  ])("%s", (_, given, expected) => expect(isOpen(given)).toBe(expected));
});

testInBrowser("the form says before that the clock refuses a claim, and does not promise minutes", () =>
  withHall([{ number: 1, running: null, mode: "paused" }], {}, async ({ page }) => {
    await page.locator("[data-board='main-1']").click();
    await page.getByRole("button", { name: "Penalty…" }).click();
    await page.locator("[name=penalty]").selectOption("quickplay-claim");
    const lines = await page.locator("dialog .lines").textContent();
    expect(lines).toContain("The clock refuses it now");
    expect(lines).not.toContain("gets");
  }),
);
