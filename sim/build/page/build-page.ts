/**
 * Runs `npm run build:page [-- FOLDER]`: writes the page as static files for any web host into FOLDER, dist/page if
 * none is named. Copies the clips of dist/voice into it.
 */
import { join, resolve } from "node:path";
import { buildWords } from "../../words/build";
import { outputFolder } from "../bundles";
import { imagesToOffer } from "../library/make-images";
import { projectRoot } from "../root";
import { askedOf, refuse } from "../scripts/arguments";
import { buildPage } from "./page";
import { pageFolderFault, readPageFolder } from "./page-folder";

const folder = askedOf("build:page", (args) => {
  const named = readPageFolder(args);
  const path = named === undefined ? join(outputFolder(), "page") : resolve(named);
  const fault = pageFolderFault(path);
  return fault === undefined ? path : refuse(fault);
});
if (folder !== undefined) {
  const root = projectRoot();
  const { images, missing } = await imagesToOffer(root, outputFolder());
  if (missing !== undefined && images.length === 0) {
    process.stderr.write(`build:page: the page offers no firmware: ${buildWords("en").pico.fault(missing)}\n`);
  }
  const voices = await buildPage(root, folder, { images, voicesFrom: join(outputFolder(), "voice") });
  const withVoices = voices.length === 0 ? "" : `, with ${voices.filter((name) => name.endsWith(".bin")).join(", ")}`;
  process.stdout.write(`build:page: written to ${folder}${withVoices}\n`);
}
