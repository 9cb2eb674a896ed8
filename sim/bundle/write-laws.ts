/** `npm run laws`: writes what the table of the Laws gives, from the project's root. */
import { writeFileSync } from "node:fs";
import { articlesSource, lawsSource } from "./laws";

writeFileSync("firmware/core/laws.ts", lawsSource());
writeFileSync("firmware/laws/articles.ts", articlesSource());
