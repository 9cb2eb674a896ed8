/** Runs `npm run settings`: writes what the table of the settings gives. Run it from the project's root. */
import { readFileSync, writeFileSync } from "node:fs";
import { documents, withTables } from "./documents";
import { keptSource } from "./kept-source";
import { namesSource } from "./names-source";
import { fieldsFile, withPlainFields } from "./plain-fields";
import { settingSource } from "./setting-source";

writeFileSync("firmware/app/settings/setting.ts", settingSource());
writeFileSync("firmware/app/settings/kept.ts", keptSource());
writeFileSync("sim/words/setting-names.ts", namesSource());
writeFileSync(fieldsFile, withPlainFields(readFileSync(fieldsFile, "utf8")));
for (const path of documents) writeFileSync(path, withTables(path, readFileSync(path, "utf8")));
