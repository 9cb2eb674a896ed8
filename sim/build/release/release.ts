/** Runs `npm run release [-- --dry-run]`: checks a version, packs it and tags it. A person publishes it. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../root";
import { askedOf, script } from "../scripts/arguments";
import { type Known, type Step, stepsOf } from "./steps";
import { run } from "./system";

interface Wish {
  readonly isDry: boolean;
}

function readWish(args: readonly string[]): Wish {
  const command = script("release").option("--dry-run", "say what would be done, change nothing", false);
  return { isDry: command.parse(args, { from: "user" }).opts().dryRun };
}

function knownOf(root: string): Known {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return {
    version,
    changelog: readFileSync(join(root, "CHANGELOG.md"), "utf8"),
    changed: git("status", "--porcelain"),
    tags: git("tag", "--list"),
  };
}

/** Runs the steps in order and stops at the first that fails. Returns the exit code. */
function release(root: string, steps: readonly Step[], isDry: boolean): number {
  for (const { says, command } of steps) {
    process.stdout.write(`${isDry && command !== undefined ? "would do: " : ""}${says}\n`);
    if (isDry || command === undefined) continue;
    const [program, ...args] = command;
    if (!run(root, program, args)) return 1;
  }
  return 0;
}

function main({ isDry }: Wish): number {
  const root = projectRoot();
  const steps = stepsOf(knownOf(root));
  if (!Array.isArray(steps)) {
    process.stderr.write(`release: ${steps.fault}\n`);
    return 2;
  }
  return release(root, steps, isDry);
}

const wish = askedOf("release", readWish);
if (wish !== undefined) process.exitCode = main(wish);
