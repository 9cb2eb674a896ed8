/** Writes files whole or not at all. Each is first written beside its target, and moved there when all are complete. */
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
import { codeOf, isForbidden } from "./output-fault";

export type Content = string | Uint8Array;

/** The error that `writeFiles` throws: the file, and the system's code of the error. */
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

/** A file that is being written. */
interface Staged {
  file: string;
  content: Content;
  /** The path of the target, or an open descriptor. */
  target: string | number;
  /** The temporary file with the content. If undefined, the content is written directly into the target. */
  beside?: string | undefined;
}

/**
 * Writes all files or none. Throws `Unwritten`; then no file has changed, except files that can only be written in
 * place.
 */
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

/** Resolves the links of a path, even a link to a file that does not exist yet. Throws if the folder does not exist. */
export function targetOf(file: string): string {
  const place = join(realpathSync(dirname(resolve(file))), basename(file));
  // Throws if the links form a circle.
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

/**
 * Returns the standard stream that writes to this same file. Such a file cannot be replaced while the stream uses it.
 */
function outputAt(found: Stats): number | undefined {
  return [1, 2].find((descriptor) => {
    const { dev, ino } = fstatSync(descriptor);
    return dev === found.dev && ino === found.ino;
  });
}

/**
 * Writes the content beside the target and returns the path. Returns undefined if the folder is not writable or the
 * file's owner would change.
 */
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
    if (isForbidden(thrown)) return undefined;
    throw thrown;
  }
}

/** Gives a new file the owner and the permissions of the old one. Returns false if the system does not permit it. */
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
    // A file that is its own mount point cannot be replaced.
    if (codeOf(thrown) !== "EBUSY") throw thrown;
    writeInPlace({ file, content, target });
  }
}

/** Syncs a folder. Not every system can open a folder; the file itself is already safe. */
function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {}
}

/** Syncs a file. Errors count only if they concern the disk, because not every file system supports syncing. */
function sync(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } catch (thrown) {
    if (!["EINVAL", "ENOSYS", "ENOTSUP"].includes(codeOf(thrown))) throw thrown;
  }
}

/** Overwrites devices, pipes and files that cannot be replaced, in place, so that a full disk needs no extra room. */
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
