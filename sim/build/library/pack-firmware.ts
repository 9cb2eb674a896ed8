/**
 * `npm pack` runs this first: it writes the firmware of every board that has an image into dist/firmware/. It refuses
 * if the compiler of a board is missing, because a package without a board's image would be published unnoticed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hasImage } from "../../boards/check";
import { boards } from "../../boards/known";
import { buildWords } from "../../words/build";
import { displayCodeOf, displayLanguages } from "../../words/clock-languages";
import { outputFolder } from "../bundles";
import { makeBoardImage } from "../image/image";
import { PicoFault } from "../pico/fault";
import { projectRoot } from "../root";
import { makeReadyImages } from "./make-images";
import { packedFile, packImage } from "./packed-firmware";

async function packEspruino(): Promise<void> {
  for (const board of boards.filter((one) => one.runtime === "espruino" && hasImage(one))) {
    for (const spoken of displayLanguages) {
      const file = join(outputFolder(), packedFile(board.name, displayCodeOf(spoken)));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, packImage(await makeBoardImage(board, spoken)));
    }
  }
}

try {
  await makeReadyImages(projectRoot(), outputFolder());
  await packEspruino();
} catch (thrown) {
  if (!(thrown instanceof PicoFault)) throw thrown;
  process.stderr.write(`npm pack: the ready images cannot be made: ${buildWords("en").pico.fault(thrown.fault)}\n`);
  process.exitCode = 1;
}
