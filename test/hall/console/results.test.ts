/** The results of a round on the page, while others enter them and flags fall. */
import { expect } from "vitest";
import type { Seat } from "../../../sim/hall/model/seat";
import { boards, openConsole, testInBrowser, withHall } from "./hall-page";

openConsole();

testInBrowser("an open round shows a result that a clock or another arbiter tells, without a hand", () =>
  withHall(boards(2), { fragment: "#round" }, async ({ page, hall }) => {
    const ben = { name: "Ben", role: "arbiter" } as const;
    const place = { tournament: "Open", round: 1 };
    await hall.books.setRound(ben, { from: "control", ...place, name: "", control: "5400+30", boards: "" }, "en");
    const seat: Seat = { ...place, number: 1, white: { name: "A" }, black: { name: "B" }, result: null };
    hall.change({ id: "main-1", seat });
    const round = page.getByRole("button", { name: "Open · Round 1 · 5400+30", exact: true });
    await round.click();
    const entry = page.getByLabel("Board 1: Result");
    expect(await entry.inputValue()).toBe("*");
    await page.waitForTimeout(1500);
    const result = await hall.books.enter(ben, { ...place, number: 1, score: "0-1" }, "en");
    hall.change({ id: "main-1", seat: { ...seat, result } });
    await expect.poll(() => entry.inputValue()).toBe("0-1");
    expect(await page.getByText("1 of 3 results").count()).toBe(1);
  }),
);
