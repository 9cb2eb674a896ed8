/** Checks that the simulator shows what a player feels. */
import { expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { timePattern } from "../../firmware/app/display/vibration";
import { Switch } from "../../hal/hal";
import { sendLine } from "../../sim/page/clock/host";
import { openBrowser, passOn, strike as strikeKey, testInBrowser, withPage } from "./browser";
import { clockOn, startMs, strike, to } from "./clock";

openBrowser();

test("a question is felt at its side alone", () => {
  const host = clockOn("5400", { board: pico });
  sendLine(host, "touch 0 3", startMs + 100);
  strike(host, Switch.Right, 1000);
  strike(host, Switch.LeftAsk, 3000);
  to(host, 4000);
  expect(host.device.felt).toEqual({ left: timePattern(5398, false), right: [] });
});

testInBrowser("the menu turns touch on, and the marks of the pulses are read", () =>
  withPage({ fragment: "#board=pico" }, async (page) => {
    await strikeKey(page, "m", 1_200);
    await strikeKey(page, "m");
    for (let n = 0; n < 2; n++) await strikeKey(page, "-");
    for (let n = 0; n < 3; n++) await strikeKey(page, "s");
    await strikeKey(page, "m");
    await strikeKey(page, "s");
    await strikeKey(page, "j");
    await passOn(page, 500);
    await strikeKey(page, "j");
    await expect.poll(() => page.getByRole("img", { name: /^Right motor/ }).textContent()).toBe("• • •");
    expect(await page.getByRole("img", { name: /^Left motor/ }).textContent()).toBe("");
  }),
);
