/** `npm run build:page [FOLDER]`: the page as static files for any web host; into dist/page, if nothing is said. */
import { join, resolve } from "node:path";
import { outputFolder } from "../bundles";
import { projectRoot } from "../root";
import { buildPage } from "./page";
import { pageFolderFault } from "./page-folder";

const [, , named] = process.argv;
const folder = named === undefined ? join(outputFolder(), "page") : resolve(named);
const fault = pageFolderFault(folder);
if (fault === undefined) {
  await buildPage(projectRoot(), folder);
  process.stdout.write(`build:page: written to ${folder}\n`);
} else {
  process.stderr.write(`build:page: ${fault}\n`);
  process.exitCode = 2;
}
