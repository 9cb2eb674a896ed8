/** Adds what a published page has beside the clock: pictures for the shops of programs, robots.txt, what it keeps. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import type { Plugin } from "vite";
import { privacy } from "../../words/privacy";
import { pagePolicy } from "./policy";

export interface Screenshot {
  src: string;
  sizes: string;
  type: "image/png";
  form_factor: "narrow" | "wide";
}

const pictures = [
  ["play", "narrow"],
  ["play-ready", "narrow"],
  ["play-laptop", "wide"],
] as const;

const folderOf = (root: string) => join(root, "docs/pictures");

/** Returns the pictures of the documents as a manifest names them; an empty list where there are no documents. */
export function screenshots(root: string): Screenshot[] {
  return pictures.flatMap(([name, form]) => {
    const file = join(folderOf(root), `${name}.png`);
    if (!existsSync(file)) return [];
    const { width, height } = PNG.sync.read(readFileSync(file));
    return [{ src: `./${name}.png`, sizes: `${width}x${height}`, type: "image/png", form_factor: form }];
  });
}

/** Returns a page without script that says in every language what the clock keeps. */
export function privacyPage(): string {
  const parts = Object.entries(privacy).map(
    ([code, { title, lines }]) =>
      `<section lang="${code}"><h2>${title}</h2>${lines.map((line) => `<p>${line}</p>`).join("")}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${pagePolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>flagfall</title></head><body><main><h1>flagfall</h1>${parts.join("\n")}</main></body></html>
`;
}

export function published(root: string): Plugin {
  return {
    name: "flagfall-published",
    generateBundle() {
      const add = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: "asset", fileName, source });
      add("robots.txt", "User-agent: *\nAllow: /\n");
      add("privacy.html", privacyPage());
      for (const { src } of screenshots(root)) add(src.slice(2), readFileSync(join(folderOf(root), src)));
    },
  };
}
