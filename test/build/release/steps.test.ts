/** A release starts only from a checkout that is ready for it. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Known, stepsOf } from "../../../sim/build/release/steps";
import { projectRoot } from "../../../sim/build/root";

const ready: Known = {
  version: "0.2.0",
  changelog: "# Changelog\n\n## [0.2.0] – 2026-11-22\n\n## [0.1.0]\n",
  changed: [],
  tags: ["v0.1.0"],
};

test("tests, packs and tags, in this order", () => {
  const steps = stepsOf(ready);
  expect(Array.isArray(steps) && steps.map(({ command }) => command?.slice(0, 2).join(" "))).toEqual([
    "bash .ci/run",
    "npm pack",
    "npm run",
    "git tag",
    undefined,
  ]);
});

test.each<[string, Partial<Known>, RegExp]>([
  ["a version that is none", { version: "0.2" }, /three numbers/],
  ["a version that is tagged", { tags: ["v0.2.0"] }, /is a tag already/],
  ["a changelog of another version", { version: "0.3.0" }, /begins with 0\.2\.0; right: ## \[0\.3\.0\]/],
  ["a changelog without a version", { changelog: "# Changelog\n" }, /begins with no version/],
  ["a changelog without a date", { changelog: "## [0.2.0] – unreleased\n" }, /no date/],
  ["files that are not committed", { changed: [" M a.ts", "?? b.ts"] }, /2 files are not committed, M a\.ts first/],
])("%s is refused", (_, change, fault) => {
  const steps = stepsOf({ ...ready, ...change });
  expect(Array.isArray(steps) ? "" : steps.fault).toMatch(fault);
});

test("the script refuses what it does not know, and a checkout that is not ready", () => {
  const root = projectRoot();
  const script = ["sim/build/start.mjs", "sim/build/release/release.ts"];
  const wrong = spawnSync(process.execPath, [...script, "--now"], { cwd: root, encoding: "utf8" });
  expect([wrong.status, wrong.stdout]).toEqual([2, ""]);
  expect(wrong.stderr).toMatch(/^release: unknown option '--now'/);
});

test("the changelog begins with the version of the package", () => {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), "package.json"), "utf8"));
  expect(readFileSync(join(projectRoot(), "CHANGELOG.md"), "utf8")).toContain(`## [${version}]`);
});
