/** Not an answer yet: `answerLine` knows, `logCommand` does, `readAct`, `readCorrection` does, `obey` does it. */
export const STATE = "@state";

export const LOG = "@log";

export const ACT = "@act";

export const CORRECT = "@correct";

export const OBEY = "@obey";
