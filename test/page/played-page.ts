/** A page on which a game has begun. */
import type { Page } from "playwright-core";
import { passOn, strike } from "./browser";

export async function playTwo(page: Page): Promise<void> {
  for (const key of ["j", "f", "j"]) await strike(page, key);
  await passOn(page, 300);
}
