/**
 * Cuts the firmware's speech out of the page's own script. In its place stand calls of the functions that
 * `store/speech-part.ts` holds once the page has loaded them. The source knows nothing of it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What remains in the room of speech: touch, and what it shares with speech. */
const resident = ["firmware/app/speech/asker.ts", "firmware/app/speech/feel.ts"];
/** Files of speech in other rooms. */
const others = ["firmware/app/menu/speech-menu.ts", "firmware/app/report/report-speech.ts"];
const mark = "\0on-demand:";

/** Returns whether a file, by its path from the project's folder, is loaded with speech. */
export function isOnDemand(path: string): boolean {
  return (path.startsWith("firmware/app/speech/") && !resident.includes(path)) || others.includes(path);
}

/** Returns a module with the same names as `text`. Its functions call those that are loaded; its numbers are copied. */
export function standIn(text: string, partPath: string): string {
  const functions = [...text.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const numbers = [...text.matchAll(/^export const (\w+)(?:: number)? = (\d+);/gm)];
  return [
    `import { part } from ${JSON.stringify(partPath)};`,
    ...functions.map((name) => `export const ${name} = (...given) => part.${name}(...given);`),
    ...numbers.map(([, name, value]) => `export const ${name} = ${value};`),
  ].join("\n");
}

/** Returns the plugin; `root` is the project's folder. */
export function onDemand(root: string): Plugin {
  const pathOf = (id: string) => id.slice(root.length + 1);
  const partPath = join(root, "sim/page/store/speech-part.ts");
  return {
    name: "flagfall-on-demand",
    enforce: "pre",
    async resolveId(source, importer) {
      if (importer === undefined || !isFirmwareFile(pathOf(importer)) || isOnDemand(pathOf(importer))) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found !== null && isOnDemand(pathOf(found.id)) ? mark + found.id : null;
    },
    load: (id) => (id.startsWith(mark) ? standIn(readFileSync(id.slice(mark.length), "utf8"), partPath) : null),
  };
}

function isFirmwareFile(path: string): boolean {
  return path.startsWith("firmware/");
}
