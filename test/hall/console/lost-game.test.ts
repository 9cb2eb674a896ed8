/** The illegal move that loses the game: the clock counts them, and gives no time for it. */
import { expect } from "vitest";
import { openConsole, testInBrowser, withHall } from "./hall-page";

openConsole();

for (const [which, givenMs, said, then] of [
  ["the first illegal move", 120_000, "Board 1: penalty given.", ["pause", "penalty", "resume"]],
  [
    "the one that loses the game",
    0,
    "Board 1: penalty given. The clock gives no time: this illegal move loses the game. The clock stands.",
    ["pause", "penalty"],
  ],
] as const) {
  testInBrowser(`after ${which} the console says what the clock did, and whether it goes on`, () =>
    withHall([{ number: 1 }], {}, async ({ page, hall }) => {
      const order = hall.order.bind(hall);
      hall.order = async (person, given) => {
        // White has thought for three minutes; only the pause says so.
        const { white: running } = hall.view(1).state ?? {};
        if (given.command.do === "pause" && running !== undefined)
          hall.happen(1, "ignored", "black", { white: { ...running, remaining: running.remaining - 180_000 } });
        if (given.command.do !== "penalty") return order(person, given);
        hall.asked.push(given);
        const { state, revision } = hall.view(1);
        if (state === null) throw new Error("no state");
        const white = { ...state.white, remaining: state.white.remaining + givenMs };
        hall.happen(1, "penalty", "black", { white });
        hall.change({ id: "main-1", revision: revision + 1 });
        return [{ id: "main-1", ok: true }];
      };
      await page.locator("[data-board='main-1']").click();
      await page.getByRole("button", { name: "Penalty…" }).click();
      await page.getByRole("button", { name: "Check…" }).click();
      await page.getByRole("button", { name: "Yes, do it" }).click();
      await expect.poll(() => page.locator(".notice p").first().textContent()).toBe(said);
      expect(hall.asked.map((given) => ("command" in given ? given.command.do : ""))).toEqual(then);
    }),
  );
}
