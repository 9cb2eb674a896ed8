/** Runs `npm run hall:asyncapi`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../build/root";
import { asyncApi } from "./asyncapi";

writeFileSync(join(projectRoot(), "docs/hall-mqtt.asyncapi.yaml"), asyncApi());
