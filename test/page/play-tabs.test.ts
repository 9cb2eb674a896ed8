/** Two tabs: the second takes the game over with its exact times, and the first one saves nothing any more. */
import { expect } from "vitest";
import { readTime } from "../../sim/page/control/own-control";
import { openBrowser, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { opened, phaseOf, runs, tap, timeOn, tool, withPlay } from "./play";

openBrowser();

testInBrowser("the second tab takes the running game, and the first one can take it back", () =>
  withPlay({}, async (page, context) => {
    const { faults, bar } = playEn;
    for (const place of ["right", "left"] as const) await tap(page, place);
    const second = await context.newPage();
    await second.goto(page.url());
    await opened(second);
    expect(await second.getByRole("alert").textContent()).toBe(faults.tab);
    await expect.poll(() => timeOn(page, "right")).toBe("3:00");
    await tool(second, faults.useHere).tap();
    await expect.poll(() => phaseOf(second)).toBe("paused");
    expect(await second.getByRole("alert").count()).toBe(0);
    expect(await second.locator(".half.left .facts").textContent()).toBe(playEn.moves(1));
    expect(Math.abs((readTime(await timeOn(second, "right")) ?? 0) - 180_000)).toBeLessThanOrEqual(2000);
    await expect.poll(() => page.getByRole("alert").textContent()).toBe(faults.tab);
    expect(await phaseOf(page)).toBe("ready");
    await tap(page, "right");
    await tool(second, bar.resume).tap();
    await expect.poll(() => runs(second)).toBe("right");
    await tap(second, "right");
    await tool(page, bar.pause).click();
    await tool(page, faults.useHere).tap();
    await expect.poll(() => page.locator(".half.right .facts").textContent()).toBe(playEn.moves(1));
    expect(await phaseOf(page)).toBe("paused");
  }),
);
