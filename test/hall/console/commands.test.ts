/** Commands: what the dialogs say before, what is sent, what is said after, and what takes it back. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { boards, openConsole, testInBrowser, withHall } from "./hall-page";

openConsole();

async function open(page: Page, number: number): Promise<void> {
  await page.locator(`[data-board="main-${number}"]`).click();
}

function act(page: Page, name: string): Promise<void> {
  return page.locator(".detail section.buttons").getByRole("button", { name, exact: true }).click();
}

function lines(page: Page): Promise<string[]> {
  return page.locator("dialog .lines li").allTextContents();
}

async function yes(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Yes, do it" }).click();
}

async function said(page: Page): Promise<string | null> {
  return page.locator(".notice p").first().textContent();
}

testInBrowser("a pause asks first, says what it did, and ends by going on", () =>
  withHall(boards(3), {}, async ({ page, hall }) => {
    await open(page, 2);
    await act(page, "Pause");
    expect(await page.getByRole("dialog").getByRole("heading").textContent()).toBe("Pause Board 2?");
    expect(await lines(page)).toEqual(["Both clocks stop. The times stay.", "Now White has 0:41:01, Black 0:39:10."]);
    await page.keyboard.press("Escape");
    expect(hall.asked).toEqual([]);
    await act(page, "Pause");
    await yes(page);
    await expect.poll(() => said(page)).toBe("Board 2: paused.");
    expect(hall.asked).toEqual([{ clocks: ["main-2"], command: { do: "pause" } }]);
    await page.locator(".notice").getByRole("button", { name: "Resume" }).click();
    await expect.poll(() => hall.asked.at(-1)).toEqual({ clocks: ["main-2"], command: { do: "resume" } });
    await expect
      .poll(() => page.locator(".events tbody td:nth-child(2)").allTextContents())
      .toEqual(["resume · White", "pause"]);
  }),
);

testInBrowser("a correction names what changes, pauses a running clock, lets it go on, and can be undone", () =>
  withHall(boards(3), {}, async ({ page, hall }) => {
    await open(page, 1);
    await act(page, "Correct…");
    await page.getByRole("button", { name: "Check…" }).click();
    expect(await page.getByRole("dialog").getByRole("alert").textContent()).toBe("Nothing is changed yet.");
    await page.locator("[name='white.remaining']").fill("soon");
    await page.getByRole("button", { name: "Check…" }).click();
    expect(await page.locator("[name='white.remaining']").getAttribute("aria-invalid")).toBe("true");
    await page.locator("[name='white.remaining']").fill("1:05:00");
    await page.locator("[name='black.presses']").fill("21");
    await page.getByLabel("Side to move").selectOption("black");
    await page.getByRole("button", { name: "Check…" }).click();
    expect(await lines(page)).toEqual([
      "This will change:",
      "White: Time (h:mm:ss): 0:41:01 → 1:05:00",
      "Black: Presses: 19 → 21",
      "Side to move: Black",
      "Now White has 0:41:01, Black 0:39:10.",
    ]);
    await yes(page);
    await expect.poll(() => said(page)).toBe("Board 1: corrected.");
    const correction = { do: "correct", white: { remaining: 3_900_000 }, black: { presses: 21 }, turn: "black" };
    expect(hall.asked.map((order) => "command" in order && order.command)).toEqual([
      { do: "pause" },
      correction,
      { do: "resume" },
    ]);
    await expect.poll(() => page.locator(".face .white .time").textContent()).toBe("1:05:00");
    await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(() => hall.asked.slice(3).map((order) => "command" in order && order.command.do))
      .toEqual(["pause", "undo", "resume"]);
  }),
);

testInBrowser("undo is refused after a press, which the clock would take back instead", () =>
  withHall([{ number: 1, mode: "paused", running: null }], {}, async ({ page, hall }) => {
    await open(page, 1);
    await act(page, "Correct…");
    await page.locator("[name='white.remaining']").fill("0:30:00");
    await page.getByRole("button", { name: "Check…" }).click();
    await yes(page);
    await expect.poll(() => said(page)).toBe("Board 1: corrected.");
    const { state } = hall.view(1);
    if (state !== null) hall.happen(1, "press", "white", { white: { ...state.white, presses: 21 } });
    await page.waitForTimeout(150);
    await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => said(page)).toContain("Undo would take that press back");
    expect(hall.asked).toHaveLength(1);
  }),
);

testInBrowser("a penalty says what the Laws give", () =>
  withHall(
    [
      {
        ...{ number: 1, players: ["Aronian", "Benítez"], mode: "paused", running: null },
        rules: { laws: "2018", competition: false },
      },
    ],
    {},
    async ({ page, hall }) => {
      await open(page, 1);
      await act(page, "Penalty…");
      await page.getByLabel("Black: Benítez").check();
      expect(await lines(page)).toEqual([
        "Illegal move. At fault: Black.",
        "White gets 2 minutes.",
        "A second one loses the game; the clock then gives no time.",
        "By the Laws of 2018, 7.5.5, which are set on this clock.",
        "Now White has 0:41:01, Black 0:39:10.",
      ]);
      await page.locator("[name=penalty]").selectOption("take-time");
      expect(await page.getByRole("button", { name: "Check…" }).isDisabled()).toBe(true);
      await page.getByLabel("Minutes").fill("5");
      await page.getByRole("button", { name: "Check…" }).click();
      expect((await lines(page))[1]).toBe("Black loses 5 minutes of time.");
      await yes(page);
      await expect.poll(() => said(page)).toBe("Board 1: penalty given.");
      const command = { do: "penalty", name: "take-time", offender: "black", minutes: 5 };
      expect(hall.asked).toEqual([{ clocks: ["main-1"], command, seen: [0] }]);
    },
  ),
);

testInBrowser("a locked clock wants its code, which goes along and nowhere else", () =>
  withHall([{ number: 1, lock: "closed" }], {}, async ({ page, hall }) => {
    await open(page, 1);
    await act(page, "Pause");
    await page.getByLabel("The arbiter’s code").fill("0042");
    await yes(page);
    await expect.poll(() => hall.asked).toEqual([{ clocks: ["main-1"], command: { do: "pause" }, code: "0042" }]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("0042");
  }),
);

testInBrowser("several boards are paused at once, and who refused is reported", () =>
  withHall(boards(6), {}, async ({ page, hall }) => {
    hall.refuse(2, "locked");
    hall.change({ id: "main-5", presence: "lost" });
    await page.getByRole("checkbox", { name: "Select all" }).check();
    expect(await page.locator(".bulk b").textContent()).toBe("6 boards selected");
    await page.locator(".bulk").getByRole("button", { name: "Pause" }).click();
    expect(await lines(page)).toEqual(["Both clocks stop. The times stay.", "Boards: 1–6"]);
    await yes(page);
    await expect
      .poll(() => page.locator("dialog tbody tr").allTextContents())
      .toEqual(["Board 2it is locked, and the code is needed", "Board 5the link is lost"]);
    expect(await said(page)).toBe("4 of 6 boards obeyed.");
  }),
);

testInBrowser("a control is set at the selected boards, in words first", () =>
  withHall([{ number: 1, mode: "finished", running: null }], {}, async ({ page, hall }) => {
    await page.getByRole("checkbox", { name: "Select Board 1" }).check();
    await page.getByRole("button", { name: "Set a control…" }).click();
    await page.getByLabel("Time control").fill("180+");
    expect(await page.getByRole("button", { name: "Check…" }).isDisabled()).toBe(true);
    expect(await page.getByText("Column 5: a whole number has to stand here.").isVisible()).toBe(true);
    await page.getByLabel("Time control").fill("3+2");
    expect((await lines(page))[0]).toContain("3 minutes per player");
    await page.getByRole("button", { name: "Check…" }).click();
    await yes(page);
    await expect
      .poll(() => hall.asked)
      .toEqual([{ clocks: ["main-1"], command: { do: "set", control: "180+2" }, seen: [0] }]);
  }),
);

testInBrowser("the selected clocks get the numbers of their boards, in the order of the list", () =>
  withHall(
    [3, 1, 2].map((number) => ({ number, mode: "finished", running: null })),
    {},
    async ({ page, hall }) => {
      for (const number of [3, 2]) await page.getByRole("checkbox", { name: `Select Board ${number}` }).check();
      await page.getByRole("button", { name: "Board number…" }).click();
      await page.getByLabel("Number of the first board").fill("9999");
      expect(await page.getByRole("button", { name: "Check…" }).isDisabled()).toBe(true);
      await page.getByLabel("Number of the first board").fill("1");
      expect(await lines(page)).toEqual([
        "These clocks stand at the boards 1 to 2.",
        "Other clocks have these numbers already: 1 (main-1).",
      ]);
      await page.getByRole("button", { name: "Check…" }).click();
      await yes(page);
      const command = { do: "number", number: 1 };
      await expect.poll(() => hall.asked).toEqual([{ clocks: ["main-2", "main-3"], command, seen: [0, 0] }]);
    },
  ),
);

testInBrowser("the preview of a round says which games have to end first, and ends them", () =>
  withHall(
    [
      { number: 1, mode: "fallen", running: null, firstFlag: "white" },
      { number: 2, mode: "paused", running: null },
      { number: 3, mode: "finished", running: null },
      { number: 4 },
      { number: 5, firstFlag: "black" },
    ],
    { fragment: "#round" },
    async ({ page, hall }) => {
      await page.locator("[name=control]").last().fill("90+30");
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByText("refuses another control (“busy”), also after a flag").waitFor();
      await page.getByRole("button", { name: "End 3 games…" }).click();
      expect(await lines(page)).toEqual(["The game is over. The clocks stay stopped.", "Boards: 1–2, 5"]);
      // Somebody lets board 2 go on: it has no flag down, so its game does not end.
      hall.happen(2, "resume", "white", { mode: "running", running: "white" }, { bar: "left" });
      await yes(page);
      const end = { clocks: ["main-1", "main-2", "main-5"], command: { do: "finish" }, seen: [0, 0, 0] };
      await expect.poll(() => hall.asked).toEqual([{ clocks: ["main-5"], command: { do: "pause" } }, end]);
      expect(hall.view(2).state?.running).toBe("white");
    },
  ),
);

testInBrowser("a refusal is said in words", () =>
  withHall(boards(1), {}, async ({ page, hall }) => {
    hall.refuse(1, "frozen");
    await open(page, 1);
    await act(page, "Pause");
    await yes(page);
    await expect.poll(() => said(page)).toBe("Board 1 refused: its firmware has failed.");
    hall.refuse(1, "changed", { who: "Ben", what: "penalty illegal-move white" });
    await act(page, "Pause");
    await yes(page);
    await expect
      .poll(() => said(page))
      .toBe(
        "Board 1 refused: Ben has just done this: penalty: Illegal move, White at fault. Look again before you repeat.",
      );
    // A bridge that has just begun knows of nobody's act.
    hall.refuse(1, "changed");
    await act(page, "Pause");
    await yes(page);
    await expect.poll(() => said(page)).toContain("its computer has started again since you opened this.");
  }),
);
