/** Dialogs and notices that are older than what others have done at the clock meanwhile. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { likelyOffender } from "../../../sim/hall/console/penalty";
import type { Desk } from "./hall-page";
import { openConsole, testInBrowser, withHall } from "./hall-page";
import type { PlayedHall } from "./played-hall";

openConsole();

const outdated =
  "Somebody has changed this clock since you opened this, or its computer has started again. Cancel, and look again.";

async function act(page: Page, name: string): Promise<void> {
  await page.locator(".detail section.buttons").getByRole("button", { name, exact: true }).click();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
}

function said(page: Page): Promise<string | null> {
  return page.locator(".notice p").first().textContent();
}

/** Another arbiter does something. */
function changeElsewhere(hall: PlayedHall): void {
  hall.change({ id: "main-1", revision: hall.view(1).revision + 1 });
}

/** White passes the turn to Black. */
function pressWhite(hall: PlayedHall): void {
  const { state } = hall.view(1);
  if (state === null) throw new Error("no state");
  const white = { ...state.white, presses: state.white.presses + 1 };
  hall.happen(1, "press", "white", { running: "black", turn: "black", white }, { bar: "right" });
}

const away = /ERR_|WebSocket/;

const does = (hall: PlayedHall): string[] =>
  hall.asked.map((order) => ("command" in order ? order.command.do : "round"));

function withBoard(mode: "paused" | "running", visit: (desk: Desk) => Promise<void>): Promise<void> {
  const running = mode === "paused" ? null : "white";
  return withHall([{ number: 1, mode, running }], {}, async (desk) => {
    await desk.page.locator("[data-board='main-1']").click();
    await visit(desk);
  });
}

describe("a form that was open while another arbiter acted", () => {
  testInBrowser("gives a penalty only from what its arbiter saw, and says so", () =>
    withBoard("paused", async ({ page, hall }) => {
      await act(page, "Penalty…");
      expect(await page.getByText(outdated).count()).toBe(0);
      changeElsewhere(hall);
      await page.getByText(outdated).waitFor();
      await press(page, "Check…");
      await page.getByText(outdated).waitFor();
      await press(page, "Yes, do it");
      await expect.poll(() => hall.asked.at(-1)).toMatchObject({ command: { do: "penalty" }, seen: [0] });
    }),
  );

  testInBrowser("corrects only from what its arbiter saw", () =>
    withBoard("paused", async ({ page, hall }) => {
      await act(page, "Correct…");
      await page.locator("[name='white.remaining']").fill("0:30:00");
      changeElsewhere(hall);
      await page.getByText(outdated).waitFor();
      await press(page, "Check…");
      await press(page, "Yes, do it");
      await expect.poll(() => hall.asked.at(-1)).toMatchObject({ command: { do: "correct" }, seen: [0] });
    }),
  );
});

testInBrowser("a question waits while its clock or the server is away, so that nothing typed is lost", () =>
  withHall([{ number: 1, running: null, mode: "paused" }], { expected: away }, async ({ page, hall, stop, start }) => {
    await page.locator("[data-board='main-1']").click();
    await act(page, "Correct…");
    await page.locator("[name='white.remaining']").fill("0:30:00");
    await press(page, "Check…");
    const yes = page.getByRole("button", { name: "Yes, do it" });
    expect(await yes.isEnabled()).toBe(true);
    hall.change({ id: "main-1", presence: "away" });
    await page.getByText("Wait here until it is back").waitFor();
    expect(await yes.isDisabled()).toBe(true);
    hall.change({ id: "main-1", presence: "online" });
    await expect.poll(() => yes.isEnabled()).toBe(true);
    await stop();
    await expect.poll(() => yes.isDisabled()).toBe(true);
    await start();
    await yes.click();
    await expect.poll(() => hall.asked.at(-1)).toMatchObject({ command: { white: { remaining: 1_800_000 } } });
  }),
);

testInBrowser("an order that the server cannot answer is not taken for done", () =>
  withHall([{ number: 1 }], { expected: away }, async ({ page, hall, stop }) => {
    const asked = new Promise<void>((resolve) => {
      hall.order = () => new Promise(() => resolve());
    });
    await page.locator("[data-board='main-1']").click();
    await page.locator(".detail").getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Yes, do it" }).click();
    await asked;
    await stop();
    const unknown = "Nobody knows whether the command arrived: look again before you repeat.";
    await expect.poll(() => page.locator(".notice.bad p").textContent()).toBe(`The server does not answer. ${unknown}`);
  }),
);

testInBrowser("the undo of a notice names the revision after its act, so it takes back no later one", () =>
  withBoard("paused", async ({ page, hall }) => {
    await act(page, "Penalty…");
    await press(page, "Check…");
    await press(page, "Yes, do it");
    await expect.poll(() => said(page)).toBe("Board 1: penalty given.");
    changeElsewhere(hall);
    changeElsewhere(hall);
    await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => hall.asked.at(-1)).toEqual({ clocks: ["main-1"], command: { do: "undo" }, seen: [1] });
  }),
);

describe("an undo that somebody is asked about while the players move", () => {
  testInBrowser("does not take back a later press", () =>
    withBoard("running", async ({ page, hall }) => {
      await act(page, "Undo…");
      pressWhite(hall);
      await page.waitForTimeout(150);
      await press(page, "Yes, do it");
      await expect.poll(() => said(page)).toContain("Undo would take that press back");
      expect(does(hall)).toEqual([]);
    }),
  );

  testInBrowser("nor one of the very moment, and the game goes on", () =>
    withBoard("running", async ({ page, hall }) => {
      await act(page, "Undo…");
      const order = hall.order.bind(hall);
      hall.order = (person, given) => {
        if (given.command.do === "pause") pressWhite(hall);
        return order(person, given);
      };
      await press(page, "Yes, do it");
      await expect.poll(() => said(page)).toContain("Undo would take that press back");
      expect(does(hall)).toEqual(["pause", "resume"]);
    }),
  );

  testInBrowser("and a clock that refuses it goes on", () =>
    withBoard("running", async ({ page, hall }) => {
      const order = hall.order.bind(hall);
      hall.order = async (person, given) => {
        if (given.command.do !== "undo") return order(person, given);
        hall.asked.push(given);
        return [{ id: "main-1", ok: false, reason: "refused" }];
      };
      await act(page, "Undo…");
      await press(page, "Yes, do it");
      await expect.poll(() => does(hall)).toEqual(["pause", "undo", "resume"]);
      await expect.poll(() => said(page)).toContain("Board 1 refused");
    }),
  );
});

test("the side at fault is at first who pressed last, as on the clock; a claim is made by the side to move", () => {
  expect(likelyOffender("illegal-move", "white")).toBe("black");
  expect(likelyOffender("press-without-move", "black")).toBe("white");
  expect(likelyOffender("draw-claim", "white")).toBe("white");
  expect(likelyOffender("quickplay-claim", "black")).toBe("black");
});

testInBrowser("the form for a penalty begins with that side, until somebody chooses one", () =>
  withBoard("paused", async ({ page }) => {
    await act(page, "Penalty…");
    const chosen = () => page.locator("dialog input[name=offender]:checked").getAttribute("value");
    expect(await chosen()).toBe("black");
    await page.locator("[name=penalty]").selectOption("draw-claim");
    expect(await chosen()).toBe("white");
    await page.locator("dialog input[value=black]").check();
    await page.locator("[name=penalty]").selectOption("quickplay-claim");
    expect(await chosen()).toBe("black");
  }),
);
