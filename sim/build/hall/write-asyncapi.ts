/** Runs `npm run hall:asyncapi`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { asyncApi } from "../../hall/mqtt/asyncapi";
import { projectRoot } from "../root";

writeFileSync(join(projectRoot(), "docs/hall-mqtt.asyncapi.yaml"), asyncApi());
