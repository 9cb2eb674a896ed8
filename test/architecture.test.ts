/**
 * Who may import whom: the rules of .dependency-cruiser.cjs hold, and each of them finds a bad example. In every folder
 * the imports between its parts go one way.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import { beforeAll, expect, test } from "vitest";
import { projectRoot } from "../sim/build/root";
import { type Arrow, circlesIn } from "./architecture/circles";

const root = projectRoot();
const rules = createRequire(join(root, "package.json"))("./.dependency-cruiser.cjs") as {
  forbidden: IForbiddenRuleType[];
  options: ICruiseOptions;
};

const sources = ["firmware", "hal", "sim", "board-defs"];

/** Reads the imports of the files below `folder`, and judges them by the rules. */
async function read(folder: string): Promise<ICruiseResult> {
  const { tsConfig: _, ...options } = rules.options;
  const { output } = await cruise([...sources, "test"], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: rules.forbidden },
  });
  return output as ICruiseResult;
}

/** Returns the names of the rules that the files break, each with the file. */
function broken({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

/** Returns the imports between the sources; the tests may import everything. */
function arrowsOf({ modules }: ICruiseResult): Arrow[] {
  const isSource = (path: string) => sources.some((top) => path.startsWith(`${top}/`));
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return arrows.filter(({ from, to }) => isSource(from) && isSource(to));
}

/** Writes files into a folder of their own, and reads their imports. */
async function readExample(files: ReadonlyMap<string, string>): Promise<ICruiseResult> {
  const cache = join(root, "node_modules/.cache/flagfall");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "layers-"));
  try {
    for (const top of [...sources, "test"]) mkdirSync(join(folder, top));
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return await read(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let project: ICruiseResult;

beforeAll(async () => {
  project = await read(root);
});

test("no import goes the wrong way, and none goes in a circle", () => expect(broken(project)).toEqual([]));

test("in every folder the imports between its parts go one way", () => {
  expect(circlesIn(arrowsOf(project))).toEqual([]);
});

test("a circle between the parts of a folder is found, though no file is in one", async () => {
  const example = await readExample(
    new Map([
      ["sim/hall/high.ts", 'import type { A } from "../page/low";\nexport const a: A = 1;\n'],
      ["sim/page/low.ts", "export type A = number;\n"],
      ["sim/page/high.ts", 'import { a } from "../cli/deep/low";\nexport const b = a;\n'],
      ["sim/cli/deep/low.ts", "export const a = 1;\n"],
      ["sim/cli/high.ts", 'export { a } from "../hall/low";\n'],
      ["sim/hall/low.ts", "export const a = 1;\n"],
    ]),
  );
  expect(circlesIn(arrowsOf(example))).toEqual([
    `sim: its parts import each other; move what both need to a lower one
  cli imports hall: sim/cli/high.ts -> sim/hall/low.ts
  hall imports page: sim/hall/high.ts -> sim/page/low.ts
  page imports cli: sim/page/high.ts -> sim/cli/deep/low.ts`,
  ]);
});

test.each<[what: string, circles: number, ...arrows: [from: string, to: string][]]>([
  [
    "hal above the core, below the firmware",
    0,
    ["hal/hal.ts", "firmware/core/a.ts"],
    ["firmware/app/b.ts", "hal/hal.ts"],
  ],
  ["hal above the app", 1, ["hal/hal.ts", "firmware/app/a.ts"], ["firmware/app/b.ts", "hal/hal.ts"]],
  ["the core above hal", 1, ["firmware/core/a.ts", "hal/b.ts"], ["hal/hal.ts", "firmware/core/c.ts"]],
  ["two folders in one file's", 1, ["sim/a/b/c.ts", "sim/a/d.ts"], ["sim/a/d.ts", "sim/a/b/e.ts"]],
  ["the same way twice", 0, ["sim/a/b.ts", "sim/c/d.ts"], ["sim/a/c.ts", "sim/c/b.ts"], ["sim/a/c.ts", "sim/a/b.ts"]],
])("%s: %i circles", (_what, count, ...arrows) => {
  expect(circlesIn(arrows.map(([from, to]) => ({ from, to })))).toHaveLength(count);
});

/** The rooms of each folder, from the lowest to the highest, as docs/architecture.md lists them. */
const orders: readonly [rule: string, folder: string, rooms: string, others?: string][] = [
  ["rooms", "firmware/app", "model text log game settings keep display report stage menu keys speech device link"],
  [
    ...(["sim", "sim"] as const),
    "files words notation library engines scenario replay boards voice " +
      "build device pico card link journal page terminal hall cli",
  ],
  [
    ...(["build", "sim/build"] as const),
    "language espruino parts data image lua pico library scripts page hall cli " +
      "boards laws words settings features methods map mutation checks release",
    "empty",
  ],
];

/** A room that imports the next higher one breaks the order. */
const upward = orders.flatMap(([rule, folder, names]) => {
  const rooms = names.split(" ");
  return rooms.slice(1).map((next, i): [rule: string, file: string, imports: string] => {
    return [`${rule}-${rooms[i]}`, `${folder}/${rooms[i]}/upward.ts`, `../${next}/above`];
  });
});

test.each(orders)("%s: every folder of %s has a place in the order", (_rule, folder, rooms, others = "") => {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.filter((name) => name !== others).sort()).toEqual(rooms.split(" ").sort());
});

const bad: readonly [rule: string, file: string, imports: string][] = [
  ...upward,
  ["core", "firmware/core/clock.ts", "../console/console"],
  ["core", "firmware/core/time.ts", "./deep/pin"],
  ["laws", "firmware/laws/laws.ts", "../notation/scan"],
  ["notation", "firmware/notation/scan.ts", "../laws/class"],
  ["tables", "firmware/tables/settings.ts", "../laws/class"],
  ["app", "firmware/app/menu/list.ts", "../../../sim/words/cli"],
  ["app", "firmware/app/keep/recorder.ts", "../../../hal/virtual/board"],
  ["rooms-only", "firmware/app/stage/stage.ts", "../loose"],
  ["hall-model", "sim/hall/model/clock.ts", "../bridge/links"],
  ["hall-bridge", "sim/hall/bridge/story.ts", "../record/database"],
  ["hall-record", "sim/hall/record/rows.ts", "../joined"],
  ["hall-rounds", "sim/hall/rounds/plan.ts", "../bridge/pulse"],
  ["hall-papers", "sim/hall/papers/report.ts", "../bridge/pulse"],
  ["hall-broadcast", "sim/hall/broadcast/moves.ts", "../rounds/plan"],
  ["hall-mqtt", "sim/hall/mqtt/topic.ts", "../server/token"],
  ["hall-load", "sim/hall/load/player.ts", "../record/writer"],
  ["hall-rehearsal", "sim/hall/rehearsal/day.ts", "../server/route"],
  ["hall-server", "sim/hall/server/route.ts", "../rounds/plan"],
  ["hall-console", "sim/hall/console/row.ts", "../server/guard"],
  ["files", "sim/files/lock.ts", "../words/run"],
  ["console", "firmware/console/verbs.ts", "../app/game/lock"],
  ["entry", "firmware/virtual.ts", "../sim/cli/main"],
  ["hal", "hal/espruino/screen.ts", "../../sim/terminal/face"],
  ["board-defs", "board-defs/pixl.ts", "../firmware/core/control"],
  ["page", "sim/page/clock/device.ts", "node:fs"],
  ["page-control", "sim/page/control/labels.ts", "../clock/device"],
  ["page-clock", "sim/page/clock/host.ts", "../control/labels"],
  ["page-keep", "sim/page/keep/memory.ts", "../store/store"],
  ["page-store", "sim/page/store/store.ts", "../sound/sound"],
  ["page-sound", "sim/page/sound/tones.ts", "../actions/hands"],
  ["page-actions", "sim/page/actions/place.ts", "../play/guard"],
  ["page-simulator", "sim/page/simulator/desk.tsx", "../play/phase"],
  ["page-speech", "sim/page/speech/view.tsx", "../main"],
  ["page-play", "sim/page/play/play.tsx", "../simulator/bench"],
  ["page-only", "sim/page/play/bar.tsx", "../loose/part"],
  ["page-simulator-past", "sim/page/simulator/past/marks.ts", "../scenario/share"],
  ["page-simulator-scenario", "sim/page/simulator/scenario/example.ts", "../panels/panel"],
  ["page-simulator-board", "sim/page/simulator/board/lcd.tsx", "../panels/time"],
  ["page-simulator-panels", "sim/page/simulator/panels/help.tsx", "../desk"],
  ["page-simulator-only", "sim/page/simulator/bench.tsx", "./loose/part"],
  ["page-play-sheets", "sim/page/play/sheets/own.tsx", "../half"],
  ["page-play-only", "sim/page/play/light.ts", "./loose/part"],
  ["hall-console", "sim/hall/console/live.ts", "../server/server"],
  ["sim", "sim/cli/run.ts", "../../test/core/rows"],
  ["no-cycle", "sim/cli/a.ts", "./b"],
];

test("each rule has a bad example", () => {
  expect(new Set(bad.map(([rule]) => rule))).toEqual(new Set(rules.forbidden.map(({ name }) => name)));
});

test("each rule finds its bad example", async () => {
  const files = new Map<string, string>();
  for (const [, file, imports] of bad) {
    if (imports.startsWith("node:")) continue;
    expect(imports).toMatch(/^\./);
    files.set(`${join(dirname(file), imports)}.ts`, "export const a = 1;\n");
  }
  for (const [, file, imports] of bad) files.set(file, `import { a } from "${imports}";\nexport const b = a;\n`);
  files.set("sim/cli/b.ts", 'import { b } from "./a";\nexport const a = b;\n');
  const found = broken(await readExample(files));
  expect(found).toEqual(expect.arrayContaining(bad.map(([rule, file]) => `${rule}: ${file}`)));
});

test.each([
  ["architecture.svg", "firmware/app"],
  ["architecture-sim.svg", "sim"],
])("docs/pictures/%s has every room of %s (else: npm run map)", (picture, folder) => {
  const drawn = readFileSync(join(root, "docs/pictures", picture), "utf8");
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
  expect(rooms.filter((room) => !drawn.includes(`<title>${room}</title>`))).toEqual([]);
  expect(rooms.length).toBeGreaterThan(10);
});
