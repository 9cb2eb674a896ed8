/** The Chromium that tests drive, one that has no window where there is one: it takes half of the processor's time. */
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { wholeBrowsers, windowlessBrowser } from "../sim/cli/chromium";
import { findFirst } from "../sim/engines/program";

export const browserProgram = findFirst([windowlessBrowser, ...wholeBrowsers]);

/** Why a test is skipped, for its name. */
export const browserMissing = "skipped: needs chromium (apt-get install chromium-headless-shell, or chromium)";

/** An address of this computer that is not its usual one, as a device in the network would have. */
export const secondAddress = "127.0.0.2";
/** A name of that address. The browser does not trust it, as it does not trust an address of the local network. */
export const plainName = "clock.test";

function launch(options: LaunchOptions): Promise<Browser> {
  if (browserProgram === undefined) throw new Error("no Chromium is installed");
  return chromium.launch({
    executablePath: browserProgram,
    ...options,
    args: ["--no-sandbox", ...(options.args ?? [])],
  });
}

let shared: Browser | undefined;

/** Starts the browser, or returns the one that runs. It ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected() === true) return shared;
  const args = [`--host-resolver-rules=MAP ${plainName} ${secondAddress}`];
  shared = await launch({ args, handleSIGTERM: false });
  // Vitest kills a process that does not end at once. At its end Playwright stops the browser and removes its folder.
  process.once("SIGTERM", () => process.exit());
  return shared;
}

/** Starts the Chromium that people have, to measure what they get. */
export function launchWholeBrowser(): Promise<Browser> {
  const whole = findFirst(wholeBrowsers);
  return launch(whole === undefined ? {} : { executablePath: whole });
}
