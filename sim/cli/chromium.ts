/** Prints a page as PDF by a Chromium that is installed. */
import { spawn } from "node:child_process";
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

/** Returns the bytes of the PDF, or why there are none. */
export async function printPdf(html: string): Promise<Uint8Array | PdfFault> {
  const program = findFirst([...wholeBrowsers, windowlessBrowser]);
  if (program === undefined) return "noBrowser";
  const folder = mkdtempSync(join(tmpdir(), "flagfall-card-"));
  try {
    writeFileSync(join(folder, "card.html"), html);
    await run(program, folder);
    const pdf = join(folder, "card.pdf");
    return existsSync(pdf) ? new Uint8Array(readFileSync(pdf)) : "failed";
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Resolves when the browser has ended, whatever came of it. */
function run(program: string, folder: string): Promise<void> {
  const given = ["--headless", "--disable-gpu", "--no-sandbox", "--no-pdf-header-footer", "--no-first-run"];
  const places = [`--user-data-dir=${join(folder, "profile")}`, `--print-to-pdf=${join(folder, "card.pdf")}`];
  const child = spawn(program, [...given, ...places, pathToFileURL(join(folder, "card.html")).href], {
    stdio: "ignore",
  });
  const limit = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  return new Promise((resolve) => {
    child.on("error", () => resolve());
    child.on("close", () => {
      clearTimeout(limit);
      resolve();
    });
  });
}
