import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, type Metafile } from "esbuild";
import { beforeAll, describe, expect, test, vi } from "vitest";
import packageJson from "../../package.json";
import { commands as list } from "../../sim/cli/commands/list";
import { main } from "../../sim/cli/program";
import { readable, written } from "../../sim/notation/all";
import { en, es } from "../../sim/words/cli";
import { capture, type Output } from "./capture";

function flagfall(...args: string[]): Promise<Output> {
  return capture(() => main(args));
}

const context = { cli: en.cli, language: "en", isNamed: false } as const;
const commands = list.map((each) => each(context).name);
/** The refusal of a command that there is not. */
const unknown = `unknown command “foo”; there are sim, course, ${commands.slice(2, -1).join(", ")} and hall`;
const unknownEs = `orden desconocida «foo»; hay sim, course, ${commands.slice(2, -1).join(", ")} y hall`;

describe("help and version", () => {
  test("the version is that of the package", async () => {
    expect(await flagfall("--version")).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: "" });
  });

  const helps: [line: string, inside: string[]][] = [
    ["--help --lang en", ["Usage: flagfall [options] COMMAND", "Commands:", en.cli.summaries.sim]],
    ["--help --lang es", ["Uso: flagfall [opciones] ORDEN", "Órdenes:", "Opciones:", "ayuda sobre una orden"]],
    ["help --lang=es", ["Uso: flagfall"]],
    ["--lang=es", ["Uso: flagfall", "Órdenes:"]],
    ["--lang en", ["Usage: flagfall", "Commands:"]],
    ["control --help --lang en", ["Usage: flagfall control [options] TEXT", "Arguments:", "Everywhere:"]],
    ["help control --lang es", ["Uso: flagfall control [opciones] TEXTO", "En todas partes:"]],
    ["run -h --lang es", ["[opciones] ARCHIVO…", "--junit <ARCHIVO>", "--vcd <ARCHIVO>", "--runtime <NOMBRE>"]],
    ["replay -h --lang en", ["[options] GAME.pgn…", "--tolerance <SECONDS>", "--control <CONTROL>"]],
    ["sim -h --lang en", ["Usage: flagfall sim [options]", "--demo", "--control <CONTROL>"]],
  ];
  test.each(helps)("%s", async (line, inside) => {
    const { code, stdout, stderr } = await flagfall(...line.split(" "));
    expect([code, stderr]).toEqual([0, ""]);
    for (const text of inside) expect(stdout.split(text)).toHaveLength(2);
  });

  test("Spanish help has no English left", async () => {
    for (const command of [...commands, "boards check", "serve token"]) {
      const { stdout } = await flagfall(...command.split(" "), "--help", "--lang", "es");
      expect(stdout).not.toMatch(/Usage|Options|Arguments|Commands|options|display|output|command|default/);
    }
  });

  test("every command is there", async () => {
    const { stdout } = await flagfall("--help");
    for (const name of commands) expect(stdout).toMatch(new RegExp(`^ {2}${name} `, "m"));
  });

  test("the help names every notation", () => {
    for (const name of [...readable, ...written]) {
      expect(en.cli.notations).toContain(name);
      expect(es.cli.notations).toContain(name);
    }
  });
});

describe("arguments that cannot be understood: exit 2, one line", () => {
  const rows: [line: string, english: string, spanish: string][] = [
    ["help foo", unknown, unknownEs],
    ["link", en.cli.errors.missingArgument("COMMAND"), es.cli.errors.missingArgument("ORDEN")],
    ["foo", unknown, unknownEs],
    ["links", en.cli.errors.meantCommand("links", "link"), es.cli.errors.meantCommand("links", "link")],
    ["smi", "unknown command “smi”; did you mean sim?", "orden desconocida «smi»; ¿quería decir sim?"],
    ["boards check", en.cli.errors.missingArgument("FILE"), es.cli.errors.missingArgument("ARCHIVO")],
    ["--foo", en.cli.errors.unknownOption("--foo"), es.cli.errors.unknownOption("--foo")],
    ["control", en.cli.errors.missingArgument("TEXT"), es.cli.errors.missingArgument("TEXTO")],
    ["run", en.cli.errors.missingArgument("FILE"), es.cli.errors.missingArgument("ARCHIVO")],
    ["replay", en.cli.errors.missingArgument("GAME.pgn"), es.cli.errors.missingArgument("PARTIDA.pgn")],
    [
      "control --form us 300",
      en.cli.errors.meantOption("--form", "--from"),
      es.cli.errors.meantOption("--form", "--from"),
    ],
    ["control 300 --to", en.cli.errors.missingValue("--to"), es.cli.errors.missingValue("--to")],
    ["control 5 12 --from fics", en.cli.errors.tooMany, es.cli.errors.tooMany],
    ["sim now", en.cli.errors.tooMany, es.cli.errors.tooMany],
    ...["run a --knights", "journal a --knights", "link log --knights"].map((line): (typeof rows)[number] => [
      line,
      "--knights is of no use without --pgn",
      "--knights no sirve de nada sin --pgn",
    ]),
    ["sim --from pgn", "--from is of no use without --control", "--from no sirve de nada sin --control"],
    [
      "sim --demo --port 1",
      "--demo and --port exclude each other; give one of them",
      "--demo y --port se excluyen; dé una sola de ellas",
    ],
    [
      "run --json=x a",
      en.cli.errors.meantOption("--json=x", "--json"),
      es.cli.errors.meantOption("--json=x", "--json"),
    ],
  ];
  test.each(rows)("%s", async (line, english, spanish) => {
    const args = line.split(" ");
    expect(await flagfall("--lang", "en", ...args)).toEqual({ code: 2, stdout: "", stderr: `flagfall: ${english}\n` });
    expect(await flagfall("--lang", "es", ...args)).toEqual({ code: 2, stdout: "", stderr: `flagfall: ${spanish}\n` });
  });

  test("an unknown language", async () => {
    vi.stubEnv("LC_ALL", "C");
    const line = `flagfall: ${en.cli.errors.language("fr")}\n`;
    expect(await flagfall("control", "300", "--lang", "fr")).toEqual({ code: 2, stdout: "", stderr: line });
    expect(await flagfall("--lang=fr", "control", "300")).toEqual({ code: 2, stdout: "", stderr: line });
    vi.unstubAllEnvs();
  });
});

describe("the arguments of control", () => {
  test.each([
    ["control", "-300"],
    ["--lang", "en", "control", "-300"],
    ["control", "--json", "-300+2"],
    ["control", "-300", "--from", "pgn"],
    ["control", "-½+0", "--from", "lichess"],
    ["control", "--", "-300"],
  ])("a negative time is a bad time control: %s %s %s %s", async (...args) => {
    const { code, stdout, stderr } = await flagfall(...args, ...(args.includes("--") ? [] : ["--lang", "en"]));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^flagfall: .*column(a)? 1: .*\n$/);
  });

  test("an empty text has a column too", async () => {
    const { code, stderr } = await flagfall("control", "", "--lang", "en");
    expect(code).toBe(2);
    expect(stderr).toMatch(/^flagfall: “”, column 1: a period has to stand here.*\n$/);
  });

  test("--json prints the object, also with --to", async () => {
    const { code, stdout } = await flagfall("control", "300+12", "--to", "fics", "--json");
    expect([code, JSON.parse(stdout).control]).toEqual([0, "300+12"]);
  });

  test("options may stand anywhere", async () => {
    const { stdout } = await flagfall("--lang", "es", "control", "--to", "words", "300");
    expect(stdout).toBe("5 minutos por jugador para toda la partida.\n");
  });
});

describe("a fault of ours", () => {
  test("is one line and exit 1; FLAGFALL_DEBUG=1 shows where", async () => {
    vi.doMock("../../sim/cli/run", () => ({
      runCommand() {
        throw new Error("the clock\nstands");
      },
    }));
    const line = `flagfall: ${en.cli.errors.unexpected("the clock\\u000astands")}\n`;
    expect(await flagfall("run", "a.yaml", "--lang", "en")).toEqual({ code: 1, stdout: "", stderr: line });
    vi.stubEnv("FLAGFALL_DEBUG", "1");
    const { code, stderr } = await flagfall("run", "a.yaml", "--lang", "en");
    expect(code).toBe(1);
    expect(stderr).toContain("runCommand");
    expect(stderr.endsWith(line)).toBe(true);
    vi.unstubAllEnvs();
    vi.doUnmock("../../sim/cli/run");
  });
});

describe("as a program", () => {
  const folder = join(import.meta.dirname, "../../node_modules/.cache/flagfall/test-main");
  const program = join(folder, "main.mjs");
  let outputs: Metafile["outputs"] = {};

  beforeAll(async () => {
    const { metafile } = await build({
      entryPoints: [join(import.meta.dirname, "../../sim/cli/main.ts")],
      outdir: folder,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      splitting: true,
      packages: "external",
      platform: "node",
      format: "esm",
      target: "node20",
      metafile: true,
      logLevel: "silent",
    });
    outputs = metafile.outputs;
  });

  /** Returns the packages that the program and one of its commands load at their start. */
  function packagesOf(command: string): string[] {
    const seen = new Set<string>();
    const packages = new Set<string>();
    const visit = (path: string): void => {
      if (seen.has(path)) return;
      seen.add(path);
      for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
        const isPackage = external === true && !next.startsWith("node:");
        if (isPackage) packages.add(next);
        else if (kind !== "dynamic-import") visit(next);
      }
    };
    for (const [path, { entryPoint }] of Object.entries(outputs)) {
      if (entryPoint?.endsWith("sim/cli/main.ts") || entryPoint?.endsWith(command)) visit(path);
    }
    return [...packages];
  }

  test("control loads no package but commander, so that it answers at once", () => {
    expect(packagesOf("sim/cli/control.ts")).toEqual(["commander"]);
    expect(packagesOf("sim/cli/run.ts").length).toBeGreaterThan(1);
  });

  test("the exit code and the output arrive", () => {
    const good = spawnSync(process.execPath, [program, "control", "180+2", "--to", "fics"], { encoding: "utf8" });
    expect([good.status, good.stdout, good.stderr]).toEqual([0, "3 2\n", ""]);
    const bad = spawnSync(process.execPath, [program, "control", "nonsense"], { encoding: "utf8" });
    expect([bad.status, bad.stdout]).toEqual([2, ""]);
    expect(bad.stderr).toMatch(/^[^\n]+\n$/);
  });

  test("a reader that leaves is no fault", async () => {
    const child = spawn(process.execPath, [program, "control", "300"], { stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.destroy();
    let stderr = "";
    child.stderr.on("data", (chunk) => {
      stderr += String(chunk);
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect([code, stderr]).toEqual([0, ""]);
  });
});
