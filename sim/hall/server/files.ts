/** The files of the console. They are read once, so no address can lead to any other file. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { type Coding, cacheControl, codingFor, compressed, webTypeOf } from "../../files/web-file";

export interface ServedFile {
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the content, compressed as the client accepts it, and only once. */
  body(accepted: string): { readonly coding?: Coding; readonly bytes: Promise<Buffer> };
}

/** Reads the files of a folder, by the paths of their addresses. */
export function readFiles(folder: string): ReadonlyMap<string, ServedFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((path) => {
      const name = `/${path.slice(folder.length + 1).replaceAll(sep, "/")}`;
      return [name === "/index.html" ? "/" : name, fileOf(path, name.startsWith("/assets/"))];
    }),
  );
}

function fileOf(path: string, isAsset: boolean): ServedFile {
  const plain = readFileSync(path);
  const type = webTypeOf(path);
  const isDense = /^(?:image\/png|font\/)/.test(type);
  const packed = new Map<Coding, Promise<Buffer>>();
  return {
    headers: { "content-type": type, "cache-control": cacheControl(isAsset), vary: "accept-encoding" },
    body(accepted) {
      const coding = isDense ? undefined : codingFor(accepted);
      if (coding === undefined) return { bytes: Promise.resolve(plain) };
      const bytes = packed.get(coding) ?? compressed(plain, coding);
      packed.set(coding, bytes);
      return { coding, bytes };
    },
  };
}
