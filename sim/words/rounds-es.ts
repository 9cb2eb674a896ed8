/** The Spanish texts about the rounds and the record of a hall. */
import type { RoundWords } from "./rounds-en";

export const roundsEs: RoundWords = {
  badControl: (text, column, why) => `No se entiende el control de tiempo «${text}»: columna ${column}: ${why}.`,
  badBoards: (piece) => `«${piece}» no es un número de tablero; escríbalos así: 1-40,51.`,
  noBoards: "Ningún reloj tiene aún número de tablero. Indique los tableros, o numere antes los relojes.",
  noPlayers: "El archivo no tiene jugadores: ninguna línea empieza por 001.",
  noPairings: (round) => `El archivo no tiene emparejamientos de la ronda ${round}.`,
  noRounds: "El archivo no tiene emparejamientos.",
  noControl: "El archivo no tiene la línea 222 con su control de tiempo. Escriba el control.",
  tooManyBoards: (last) => `El último tablero tendría el número ${last}; el mayor es 9999.`,
  notRecorded: (reason) => `No se ha hecho nada, porque no se puede registrar: ${reason}`,
  record: {
    inUse: (file) => `${file}: otro flagfall usa este registro.`,
    damaged: (file, reason) =>
      `${file}: no es un registro de flagfall, o está dañado (${reason}). No se ha modificado.`,
    newer: (file) => `${file}: este registro es de una versión posterior de flagfall. No se ha modificado.`,
    full: (file) => `${file}: el disco está lleno. Lo registrado sigue ahí.`,
    unreachable: (file, reason) => `${file}: no se puede leer ni escribir el registro (${reason}).`,
    refused: (file, reason) => `${file}: una entrada falta en el registro (${reason}). Todas las demás están.`,
  },
};
