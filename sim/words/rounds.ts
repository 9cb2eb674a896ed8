/** The texts about rounds and about the record. */

import { inLanguages } from "./language";

export const roundsEn = {
  /** A control that nobody can read; `why` is one line without a full stop. */
  badControl: (text: string, column: number, why: string) =>
    `The time control “${text}” cannot be read: column ${column}: ${why}.`,
  badBoards: (piece: string) => `“${piece}” is no board number; write them like 1-40,51.`,
  noBoards: "No clock has a board number yet. Name the boards, or give the clocks numbers first.",
  noPlayers: "The file has no players: no line begins with 001. Choose a report (TRF) of the pairing program.",
  noPairings: (round: number) => `The file has no pairings for round ${round}.`,
  noRounds: "The file has no pairings.",
  /** `ranks` are those of players whose opponents' lines say otherwise. */
  disputed: (round: number, ranks: readonly number[]) =>
    `The lines of these players do not agree with their opponents' lines about round ${round}: ${someOf(ranks)}.`,
  /** A report without line 222, and no control beside it. */
  noControl: "The file has no line 222 with its time control. Type the control.",
  tooManyBoards: (last: number) => `The last board would have the number ${last}; the highest is 9999.`,
  noBoard: (number: number, round: number) => `Board ${number} is not in round ${round}.`,
  noTournament: (name: string) => `No round of “${name}” has been set.`,
  /** `score` is the result that the board has by now. */
  otherResult: (score: string) => `Somebody has entered ${score} meanwhile. Look again before you repeat.`,
  /** The person may act in this tournament alone. */
  otherTournament: (name: string) => `Your token is for ${name === "" ? "the tournament without a name" : name} alone.`,
  notRecorded: (reason: string) => `Nothing was done, because it cannot be recorded: ${reason}`,
  /** Why a record cannot be used; `reason` is the system's own word. */
  record: {
    inUse: (file: string) => `${file}: another flagfall uses this record.`,
    damaged: (file: string, reason: string) =>
      `${file}: this is no record of flagfall, or it is damaged (${reason}). It was not changed.`,
    newer: (file: string) => `${file}: a later version of flagfall wrote this record. It was not changed.`,
    full: (file: string) => `${file}: the disk is full. Make room there; what was recorded is still there.`,
    noFolder: (file: string, folder: string) =>
      `${file}: the record has no folder ${folder}. Create it, or name a file in another one.`,
    isFolder: (file: string) => `${file}: this is a folder. A record is a file: name one in it.`,
    forbidden: (file: string) =>
      `${file}: the system does not let you read and write the record there. Name a file in a folder of yours.`,
    unreachable: (file: string, reason: string) => `${file}: the record cannot be read or written (${reason}).`,
    refused: (file: string, reason: string) =>
      `${file}: one entry is left out of the record (${reason}). All others are there.`,
  },
};

export type RoundWords = typeof roundsEn;

export const roundsEs: RoundWords = {
  badControl: (text, column, why) => `No se entiende el control de tiempo «${text}»: columna ${column}: ${why}.`,
  badBoards: (piece) => `«${piece}» no es un número de tablero; escríbalos así: 1-40,51.`,
  noBoards: "Ningún reloj tiene aún número de tablero. Indique los tableros, o numere antes los relojes.",
  noPlayers:
    "El archivo no tiene jugadores: ninguna línea empieza por 001. Elija un informe (TRF) del programa de emparejamientos.",
  noPairings: (round) => `El archivo no tiene emparejamientos de la ronda ${round}.`,
  noRounds: "El archivo no tiene emparejamientos.",
  disputed: (round, ranks) =>
    `Las líneas de estos jugadores no concuerdan con las de sus rivales en la ronda ${round}: ${someOf(ranks)}.`,
  noControl: "El archivo no tiene la línea 222 con su control de tiempo. Escriba el control.",
  tooManyBoards: (last) => `El último tablero tendría el número ${last}; el mayor es 9999.`,
  noBoard: (number, round) => `El tablero ${number} no está en la ronda ${round}.`,
  noTournament: (name) => `No se ha puesto ninguna ronda de «${name}».`,
  otherResult: (score) => `Alguien ha anotado ${score} mientras tanto. Mire otra vez antes de repetir.`,
  otherTournament: (name) => `Su token es solo para ${name === "" ? "el torneo sin nombre" : name}.`,
  notRecorded: (reason) => `No se ha hecho nada, porque no se puede registrar: ${reason}`,
  record: {
    inUse: (file) => `${file}: otro flagfall usa este registro.`,
    damaged: (file, reason) =>
      `${file}: no es un registro de flagfall, o está dañado (${reason}). No se ha modificado.`,
    newer: (file) => `${file}: este registro es de una versión posterior de flagfall. No se ha modificado.`,
    full: (file) => `${file}: el disco está lleno. Haga sitio; lo registrado sigue ahí.`,
    noFolder: (file, folder) =>
      `${file}: el registro no tiene la carpeta ${folder}. Créela o indique un archivo en otra.`,
    isFolder: (file) => `${file}: es una carpeta. Un registro es un archivo: indique uno en ella.`,
    forbidden: (file) =>
      `${file}: el sistema no le permite leer ni escribir ahí el registro. Indique un archivo en una carpeta suya.`,
    unreachable: (file, reason) => `${file}: no se puede leer ni escribir el registro (${reason}).`,
    refused: (file, reason) => `${file}: una entrada falta en el registro (${reason}). Todas las demás están.`,
  },
};

/** Returns the first ten numbers, and a sign if there are more. */
function someOf(numbers: readonly number[]): string {
  return numbers.slice(0, 10).join(", ") + (numbers.length > 10 ? ", …" : "");
}

/** Returns the texts about rounds and records in the user's language. */
export const roundWords = inLanguages({ en: roundsEn, es: roundsEs });
