/** Commands write outputs whole or not at all, and never lose a file that was there before. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { targetOf, Unwritten, writeFiles } from "../../sim/files/whole-files";
import { runEn } from "../../sim/words/run";
import { buildProgram, type Ended, runLimited, runProgram } from "../cli/built-program";
import { actAsNobody, folderForAnybody, isRoot } from "../cli/nobody";
import { isCi } from "../runner/ci";

let place: string;

beforeEach(() => {
  place = folderForAnybody("flagfall-whole");
});

afterEach(() => rmSync(place, { recursive: true }));

function write(name: string, content: string | Uint8Array): void {
  writeFiles(new Map([[join(place, name), content]]));
}

function read(name: string): string {
  return readFileSync(join(place, name), "utf8");
}

/** Returns the file and the system's error code of a failed act. */
function failure(act: () => void): [file: string, code: string] {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof Unwritten) return [thrown.file, thrown.code];
    throw thrown;
  }
  return ["", "none"];
}

describe("files", () => {
  test("new and old ones, text and bytes; nothing else is left", () => {
    writeFileSync(join(place, "old"), "a longer text that was there");
    write("old", "grün");
    write("new", Uint8Array.of(0, 255));
    expect(read("old")).toBe("grün");
    expect([...readFileSync(join(place, "new"))]).toEqual([0, 255]);
    expect(readdirSync(place).sort()).toEqual(["new", "old"]);
  });

  test("permissions stay; a new file has those of any other", () => {
    writeFileSync(join(place, "secret"), "");
    chmodSync(join(place, "secret"), 0o600);
    writeFileSync(join(place, "any"), "");
    write("secret", "x");
    write("new", "x");
    expect(statSync(join(place, "secret")).mode & 0o7777).toBe(0o600);
    expect(statSync(join(place, "new")).mode).toBe(statSync(join(place, "any")).mode);
  });

  test("the owner stays", () => {
    const [uid, gid] = isRoot ? [65_534, 65_534] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
    writeFileSync(join(place, "theirs"), "");
    chownSync(join(place, "theirs"), uid, gid);
    write("theirs", "x");
    const found = statSync(join(place, "theirs"));
    expect([found.uid, found.gid]).toEqual([uid, gid]);
  });

  test("a link stays one, and leads to what was written; also to a file that was not there, and over two links", () => {
    mkdirSync(join(place, "far"));
    writeFileSync(join(place, "far/there"), "");
    symlinkSync("far/there", join(place, "link"));
    symlinkSync("far/missing", join(place, "dangling"));
    symlinkSync("link", join(place, "twice"));
    write("link", "one");
    write("dangling", "two");
    expect([read("far/there"), read("far/missing")]).toEqual(["one", "two"]);
    write("twice", "three");
    expect(read("far/there")).toBe("three");
    for (const name of ["link", "dangling", "twice"]) expect(lstatSync(join(place, name)).isSymbolicLink()).toBe(true);
    expect(targetOf(join(place, "twice"))).toBe(join(place, "far/there"));
  });

  test("a device stays one", () => {
    writeFiles(new Map([["/dev/null", "x"]]));
    expect(lstatSync("/dev/null").isCharacterDevice()).toBe(true);
    expect(failure(() => writeFiles(new Map([["/dev/full", "x"]])))).toEqual(["/dev/full", "ENOSPC"]);
    expect(lstatSync("/dev/full").isCharacterDevice()).toBe(true);
  });

  test("a file in a folder that takes no other is written in its place", () => {
    const folder = join(place, "fixed");
    mkdirSync(folder);
    writeFileSync(join(folder, "out"), "a longer text that was there");
    chmodSync(join(folder, "out"), 0o666);
    for (const [path, mode] of [
      [folder, 0o555],
      [place, 0o755],
    ] as const)
      chmodSync(path, mode);
    actAsNobody(() => writeFiles(new Map([[join(folder, "out"), "short"]])));
    expect(readFileSync(join(folder, "out"), "utf8")).toBe("short");
    expect(failure(() => actAsNobody(() => writeFiles(new Map([[join(folder, "new"), "x"]]))))).toEqual([
      join(folder, "new"),
      "ENOENT",
    ]);
    expect(readdirSync(folder)).toEqual(["out"]);
    chmodSync(folder, 0o755);
  });

  test("a file that may not be written stays, though its folder would take another", () => {
    writeFileSync(join(place, "fixed"), "old");
    chmodSync(join(place, "fixed"), 0o444);
    chmodSync(place, 0o777);
    expect(failure(() => actAsNobody(() => write("fixed", "x")))).toEqual([join(place, "fixed"), "EACCES"]);
    expect([read("fixed"), readdirSync(place)]).toEqual(["old", ["fixed"]]);
  });

  test("where one fails no other has changed", () => {
    writeFileSync(join(place, "old"), "old");
    const [old, fresh, circle] = ["old", "new", "circle"].map((name) => join(place, name));
    symlinkSync("circle", circle ?? "");
    const rows: [string, string][] = [
      ["/dev/full", "ENOSPC"],
      [join(place, "none/x"), "ENOENT"],
      [place, "EISDIR"],
      [circle ?? "", "ELOOP"],
    ];
    for (const [bad, code] of rows) {
      const outputs = new Map([old, fresh, bad].map((file) => [file ?? "", "x"]));
      expect(failure(() => writeFiles(outputs))).toEqual([bad, code]);
      expect(read("old")).toBe("old");
      expect(readdirSync(place).sort()).toEqual(["circle", "old"]);
    }
  });
});

describe("as a program", () => {
  const scenario = "test/scenarios/long-game.yaml";
  const onDevice = ["run", "test/device-scenarios/game-by-keys.yaml", "--device", "pixljsplus", "--store"];
  let program: string;

  beforeAll(async () => {
    program = await buildProgram();
  });

  /** Checks what `run` does if the disk has no room for the outputs. */
  function checkFull(folder: string, run: (args: readonly string[]) => Ended): void {
    const [store, vcd, pgn] = ["clock.flash", "game.vcd", "game.pgn"].map((name) => join(folder, name));
    writeFileSync(store ?? "", new Uint8Array(8192).fill(255));
    writeFileSync(pgn ?? "", "an older game\n");
    const before = readdirSync(folder).sort();
    const rows: [args: string[], failing: string | undefined][] = [
      [[...onDevice, store ?? ""], store],
      [["run", scenario, "--pgn", pgn ?? "", "--vcd", vcd ?? ""], vcd],
    ];
    for (const [args, failing] of rows) {
      const line = `${failing}:1:1: ${runEn.noRoom}; ${runEn.right.room}\n`;
      expect(run(args)).toEqual({ status: 2, stdout: "", stderr: line });
      expect(readFileSync(store ?? "").equals(new Uint8Array(8192).fill(255))).toBe(true);
      expect(readFileSync(pgn ?? "", "utf8")).toBe("an older game\n");
      expect(readdirSync(folder).sort()).toEqual(before);
    }
  }

  test("a limit on the size of files, as a full disk: nothing is lost, nothing is left", () => {
    checkFull(place, (args) => runLimited(program, args, 4));
  });

  /** Calls `act` with the folder of a disk of 24 kB, if this process may mount one. */
  function withDisk(act: (folder: string) => void): void {
    const folder = join(place, "disk");
    mkdirSync(folder);
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=24k", "tmpfs", folder]).status !== 0) return;
    try {
      act(folder);
    } finally {
      spawnSync("umount", [folder]);
    }
  }

  test("a disk that is full, where root can make one", () => {
    withDisk((disk) => {
      writeFileSync(join(disk, "other"), new Uint8Array(8192));
      checkFull(disk, (args) => runProgram(program, args));
      // A whole build; CI has the time for it.
      if (!isCi()) return;
      const before = readdirSync(disk).sort();
      expect(runProgram(program, ["build", "pixljs", "--out", join(disk, "deep/er")]).status).toBe(2);
      expect(readdirSync(disk).sort()).toEqual(before);
    });
  });

  test("a limit on the size of files leaves no folder that a command has made", () => {
    const pictures = ["run", "test/device-scenarios/correct-by-keys.yaml", "--device", "pixljsplus", "--png"];
    expect(runLimited(program, [...pictures, join(place, "pictures")], 0).status).toBe(2);
    expect(readdirSync(place)).toEqual([]);
  });

  test("a limit on the size of files leaves no file of tokens, and none half written", () => {
    const create = (name: string, blocks: number): number | null =>
      runLimited(program, ["serve", "token", name, "viewer", "--tokens", join(place, "tokens")], blocks).status;
    expect([create("Ana", 0), readdirSync(place)]).toEqual([2, []]);
    expect(create("Ana", 8)).toBe(0);
    const before = read("tokens");
    expect([create("Eva", 0), read("tokens")]).toEqual([2, before]);
  });

  test("to what is printed to: after one another", () => {
    const file = join(place, "out.txt");
    writeFileSync(file, "");
    const script = '"$@" > "$0"';
    for (const output of ["/dev/stdout", file]) {
      const args = ["-c", script, file, process.execPath, program, "run", scenario, "--pgn", output];
      expect(spawnSync("bash", args).status).toBe(0);
      expect(read("out.txt")).toMatch(/^\[Event [\s\S]+\nok [^\n]+\n1 scenario, [^\n]+\n$/);
    }
  });

  test("to a pipe", () => {
    const args = ["run", scenario, "--pgn", "/dev/stdout", "--json"];
    const script = '"$@" | cat';
    const { stdout } = spawnSync("bash", ["-c", script, "bash", process.execPath, program, ...args]);
    expect(String(stdout)).toMatch(/^\[Event [\s\S]+"event":"end"[\s\S]+$/);
  });

  test("a scenario is not overwritten through a link", () => {
    const file = join(place, "a.yaml");
    writeFileSync(file, readFileSync(scenario));
    symlinkSync("a.yaml", join(place, "link"));
    const { status, stderr } = runProgram(program, ["run", file, "--vcd", join(place, "link")]);
    expect([status, stderr]).toEqual([
      2,
      `${join(place, "link")}:1:1: ${runEn.sameOutput}; ${runEn.right.otherOutput}\n`,
    ]);
    expect(read("a.yaml")).toBe(readFileSync(scenario, "utf8"));
  });
});
