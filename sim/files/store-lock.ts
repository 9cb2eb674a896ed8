/// <reference path="./fs-native-extensions-module.d.ts" />
/**
 * Locks a file so that only one run at a time can use it. The lock is the system's own, on a file beside it.
 * The lock ends with the process, however the process ends. After a crash, an empty unlocked file may remain.
 */
import { closeSync, fstatSync, openSync, rmSync, statSync } from "node:fs";
import { isForbidden } from "./output-fault";
import { targetOf } from "./whole-files";

/** The lock is `held` by this process until released. It is `unknown` if the system has no such lock. */
export type StoreLock = { state: "held"; release(): void } | { state: "inUse" } | { state: "unknown" };

type TryLock = (descriptor: number) => boolean;

/** Locks the file. Throws the system's error if the file cannot be written. */
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
    // If the lock is held here, the previous holder has just deleted the file, so the loop tries again.
    if (answer !== "held") return { state: answer };
  }
}

/** Tries the lock. Returns "unknown", because not every file system can lock. */
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

/** Opens the lock file. Returns undefined if the folder is not writable; then the file itself is locked. */
function openBeside(path: string): { path: string; descriptor: number } | undefined {
  try {
    return { path, descriptor: openSync(path, "a") };
  } catch (thrown) {
    if (isForbidden(thrown)) return undefined;
    throw thrown;
  }
}

function isStillAt(path: string, descriptor: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  const { dev, ino } = fstatSync(descriptor);
  return found?.dev === dev && found.ino === ino;
}

/** Deletes the lock file before it is unlocked, so that no other process can have locked it. */
function release(path: string, descriptor: number, isBeside: boolean): void {
  if (isBeside) rmSync(path, { force: true });
  closeSync(descriptor);
}
