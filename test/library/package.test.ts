/** The package as its users get it: packed, and installed in an empty folder. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, type TestContext, test } from "vitest";
import packageJson from "../../package.json";
import { projectRoot } from "../../sim/build/root";
import { skipText } from "../engines/all";
import { isCi } from "../runner/ci";
import { buildPackage, examples } from "./packed";

interface Answer {
  code: number;
  stdout: string;
  stderr: string;
}

const root = projectRoot();
let source: string;
let tarball: string;
let consumer: string;
let installed: Answer;

/** Runs a program without the npm settings of the project that runs the tests. */
function run(program: string, given: readonly string[], cwd: string): Promise<Answer> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)|^FORCE_COLOR$/.test(name)),
  );
  return new Promise((resolve) => {
    const child = execFile(program, given, { cwd, env, encoding: "utf8" }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
    });
    child.stdin?.end();
  });
}

const own = (name: string): string => join(root, "node_modules/.bin", name);

beforeAll(async () => {
  // TypeDoc ignores what is below node_modules.
  mkdirSync(join(root, "reports"), { recursive: true });
  source = mkdtempSync(join(root, "reports/package-"));
  consumer = mkdtempSync(join(tmpdir(), "flagfall-consumer-"));
  await buildPackage(source);
  const packed = await run("npm", ["pack", "--ignore-scripts", "--silent"], source);
  tarball = join(source, packed.stdout.trim());
  writeFileSync(join(consumer, "package.json"), '{"private":true,"type":"module"}\n');
  const types = `@types/node@${packageJson.devDependencies["@types/node"]}`;
  const quiet = ["--prefer-offline", "--no-audit", "--no-fund"];
  installed = await run("npm", ["install", ...quiet, tarball, types], consumer);
});

afterAll(() => {
  rmSync(source, { recursive: true, force: true });
  rmSync(consumer, { recursive: true, force: true });
});

/** Skips a test that must install packages from a registry. CI has one. */
function needInstalled(context: TestContext): void {
  const isAway = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(installed.stderr);
  if (isAway && !isCi()) context.skip(skipText("a registry of npm packages"));
  expect(installed.code, installed.stderr).toBe(0);
}

describe("as others judge it", () => {
  test("publint finds nothing", async () => {
    const bytes = Uint8Array.from(readFileSync(tarball)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test.runIf(isCi())("Are the types wrong? They are not", async () => {
    const { code, stdout } = await run(
      own("attw"),
      [tarball, "--profile", "esm-only", "--no-color", "--no-emoji"],
      source,
    );
    expect(code, stdout).toBe(0);
    expect(stdout).toMatch(/flagfall\/core/);
    expect(stdout).toMatch(/flagfall\/link/);
  });

  test.runIf(isCi())("TypeDoc finds every name documented", async () => {
    cpSync(join(root, "docs/api"), join(source, "docs/api"), { recursive: true });
    const { code, stdout, stderr } = await run(
      own("typedoc"),
      ["--options", "docs/api/typedoc.json", "--emit", "none"],
      source,
    );
    expect(code, stdout + stderr).toBe(0);
  });
});

test("holds what its commands need, and no source", (context) => {
  needInstalled(context);
  const files = (name: string): boolean => existsSync(join(consumer, "node_modules/flagfall", name));
  expect(["dist/flagfall.mjs", "dist/core.d.mts", "LICENSE", "README.es.md"].filter((name) => !files(name))).toEqual(
    [],
  );
  expect(["sim", "firmware", "flash.sh", "test"].filter(files)).toEqual([]);
});

test("brings neither Bluetooth nor USB", async (context) => {
  needInstalled(context);
  const { code, stdout } = await run("npm", ["ls", "--all", "--parseable"], consumer);
  const names = stdout
    .trim()
    .split("\n")
    .map((path) => path.replace(/^.*node_modules\//, ""));
  expect(code).toBe(0);
  expect(names).toContain("flagfall");
  expect(names.filter((name) => /noble|usb|bluetooth|ble$|winrt|peerjs|espruino|typescript|react/.test(name))).toEqual(
    [],
  );
  expect(names.length).toBeLessThan(25);
});

describe("commands", () => {
  test("flagfall control", async (context) => {
    needInstalled(context);
    const { code, stdout, stderr } = await run("npx", ["flagfall", "control", "300", "--lang", "en"], consumer);
    expect([code, stderr.replace(/^npm warn.*\n/gm, "")]).toEqual([0, ""]);
    expect(stdout).toMatch(/^300\n/);
  });

  test("flagfall sim, without a terminal", async (context) => {
    needInstalled(context);
    const { code, stdout } = await run("npx", ["flagfall", "sim", "--lang", "en"], consumer);
    expect(code).toBe(0);
    expect(stdout).toMatch(/flag White/);
  });

  test("flagfall serve, as far as a record that cannot be", async (context) => {
    needInstalled(context);
    const program = join(consumer, "node_modules/flagfall/dist/flagfall.mjs");
    const given = ["serve", "--simulate", "1", "--record", "missing/hall.db", "--lang", "en"];
    const { code, stdout, stderr } = await run(process.execPath, [program, ...given], consumer);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^flagfall serve: missing\/hall\.db: the record has no folder /);
  });

  const asks: [language: string, line: RegExp][] = [
    [
      "en",
      /^flagfall: the package “espruino”, .* is not installed; run npm install --omit=optional espruino@0\.1\.67\n$/,
    ],
    ["es", /^flagfall: no está instalado el paquete «espruino», .* npm install --omit=optional espruino@0\.1\.67\n$/],
  ];
  test.for(asks)("flagfall build asks for espruino, in %s", async ([language, line], context) => {
    needInstalled(context);
    const program = join(consumer, "node_modules/flagfall/dist/flagfall.mjs");
    const { code, stdout, stderr } = await run(
      process.execPath,
      [program, "build", "pixljs", "--lang", language],
      consumer,
    );
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(line);
  });
});

describe("imports", () => {
  test("run", async (context) => {
    needInstalled(context);
    const program = `
      import * as core from "flagfall/core";
      import * as link from "flagfall/link";
      console.log(core.printControl(core.parseControl("300+3").control), Object.keys(link).sort().join());
      const fault = await link.connect({ path: "missing" }).catch((thrown) => thrown);
      console.log(fault instanceof link.LinkFault, fault.kind);`;
    writeFileSync(join(consumer, "imports.mjs"), program);
    const { code, stdout, stderr } = await run(process.execPath, ["imports.mjs"], consumer);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toBe("300+3 LinkFault,LinkedClock,connect\ntrue unopened\n");
  });

  const nodenext = { module: "nodenext", moduleResolution: "nodenext", types: ["node"] };
  const bundler = { module: "esnext", moduleResolution: "bundler", types: ["node"] };
  const resolutions: [name: string, compiler: string, options: object][] = [
    ["nodenext", "typescript7", nodenext],
    ["bundler", "typescript7", bundler],
    ["without Node's types", "typescript7", { ...bundler, types: [] }],
    ["nodenext, by TypeScript 6", "typescript", nodenext],
  ];
  test.concurrent.for(isCi() ? resolutions : resolutions.slice(0, 1))(
    "have types: %s",
    async ([name, compiler, options], context) => {
      needInstalled(context);
      const folder = join(consumer, name.replace(/\W+/g, "-"));
      mkdirSync(folder);
      // The examples print, which takes the types of Node.
      const printing = name.startsWith("without") ? [] : examples().map(({ program }) => program);
      const programs = [usingCore, usingLink, ...printing];
      for (const [index, text] of programs.entries()) writeFileSync(join(folder, `program-${index}.ts`), text);
      const strict = { strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true };
      const base = { target: "es2023", lib: ["es2023"], skipLibCheck: false, isolatedModules: true, noEmit: true };
      const compilerOptions = { ...base, ...strict, verbatimModuleSyntax: true, ...options };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
      const { code, stdout } = await run(join(root, "node_modules", compiler, "bin/tsc"), ["-p", folder], consumer);
      expect(code, stdout).toBe(0);
    },
  );
});

/** The choices as values, as types, in tables and in every case of a `switch`; each wrong use is an error. */
const usingCore = `
import { type Clock, createClock, Event, Mode, type Notice, parseControl, press, Side } from "flagfall/core";
const names: Record<Side, string> = { [Side.None]: "nobody", [Side.White]: "White", [Side.Black]: "Black" };
export const notice: Notice = (event, side, withdrawn) => {
  if (event === Event.Flag && !withdrawn) names[side].toUpperCase();
};
export function stateOf(clock: Clock): string {
  switch (clock.mode) {
    case Mode.Setup: return "setup";
    case Mode.Ready: return "ready";
    case Mode.Running: return "running";
    case Mode.Paused: return "paused";
    case Mode.Fallen: return "fallen";
    case Mode.Finished: return "finished";
  }
}
const { control } = parseControl("300");
if (control !== undefined) press(createClock(control, 0, notice), Side.Black, 0);
// @ts-expect-error a control may be none
createClock(control, 0, notice);
// @ts-expect-error no such side
export const third: Side = 3;
`;

const usingLink = `
import { connect, type LinkedClock, LinkFault, type State } from "flagfall/link";
export async function watch(path: string): Promise<State> {
  const clock: LinkedClock = await connect({ path });
  clock.on("report", (report) => report.event.length);
  // @ts-expect-error no such event
  clock.on("reports", () => {});
  try {
    return await clock.state();
  } catch (thrown) {
    throw thrown instanceof LinkFault ? new Error(thrown.kind) : thrown;
  }
}
`;
