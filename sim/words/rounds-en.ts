/** The English texts about the rounds and the record of a hall. */

export interface RoundWords {
  /** A control that nobody can read; `why` is one line without a full stop. */
  badControl(text: string, column: number, why: string): string;
  badBoards(piece: string): string;
  noBoards: string;
  noPlayers: string;
  noPairings(round: number): string;
  noRounds: string;
  /** A report without line 222, and no control beside it. */
  noControl: string;
  tooManyBoards(last: number): string;
  notRecorded(reason: string): string;
  /** Why a record cannot be used; `reason` is the system's own word. */
  record: {
    inUse(file: string): string;
    damaged(file: string, reason: string): string;
    newer(file: string): string;
    full(file: string): string;
    unreachable(file: string, reason: string): string;
    refused(file: string, reason: string): string;
  };
}

export const roundsEn: RoundWords = {
  badControl: (text, column, why) => `The time control “${text}” cannot be read: column ${column}: ${why}.`,
  badBoards: (piece) => `“${piece}” is no board number; write them like 1-40,51.`,
  noBoards: "No clock has a board number yet. Name the boards, or give the clocks numbers first.",
  noPlayers: "The file has no players: no line begins with 001.",
  noPairings: (round) => `The file has no pairings for round ${round}.`,
  noRounds: "The file has no pairings.",
  noControl: "The file has no line 222 with its time control. Type the control.",
  tooManyBoards: (last) => `The last board would have the number ${last}; the highest is 9999.`,
  notRecorded: (reason) => `Nothing was done, because it cannot be recorded: ${reason}`,
  record: {
    inUse: (file) => `${file}: another flagfall uses this record.`,
    damaged: (file, reason) =>
      `${file}: this is no record of flagfall, or it is damaged (${reason}). It was not changed.`,
    newer: (file) => `${file}: a later version of flagfall wrote this record. It was not changed.`,
    full: (file) => `${file}: the disk is full. What was recorded is still there.`,
    unreachable: (file, reason) => `${file}: the record cannot be read or written (${reason}).`,
    refused: (file, reason) => `${file}: one entry is left out of the record (${reason}). All others are there.`,
  },
};
