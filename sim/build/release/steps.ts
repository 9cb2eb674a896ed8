/** The conditions for a release, and its steps. */

/** The facts about the checkout on which a release depends. */
export interface Known {
  readonly version: string;
  readonly changelog: string;
  /** Files that are not committed, as `git status --porcelain` lists them. */
  readonly changed: readonly string[];
  readonly tags: readonly string[];
}

/** A step with its command. Without a command, the step only prints its text. */
export interface Step {
  readonly says: string;
  readonly command?: readonly [program: string, ...args: string[]];
}

/** Returns the steps of a release, or the one line that says why there can be none. */
export function stepsOf(known: Known): Step[] | { fault: string } {
  const fault = faultOf(known);
  if (fault !== undefined) return { fault };
  const tag = `v${known.version}`;
  return [
    { says: "run every test", command: ["bash", ".ci/run"] },
    { says: "pack the package", command: ["npm", "pack"] },
    { says: "pack flagfall-core", command: ["npm", "run", "pack:core"] },
    { says: `tag the commit as ${tag}`, command: ["git", "tag", "--annotate", tag, "--message", `flagfall ${tag}`] },
    {
      says: `then, by hand: git push --follow-tags; npm publish flagfall-${known.version}.tgz; npm publish dist/flagfall-core/flagfall-core-${known.version}.tgz`,
    },
  ];
}

function faultOf({ version, changelog, changed, tags }: Known): string | undefined {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return `package.json has version ${version}; right: three numbers, 0.2.0`;
  if (tags.includes(`v${version}`)) return `v${version} is a tag already; raise the version in package.json`;
  const heading = /^## \[([^\]]+)\](.*)$/m.exec(changelog);
  if (heading?.[1] !== version) {
    return `CHANGELOG.md begins with ${heading?.[1] ?? "no version"}; right: ## [${version}] – YYYY-MM-DD`;
  }
  if (!/^ – \d{4}-\d{2}-\d{2}$/.test(heading[2] ?? "")) {
    return `CHANGELOG.md gives ${version} no date; right: ## [${version}] – YYYY-MM-DD`;
  }
  if (changed.length > 0) return `${changed.length} files are not committed, ${changed[0]?.trim()} first; commit them`;
  return undefined;
}
