import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articlesSource, shownSource } from "../../sim/build/laws/articles";
import { editionSource, yearsSource } from "../../sim/build/laws/editions";
import { lawsSource } from "../../sim/build/laws/laws";

function committed(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

test.each([
  ["firmware/laws/edition.ts", editionSource],
  ["firmware/laws/laws.ts", lawsSource],
  ["firmware/app/game/article.ts", shownSource],
  ["firmware/laws/table/years.ts", yearsSource],
  ["firmware/laws/table/articles.ts", articlesSource],
])("%s is what the table gives (else: npm run laws)", (path, source) => expect(committed(path)).toBe(source()));
