/** Measures what the firmware takes of a Pixl.js: as delivered, and with an Espruino that has fewer libraries. */
import type { Board } from "../../board-defs/board";
import { pixljs } from "../../board-defs/pixljs";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { budgetOf } from "../../sim/build/image/budget";
import { makeFirmware } from "../../sim/build/image/firmware";
import { storedBytes } from "../../sim/build/image/hex";
import { bootFile, imageFiles } from "../../sim/build/image/image";
import { projectRoot } from "../../sim/build/root";
import type { Group, Row } from "./row";

/** Measures sizes only. test/device/memory.test.ts counts variables, if ESPRUINO_SMALL_BIN names an Espruino. */
export async function measureDevice(): Promise<Group> {
  const watches = Object.values({ ...pixljs.levers, ...pixljs.buttons, pull: undefined }).filter(Boolean).length;
  return {
    name: "device",
    title: "The firmware of a Pixl.js",
    rows: [
      ...(await storageRows(pixljs)),
      ...(await storageRows(pixljsplus)),
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

async function storageRows(board: Board): Promise<Row[]> {
  const files = imageFiles(await makeFirmware(projectRoot(), board));
  const { storageBytes, residentBytes } = budgetOf(board);
  return [
    {
      what: `${board.name}: all of it in Storage, heads included`,
      value: storedBytes(files),
      digits: 0,
      unit: "bytes",
      goal: { kind: "aim", sign: "at most", bound: storageBytes },
      note: `of ${board.memory.storageBytes}`,
    },
    {
      what: `${board.name}: of that, resident`,
      value: files.get(bootFile)?.length ?? 0,
      digits: 0,
      unit: "bytes",
      goal: { kind: "limit", sign: "at most", bound: residentBytes },
    },
  ];
}
