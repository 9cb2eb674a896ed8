/** The Chromium that tests drive, one that has no window where there is one: it takes half of the processor's time. */
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { wholeBrowsers, windowlessBrowser } from "../sim/cli/chromium";
import { findFirst } from "../sim/engines/program";

export const browserProgram = findFirst([windowlessBrowser, ...wholeBrowsers]);

/** Why a test is skipped, for its name. */
export const browserMissing = "skipped: needs chromium (apt-get install chromium-headless-shell, or chromium)";

/** Starts the browser. Throws an error where none is installed. */
export function launchBrowser({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  if (browserProgram === undefined) throw new Error("no Chromium is installed");
  return chromium.launch({ executablePath: browserProgram, ...options, args: ["--no-sandbox", ...args] });
}

/** Starts the Chromium that people have, to measure what they get. */
export function launchWholeBrowser(): Promise<Browser> {
  const whole = findFirst(wholeBrowsers);
  return launchBrowser(whole === undefined ? {} : { executablePath: whole });
}
