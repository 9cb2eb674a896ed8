/** `npm pack` runs this first: it writes the firmware of every board that has an image into dist/firmware/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Language as Spoken } from "../../../firmware/app/model/choices";
import { checkBoard } from "../../boards/check";
import { imageFault } from "../../boards/image";
import { boards } from "../../boards/known";
import { packedFile, packImage } from "../../cli/packed-firmware";
import { outputFolder } from "../bundles";
import { makeBoardImage } from "../image/image";

const built = boards.filter((board) => checkBoard(board).length === 0 && imageFault(board) === undefined);
for (const board of built) {
  for (const [name, spoken] of [
    ["en", Spoken.English],
    ["es", Spoken.Spanish],
  ] as const) {
    const file = join(outputFolder(), packedFile(board.name, name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, packImage(await makeBoardImage(board, spoken)));
  }
}
