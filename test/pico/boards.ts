/** The boards whose images play the device scenarios, by scenario. */
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { Language } from "../../firmware/app/model/language";
import { makePicoImage, type PicoImage } from "../../sim/build/pico/image";
import { projectRoot } from "../../sim/build/root";

/** One scenario needs keys that are the players' until a lever is pressed: a Pico without levers. */
const keyBoard: Board = { ...pico, players: { left: "minus", right: "plus" } };

/** Returns the board that plays a scenario, and its UF2; `image` is the Pico's own. */
export async function imageFor(scenario: string, image: PicoImage): Promise<{ board: Board; uf2: Uint8Array }> {
  if (scenario !== "game-by-keys") return { board: pico, uf2: image.uf2 };
  return { board: keyBoard, uf2: (await makePicoImage(projectRoot(), keyBoard, Language.English)).uf2 };
}
