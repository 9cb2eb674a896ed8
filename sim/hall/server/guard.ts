/** Refuses everything that a browser does in the name of another site. */
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { Refused } from "./refused";

/** Headers of every answer. The console has no inline script or style, and nobody may frame it. */
export const safeHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": [
    "default-src 'none'",
    ...["script-src", "style-src", "connect-src", "font-src", "manifest-src"].map((kind) => `${kind} 'self'`),
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), serial=(self)",
};

/** Headers of what the pages of other sites may read. */
export const publicHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** Returns true if only this computer reaches the address. */
export function isLoopback(address: string): boolean {
  return address === "localhost" || address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}

/**
 * Refuses a request to a name that is not this computer's. Another site can point its own name to 127.0.0.1 and then
 * counts as the same site. Where tokens are needed that is of no use, because the cookie belongs to another name.
 */
export function checkHost({ host = "" }: IncomingHttpHeaders): void {
  const name = /^\[?([^\]]*?)\]?(?::\d+)?$/.exec(host)?.[1] ?? "";
  if (!isLoopback(name.toLowerCase())) throw new Refused("host", host.replace(/[^\w.:[\]-]/g, "?").slice(0, 80));
}

/**
 * Refuses a request that a page of another site makes. Browsers name the page in `origin` with every POST and every
 * socket, and tell how it is related in `sec-fetch-site`. Programs send neither.
 */
export function checkSite({ host = "", origin, "sec-fetch-site": site }: IncomingHttpHeaders): void {
  if (site !== undefined && site !== "same-origin" && site !== "none") throw new Refused("cross-site");
  if (origin !== undefined && hostOf(origin) !== host.toLowerCase()) throw new Refused("cross-site");
}

function hostOf(origin: string): string | undefined {
  return /^https?:\/\/([^/]+)$/.exec(origin.toLowerCase())?.[1];
}

/** Tells browsers to reach the server by https alone from now on, for half a year. */
export const secureHeaders: Readonly<Record<string, string>> = { "strict-transport-security": "max-age=15768000" };

/** Returns true if the browser reached the server by https: the server's own, or that of a proxy. */
export function isSecure({
  headers: { origin, "x-forwarded-proto": proto },
  protocol,
}: Pick<FastifyRequest, "headers" | "protocol">): boolean {
  return protocol === "https" || proto === "https" || origin?.startsWith("https:") === true;
}
