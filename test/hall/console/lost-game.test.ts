/** Games that are lost: by an illegal move, for which the clock gives no time, and by a flag after which it runs on. */
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

testInBrowser("a game whose clock runs on after a flag can be ended", () =>
  withHall([{ number: 1, whiteMs: 0, firstFlag: "white" }, { number: 2 }], {}, async ({ page, hall }) => {
    const end = page.getByRole("button", { name: "End the game…" });
    await page.locator("[data-board='main-2']").click();
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    expect(await end.count()).toBe(0);
    await page.locator("[data-board='main-1']").click();
    await end.click();
    await page.getByText("The clock runs. It is paused first").waitFor();
    await page.getByRole("button", { name: "Yes, do it" }).click();
    await expect.poll(() => page.locator(".notice p").first().textContent()).toBe("Board 1: game over.");
    expect(hall.asked.map((given) => ("command" in given ? given.command.do : ""))).toEqual(["pause", "finish"]);
  }),
);
