/** Who may import whom: the rules of .dependency-cruiser.cjs hold, and each of them finds a bad example. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import { expect, test } from "vitest";
import { projectRoot } from "../sim/build/root";

const root = projectRoot();
const rules = createRequire(join(root, "package.json"))("./.dependency-cruiser.cjs") as {
  forbidden: IForbiddenRuleType[];
  options: ICruiseOptions;
};

/** The names of the rules that the files below `folder` break, each with the file. */
async function broken(folder: string, tops: readonly string[]): Promise<string[]> {
  const { tsConfig: _, ...options } = rules.options;
  const { output } = await cruise([...tops], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: rules.forbidden },
  });
  const { summary } = output as ICruiseResult;
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

test("no import goes the wrong way, and none goes in a circle", async () => {
  expect(await broken(root, ["firmware", "hal", "sim", "board-defs", "test"])).toEqual([]);
});

const bad: readonly [rule: string, file: string, imports: string][] = [
  ["core", "firmware/core/clock.ts", "../console/console"],
  ["core", "firmware/core/time.ts", "./deep/pin"],
  ["laws", "firmware/laws/laws.ts", "../notation/scan"],
  ["notation", "firmware/notation/scan.ts", "../laws/class"],
  ["app", "firmware/app/menu/list.ts", "../../../sim/words/en"],
  ["app", "firmware/app/keep/recorder.ts", "../../../hal/virtual/board"],
  ["rooms-model", "firmware/app/model/app.ts", "../text/text"],
  ["rooms-text", "firmware/app/text/text.ts", "../log/format"],
  ["rooms-log", "firmware/app/log/log.ts", "../game/presets"],
  ["rooms-game", "firmware/app/game/programs.ts", "../stage/notices"],
  ["rooms-keep", "firmware/app/keep/snapshot.ts", "../display/face"],
  ["rooms-display", "firmware/app/display/layout.ts", "../report/labels"],
  ["rooms-report", "firmware/app/report/report.ts", "../keys/key-press"],
  ["rooms-stage", "firmware/app/stage/setup.ts", "../menu/page"],
  ["rooms-menu", "firmware/app/menu/form.ts", "../link/receive"],
  ["rooms-keys", "firmware/app/keys/actions.ts", "../device/freeze"],
  ["rooms-speech", "firmware/app/speech/speak.ts", "../device/handlers"],
  ["rooms-device", "firmware/app/device/battery.ts", "../link/scan"],
  ["rooms-only", "firmware/app/stage/stage.ts", "../loose"],
  ["hall-model", "sim/hall/model/clock.ts", "../bridge/links"],
  ["hall-bridge", "sim/hall/bridge/story.ts", "../record/database"],
  ["hall-record", "sim/hall/record/rows.ts", "../joined"],
  ["hall-rounds", "sim/hall/rounds/plan.ts", "../bridge/pulse"],
  ["hall-mqtt", "sim/hall/mqtt/topic.ts", "../server/token"],
  ["hall-load", "sim/hall/load/player.ts", "../record/writer"],
  ["hall-server", "sim/hall/server/route.ts", "../rounds/boards"],
  ["hall-console", "sim/hall/console/row.ts", "../server/guard"],
  ["cli", "sim/hall/record/lock-file.ts", "../../cli/store"],
  ["files", "sim/files/lock.ts", "../words/run-en"],
  ["console", "firmware/console/verbs.ts", "../app/game/lock"],
  ["entry", "firmware/virtual.ts", "../sim/cli/main"],
  ["hal", "hal/espruino/screen.ts", "../../sim/terminal/draw"],
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
  ["page-simulator-only", "sim/page/simulator/head.tsx", "./loose/part"],
  ["page-play-sheets", "sim/page/play/sheets/own.tsx", "../half"],
  ["page-play-only", "sim/page/play/light.ts", "./loose/part"],
  ["hall-console", "sim/hall/console/live.ts", "../server/server"],
  ["sim", "sim/cli/run.ts", "../../test/core/rows"],
  ["no-cycle", "sim/cli/a.ts", "./b"],
];

test("each rule has a bad example", () => {
  expect(new Set(bad.map(([rule]) => rule))).toEqual(new Set(rules.forbidden.map(({ name }) => name)));
});

test("each rule finds its bad example", { timeout: 120_000 }, async () => {
  const cache = join(root, "node_modules/.cache/flagfall");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "layers-"));
  try {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    for (const [, , imports] of bad) if (!imports.startsWith("node:")) expect(imports).toMatch(/^\./);
    for (const [, file, imports] of bad) {
      if (imports.startsWith(".")) write(`${join(dirname(file), imports)}.ts`, "export const a = 1;\n");
    }
    for (const [, file, imports] of bad) write(file, `import { a } from "${imports}";\nexport const b = a;\n`);
    write("sim/cli/b.ts", 'import { b } from "./a";\nexport const a = b;\n');
    const found = await broken(folder, ["firmware", "hal", "sim", "board-defs", "test"]);
    expect(found).toEqual(expect.arrayContaining(bad.map(([rule, file]) => `${rule}: ${file}`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
