/** A verb in addition to those of a board: edges were lost. No scenario can say this. */
export const overflowVerb = 50;
