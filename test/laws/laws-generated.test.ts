import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articlesSource, penaltyArticlesSource } from "../../sim/build/laws/articles";
import { lawsSource } from "../../sim/build/laws/laws";

function committed(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

test("firmware/laws/laws.ts is what the table gives (else: npm run laws)", () => {
  expect(committed("firmware/laws/laws.ts")).toBe(lawsSource());
});

test("firmware/laws/table/articles.ts is what the table gives (else: npm run laws)", () => {
  expect(committed("firmware/laws/table/articles.ts")).toBe(articlesSource());
});

test("firmware/laws/table/penalty-articles.ts is what the table gives (else: npm run laws)", () => {
  expect(committed("firmware/laws/table/penalty-articles.ts")).toBe(penaltyArticlesSource());
});
