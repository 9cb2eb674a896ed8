/** Serves the page of `flagfall sim`, to this computer alone or to the local network. */

import { isIP } from "node:net";
import { renderUnicodeCompact } from "uqr";
import { builtFolder } from "../build/built-bundles";
import { isInSeconds } from "../notation/typed-text";
import { wordsIn } from "../words/cli";
import type { Language } from "../words/language";
import { networkAddresses } from "./network";
import { everywhere, openOnDesktop, type Reach, type Served, servePage, usualPort } from "./serve";
import { interrupted } from "./streams";

export interface PageOptions {
  board?: string;
  /** The time control in canonical notation. */
  control?: string;
  /** The port number as text. If present, it is the only one tried, and nothing is opened. */
  port?: string;
  /** True for the local network; a text for one address of this computer. */
  host?: string | true;
  lang?: string;
  /** True if the user named the language, false if it was detected. */
  isNamed?: boolean;
}

/** Serves the page until the user or the system ends the program. Returns the reason if it cannot serve the page. */
export async function serveUntilEnd(options: PageOptions, language: Language): Promise<string | undefined> {
  const { sim } = wordsIn(language).cli;
  const folder = builtFolder("page");
  if (folder === undefined) return sim.notServed;
  const reach = reachOf(options.host);
  if (reach?.shared.length === 0) return sim.noNetwork;
  if (reach !== undefined) print([sim.opening]);
  const served = await listen(folder, options.port, reach);
  if (typeof served === "string") return refusal(served, options, language);
  const address = served.address + fragmentOf(options);
  print([...(reach === undefined ? [] : shareLines(served, fragmentOf(options), language)), sim.served(address)]);
  if (options.port === undefined) openOnDesktop(address);
  await interrupted();
  await served.close();
  return undefined;
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Returns who can open the page; undefined for this computer alone. */
function reachOf(host: string | true | undefined): Reach | undefined {
  if (host === undefined) return undefined;
  return host === true ? { listen: everywhere, shared: networkAddresses() } : { listen: host, shared: [host] };
}

/** Returns whether a text has the form of an address. */
export function isAddress(text: string): boolean {
  return isIP(text) !== 0;
}

/** Returns the address for a phone, as text and as a QR code, and what plain http cannot do. */
function shareLines({ shared }: Served, fragment: string, language: Language): string[] {
  const { sim } = wordsIn(language).cli;
  const [best = "", ...others] = shared.map((address) => address + fragment);
  const hasColors = process.stdout.isTTY === true && (process.env.NO_COLOR ?? "") === "";
  return [
    "",
    ...qrLines(best, hasColors),
    "",
    sim.scan(best),
    ...(others.length === 0 ? [] : [sim.otherwise(others.join(", "))]),
    sim.plainHttp,
  ];
}

/** Returns why the page is not served as the user wished, by the system's error code. */
function refusal(code: string, { host, port }: PageOptions, language: Language): string {
  const { sim } = wordsIn(language).cli;
  if (code === "EADDRNOTAVAIL" && typeof host === "string")
    return sim.otherAddress(host, networkAddresses().join(", "));
  if (port === undefined) return sim.notServed;
  return code === "EADDRINUSE" ? sim.takenPort(port) : sim.closedPort(port, code);
}

/**
 * Listens on the usual port, or on any free port if the usual one is taken. A port that the user chose is the only one
 * tried. Returns the system's error code if it cannot listen.
 */
async function listen(folder: string, port: string | undefined, reach: Reach | undefined): Promise<Served | string> {
  let code = "";
  for (const each of port === undefined ? [usualPort, 0] : [Number(port)]) {
    try {
      return await servePage(folder, each, reach);
    } catch (error) {
      code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    }
  }
  return code;
}

/** Returns the URL fragment with the page's initial settings. */
export function fragmentOf({ board, control, lang, isNamed }: PageOptions): string {
  const parts = new URLSearchParams();
  if (board !== undefined) parts.set("board", board);
  if (control !== undefined) parts.set("control", control);
  if (control !== undefined && !isInSeconds(control)) parts.set("notation", "canonical");
  if (isNamed === true && lang !== undefined) parts.set("lang", lang);
  return parts.size === 0 ? "" : `#${parts}`;
}

/** The white margin that readers need, in squares. */
const margin = 3;

/** Bright white on black, so that the code is right in light terminals too. */
const white = "\u001b[97;40m";
const plain = "\u001b[0m";

/**
 * Returns the lines of an address as a QR code: two rows of squares in a line. Without colours, they are right on a
 * dark background only.
 */
export function qrLines(address: string, hasColors: boolean): string[] {
  const lines = renderUnicodeCompact(address, { border: margin }).split("\n");
  return hasColors ? lines.map((line) => white + line + plain) : lines;
}
