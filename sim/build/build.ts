/**
 * Runs `npm run build`: writes the device bundles, the command line program, the libraries and both pages into dist/.
 * `--sizes` prints the sizes beside their budgets.
 */
import { join } from "node:path";
import { buildBundles, measure, outputFolder, type Size } from "./bundles";
import { buildCli } from "./cli/cli";
import { buildHallPage } from "./hall/hall-page";
import { buildCoreLibrary } from "./library/core-library";
import { buildDeclarations } from "./library/declarations";
import { offeredImages } from "./library/make-images";
import { buildPage } from "./page/page";
import { projectRoot } from "./root";

const root = projectRoot();
await buildBundles();
await buildCli(root, outputFolder());
await buildCoreLibrary(root, outputFolder());
await buildDeclarations(root, outputFolder());
await buildPage(root, join(outputFolder(), "page"), { images: offeredImages(root, outputFolder()) });
await buildHallPage(root, join(outputFolder(), "hall"));
if (process.argv.includes("--sizes")) {
  const sizes = await measure(root);
  process.stdout.write(sizes.map(sizeLine).join(""));
  if (sizes.some((size) => size.bytes > size.bytesMax)) process.exitCode = 1;
}

function sizeLine({ part, bytes, bytesMax }: Size): string {
  const verdict = bytes <= bytesMax ? "" : ", too much";
  return `${part.padEnd(30)} ${String(bytes).padStart(6)} of ${bytesMax} bytes${verdict}\n`;
}
