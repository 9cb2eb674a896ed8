/** Beside the verbs of a board: edges were lost, as no scenario tells it. */
export const overflowVerb = 50;
