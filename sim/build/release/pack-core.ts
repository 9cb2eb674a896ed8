/** Runs `npm run pack:core`: builds the package flagfall-core in dist/flagfall-core, and packs it there. */
import { join } from "node:path";
import { outputFolder } from "../bundles";
import { buildCorePackage } from "../library/core-package";
import { projectRoot } from "../root";
import { run } from "./system";

const folder = join(outputFolder(), "flagfall-core");
await buildCorePackage(projectRoot(), folder);
if (!run(folder, "npm", ["pack"])) process.exitCode = 1;
