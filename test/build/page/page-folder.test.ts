/** The build replaces the contents of the page's folder, so it accepts only some folders. */
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageFolderFault } from "../../../sim/build/page/page-folder";
import { temporaryFolder } from "../../temporary-folder";

const place = temporaryFolder("page-folder");

function folder(name: string, ...files: string[]): string {
  const path = join(place, name);
  mkdirSync(path);
  for (const file of files) writeFileSync(join(path, file), "");
  return path;
}

test.each([
  ["an empty one", () => folder("empty")],
  ["a new one", () => join(place, "new")],
  ["a new one in a new one", () => join(place, "new", "page")],
  ["one with a page", () => folder("page", "index.html", "flagfall.webmanifest")],
])("%s will do", (_, path) => expect(pageFolderFault(path())).toBeUndefined());

test.each([
  ["one with other files", () => folder("other", "letter.txt"), / holds other files, which would go; name an empty/],
  ["a file", () => join(folder("file", "a"), "a"), /a is a file; name a folder$/],
  ["below a file", () => join(folder("below", "b"), "b", "page"), /b is a file; name a folder$/],
])("%s will not", (_, path, fault) => expect(pageFolderFault(path())).toMatch(fault));

// Root may write everywhere.
if (process.getuid?.() !== 0)
  test("one that may not be written will not", () => {
    const path = folder("closed");
    chmodSync(path, 0o500);
    expect(pageFolderFault(path)).toMatch(/^nothing can be written to .*closed; name another folder$/);
  });
