/** What the firmware of a Pixl.js takes of its board. */
import { pixljs } from "../../board-defs/pixljs";
import { budget } from "../../sim/bundle/budget";
import { makeFirmware } from "../../sim/bundle/device";
import { storedBytes } from "../../sim/bundle/hex";
import { bootFile, imageFiles } from "../../sim/bundle/image";
import { projectRoot } from "../../sim/bundle/root";
import type { Group } from "./row";

/** Variables are counted by test/device/memory.test.ts, where an Espruino with those of a Pixl.js is at hand. */
export async function measureDevice(): Promise<Group> {
  const files = imageFiles(await makeFirmware(projectRoot(), pixljs));
  const watches = Object.values({ ...pixljs.levers, ...pixljs.buttons, pull: undefined }).filter(Boolean).length;
  return {
    name: "device",
    title: "The firmware of a Pixl.js",
    rows: [
      {
        what: "all of it in Storage, heads included",
        value: storedBytes(files),
        digits: 0,
        unit: "bytes",
        goal: { kind: "aim", sign: "at most", bound: budget.storageBytes },
        note: `of ${pixljs.memory.storageBytes}`,
      },
      {
        what: "of that, resident",
        value: files.get(bootFile)?.length ?? 0,
        digits: 0,
        unit: "bytes",
        goal: { kind: "limit", sign: "at most", bound: budget.residentBytes },
      },
      {
        what: "contacts watched",
        value: watches,
        digits: 0,
        unit: "watches",
        goal: { kind: "limit", sign: "at most", bound: pixljs.watchesMax },
      },
    ],
  };
}
