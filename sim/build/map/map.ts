/** Runs `npm run map`: draws the imports between the rooms of firmware and simulator into docs/pictures. */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { instance } from "@viz-js/viz";
import { cruise } from "dependency-cruiser";
import { projectRoot } from "../root";
import { askedOf, script } from "../scripts/arguments";

/** Each picture has the folders that it draws: their rooms, and the rooms beside them that they import. */
const pictures = [
  { picture: "docs/pictures/architecture.svg", from: ["firmware"], drawn: "^(firmware|hal)/" },
  { picture: "docs/pictures/architecture-sim.svg", from: ["sim"], drawn: "^sim/" },
];

async function main(): Promise<void> {
  const root = projectRoot();
  const { forbidden, options } = createRequire(join(root, "package.json"))("./.dependency-cruiser.cjs");
  const viz = await instance();
  for (const { picture, from, drawn } of pictures) {
    const { output } = await cruise(from, {
      ...options,
      baseDir: root,
      includeOnly: { path: drawn },
      exclude: { path: "[.](d[.]ts|css)$" },
      ruleSet: { forbidden },
      outputType: "archi",
    });
    writeFileSync(join(root, picture), viz.renderString(String(output), { format: "svg" }));
    process.stdout.write(`${picture}\n`);
  }
}

const asked = askedOf("map", (args) => {
  script("map").parse(args, { from: "user" });
  return true;
});
if (asked === true) await main();
