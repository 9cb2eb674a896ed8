import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Copies the clips of every language that `flagfall voice` has made. Returns the names of their files. */
export function copyVoices(from: string, page: string): string[] {
  const names = existsSync(from) ? readdirSync(from).filter((name) => /^voice-[a-z]{2}\.(bin|json)$/.test(name)) : [];
  if (names.length === 0) return [];
  mkdirSync(join(page, "voice"), { recursive: true });
  for (const name of names) cpSync(join(from, name), join(page, "voice", name));
  return names.sort();
}
