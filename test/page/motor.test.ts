/** Checks that the simulator shows what a player feels. */
import { expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { timePattern } from "../../firmware/app/display/vibration";
import { sendLine } from "../../sim/page/clock/host";
import { openBrowser, passOn, strike, testInBrowser, withPage } from "./browser";
import { clockOn, startMs, strikes, to } from "./clock";

openBrowser();

test("a question is felt at its side alone", () => {
  const host = clockOn("5400", { board: pico });
  sendLine(host, "touch 0 3", startMs + 100);
  strikes(host, "right 1000, ask 3000");
  to(host, 4000);
  expect(host.device.felt).toEqual({ left: timePattern(5398, false), right: [] });
});

testInBrowser("the menu turns touch on, and the marks of the pulses are read", () =>
  withPage({ fragment: "#board=pico" }, async (page) => {
    await strike(page, "m", 1_200);
    await strike(page, "m");
    for (let n = 0; n < 2; n++) await strike(page, "-");
    for (let n = 0; n < 3; n++) await strike(page, "s");
    await strike(page, "m");
    await strike(page, "s");
    await strike(page, "j");
    await passOn(page, 500);
    await strike(page, "j");
    await expect.poll(() => page.getByRole("img", { name: /^Right motor/ }).textContent()).toBe("• • •");
    // Nothing was felt there yet: nothing is named.
    expect(await page.getByRole("img", { name: /^Left motor/ }).count()).toBe(0);
  }),
);
