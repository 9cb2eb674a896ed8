/** Builds the package `flagfall-core`: the timing core and the client of the link, without a dependency. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../../../package.json";
import { buildCoreScripts } from "./core-library";
import { buildCoreDeclarations } from "./declarations";

const { version, license, author, engines, keywords } = packageJson;

/** Returns how modules and CommonJS find an entry. Each has types of its own kind. */
function entryOf(name: string): object {
  return {
    import: { types: `./${name}.d.mts`, default: `./${name}.mjs` },
    require: { types: `./${name}.d.cts`, default: `./${name}.cjs` },
  };
}

const description = "A chess clock by the FIDE Laws, without a screen: core, time controls, penalties, saving";

/** The package.json of `flagfall-core`. It has the version of `flagfall`, because both come from the same sources. */
const corePackage = {
  name: "flagfall-core",
  version,
  description,
  keywords: keywords.filter((word) => !["espruino", "firmware"].includes(word)),
  license,
  author,
  type: "module",
  engines,
  sideEffects: false,
  main: "./core.cjs",
  types: "./core.d.cts",
  exports: { ".": entryOf("core"), "./link": entryOf("link"), "./package.json": "./package.json" },
  files: ["*.mjs", "*.cjs", "*.mts", "*.cts", "LICENSE", "README.md"],
};

/**
 * Returns docs/core.md as the package's own page: it imports from `flagfall-core`, and has no links into the project.
 */
function readmeOf(page: string): string {
  const own = page.split("\n\n").filter((part) => !part.includes("`flagfall-core`"));
  const text = own.join("\n\n").replaceAll("flagfall/core", "flagfall-core");
  return text
    .replace("npm install flagfall\n", "npm install flagfall-core\n")
    .replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, "$1");
}

/** Writes the package into `folder`, which is emptied first. `npm pack` there makes the tarball. */
export async function buildCorePackage(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildCoreScripts(root, folder);
  await buildCoreDeclarations(root, folder);
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  writeFileSync(join(folder, "README.md"), readmeOf(readFileSync(join(root, "docs/core.md"), "utf8")));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(corePackage, undefined, 2)}\n`);
}
