/** Checks what must not happen to a game on the page: lost, replaced or overwritten without a word. */
import { describe, expect } from "vitest";
import { pageEn, pageEs } from "../../sim/words/page";
import { deskInUse, displayed, openBrowser, passOn, savedBy, strike, testInBrowser, unfold, withPage } from "./browser";
import { playEn } from "./page-words";
import { opened, runs, tap, timeOn, tool, withPlay } from "./play";

openBrowser();

const { notice, scenario, timeline } = pageEn;

describe("a game that is on", () => {
  testInBrowser("is not replaced by the example before the user agrees", () =>
    withPage({}, async (page) => {
      await strike(page, "j");
      await strike(page, "f");
      const before = await page.locator(".lcd").getAttribute("aria-label");
      await unfold(page, "scenario");
      const example = page.getByRole("button", { name: scenario.example });
      await example.click();
      await page.getByText(scenario.busy).waitFor();
      await example.focus();
      await page.getByRole("button", { name: scenario.keep }).press("Enter");
      expect(await displayed(page)).toContain((before ?? "").slice(0, 5));
      expect(await page.locator(".playing").count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(scenario.example);
      await example.click();
      await page.getByRole("button", { name: scenario.giveUp }).click();
      await page.locator(".playing").waitFor();
      await page.reload();
      await unfold(page, "control");
      expect(await page.locator("input[name=control]").inputValue()).toBe("300+3");
    }),
  );

  testInBrowser("is not replaced by a shared game", () =>
    withPage({}, async (page, context) => {
      const { served } = deskInUse();
      await strike(page, "j");
      await unfold(page, "scenario");
      await page.getByRole("button", { name: scenario.share }).click();
      const address = await page.locator(".panel.scenario input[readonly]").inputValue();
      await strike(page, "f");
      // A tab that leaves the page keeps its clock; one that is closed by force does not.
      await page.goto("about:blank");
      await page.close();
      const again = await context.newPage();
      await again.goto(`${served.address}${address.slice(address.indexOf("#"))}`);
      await again.getByText(scenario.busy).waitFor();
      await again.getByRole("button", { name: scenario.keep }).click();
      expect(await displayed(again)).toMatch(/Restored/);
    }),
  );

  testInBrowser("says when a choice waits for the next one", () =>
    withPage({}, async (page) => {
      await strike(page, "j");
      await unfold(page, "control");
      await page.locator("select[name=left]").selectOption("black");
      await page.getByText(notice.next).waitFor();
    }),
  );

  testInBrowser("says so in the new language when that is the choice; the next game speaks it", () =>
    withPage({}, async (page) => {
      await strike(page, "j");
      await page.locator("select[name=language]").selectOption("es");
      await page.getByText(pageEs.notice.next).waitFor();
      expect(await displayed(page)).not.toContain("Blancas");
      await unfold(page, "control");
      await page.getByRole("button", { name: pageEs.control.set }).click();
      await page.getByRole("button", { name: pageEs.control.throwAway }).click();
      await expect.poll(() => displayed(page)).toContain("Blancas");
      expect(await page.getByText(pageEs.notice.next).count()).toBe(0);
    }),
  );

  testInBrowser("keeps its control in the picker", () =>
    withPage({ fragment: "#control=300" }, async (page) => {
      await strike(page, "j");
      await unfold(page, "control");
      await page.locator("input[name=control]").fill("600+5");
      await page.getByRole("button", { name: pageEn.control.set }).click();
      await page.getByRole("button", { name: pageEn.control.keep }).click();
      expect(await page.locator("input[name=control]").inputValue()).toBe("300");
    }),
  );
});

describe("an address", () => {
  testInBrowser("with an unknown board says so", () =>
    withPage({ fragment: "#board=nope" }, async (page) => {
      await page.getByText(notice.board("nope")).waitFor();
    }),
  );

  testInBrowser("with a control that cannot be read says so", () =>
    withPage({ fragment: "#control=abc" }, async (page) => {
      await page.getByText(notice.control("abc")).waitFor();
    }),
  );
});

testInBrowser("3+2 is three minutes where a person types it, and seconds where he says so", () =>
  withPage({}, async (page) => {
    await unfold(page, "control");
    await page.locator("input[name=control]").fill("40/90");
    expect(await page.locator("#reading").textContent()).toContain("90 minutes per player for every 40 moves");
    await page.locator("input[name=control]").fill("3+2");
    expect(await page.locator("#reading").textContent()).toContain("3 minutes per player");
    expect(await page.locator("select[name=notation]").inputValue()).toBe("typed");
    await page.locator("select[name=notation]").selectOption("canonical");
    expect(await page.locator("#reading").textContent()).toContain("3 seconds per player");
  }),
);

testInBrowser("what the first press loads may fail: the clock runs, and the next pause asks for its tools again", () =>
  withPlay({}, async (page) => {
    const asked: string[] = [];
    // A page that is left ends its requests like this, without an error in the log.
    await page.route(/assets\/(?:repair|notes)-/, (route) => {
      asked.push(/repair|notes/.exec(route.request().url())?.[0] ?? "");
      return route.abort("aborted");
    });
    await tap(page, "right");
    await expect.poll(() => [...new Set(asked)].sort()).toEqual(["notes", "repair"]);
    await passOn(page, 60);
    expect(await runs(page)).toBe("left");
    await page.unroute(/assets\/(?:repair|notes)-/);
    await tool(page, playEn.bar.pause).click();
    await tool(page, playEn.results.of.draw).waitFor();
  }),
);

testInBrowser("a second tab is a clock of its own, and says so", () =>
  withPlay({}, async (page, context) => {
    await tap(page, "right");
    expect(await runs(page)).toBe("left");
    const second = await context.newPage();
    await second.goto(deskInUse().served.address);
    await opened(second);
    expect(await second.getByRole("alert").textContent()).toBe(playEn.faults.tab);
    await tool(second, "5+0").tap();
    expect(await timeOn(second, "left")).toBe("5:00");
    await passOn(second, 400);
    await second.close();
    await page.reload();
    await opened(page);
    expect(await timeOn(page, "right")).toBe("3:02");
    expect(await page.locator(".fault").count()).toBe(0);
  }),
);

testInBrowser("a game that was resumed from its past is saved with what it must show", () =>
  withPage({}, async (page) => {
    await strike(page, "j");
    await strike(page, "f");
    await strike(page, "j");
    await unfold(page, "timeline");
    await page.getByRole("button", { name: timeline.before, exact: true }).click();
    await page.getByRole("button", { name: timeline.goOn }).click();
    expect(await savedBy(page, scenario.save)).toMatch(/expect: \{/);
  }),
);

testInBrowser("nothing moves when the past is shown, and a phone still shows the display", () =>
  withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await strike(page, "j");
    await strike(page, "f");
    await unfold(page, "timeline");
    const before = page.getByRole("button", { name: timeline.before, exact: true });
    await before.scrollIntoViewIfNeeded();
    const place = await before.boundingBox();
    await before.click();
    await page.locator(".past:visible").waitFor();
    expect((await before.boundingBox())?.y).toBe(place?.y);
    const lcd = await page.locator(".lcd").boundingBox();
    expect(lcd?.y).toBeGreaterThanOrEqual(0);
    expect((lcd?.y ?? 0) + (lcd?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
  }),
);

testInBrowser("no panel changes its column when another grows", () =>
  withPage({ viewport: { width: 1920, height: 1080 } }, async (page) => {
    const columns = () =>
      page.locator(".panels > .panel").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    const before = await columns();
    for (const name of ["journal", "scenario"]) await unfold(page, name);
    for (const key of ["j", "f", "j", "f", "j", "f"]) await strike(page, key);
    expect(await columns()).toEqual(before);
  }),
);
