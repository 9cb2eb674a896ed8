/** Finds and runs the programs that make an image. */
import { spawn } from "node:child_process";
import { findProgram } from "../../engines/program";
import type { PicoImageFault } from "../../words/subjects";
import { PicoFault } from "./fault";

/** The package of Debian and Ubuntu that has each program. */
const packages: ReadonlyMap<string, string> = new Map([
  ["arm-none-eabi-gcc", "gcc-arm-none-eabi libnewlib-arm-none-eabi"],
  ["dpkg-source", "dpkg-dev"],
  ["cc", "gcc libc6-dev"],
]);

/** The environment that a program gets from this machine. */
const kept = ["PATH", "HOME", "TMPDIR", "http_proxy", "https_proxy", "no_proxy"];

/** Returns the missing programs, or undefined if all are installed. */
export function missingTools(): PicoImageFault | undefined {
  const programs = [...packages.keys()].filter((program) => findProgram(program) === undefined);
  if (programs.length === 0) return undefined;
  return { kind: "tools", programs, packages: programs.map((program) => packages.get(program)).join(" ") };
}

/** Runs a program in a folder and returns what it printed. The same words come out in every language and time zone. */
export function runTool(program: string, given: readonly string[], folder: string): Promise<string> {
  const env: NodeJS.ProcessEnv = { LC_ALL: "C", TZ: "UTC" };
  for (const name of kept) if (process.env[name] !== undefined) env[name] = process.env[name];
  const child = spawn(program, given, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const out: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => out.push(part));
  child.stderr.on("data", (part: Buffer) => errors.push(part));
  return new Promise((resolve, reject) => {
    const fail = (message: string) => reject(new PicoFault({ kind: "compiler", program, message }));
    child.on("error", ({ message }) => fail(message));
    child.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(out).toString());
      else fail(Buffer.concat(errors).toString());
    });
  });
}

/** Runs jobs, two at a time. No job is running when it returns or throws. */
export async function inPairs<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const rest = [...items];
  const work = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await act(item);
  };
  for (const result of await Promise.allSettled([work(), work()])) {
    if (result.status === "rejected") throw result.reason;
  }
}
