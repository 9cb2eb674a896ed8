/** Runs `npm run map`: draws the imports between the rooms of the firmware into docs/pictures/architecture.svg. */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { instance } from "@viz-js/viz";
import { cruise } from "dependency-cruiser";
import { projectRoot } from "../root";
import { askedOf, script } from "../scripts/arguments";

const picture = "docs/pictures/architecture.svg";

async function main(): Promise<void> {
  const root = projectRoot();
  const { forbidden, options } = createRequire(join(root, "package.json"))("./.dependency-cruiser.cjs");
  const { output } = await cruise(["firmware"], {
    ...options,
    baseDir: root,
    includeOnly: { path: "^(firmware|hal)/" },
    exclude: { path: "[.]d[.]ts$" },
    ruleSet: { forbidden },
    outputType: "archi",
  });
  const viz = await instance();
  writeFileSync(join(root, picture), viz.renderString(String(output), { format: "svg" }));
  process.stdout.write(`${picture}\n`);
}

const asked = askedOf("map", (args) => {
  script("map").parse(args, { from: "user" });
  return true;
});
if (asked === true) await main();
