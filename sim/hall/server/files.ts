/** The files of the console. They are read once, so no address can lead to any other file. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { projectRoot } from "../../build/root";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};

export interface ServedFile {
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the content, compressed as the client accepts it. */
  body(accepted: string): { readonly coding?: "br" | "gzip"; readonly bytes: Buffer };
}

/** Returns the folder of the built console: beside the built program, or in the project's dist. */
export function consoleFolder(): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = [
    join(here, "hall"),
    ...(existsSync(join(here, "files.ts")) ? [join(projectRoot(), "dist/hall")] : []),
  ];
  return places.find((place) => existsSync(join(place, "index.html")));
}

/** Reads the files of a folder, by the paths of their addresses. */
export function readFiles(folder: string): ReadonlyMap<string, ServedFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((path) => {
      const name = `/${path.slice(folder.length + 1).replaceAll(sep, "/")}`;
      return [name === "/index.html" ? "/" : name, fileOf(path, name.startsWith("/assets/"))];
    }),
  );
}

/** The names of assets hold a hash of their content, so browsers may keep them. */
function fileOf(path: string, isAsset: boolean): ServedFile {
  const plain = readFileSync(path);
  const type = types[extname(path)] ?? "application/octet-stream";
  const isDense = /^(?:image\/png|font\/)/.test(type);
  const codings = {
    br: isDense ? undefined : brotliCompressSync(plain),
    gzip: isDense ? undefined : gzipSync(plain),
  };
  return {
    headers: {
      "content-type": type,
      "cache-control": isAsset ? "public, max-age=31536000, immutable" : "no-cache",
      vary: "accept-encoding",
    },
    body(accepted) {
      const coding = (["br", "gzip"] as const).find((name) =>
        new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0)`).test(accepted),
      );
      const bytes = coding === undefined ? undefined : codings[coding];
      return coding === undefined || bytes === undefined ? { bytes: plain } : { coding, bytes };
    },
  };
}
