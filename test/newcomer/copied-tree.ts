/**
 * A copy of the sources in which a test does a newcomer's task by the recipe of CONTRIBUTING.md, and counts the files
 * that it changes by hand.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { projectRoot } from "../../sim/build/root";
import { temporaryFolder } from "../temporary-folder";

/** The files that the sources and their scripts need. The probes are in `test/newcomer`. */
const copied = ["board-defs", "docs", "firmware", "hal", "sim", "test/app", "test/newcomer", "package.json"];

export class CopiedTree {
  readonly root = temporaryFolder("newcomer");
  /** The files that the newcomer wrote or changed. What a script writes does not count. */
  readonly byHand = new Set<string>();

  constructor() {
    for (const path of copied) cpSync(join(projectRoot(), path), join(this.root, path), { recursive: true });
    symlinkSync(join(projectRoot(), "node_modules"), join(this.root, "node_modules"));
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  write(path: string, text: string): void {
    this.byHand.add(path);
    writeFileSync(join(this.root, path), text);
  }

  /** Replaces a text that a file must have once. */
  change(path: string, before: string, after: string): void {
    const text = this.read(path);
    if (text.split(before).length !== 2) throw new Error(`${path} does not have this once: ${before}`);
    this.write(
      path,
      text.replace(before, () => after),
    );
  }

  /** Runs a script of the copy, as `npm run` does. */
  run(script: string): void {
    execFileSync(process.execPath, ["sim/build/start.mjs", script], { cwd: this.root, stdio: "pipe" });
  }

  /** Returns what a script of the copy prints when it refuses. */
  refusal(script: string): string {
    const given = { cwd: this.root, encoding: "utf8" } as const;
    return spawnSync(process.execPath, ["sim/build/start.mjs", script], given).stderr;
  }

  /** Returns what a module of the copy exports. */
  async load<Exports>(path: string): Promise<Exports> {
    const outfile = join(this.root, `${path.replaceAll("/", "-")}.mjs`);
    await build({
      ...{ entryPoints: [join(this.root, path)], outfile, bundle: true, packages: "external" },
      ...{ platform: "node", format: "esm", target: "node20", logLevel: "silent" },
    });
    return (await import(pathToFileURL(outfile).href)) as Exports;
  }
}
