/** Every view for people: axe, either language, light or dark, on a laptop, a large screen, a tablet and a phone. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { stickingOut, violations } from "../../page/axe";
import { type Desk, openConsole, testInBrowser, withHall } from "./hall-page";
import { roundInPlay } from "./round-in-play";

openConsole();

const sizes = { laptop: [1280, 800], large: [1920, 1080], tablet: [820, 1180], phone: [390, 844] } as const;

/** The ways to everything that can be looked at, from the list. */
const looks: Readonly<Record<string, (page: Page, hall: Desk["hall"]) => Promise<unknown>>> = {
  call: (page, hall) => {
    hall.change({ id: "main-5", screen: { left: "0:00:00", leftFlag: "first" } });
    return page.locator(".call").waitFor();
  },
  list: async () => {},
  selected: (page) => page.locator(".boards thead input").check(),
  detail: (page) => open(page, 7),
  confirm: (page) => open(page, 1).then(() => press(page, 0)),
  correct: (page) => open(page, 1).then(() => press(page, 1)),
  penalty: (page) => open(page, 1).then(() => press(page, 2)),
  keys: (page) => page.keyboard.press("?"),
  plan: (page) => go(page, "plan", ".tile"),
  round: (page) => preview(page),
  results: (page) => results(page),
  big: (page) => go(page, "big", ".wall"),
  print: (page) => go(page, "print", ".sheet tbody tr"),
  audit: (page) => go(page, "audit", ".page"),
};

async function open(page: Page, number: number): Promise<void> {
  await page.locator(`[data-board="main-${number}"]`).click();
  await page.locator(".detail").waitFor();
}

async function press(page: Page, at: number): Promise<void> {
  await page.locator(".detail section.buttons button").nth(at).click();
  await page.locator("dialog[open]").waitFor();
}

async function go(page: Page, view: string, seen: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#${to}`;
  }, view);
  await page.locator(seen).first().waitFor();
}

async function preview(page: Page): Promise<void> {
  await go(page, "round", "[name=control]");
  await page.locator("[name=control]").fill("90+30");
  await page.locator("form .main").click();
  await page.locator("tr.faulty").first().waitFor();
}

/** Sets a round, of which a clock is locked, opens it, and shows its games to the world. */
async function results(page: Page): Promise<void> {
  await preview(page);
  await page.locator("section.card button.main").click();
  await page.locator("dialog input").fill("1234");
  await page.locator("dialog button.main").click();
  await page.locator("li button.plain").first().click();
  const games = page.locator("fieldset input[type=checkbox]");
  if (!(await games.isChecked())) await games.click();
  await page.locator("code").waitFor();
}

/** Closes what is open, as Escape does, and goes back to the list. */
async function leave(page: Page): Promise<void> {
  for (const open of ["dialog[open]", ".detail", ".boards tbody :checked", ".call"]) {
    if ((await page.locator(open).count()) === 0) continue;
    await page.keyboard.press("Escape");
    await page.locator(open).first().waitFor({ state: "detached" });
  }
  await go(page, "list", "[data-board='main-1']");
}

/** Reaches every view once, and returns the faults that are there. */
async function faultsOf({ page, hall }: Desk): Promise<string[]> {
  const found: string[] = [];
  for (const [look, reach] of Object.entries(looks)) {
    await reach(page, hall);
    const faults = [...(await violations(page)), ...(await outInAnySize(page))];
    found.push(...faults.map((fault) => `${look}: ${fault}`));
    await leave(page);
  }
  return found;
}

/** Returns what sticks out of the view in any size of window, and gives the window its size back. */
async function outInAnySize(page: Page): Promise<string[]> {
  const own = page.viewportSize() ?? { width: 0, height: 0 };
  const found: string[] = [];
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const out = await page.evaluate(stickingOut);
    found.push(...out.slice(0, 4).map((fault) => `${size}: ${fault}`));
  }
  await page.setViewportSize(own);
  return found;
}

testInBrowser("the log of commands has room on a phone", () =>
  withHall(roundInPlay(), { viewport: { width: 390, height: 844 } }, async ({ page, hall }) => {
    const [atMs, who, clocks] = [Date.now(), "Ana Belén Rodríguez", ["main-1", "main-2"]];
    hall.note({
      atMs,
      who,
      role: "arbiter",
      from: "192.168.1.20",
      command: "penalty",
      clocks,
      outcomes: ["ok", "busy"],
    });
    await go(page, "audit", ".log tbody tr");
    expect(await page.locator(".log").evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const widths = await page.locator(".log td").evaluateAll((cells) => cells.map(({ clientWidth }) => clientWidth));
    expect(Math.min(...widths.slice(2))).toBeGreaterThan(300);
  }),
);

/** Colours do not depend on the language, nor words on the colours. */
const guises = [
  ["en", "light", "laptop"],
  ["es", "dark", "phone"],
] as const;

for (const [locale, colorScheme, size] of guises) {
  const [width, height] = sizes[size];
  testInBrowser(`axe finds nothing, and nothing sticks out: ${locale}, ${colorScheme}, reached on a ${size}`, () =>
    withHall(roundInPlay(), { locale, colorScheme, viewport: { width, height } }, async (desk) => {
      await desk.page.locator("[data-board='main-1']").waitFor();
      expect(await faultsOf(desk)).toEqual([]);
    }),
  );
}

testInBrowser("the big screen shows usual names in full, in further lines if they need them", () =>
  withHall(
    [{ number: 1, players: ["Ibáñez Goikoetxea, Íñigo", "Sørensen, Bjørn"] }],
    { fragment: "#big", viewport: { width: 1280, height: 800 } },
    async ({ page }) => {
      await page.locator(".wall").waitFor();
      const cut = await page
        .locator(".wall .name")
        .evaluateAll((names) => names.map((name) => name.scrollWidth > name.clientWidth));
      const clipped = await page
        .locator(".wall .name")
        .evaluateAll((names) => names.map((name) => name.scrollHeight > name.clientHeight + 1));
      expect([cut, clipped]).toEqual([
        [false, false],
        [false, false],
      ]);
    },
  ),
);
