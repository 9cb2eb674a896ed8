/**
 * Checks what was done to a clock stays in the simulator's timeline, chart and journal after the page is loaded anew.
 */
import { describe, expect, test } from "vitest";
import { Switch } from "../../hal/hal";
import { switchPower } from "../../sim/page/clock/bench-hands";
import { reachedMs } from "../../sim/page/clock/device";
import { type Host, onEdge } from "../../sim/page/clock/host";
import { earlierOf } from "../../sim/page/keep/earlier";
import { rejoin } from "../../sim/page/simulator/past/rejoin";
import { pageEn } from "../../sim/words/page";
import { openBrowser, savedBy, strike, testInBrowser, unfold, withPage } from "./browser";
import { clockOn, startMs, strikes, to, told } from "./clock";
import { playEn } from "./page-words";
import { fromMenu, opened, phone, tap, tool, withPlay } from "./play";

openBrowser();

const deaf = { sound: () => {}, refuse: () => {} };

/** Lets the page go, and come back with what the clock's flash held. */
function comeBack(host: Host): Host {
  const memory = host.device.bench.board.cells.bytes.map((bytes) => [...bytes]);
  return clockOn("300+3", { memory, remembers: true, earlier: earlierOf(host) });
}

function playFour(host: Host, fromMs: number): void {
  for (let n = 0; n < 4; n++) strikes(host, `${n % 2 === 0 ? "left" : "right"} ${fromMs + 3000 * n}`);
}

describe("a clock that comes back", () => {
  test("has one past with what was done before, and plays on", () => {
    const first = clockOn("300+3");
    strikes(first, "right 500");
    playFour(first, 4000);
    to(first, 15_000);
    const before = told(first);
    const second = comeBack(first);
    strikes(second, "START 1000");
    playFour(second, 5000);
    to(second, 16_000);
    const joined = rejoin(second, deaf, startMs + 16_000);
    expect(told(joined!)).toEqual([
      ...before,
      "15000 power",
      ...told(second)
        .slice(1)
        .map((line) => line.replace(/^\d+/, (at) => String(Number(at) + 15_000))),
    ]);
    expect([reachedMs(joined!.device), joined!.device.screen]).toEqual([31_000, second.device.screen]);
    strikes(joined!, "left 17000");
    expect(told(joined!).at(-1)).toBe("32000 press white");
  });

  test("twice away, with a press that was handled late and withdrew a flag", () => {
    const first = clockOn("6");
    strikes(first, "right 1000");
    to(first, 7200);
    onEdge(first, Switch.Left, true, startMs + 6900, startMs + 7200);
    onEdge(first, Switch.Left, false, startMs + 7000, startMs + 7300);
    to(first, 8000);
    const second = comeBack(first);
    to(second, 2000);
    const third = comeBack(second);
    strikes(third, "START 500");
    to(third, 1500);
    const joined = rejoin(third, deaf, startMs + 1500);
    expect(told(joined!)).toEqual([
      "1000 start white",
      "7000 flag white",
      "6900 flag white withdrawn",
      "6900 press white",
      "8000 power",
      "10000 power",
      "10500 resume black",
    ]);
    expect(joined!.device.screen).toEqual(third.device.screen);
  });

  test("whose past is that of another game stays as it is", () => {
    const first = clockOn("300+3");
    strikes(first, "right 500");
    to(first, 5000);
    const other = clockOn("300+3");
    strikes(other, "right 500");
    playFour(other, 4000);
    const memory = other.device.bench.board.cells.bytes.map((bytes) => [...bytes]);
    const second = clockOn("300+3", { memory, remembers: true, earlier: earlierOf(first) });
    expect(rejoin(second, deaf, startMs)).toBeUndefined();
    expect(rejoin(clockOn("300+3"), deaf, startMs)).toBeUndefined();
  });

  test("with the battery out when the page went", () => {
    const first = clockOn("300+3");
    strikes(first, "right 500");
    to(first, 5000);
    switchPower(first, false, startMs + 5000);
    const joined = rejoin(comeBack(first), deaf, startMs);
    expect(told(joined!)).toEqual(["500 start white", "5000 power"]);
  });
});

describe("in the browser", () => {
  testInBrowser("after 25 presses and a reload: timeline, chart, journal, slider and scenario go on", () =>
    withPage({}, async (page) => {
      await strike(page, "j");
      for (let n = 0; n < 24; n++) await strike(page, n % 2 === 0 ? "f" : "j");
      await page.reload();
      await page.locator(".panels > .panel").first().waitFor();
      for (const name of ["timeline", "chart", "journal"]) await unfold(page, name);
      const presses = (await page.locator(".timeline .mark.press").getAttribute("d")) ?? "";
      expect(presses.match(/M/g)).toHaveLength(24);
      expect(await page.locator(".chart polyline").count()).toBe(2);
      expect(await page.locator(".panel.journal tbody tr").count()).toBe(26);
      await page.getByRole("button", { name: pageEn.timeline.before, exact: true }).click();
      await page.getByRole("button", { name: pageEn.timeline.before, exact: true }).click();
      await page.locator(".past:visible").waitFor();
      const saved = await savedBy(page, pageEn.scenario.save);
      expect(saved).toMatch(/power: off[\s\S]*power: on/);
      expect(saved.match(/presses: 12/g)).toHaveLength(2);
    }),
  );

  testInBrowser("also when the players reload on the play screen, and look at the simulator later", () =>
    withPlay({ ...phone }, async (page) => {
      await tap(page, "right");
      for (const place of ["left", "right", "left"] as const) await tap(page, place);
      await tool(page, playEn.bar.pause).click();
      await page.reload();
      await opened(page);
      await tool(page, playEn.undo.takeBack(playEn.undo.press("White"))).tap();
      await tool(page, playEn.bar.resume).tap();
      await tap(page, "left");
      await tap(page, "right");
      await tool(page, playEn.bar.pause).click();
      await fromMenu(page, playEn.menu.bench);
      await page.locator(".panels > .panel").first().waitFor();
      await unfold(page, "journal");
      const rows = await page.locator(".panel.journal tbody tr td:nth-child(2)").allTextContents();
      const { start, press, pause, power, resume, undo } = pageEn.journal.events;
      expect(rows.reverse()).toEqual([
        `White: ${start}`,
        `White: ${press} 1`,
        `Black: ${press} 1`,
        `White: ${press} 2`,
        pause,
        power,
        undo,
        `White: ${resume}`,
        `White: ${press} 2`,
        `Black: ${press} 2`,
        pause,
      ]);
    }),
  );
});
