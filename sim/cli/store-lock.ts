/// <reference path="./fs-native-extensions-module.d.ts" />
/**
 * A file that one run at a time may use. The system's own lock on a file beside it ends with the process, however that
 * ends; what may be left of it after a crash is an empty file that nobody holds.
 */
import { closeSync, fstatSync, openSync, rmSync, statSync } from "node:fs";
import { codeOf } from "./output-fault";
import { targetOf } from "./whole-files";

/** `held` by us until released; `unknown`: this system knows no such lock. */
export type StoreLock = { state: "held"; release(): void } | { state: "inUse" } | { state: "unknown" };

type TryLock = (descriptor: number) => boolean;

/** Throws what the system says where the file cannot be written. */
export async function lockStore(file: string, load: () => Promise<TryLock> = loadLock): Promise<StoreLock> {
  const tryLock = await load().catch(() => undefined);
  if (tryLock === undefined) return { state: "unknown" };
  const target = targetOf(file);
  const beside = `${target}.lock`;
  for (;;) {
    const { path, descriptor } = openBeside(beside) ?? { path: target, descriptor: openSync(target, "r+") };
    const answer = answerOf(tryLock, descriptor);
    if (answer === "held" && isStillAt(path, descriptor)) {
      return { state: "held", release: () => release(path, descriptor, path === beside) };
    }
    closeSync(descriptor);
    // Else whoever held it has just taken the file away.
    if (answer !== "held") return { state: answer };
  }
}

/** Not every file system can lock. */
function answerOf(tryLock: TryLock, descriptor: number): StoreLock["state"] {
  try {
    return tryLock(descriptor) ? "held" : "inUse";
  } catch {
    return "unknown";
  }
}

async function loadLock(): Promise<TryLock> {
  const { tryLock } = (await import("fs-native-extensions")).default;
  return tryLock;
}

/** Undefined where the folder takes no file: then the file itself is locked. */
function openBeside(path: string): { path: string; descriptor: number } | undefined {
  try {
    return { path, descriptor: openSync(path, "a") };
  } catch (thrown) {
    if (["EACCES", "EPERM", "EROFS"].includes(codeOf(thrown))) return undefined;
    throw thrown;
  }
}

function isStillAt(path: string, descriptor: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  const { dev, ino } = fstatSync(descriptor);
  return found?.dev === dev && found.ino === ino;
}

/** The file goes while the lock is held, so that nobody else has locked it by then. */
function release(path: string, descriptor: number, isBeside: boolean): void {
  if (isBeside) rmSync(path, { force: true });
  closeSync(descriptor);
}
