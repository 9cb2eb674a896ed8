/** The package `flagfall-core` as its users get it: packed, installed without a registry, compiled and run. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCorePackage } from "../../sim/build/library/core-package";
import { projectRoot } from "../../sim/build/root";
import { isCi } from "../runner/ci";

const root = projectRoot();
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)/.test(name)));
let folder: string;
let user: string;
let tarball: string;

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), "flagfall-core-")), "package");
  user = mkdtempSync(join(tmpdir(), "flagfall-core-user-"));
  await buildCorePackage(root, folder);
  const packed = execFileSync("npm", ["pack", "--silent"], { cwd: folder, env, encoding: "utf8" });
  tarball = join(folder, packed.trim());
  writeFileSync(join(user, "package.json"), '{"private":true}\n');
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", tarball], { cwd: user, env });
});

afterAll(() => {
  for (const made of [join(folder, ".."), user]) rmSync(made, { recursive: true, force: true });
});

test("publint finds nothing", async () => {
  const bytes = Uint8Array.from(readFileSync(tarball)).buffer;
  const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test.runIf(isCi())("Are the types wrong? They are not, for modules and for CommonJS", () => {
  const attw = join(root, "node_modules/.bin/attw");
  const { status, stdout } = spawnSync(attw, [tarball, "--profile", "node16", "--no-color", "--no-emoji"], {
    encoding: "utf8",
  });
  expect(status, stdout).toBe(0);
  expect(stdout).toMatch(/flagfall-core\/link/);
});

test("needs no other package and nothing of Node", () => {
  const { dependencies, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  expect([dependencies, Object.keys(exports)]).toEqual([undefined, [".", "./link", "./package.json"]]);
  for (const file of ["core.mjs", "link.mjs", "core.cjs", "link.cjs", "core.d.mts", "link.d.cts"])
    expect(readFileSync(join(folder, file), "utf8"), file).not.toMatch(/node:|require\("|Buffer\b|NodeJS/);
  expect(readFileSync(join(folder, "link.mjs")).length).toBeLessThan(60_000);
});

/** A game of three presses, and a talk with a clock over a wire that answers at once. */
const program = `
import { advance, createClock, instantOf, parseControl, press, Side, shown } from "flagfall-core";
import { connect, LinkFault, type Wire } from "flagfall-core/link";

const { control } = parseControl("300+3");
if (control === undefined) throw new Error("no control");
const clock = createClock(control, instantOf(0), () => undefined);
press(clock, Side.Black, instantOf(0));
press(clock, Side.White, instantOf(10_000));
press(clock, Side.Black, instantOf(30_000));
advance(clock, instantOf(31_000));
const times = [shown(clock, Side.White, true), shown(clock, Side.Black, true)].join(" ");

const said = '"hello":"flagfall","version":"1","board":"b","protocol":1,"acts":true,"pages":0,"lock":"none","number":0';
let answer: (piece: string) => void = () => undefined;
const wire: Wire = {
  write: (text) => {
    const number = /#(\\d+) /.exec(text)?.[1];
    answer(text.includes("hello") ? \`{\${said},"players":["",""],"re":\${number}}\\n\` : \`{"error":"busy","re":\${number}}\\n\`);
  },
  listen: (take) => {
    answer = take;
  },
  close: async () => undefined,
};
connect(wire).then(async (linked) => {
  const fault: unknown = await linked.start().catch((thrown: unknown) => thrown);
  print(times + " " + (fault instanceof LinkFault ? fault.reason : "no fault"));
});
declare const print: (text: string) => void;
`;

test.each([
  ["a module, node16", "program.mts", { module: "node16", moduleResolution: "node16" }],
  ["CommonJS, node16", "program.cts", { module: "node16", moduleResolution: "node16" }],
  ["a module, bundler", "program.mts", { module: "esnext", moduleResolution: "bundler" }],
])("a strict user without Node's types compiles it and plays: %s", (title, file, resolution) => {
  const place = join(user, title.replace(/\W+/g, "-"));
  mkdirSync(place);
  writeFileSync(join(place, file), program);
  const strict = { strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true };
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023"],
    types: [],
    skipLibCheck: false,
    ...strict,
    ...resolution,
  };
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [file] }));
  const compiled = spawnSync(process.execPath, [join(root, "node_modules/typescript7/bin/tsc"), "-p", place], {
    encoding: "utf8",
  });
  expect(compiled.stdout).toBe("");
  const script = join(place, file.replace("ts", "js"));
  writeFileSync(script, readFileSync(script, "utf8").replace(/\bprint\(/g, "console.log("));
  // White: 303 − 10 + 3 − 1 s. Black: 303 − 20 + 3 s.
  expect(execFileSync(process.execPath, [script], { encoding: "utf8" })).toBe("0:04:55 0:04:46 busy\n");
});
