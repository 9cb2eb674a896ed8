/** Builds the whole application as scripts for engines other than Node. */
import type { Board } from "../../board-defs/board";
import { deviceScript } from "../engines/prelude/prelude";
import { type Firmware, makeFirmware, storageFiles } from "./image/firmware";
import { keptText } from "./kept";
import { bundleLua } from "./lua/lua";

/** Returns a board's own program, preceded by fakes of Espruino's globals. */
export async function makeDeviceEs5(root: string, board: Board): Promise<string> {
  const firmware = await keptFirmware(root, board);
  return deviceScript({ main: firmware.main, files: storageFiles(firmware) });
}

/** Returns a board's firmware in English, and builds it only if a source has changed since it was last built. */
export async function keptFirmware(root: string, board: Board): Promise<Firmware> {
  const make = async () => JSON.stringify(await makeFirmware(root, board));
  return JSON.parse(await keptText(root, `${board.name}.json`, make));
}

/** Returns the application on the virtual board, as one Lua chunk. */
export function makeDeviceLua(root: string): string {
  return bundleLua(root, "firmware/virtual.ts");
}
