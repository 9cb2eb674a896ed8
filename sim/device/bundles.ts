/** The whole application as the scripts of the other engines. */
import type { Board } from "../../board-defs/board";
import { makeFirmware, storageFiles } from "../bundle/device";
import { bundleLua } from "../bundle/lua";
import { deviceScript } from "./prelude";

/** A board's own program on made-up globals of Espruino. */
export async function makeDeviceEs5(root: string, board: Board): Promise<string> {
  const firmware = await makeFirmware(root, board);
  return deviceScript({ main: firmware.main, files: storageFiles(firmware) });
}

/** The application on the virtual board. */
export function makeDeviceLua(root: string): string {
  return bundleLua(root, "firmware/virtual.ts");
}
