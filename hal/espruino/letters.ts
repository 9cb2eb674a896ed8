/** How many letters have a width, from the space on. The build writes the number of the board's own font. */
export const LETTERS: number = 224;
