/** The whole application as the scripts of the other engines. */
import type { Board } from "../../board-defs/board";
import { deviceScript } from "../device/prelude";
import { type Firmware, makeFirmware, storageFiles } from "./espruino/firmware";
import { keptText } from "./kept";
import { bundleLua } from "./lua/lua";

/** A board's own program on made-up globals of Espruino. */
export async function makeDeviceEs5(root: string, board: Board): Promise<string> {
  const firmware = await keptFirmware(root, board);
  return deviceScript({ main: firmware.main, files: storageFiles(firmware) });
}

/** In English; made anew only where the sources are not those of the last time. */
export async function keptFirmware(root: string, board: Board): Promise<Firmware> {
  const make = async () => JSON.stringify(await makeFirmware(root, board));
  return JSON.parse(await keptText(root, `${board.name}.json`, make));
}

/** The application on the virtual board. */
export function makeDeviceLua(root: string): string {
  return bundleLua(root, "firmware/virtual.ts");
}
