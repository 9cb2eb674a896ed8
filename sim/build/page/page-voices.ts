import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

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
