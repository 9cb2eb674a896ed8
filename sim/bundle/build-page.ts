/** `npm run build:page [FOLDER]`: the page as static files for any web host; into dist/page, if nothing is said. */
import { join, resolve } from "node:path";
import { outputFolder } from "./bundles";
import { buildPage } from "./page";
import { projectRoot } from "./root";

const [, , folder] = process.argv;
await buildPage(projectRoot(), folder === undefined ? join(outputFolder(), "page") : resolve(folder));
