import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { needs } from "../../sim/boards/check";
import { keptFirmware } from "../../sim/build/bundles";
import { storedBytes } from "../../sim/build/image/hex";
import { imageFiles } from "../../sim/build/image/image";
import { projectRoot } from "../../sim/build/root";
import { fine } from "./example";

describe("what is asked of a board is what was measured", () => {
  test("variables: the greatest figure of the table of a Pixl.js", () => {
    const text = readFileSync(join(projectRoot(), "docs/runtimes.md"), "utf8");
    const [, table = ""] = /^\| moment, `pixljs`.*\n\|-.*\n((?:\|.*\n)+)/m.exec(text) ?? [];
    const figures = [...table.matchAll(/\b\d,\d{3}\b/g)].map(([figure]) => Number(figure.replace(",", "")));
    expect(figures.length).toBeGreaterThan(3);
    expect(needs.variables).toBe(Math.max(...figures));
  });

  test("storage: the firmware of a Pixl.js as it is built, and hardly more", async () => {
    const bytes = storedBytes(imageFiles(await keptFirmware(projectRoot(), fine)));
    expect(bytes).toBeLessThanOrEqual(needs.storageBytes);
    expect(bytes).toBeGreaterThan(needs.storageBytes - 100);
  });
});
