/** A headless Chromium with the built console, served by the real server for a hall in memory. */
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, test } from "vitest";
import { buildHallPage } from "../../../sim/build/hall/hall-page";
import { projectRoot } from "../../../sim/build/root";
import { readFiles } from "../../../sim/hall/server/files";
import { type HallServer, openServer, type ServerOptions } from "../../../sim/hall/server/server";
import { browserMissing, browserProgram, sharedBrowser } from "../../chromium";
import type { Played } from "./played-clock";
import { type PlayedHall, playedHall } from "./played-hall";

export function testInBrowser(name: string, run: () => Promise<void>): void {
  if (browserProgram !== undefined) test(name, run);
  else test.skip(`${name} – ${browserMissing}`, () => {});
}

let browser: Browser | undefined;
/** The console's folder. Processes that run at the same time have different ones. */
const folder = join(projectRoot(), "node_modules/.cache/flagfall", `hall-${process.env.VITEST_POOL_ID ?? "0"}`);
let build: Promise<void> | undefined;

/** Starts the browser and builds the console, once for all files of a process. */
export function openConsole(): void {
  beforeAll(async () => {
    if (browserProgram === undefined) return;
    build ??= buildHallPage(projectRoot(), folder);
    await build;
    browser = await sharedBrowser();
  });
}

export function browserInUse(): { readonly browser: Browser; readonly folder: string } {
  if (browser === undefined) throw new Error("no browser");
  return { browser, folder };
}

export interface Desk {
  readonly page: Page;
  readonly hall: PlayedHall;
  readonly server: HallServer;
  /** Closes the server, and opens it again at the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface Wishes extends BrowserContextOptions {
  readonly fragment?: string;
  readonly server?: Partial<ServerOptions>;
  /** The errors that the test provokes. */
  readonly expected?: RegExp;
}

/** Opens a hall and its console, and closes both after `visit`. An error on the page fails the test. */
export async function withHall(clocks: readonly Played[], wishes: Wishes, visit: (desk: Desk) => Promise<void>) {
  const { fragment = "", server: options = {}, expected, ...context } = wishes;
  const { browser: opening } = browserInUse();
  const hall = playedHall(clocks);
  const files = readFiles(folder);
  let server = await openServer({ hall, port: 0, files, ...options });
  const port = Number(new URL(server.address).port);
  const opened = await opening.newContext({ locale: "en", viewport: { width: 1280, height: 800 }, ...context });
  const page = await opened.newPage();
  const faults: string[] = [];
  const note = (text: string): void => void (expected?.test(text) === true || faults.push(text));
  page.on("pageerror", (error) => note(error.message));
  page.on("console", (message) => message.type() === "error" && note(message.text()));
  try {
    await page.goto(`${server.address}${fragment}`);
    await visit({
      page,
      hall,
      server,
      stop: () => server.close(),
      start: async () => {
        server = await openServer({ hall, port, files, ...options });
      },
    });
    if (faults.length > 0) throw new Error(`the console: ${faults.join("; ")}`);
  } finally {
    await opened.close();
    await server.close();
  }
}

/** Returns boards 1 to `count` in play. */
export function boards(count: number): Played[] {
  return Array.from({ length: count }, (_, at) => ({ number: at + 1 }));
}
