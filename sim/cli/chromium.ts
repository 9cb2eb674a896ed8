/** Prints a page as PDF by a Chromium that is installed. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findFirst } from "../engines/program";
import type { PdfFault } from "../words/card";

/** The Chromiums with windows, and the one without. */
export const wholeBrowsers: readonly string[] = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
export const windowlessBrowser = "chromium-headless-shell";
const patienceMs = 60_000;

/** The signals that end the program: first the browser ends, and nothing stays behind. */
const endings = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/** Returns the bytes of the PDF, or why there are none. */
export async function printPdf(html: string): Promise<Uint8Array | PdfFault> {
  const program = findFirst([...wholeBrowsers, windowlessBrowser]);
  if (program === undefined) return "noBrowser";
  const folder = mkdtempSync(join(tmpdir(), "flagfall-card-"));
  const ended = new AbortController();
  const end = (signal: NodeJS.Signals): void => ended.abort(signal);
  for (const signal of endings) process.on(signal, end);
  try {
    writeFileSync(join(folder, "card.html"), html);
    await run(program, folder, ended.signal);
    const pdf = join(folder, "card.pdf");
    return existsSync(pdf) ? new Uint8Array(readFileSync(pdf)) : "failed";
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    for (const signal of endings) process.off(signal, end);
    if (ended.signal.aborted) process.kill(process.pid, ended.signal.reason);
  }
}

/** Resolves when the browser has ended, whatever came of it. It ends at once if `ended` says so. */
function run(program: string, folder: string, ended: AbortSignal): Promise<void> {
  const given = ["--headless", "--disable-gpu", "--no-sandbox", "--no-pdf-header-footer", "--no-first-run"];
  const places = [`--user-data-dir=${join(folder, "profile")}`, `--print-to-pdf=${join(folder, "card.pdf")}`];
  const child = spawn(program, [...given, ...places, pathToFileURL(join(folder, "card.html")).href], {
    stdio: "ignore",
    detached: process.platform !== "win32",
  });
  const kill = (): void => killAll(child);
  const limit = setTimeout(kill, patienceMs);
  ended.addEventListener("abort", kill);
  return new Promise((resolve) => {
    const onEnd = (): void => {
      clearTimeout(limit);
      ended.removeEventListener("abort", kill);
      resolve();
    };
    child.on("error", onEnd);
    child.on("close", onEnd);
  });
}

/** Kills a browser with its processes: often a script starts it, and some write into the folder after its end. */
function killAll(child: ChildProcess): void {
  try {
    if (child.pid === undefined || process.platform === "win32") child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended in the meantime.
  }
}
