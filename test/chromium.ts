/** The Chromium that tests drive, one that has no window where there is one: it takes half of the processor's time. */
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { findProgram } from "../sim/engines/child";

const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

export const browserProgram: string | undefined = names.map(findProgram).find((found) => found !== undefined);

/** Why a test is skipped, for its name. */
export const browserMissing = "skipped: needs chromium (apt-get install chromium-headless-shell, or chromium)";

/** Starts the browser. Throws an error where none is installed. */
export function launchBrowser({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  if (browserProgram === undefined) throw new Error("no Chromium is installed");
  return chromium.launch({ executablePath: browserProgram, ...options, args: ["--no-sandbox", ...args] });
}

/** Starts the Chromium that people have, to measure what they get. */
export function launchWholeBrowser(): Promise<Browser> {
  const whole = names
    .slice(1)
    .map(findProgram)
    .find((found) => found !== undefined);
  return launchBrowser(whole === undefined ? {} : { executablePath: whole });
}
