/** How the files of a page go to a browser: their types, and the compression that it accepts. */
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};

export function webTypeOf(file: string): string {
  return types[extname(file)] ?? "application/octet-stream";
}

/** Returns the header `cache-control`. The names of assets hold a hash of their content, so browsers may keep them. */
export function cacheControl(isAsset: boolean): string {
  return isAsset ? "public, max-age=31536000, immutable" : "no-cache";
}

export type Coding = "br" | "gzip";

/** Returns the best compression that a client accepts, or undefined if it accepts none. */
export function codingFor(accepted: string): Coding | undefined {
  return (["br", "gzip"] as const).find((coding) =>
    new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:[.]0*)?(?:,|$))`).test(accepted),
  );
}

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

/** Compresses on another thread: the console's script takes a quarter of a second, in which a hall has to answer. */
export function compressed(bytes: Buffer, coding: Coding): Promise<Buffer> {
  return packers[coding](bytes);
}
