/** Runs `npm run features`: writes what the table of the features gives. Run it from the project's root. */
import { writeFileSync } from "node:fs";
import { benchSource, featuresSource } from "./sources";

writeFileSync("firmware/app/model/features.ts", featuresSource());
writeFileSync("firmware/virtual-features.ts", benchSource());
