/** Makes a copy of the project whose sources hold every change of a room, each asleep until its number is active. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { filesOf, type Room } from "./rooms";

export interface Change {
  readonly id: string;
  /** `path:line:column`. */
  readonly place: string;
  /** Stryker's name for this kind of change. */
  readonly kind: string;
  readonly before: string;
  readonly after: string;
}

type Mutant = Awaited<ReturnType<Instrumenter["instrument"]>>["mutants"][number];

export interface Sandbox {
  readonly folder: string;
  readonly changes: readonly Change[];
}

/** Folders that no room's test reads. */
const leftOut: readonly string[] = ["node_modules", "dist", "reports", ".git", ".stryker-tmp", "test/scenarios"];

/** Nobody asks what a test reaches while a change is active, and counting takes longer than the tests. */
const counter = "function cover() {";
const quickCounter = `${counter} if (ns.activeMutant !== undefined) return;`;

const nothing = (): void => {};
const isOff = (): boolean => false;
const quiet: ConstructorParameters<typeof Instrumenter>[0] = {
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
  ...{ isTraceEnabled: isOff, isDebugEnabled: isOff, isInfoEnabled: isOff },
  ...{ isWarnEnabled: isOff, isErrorEnabled: isOff, isFatalEnabled: isOff },
};

/** Makes the copy, with every Nth change of the room. It takes the place of an earlier copy. */
export async function sandboxOf(room: Room, every: number, root: string): Promise<Sandbox> {
  const folder = join(root, ".stryker-tmp", room.name);
  copyProject(root, folder);
  const texts = new Map(filesOf(room, root).map((name) => [name, readFileSync(join(root, name), "utf8")]));
  const sources = [...texts].map(([name, content]) => ({ name, mutate: true, content }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { files, mutants } = await new Instrumenter(quiet).instrument(sources, options);
  for (const { name, content } of files) writeFileSync(join(folder, name), content.replace(counter, quickCounter));
  const chosen = mutants.filter((_, index) => index % every === 0);
  return { folder, changes: chosen.map((mutant) => changeOf(mutant, texts.get(mutant.fileName) ?? "")) };
}

function copyProject(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = (path: string) => !leftOut.includes(relative(root, path));
  for (const name of readdirSync(root)) {
    // Node copies no folder into itself, not even with a filter that leaves it out.
    if (!leftOut.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

function changeOf({ id, fileName, mutatorName, replacement, location }: Mutant, text: string): Change {
  const { start, end } = location;
  const line = text.split("\n")[start.line] ?? "";
  return {
    id,
    place: `${fileName}:${start.line + 1}:${start.column + 1}`,
    kind: mutatorName,
    before: start.line === end.line ? line.slice(start.column, end.column) : line.trim(),
    after: replacement.replace(/\s+/g, " ").slice(0, 120),
  };
}
