/** Runs `npm run laws`: writes the sources that the table of the Laws gives. Run it from the project's root. */
import { writeFileSync } from "node:fs";
import { articlesSource, shownSource } from "./articles";
import { editionSource, yearsSource } from "./editions";
import { lawsSource } from "./laws";

writeFileSync("firmware/laws/edition.ts", editionSource());
writeFileSync("firmware/laws/table/years.ts", yearsSource());
writeFileSync("firmware/app/game/article.ts", shownSource());
writeFileSync("firmware/laws/laws.ts", lawsSource());
writeFileSync("firmware/laws/table/articles.ts", articlesSource());
