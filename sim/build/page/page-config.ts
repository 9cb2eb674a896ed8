/** Builds the page: static files for any web host, in any of its folders. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import type { InlineConfig, Plugin } from "vite";
import type { Board } from "../../../board-defs/board";
import { checkBoard } from "../../boards/check";
import { boards } from "../../boards/known";
import type { OfferedImage } from "../library/make-images";
import { features } from "./features";
import type { FirmwareLink } from "./firmware-link";
import { iconPng } from "./icon";
import { manifestText } from "./manifest";
import { numbers } from "./numbers";
import { onDemand } from "./on-demand";
import { pagePolicy } from "./policy";
import { published, screenshots } from "./published";
import { staticSite } from "./static-site";
import { stylesFirst } from "./styles-first";

/** Adds the files beside the page: icons, the manifest, and the worker that caches all files, with their list. */
function extras(folder: string): Plugin {
  const root = join(folder, "../..");
  return {
    name: "flagfall-extras",
    generateBundle(_, bundle) {
      const icons = [192, 512].map((sizePx) => `icon-${sizePx}.png`);
      for (const [n, fileName] of icons.entries()) {
        this.emitFile({ type: "asset", fileName, source: iconPng([192, 512][n] ?? 192) });
      }
      this.emitFile({ type: "asset", fileName: "flagfall.webmanifest", source: manifestText(screenshots(root)) });
      const made = Object.values(bundle).map((file) => ("code" in file ? file.code : String(file.source)));
      const files = ["./", ...Object.keys(bundle), ...icons, "flagfall.webmanifest"].filter(
        (name) => name !== "index.html",
      );
      const version = createHash("sha256").update(made.join("\0")).digest("hex").slice(0, 12);
      this.emitFile({ type: "asset", fileName: "sw.js", source: workerText(folder, files, version) });
    },
  };
}

/** Puts the policy into the page, for hosts that cannot send it as a header. It comes before everything that loads. */
function policy(): Plugin {
  const attrs = { "http-equiv": "Content-Security-Policy", content: pagePolicy };
  return {
    name: "flagfall-policy",
    transformIndexHtml: () => [{ tag: "meta", attrs, injectTo: "head-prepend" }],
  };
}

/**
 * Asks the browser to compile all of the page's own script while it loads it, off the main thread. Otherwise a browser
 * compiles each function at its first call, and many of them are called first by the first press. Chromium has known
 * this comment since version 136 (v8.dev/blog/explicit-compile-hints); other browsers see only a comment.
 */
function compiledEarly(): Plugin {
  return {
    name: "flagfall-compiled-early",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

function workerText(folder: string, files: readonly string[], version: string): string {
  const { code } = transformSync(readFileSync(join(folder, "worker.ts"), "utf8"), {
    loader: "ts",
    minify: true,
    define: { pageFiles: JSON.stringify([...new Set(files)]), pageVersion: JSON.stringify(version) },
  });
  return code;
}

/** Adds the images to download. The worker does not cache them: they are large, and a board needs them once. */
function firmware(images: readonly OfferedImage[]): Plugin {
  return {
    name: "flagfall-firmware",
    generateBundle() {
      for (const { image, content } of images) this.emitFile({ type: "asset", fileName: image.file, source: content });
    },
  };
}

function linksTo(images: readonly OfferedImage[]): readonly FirmwareLink[] {
  return images.map(({ image: { board, title, language, file, bytes } }) => ({ board, title, language, file, bytes }));
}

/** Returns the boards that the firmware fits, so that the page need not know the rules. */
function playableBoards(): Board[] {
  return boards.filter((board) => checkBoard(board).length === 0);
}

/** Returns where the page is published, as `homepage` in package.json says; an empty text if it does not. */
function homepageOf(folder: string): string {
  const { homepage = "" } = JSON.parse(readFileSync(join(folder, "../../package.json"), "utf8")) as {
    homepage?: string;
  };
  return homepage;
}

/** The files beside the page, and the address at which it is published. */
export interface Offer {
  /** Firmware to download. */
  images?: readonly OfferedImage[];
  /** The languages whose clips the clock can speak. */
  voices?: readonly string[];
  published?: string | undefined;
}

/** Returns the build's configuration; `folder` is where the page's sources are. */
export function pageConfig(
  folder: string,
  outDir: string,
  { images = [], voices = [], published: address = homepageOf(folder) }: Offer = {},
): InlineConfig {
  const playable = playableBoards();
  const firmwareFolder = join(folder, "../../firmware");
  const start = { name: nameReached("start", join(folder, "index.html")), debugName: "start" };
  const shared = {
    name: nameReached("shared", join(folder, "simulator/bench.tsx")),
    test: (id: string) => !id.startsWith(firmwareFolder),
    debugName: "shared",
    minShareCount: 2,
    includeDependenciesRecursively: false,
  };
  const site = staticSite(folder, outDir);
  return {
    ...site,
    define: {
      playableBoards: JSON.stringify(playable.map(({ name }) => name)),
      publishedPage: JSON.stringify(address),
      offeredVoices: JSON.stringify(voices),
      offeredFirmware: JSON.stringify(linksTo(images)),
    },
    plugins: [
      numbers(join(folder, "../..")),
      features(playable),
      onDemand(join(folder, "../..")),
      stylesFirst(),
      compiledEarly(),
      policy(),
      extras(folder),
      firmware(images),
      published(join(folder, "../..")),
    ],
    build: {
      ...site.build,
      rolldownOptions: { output: { codeSplitting: { groups: [start, shared] }, chunkFileNames } },
    },
  };
}

/** Names the file of a part. Those of the clock's phrases say so, because words and sheets have languages too. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  return `assets/${/[/]voice[/]phrases[/]/.test(facadeModuleId ?? "") ? "phrases-" : ""}[name]-[hash].js`;
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Names one file for all that an entry needs: one file compresses better than many, and is there sooner. */
function nameReached(name: string, entry: string): (id: string, modules: Modules) => string | null {
  const reached = new Set([entry]);
  return (id, modules) => {
    if (reached.size === 1)
      for (const one of reached) for (const used of modules.getModuleInfo(one)?.importedIds ?? []) reached.add(used);
    return reached.has(id) ? name : null;
  };
}
