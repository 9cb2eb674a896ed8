/** Which images a page may offer: those that were made from the sources as they are. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { hasImage } from "../../../sim/boards/check";
import { boards } from "../../../sim/boards/known";
import { sourceMark } from "../../../sim/build/kept";
import { imagesToOffer, makeReadyImages, offeredImages } from "../../../sim/build/library/make-images";
import { type ReadyImage, readyFile, readyList } from "../../../sim/build/library/ready-images";
import { missingTools } from "../../../sim/build/pico/tools";
import { projectRoot } from "../../../sim/build/root";

const root = projectRoot();
const folder = mkdtempSync(join(tmpdir(), "flagfall-ready-"));
afterAll(() => rmSync(folder, { recursive: true }));

function listed(board: string, mark: string): ReadyImage {
  const file = readyFile(board, "en");
  mkdirSync(join(folder, "firmware"), { recursive: true });
  writeFileSync(join(folder, file), board);
  return { board, title: board, language: "en", file, bytes: board.length, version: "0.0.0", mark };
}

test("nothing is offered where nothing was made", () => expect(offeredImages(root, folder)).toEqual([]));

test("an image of other sources is not offered", () => {
  const current = listed("fresh", sourceMark(root));
  writeFileSync(join(folder, readyList), JSON.stringify([listed("stale", "0"), current]));
  expect(offeredImages(root, folder)).toEqual([{ image: current, content: new TextEncoder().encode("fresh") }]);
});

describe("without a compiler", () => {
  test("a page offers what lies there from the same sources, and the build can say what is missing", async () => {
    vi.stubEnv("PATH", join(folder, "nothing"));
    try {
      const { images, missing } = await imagesToOffer(root, folder);
      expect(images.map(({ image }) => image.board)).toEqual(["fresh"]);
      expect(missing).toMatchObject({ kind: "tools", programs: expect.arrayContaining(["arm-none-eabi-gcc"]) });
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test("npm pack refuses, in one line", () => {
    const args = ["sim/build/start.mjs", "sim/build/library/pack-firmware.ts"];
    const env = { ...process.env, PATH: join(folder, "nothing") };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", env });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^npm pack: the ready images cannot be made: needs arm-none-eabi-gcc[^\n]+\n$/);
  });
});

const missing = missingTools();
if (missing?.kind === "tools") {
  test.skip(`skipped: needs ${missing.programs.join(", ")} (apt-get install ${missing.packages})`, () => {});
} else {
  test("every board with Lua and an image has a UF2 in both languages", async () => {
    const images = await makeReadyImages(root, folder);
    const named = boards.filter((board) => board.runtime === "lua" && hasImage(board)).map(({ name }) => name);
    expect(named).toContain("pico");
    expect(images.map(({ board, language }) => `${board} ${language}`)).toEqual(
      named.flatMap((name) => [`${name} en`, `${name} es`]),
    );
    const [english, spanish] = offeredImages(root, folder);
    for (const one of [english, spanish]) {
      expect(Buffer.from(one?.content ?? []).toString("latin1", 0, 4)).toBe("UF2\n");
      expect(one?.content.length).toBe(one?.image.bytes);
    }
    expect(Buffer.compare(english?.content ?? new Uint8Array(), spanish?.content ?? new Uint8Array())).not.toBe(0);
  });
}
