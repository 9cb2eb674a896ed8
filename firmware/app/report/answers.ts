/**
 * Placeholders for an answer. Another function then does the rest: `answerLine` for `STATE`, `logCommand` for `LOG`,
 * `readAct` for `ACT`, `readCorrection` for `CORRECT`, `obey` for `OBEY`.
 */
export const STATE = "@state";

export const LOG = "@log";

export const ACT = "@act";

export const CORRECT = "@correct";

export const OBEY = "@obey";
