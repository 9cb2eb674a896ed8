/**
 * Makes the pictures of the rehearsal for docs/hall.md anew: `node sim/build/start.mjs
 * test/hall/rehearsal/pictures.ts`. It plays the first round of docs/rehearsal/open.yaml and takes a picture of the
 * console at some incidents.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildHallPage } from "../../../sim/build/hall/hall-page";
import { projectRoot } from "../../../sim/build/root";
import { Desk } from "../../../sim/hall/rehearsal/desk";
import { programOf } from "../../../sim/hall/rehearsal/program";
import { readDay } from "../../../sim/hall/rehearsal/read-day";
import { playDay } from "../../../sim/hall/rehearsal/rehearsal";
import type { Task } from "../../../sim/hall/rehearsal/told";
import { launchWholeBrowser } from "../../chromium";
import { buildProgram } from "../../cli/built-program";
import { freePort } from "../mqtt/brokers";

const script = "docs/rehearsal/open.yaml";
const read = readDay(script, readFileSync(join(projectRoot(), script)), "en");
if ("problem" in read) throw new Error(read.problem.wrong);
const { day } = read;
const program = await buildProgram();
await buildHallPage(projectRoot(), join(dirname(program), "hall"));
const browser = await launchWholeBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en" });
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const desk = new Desk(url);
const folder = mkdtempSync(join(tmpdir(), "flagfall-rehearsal-"));
const settleMs = 2500;
let isEnded = false;
const pending: Promise<void>[] = [];

async function begin(text: string): Promise<void> {
  while ((await desk.clocks()).some(({ presence }) => presence !== "online")) await wait(500);
  await desk.setRound(text);
  await page.goto(url);
  await page.locator("[data-board]").first().waitFor();
}

/** Takes the picture some seconds after the incident, when the console shows it. */
async function take({ kind, board, atMs }: Task): Promise<void> {
  if (kind !== "illegal" && kind !== "dies") return;
  if (kind === "illegal" && atMs > 600_000) return;
  await wait(settleMs);
  if (kind === "illegal") await page.locator(`[data-board='hall-${board}']`).click();
  await wait(500);
  await page.screenshot({ path: join(projectRoot(), `docs/pictures/rehearsal-${kind}.png`) });
  isEnded = kind === "dies";
}

await playDay({
  ...{ day, speed: 30, seed: 1, isAuto: false, url, isEnded: () => isEnded },
  server: (addresses) => programOf(program, ["serve", ...addresses, "--name", "hall", "--port", String(port)], folder),
  tell: {
    toSet: (_, text) => void pending.push(begin(text)),
    called: (task) => void pending.push(take(task)),
    ...{ begins: () => {}, say: () => {}, running: () => {}, wrong: () => {} },
  },
});
await Promise.all(pending);
await browser.close();
rmSync(dirname(program), { recursive: true });
rmSync(folder, { recursive: true });
