/** A number with the separators of the language, or a word of the definition. */
export type Figure = string;

/** What is wrong, and what would be correct. */
export interface FaultWords {
  wrong(has: Figure, needs: Figure): string;
  right(has: Figure, needs: Figure): string;
}
