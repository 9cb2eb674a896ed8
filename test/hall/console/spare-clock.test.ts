/** A spare clock in the place of a board's: what the form for its control offers. */
import { expect } from "vitest";
import { boards, openConsole, testInBrowser, withHall } from "./hall-page";

openConsole();

testInBrowser("a spare clock without a game is offered the control of its round", () =>
  withHall(boards(2), {}, async ({ page, hall }) => {
    const ben = { name: "Ben", role: "arbiter" } as const;
    const place = { tournament: "Open", round: 1 };
    await hall.books.setRound(ben, { from: "control", ...place, name: "", control: "5400+30", boards: "" }, "en");
    const state = hall.view(1).state;
    const seat = { ...place, number: 1, white: { name: "A" }, black: { name: "B" }, result: null };
    const offered = async (mode: "setup" | "finished", control: string): Promise<void> => {
      if (state !== null) hall.change({ id: "main-1", seat, state: { ...state, mode, running: null, control: "60" } });
      await page.getByRole("checkbox", { name: "Select Board 1" }).check();
      await page.getByRole("button", { name: "Set a control…" }).click();
      await expect.poll(() => page.getByLabel("Time control").inputValue()).toBe(control);
      await page.keyboard.press("Escape");
    };
    // One minute would be read as an hour without its unit.
    await offered("finished", "60s");
    await offered("setup", "5400+30");
  }),
);
