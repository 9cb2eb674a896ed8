/** Builds the page into a folder of static files. */
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import type { OfferedImage } from "../library/make-images";
import { pageConfig } from "./page-config";
import { inProduction } from "./static-site";

/** The files that the page offers besides the clock, and the address at which it is published. */
export interface PageParts {
  /** The images of firmware to download. */
  images?: readonly OfferedImage[];
  /** The folder of the clips with which the page speaks. */
  voicesFrom?: string;
  /** The address to which the page points over plain http, or else the `homepage` of package.json. */
  published?: string;
}

/** Writes the page into `outDir`, which is emptied before. Returns the names of the files of clips. */
export async function buildPage(
  root: string,
  outDir: string,
  { images = [], voicesFrom = "", published }: PageParts = {},
): Promise<string[]> {
  mkdirSync(outDir, { recursive: true });
  const offer = { images, voices: voicesIn(voicesFrom), published };
  await inProduction(() => build(pageConfig(join(root, "sim/page"), outDir, offer)));
  return copyVoices(voicesFrom, outDir);
}

const voiceFile = /^voice-([a-z]{2})\.(bin|json)$/;

function voiceFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => voiceFile.test(name)) : [];
}

/** Returns the languages whose clips are in a folder. */
export function voicesIn(folder: string): string[] {
  return voiceFiles(folder).flatMap((name) => (name.endsWith(".bin") ? [voiceFile.exec(name)?.[1] ?? ""] : []));
}

/** Copies the clips of every language that `flagfall voice` has made. Returns the names of their files. */
export function copyVoices(from: string, page: string): string[] {
  const names = voiceFiles(from);
  if (names.length === 0) return [];
  mkdirSync(join(page, "voice"), { recursive: true });
  for (const name of names) cpSync(join(from, name), join(page, "voice", name));
  return names.sort();
}
