/** The second half of `npm run boards`: writes what the documents show of the boards. */
import { readFileSync, writeFileSync } from "node:fs";
import { boards } from "../../boards/known";
import { projectRoot } from "../root";
import { boardPages } from "./board-pages";

for (const [path, text] of boardPages(projectRoot(), boards)) {
  if (readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}
