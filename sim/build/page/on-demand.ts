/**
 * Cuts parts of the firmware out of the page's own script: speech, and the display with its menus and texts and what
 * only they need, because the play screen shows no display. In their place are calls of the functions that
 * `store/late-firmware.ts` holds once the page has loaded them. The source knows nothing of it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

type Part = "speech" | "display";

/** The files and folders of each part. A file belongs to the first entry that names it or its folder. */
const places: readonly (readonly [path: string, part: Part | undefined])[] = [
  ["firmware/app/speech/asker.ts", undefined],
  ["firmware/app/speech/feel.ts", "display"],
  ["firmware/app/speech/", "speech"],
  ["firmware/app/menu/speech-menu.ts", "speech"],
  ["firmware/app/report/report-speech.ts", "speech"],
  ["firmware/app/display/extra-text.ts", undefined],
  ["firmware/app/display/felt-flags.ts", undefined],
  ["firmware/app/display/sounds.ts", undefined],
  ["firmware/app/display/", "display"],
  ["firmware/app/game/adjourned-games.ts", "display"],
  ["firmware/app/game/default-time.ts", "display"],
  ["firmware/app/game/penalties.ts", "display"],
  ["firmware/app/game/ruling.ts", "display"],
  ["firmware/app/link/log-commands.ts", "display"],
  ["firmware/app/link/self-test.ts", "display"],
  ["firmware/app/link/supply.ts", "display"],
  ["firmware/app/menu/", "display"],
  ["firmware/app/text/", "display"],
  ["firmware/laws/penalty.ts", "display"],
];
const mark = "\0on-demand:";

/**
 * Returns the part with which a file is loaded, by its path from the project's folder; undefined if it is always there.
 */
export function partOf(path: string): Part | undefined {
  return places.find(([place]) => path.startsWith(place))?.[1];
}

/** Returns whether a file calls another one through a stand-in. Speech brings the display's files that it needs. */
export function isApart(importer: string, imported: string): boolean {
  const part = partOf(imported);
  return part !== undefined && part !== partOf(importer) && partOf(importer) !== "speech";
}

/**
 * Returns a module with the same names as `text`. Its functions call those that are loaded. Before that they do nothing
 * and return −1, with which the firmware says "nothing" and "never". Its numbers are copied.
 */
export function standIn(text: string, partPath: string): string {
  const functions = [...text.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const numbers = [...text.matchAll(/^export const (\w+)(?:: number)? = (\d+);/gm)];
  return [
    `import { late } from ${JSON.stringify(partPath)};`,
    ...functions.map((name) => `export const ${name} = /* @__PURE__ */ late("${name}");`),
    ...numbers.map(([, name, value]) => `export const ${name} = ${value};`),
  ].join("\n");
}

/** Returns the plugin; `root` is the project's folder. */
export function onDemand(root: string): Plugin {
  const pathOf = (id: string) => id.slice(root.length + 1);
  const partPath = join(root, "sim/page/store/late-firmware.ts");
  return {
    name: "flagfall-on-demand",
    enforce: "pre",
    async resolveId(source, importer) {
      if (importer === undefined || !pathOf(importer).startsWith("firmware/")) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found !== null && isApart(pathOf(importer), pathOf(found.id)) ? mark + found.id : null;
    },
    load: (id) => (id.startsWith(mark) ? standIn(readFileSync(id.slice(mark.length), "utf8"), partPath) : null),
  };
}
