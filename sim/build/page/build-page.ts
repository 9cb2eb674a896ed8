/** `npm run build:page [-- FOLDER]`: the page as static files for any web host; into dist/page, if nothing is said. */
import { join, resolve } from "node:path";
import { buildWords } from "../../words/build";
import { outputFolder } from "../bundles";
import { makeReadyImages, offeredImages } from "../library/make-images";
import { PicoFault } from "../pico/fault";
import { projectRoot } from "../root";
import { askedOf, refuse } from "../scripts/arguments";
import { readPageFolder } from "../scripts/wishes";
import { buildPage } from "./page";
import { pageFolderFault } from "./page-folder";

const folder = askedOf("build:page", (args) => {
  const named = readPageFolder(args);
  const path = named === undefined ? join(outputFolder(), "page") : resolve(named);
  const fault = pageFolderFault(path);
  return fault === undefined ? path : refuse(fault);
});
if (folder !== undefined) {
  const root = projectRoot();
  await makeImages(root);
  await buildPage(root, folder, offeredImages(root, outputFolder()));
  process.stdout.write(`build:page: written to ${folder}\n`);
}

/** Makes the images that the page offers. Says what is missing; the page then has no place for them. */
async function makeImages(root: string): Promise<void> {
  try {
    await makeReadyImages(root, outputFolder());
  } catch (thrown) {
    if (!(thrown instanceof PicoFault)) throw thrown;
    const reason = buildWords("en").pico.fault(thrown.fault);
    process.stderr.write(`build:page: the page offers no firmware: ${reason}\n`);
  }
}
