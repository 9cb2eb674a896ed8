/** Files that are written whole or not at all: beside their places first, and moved there when all of them are done. */
import { randomUUID } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { codeOf } from "./output-fault";

export type Content = string | Uint8Array;

/** What `writeFiles` throws: the file, and the system's word for what is wrong. */
export class Unwritten extends Error {
  readonly code: string;

  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.code = codeOf(cause);
  }
}

/** A file on its way. */
interface Staged {
  file: string;
  content: Content;
  /** The place, or a descriptor that is open there. */
  target: string | number;
  /** Where the content lies until then. Undefined: it has to be written in its place. */
  beside?: string | undefined;
}

/** Throws `Unwritten`, and then no file has changed, unless one could not be replaced and had to be written in its place. */
export function writeFiles(contents: ReadonlyMap<string, Content>): void {
  const staged: Staged[] = [];
  try {
    for (const [file, content] of contents) staged.push(naming(file, () => stage(file, content)));
    for (const each of staged) if (each.beside === undefined) naming(each.file, () => writeInPlace(each));
    for (const each of staged) naming(each.file, () => replace(each));
  } finally {
    for (const { beside } of staged) if (beside !== undefined) rmSync(beside, { force: true });
  }
}

function naming<Value>(file: string, act: () => Value): Value {
  try {
    return act();
  } catch (thrown) {
    throw new Unwritten(file, thrown);
  }
}

/**
 * The place that a path leads to through links, also through one to a file that is not there yet.
 * Throws where there is no such folder.
 */
export function targetOf(file: string): string {
  const place = join(realpathSync(dirname(resolve(file))), basename(file));
  // Throws where links go round in a circle.
  statSync(place, { throwIfNoEntry: false });
  const link = linkAt(place);
  return link === undefined ? place : targetOf(resolve(dirname(place), link));
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function stage(file: string, content: Content): Staged {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile() === false) return { file, content, target: file };
  const printed = found && outputAt(found);
  if (printed !== undefined) return { file, content, target: printed };
  const target = targetOf(file);
  if (found !== undefined) accessSync(target, constants.W_OK);
  return { file, content, target, beside: writeBeside(target, content, found) };
}

/** The standard stream that goes to this very file: it cannot be replaced under what is printed. */
function outputAt(found: Stats): number | undefined {
  return [1, 2].find((descriptor) => {
    const { dev, ino } = fstatSync(descriptor);
    return dev === found.dev && ino === found.ino;
  });
}

/** Returns the path; undefined where the folder takes no file, or the file's owner would be another. */
function writeBeside(target: string, content: Content, found: Stats | undefined): string | undefined {
  const beside = join(dirname(target), `.flagfall-${randomUUID()}.tmp`);
  let isDone = false;
  const descriptor = openNew(beside);
  if (descriptor === undefined) return undefined;
  try {
    if (found !== undefined && !takesAfter(descriptor, found)) return undefined;
    writeFileSync(descriptor, content);
    sync(descriptor);
    isDone = true;
    return beside;
  } finally {
    closeSync(descriptor);
    if (!isDone) rmSync(beside, { force: true });
  }
}

function openNew(path: string): number | undefined {
  try {
    return openSync(path, "wx");
  } catch (thrown) {
    if (["EACCES", "EPERM", "EROFS"].includes(codeOf(thrown))) return undefined;
    throw thrown;
  }
}

/** Gives a new file the owner and the permissions of the one that it replaces. False: it may not. */
function takesAfter(descriptor: number, { uid, gid, mode }: Stats): boolean {
  const made = fstatSync(descriptor);
  try {
    if (made.uid !== uid || made.gid !== gid) fchownSync(descriptor, uid, gid);
    fchmodSync(descriptor, mode & 0o7777);
    return true;
  } catch {
    return false;
  }
}

function replace({ file, content, target, beside }: Staged): void {
  if (beside === undefined || typeof target === "number") return;
  try {
    renameSync(beside, target);
    syncFolder(dirname(target));
  } catch (thrown) {
    // A file that is a mount of its own has a fixed place.
    if (codeOf(thrown) !== "EBUSY") throw thrown;
    writeInPlace({ file, content, target });
  }
}

/** Not every system lets a folder be opened; the file itself is safe. */
function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {}
}

/** Not every file system knows it; what it says of the disk counts. */
function sync(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } catch (thrown) {
    if (!["EINVAL", "ENOSYS", "ENOTSUP"].includes(codeOf(thrown))) throw thrown;
  }
}

/** Devices and pipes, and files that cannot be replaced: over what is there, so that a full disk needs no new room. */
function writeInPlace({ target, content }: Staged): void {
  if (typeof target === "number") {
    writeFileSync(target, content);
    return;
  }
  const descriptor = openSync(target, constants.O_WRONLY);
  try {
    writeFileSync(descriptor, content);
    if (!fstatSync(descriptor).isFile()) return;
    ftruncateSync(descriptor, Buffer.byteLength(content));
    sync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
