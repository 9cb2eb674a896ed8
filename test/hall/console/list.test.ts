/** The list and the plan: live times, filters, order, calls, keyboard. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { boards, openConsole, testInBrowser, withHall } from "./hall-page";
import { roundInPlay } from "./round-in-play";

openConsole();

function row(page: Page, number: number) {
  return page.locator(`tr:has([data-board="main-${number}"])`);
}

async function numbers(page: Page): Promise<string[]> {
  return (await page.locator("button.board").allTextContents()).slice(0, 6);
}

testInBrowser("times are live, and only the cells that change are drawn anew", () =>
  withHall(boards(20), {}, async ({ page, hall }) => {
    await row(page, 3).waitFor();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          seen.push(element?.closest("tr")?.querySelector("button")?.textContent ?? element?.className ?? "?");
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    hall.change({ id: "main-3", screen: { left: "0:41:00" } });
    await expect.poll(() => row(page, 3).locator(".white .time").textContent()).toBe("0:41:00");
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(["3"]);
  }),
);

testInBrowser("the times are those of the display, by the side that is on its left", () =>
  withHall([{ number: 1, isWhiteRight: true, whiteMs: 61_000, blackMs: 122_000 }], {}, async ({ page }) => {
    await expect.poll(() => row(page, 1).locator(".white .time").textContent()).toBe("0:01:01");
    await row(page, 1).click();
    expect(await page.locator(".face .half .who").first().textContent()).toContain("Black");
  }),
);

testInBrowser("filters count and show what they name", () =>
  withHall(roundInPlay(), {}, async ({ page }) => {
    const chip = (name: string) => page.getByRole("button", { name });
    await expect
      .poll(() => page.locator(".chip").allTextContents())
      .toEqual(["All 40", "Flag down 1", "Short of time 2", "No-show 2", "Paused 1", "Link or battery 3"]);
    const shows = async (name: string): Promise<string[]> => {
      await chip(name).click();
      return numbers(page);
    };
    expect(await shows("Flag down")).toEqual(["7"]);
    expect(await shows("Short of time")).toEqual(["21", "38"]);
    expect(await shows("No-show")).toEqual(["11", "36"]);
    expect(await shows("Paused")).toEqual(["3"]);
    expect(await shows("Link or battery")).toEqual(["14", "18", "26"]);
    await chip("All").click();
    await page.getByRole("searchbox").fill("benitez");
    await expect.poll(() => numbers(page)).toEqual(["3"]);
    await page.getByRole("searchbox").fill("4");
    await expect.poll(() => numbers(page)).toEqual(["4"]);
    await page.getByRole("searchbox").fill("nobody");
    await expect.poll(() => page.locator(".nothing").textContent()).toBe("No board matches.");
  }),
);

testInBrowser("the order is by number, time or state, both ways", () =>
  withHall(roundInPlay(), {}, async ({ page }) => {
    await row(page, 1).waitFor();
    await page.getByRole("button", { name: "White", exact: false }).first().click();
    await expect.poll(() => numbers(page).then((all) => all.slice(0, 3))).toEqual(["7", "38", "21"]);
    await page.locator("th.by-state button").click();
    await expect.poll(() => numbers(page).then((all) => all.slice(0, 3))).toEqual(["14", "7", "3"]);
    await page.locator("th.by-number button").click();
    await page.locator("th.by-number button").click();
    await expect.poll(() => numbers(page).then((all) => all.slice(0, 3))).toEqual(["40", "39", "38"]);
    expect(await page.locator("th.by-number").getAttribute("aria-sort")).toBe("descending");
  }),
);

testInBrowser("a flag that falls calls: on the screen, in words, and with a sound after the first touch", () =>
  withHall(boards(9), {}, async ({ page, hall }) => {
    await row(page, 5).waitFor();
    await page.evaluate(() => {
      const tones: number[] = [];
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (this: OscillatorNode, whenS?: number) {
        tones.push(this.frequency.value);
        start.call(this, whenS);
      };
      Object.assign(window, { tones });
    });
    const tones = () => page.evaluate(() => (window as unknown as { tones: number[] }).tones.length);
    const fall = (number: number) =>
      hall.happen(
        number,
        "flag",
        "white",
        { firstFlag: "white", mode: "fallen" },
        { left: "0:00:00", leftFlag: "first" },
      );
    fall(5);
    await page.locator(".call").waitFor();
    expect(await page.getByRole("alert").first().textContent()).toBe("Board 5: White’s flag is down");
    expect(await row(page, 5).getAttribute("class")).toBe("flag");
    expect(await tones()).toBe(0);
    await page.locator("body").click({ position: { x: 1, y: 1 } });
    fall(6);
    await expect.poll(tones).toBe(2);
    await page.getByRole("button", { name: "Sound" }).click();
    fall(7);
    await page.getByRole("button", { name: "⚑ Board 7" }).waitFor();
    expect(await tones()).toBe(2);
    await page.getByRole("button", { name: "Sound" }).click();
    await expect.poll(tones).toBe(4);
    await page.getByRole("button", { name: "⚑ Board 6" }).click();
    expect(await page.locator(".detail h2").textContent()).toBe("Board 6");
    expect(await page.locator(".call").count()).toBe(2);
  }),
);

testInBrowser("the call for a second flag says that it is the second one", () =>
  withHall(boards(1), {}, async ({ page, hall }) => {
    await row(page, 1).waitFor();
    hall.happen(1, "flag", "black", { firstFlag: "black" }, { right: "0:00:00", rightFlag: "first" });
    await page.getByRole("button", { name: "⚑ Board 1: Black’s flag is down", exact: true }).waitFor();
    hall.happen(1, "flag", "white", { mode: "fallen" }, { left: "0:00:00", leftFlag: "flag" });
    const second = "⚑ Board 1: White’s flag is down too, as the second one";
    await page.getByRole("button", { name: second, exact: true }).waitFor();
  }),
);

testInBrowser("a time control that passes without its moves calls, while the clock goes on", () =>
  withHall(boards(9), {}, async ({ page, hall }) => {
    await row(page, 4).waitFor();
    hall.change({ id: "main-4", overdue: { white: 3, black: 0 }, screen: { left: "0:30:00", leftFlag: "passed" } });
    await page.locator(".call").waitFor();
    expect(await page.getByRole("alert").first().textContent()).toBe(
      "Board 4: White’s time ran out 3 presses short of the time control; check the moves",
    );
    expect(await row(page, 4).getAttribute("class")).toBe("flag");
    expect(await row(page, 4).locator(".what").textContent()).toBe("White: 3 moves short");
    await page.getByRole("button", { name: /^Flag down/ }).click();
    await expect.poll(() => page.locator("[data-board]").count()).toBe(1);
    hall.change({ id: "main-4", overdue: { white: 0, black: 0 } });
    await expect.poll(() => page.locator("[data-board]").count()).toBe(0);
  }),
);

testInBrowser("the keyboard moves, opens, selects, searches and closes", () =>
  withHall(boards(200), {}, async ({ page }) => {
    await row(page, 1).waitFor();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-board"));
    await expect.poll(focused).toBe("main-2");
    await page.keyboard.press("End");
    await expect.poll(focused).toBe("main-200");
    expect(await page.locator("button.board").count()).toBeLessThan(60);
    await page.keyboard.press("Space");
    expect(await page.locator(".bulk b").textContent()).toBe("1 board selected");
    await page.keyboard.press("Enter");
    expect(await page.locator(".detail h2").textContent()).toBe("Board 200");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".detail").count()).toBe(0);
    await expect.poll(focused).toBe("main-200");
    await page.keyboard.press("Escape");
    expect(await page.locator(".bulk").count()).toBe(0);
    await page.keyboard.press("/");
    await page.keyboard.type("17");
    await expect.poll(() => numbers(page)).toEqual(["17"]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    expect(await page.getByRole("dialog").textContent()).toContain("open the board");
    await page.getByRole("checkbox", { name: "single letters" }).uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("p");
    expect(await page.locator(".tile").count()).toBe(0);
  }),
);

testInBrowser("the plan stands as the tables do, and the arrows follow it", () =>
  withHall(boards(24), { fragment: "#plan" }, async ({ page }) => {
    await page.locator(".tile").first().waitFor();
    await page.getByLabel("Boards in a row").selectOption("6");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-board"))).toBe("main-8");
    await page.getByLabel("First board").selectOption("bottom");
    await expect.poll(() => page.locator(".tile b").first().textContent()).toBe("19");
  }),
);

testInBrowser("a name is a text and never markup", () => {
  const evil = '<img src=x onerror="window.hit=1">';
  return withHall([{ number: 1, players: [evil, evil] }], {}, async ({ page }) => {
    await row(page, 1).click();
    expect(await row(page, 1).locator(".white .name").textContent()).toBe(evil);
    for (const view of ["plan", "big", "print"]) {
      await page.evaluate((to) => {
        location.hash = `#${to}`;
      }, view);
      await page.getByText(evil).first().waitFor();
    }
    expect(await page.locator("img").count()).toBe(0);
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
  });
});

for (const width of [1280, 390]) {
  testInBrowser(`a clock without a number has its link's whole name in the list, in ${width} pixels`, () =>
    withHall([{ number: 14 }, { number: 15 }], { viewport: { width, height: 800 } }, async ({ page, hall }) => {
      const name = page.locator("[data-board='main-15']");
      await expect.poll(() => name.textContent()).toBe("15");
      const numberedPx = (await page.locator("th.number").first().boundingBox())?.width ?? 0;
      hall.change({ id: "main-15", number: 0 });
      await expect.poll(() => name.textContent()).toBe("main-15");
      await expect
        .poll(async () => (await page.locator("th.number").first().boundingBox())?.width)
        .toBeGreaterThan(numberedPx);
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }),
  );
}
