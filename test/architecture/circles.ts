/** The order between the parts of each folder: its files, and its folders with all that is in them. */

/** An import between two files, by their paths from the project's root. Imports of types count. */
export interface Arrow {
  from: string;
  to: string;
}

/** The arrows between the parts of one folder: an example for each, by its part and the part that it imports. */
type Parts = Map<string, Map<string, Arrow>>;

/**
 * Returns the shortest circle between the parts of each folder, with an import for each of its arrows. Returns nothing
 * if the imports go one way in every folder.
 */
export function circlesIn(arrows: readonly Arrow[]): string[] {
  return [...foldersOf(arrows)].sort().flatMap(([folder, parts]) => {
    const circles = [...parts.keys()].flatMap((part) => circleFrom(parts, part) ?? []);
    const [shortest] = circles.sort((a, b) => a.length - b.length);
    return shortest === undefined ? [] : [circleText(folder, shortest, parts)];
  });
}

/** Returns the arrows within each folder. The project's root has an empty name. */
function foldersOf(arrows: readonly Arrow[]): Map<string, Parts> {
  const folders = new Map<string, Parts>();
  for (const arrow of arrows) {
    const from = stepsOf(arrow.from);
    const to = stepsOf(arrow.to);
    const fork = from.findIndex((step, i) => step !== to[i]);
    if (fork < 0) continue;
    const folder = from.slice(0, fork).join("/");
    const parts = folders.get(folder) ?? new Map<string, Map<string, Arrow>>();
    const imported = parts.get(from[fork]!) ?? new Map<string, Arrow>();
    folders.set(folder, parts.set(from[fork]!, imported.set(to[fork]!, arrow)));
  }
  return folders;
}

/**
 * Returns the folders of a path, and the file. The core counts as a part of the root: hal imports its arithmetic, and
 * the rest of the firmware imports hal.
 */
function stepsOf(path: string): string[] {
  const core = "firmware/core";
  return path.startsWith(`${core}/`) ? [core, ...path.slice(core.length + 1).split("/")] : path.split("/");
}

/** Returns the parts on the shortest way from a part back to itself, or undefined if there is none. */
function circleFrom(parts: Parts, start: string): [string[]] | undefined {
  const before = new Map<string, string>();
  const found = [start];
  for (const part of found) {
    for (const next of parts.get(part)?.keys() ?? []) {
      if (next === start) return [wayTo(part, start, before)];
      if (before.has(next)) continue;
      before.set(next, part);
      found.push(next);
    }
  }
  return undefined;
}

function wayTo(end: string, start: string, before: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let part = end; part !== start; way.unshift(part)) part = before.get(part)!;
  return way;
}

function circleText(folder: string, circle: readonly string[], parts: Parts): string {
  const arrows = circle.map((part, i) => {
    const next = circle[(i + 1) % circle.length]!;
    const { from, to } = parts.get(part)!.get(next)!;
    return `  ${part} imports ${next}: ${from} -> ${to}`;
  });
  return [`${folder || "the root"}: its parts import each other; move what both need to a lower one`, ...arrows].join(
    "\n",
  );
}
