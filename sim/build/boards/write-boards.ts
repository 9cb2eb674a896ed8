/** The first half of `npm run boards`: makes every file of board-defs a known board. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../root";
import { knownBoards } from "./known-boards";

const root = projectRoot();
const list = join(root, "sim/boards/known.ts");
const files = readdirSync(join(root, "board-defs")).filter((name) => name.endsWith(".ts") && name !== "board.ts");
writeFileSync(list, knownBoards(readFileSync(list, "utf8"), files));
