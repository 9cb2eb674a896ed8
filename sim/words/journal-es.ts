/** The Spanish texts of `flagfall journal`. */
import type { JournalWords } from "./journal-en";

const image =
  "indique una imagen de la memoria flash de un reloj: páginas enteras, como las escribe flagfall run --store, o las respuestas a las líneas «log N»";

export const journalEs: JournalWords = {
  width: 30,
  heading: "tiempo desde el comienzo, suceso, tiempo de las blancas, de las negras, pulsaciones",
  events: {
    start: "comienzo",
    press: "pulsación",
    ignored: "sin efecto",
    pause: "pausa",
    resume: "reanudación",
    flag: "bandera",
    period: "período siguiente",
    gong: "gong",
    correct: "corrección",
    penalty: "sanción",
    undo: "deshecho",
    control: "control",
    power: "corriente",
    adjourn: "aplazada",
    restore: "retomada",
    finish: "fin de la partida",
  },
  notes: {
    "power-lost": "CORTE DE CORRIENTE",
    frozen: "FALLO, detenido",
    setup: "programas",
    "no-room": "sin sitio para latidos",
    "battery-low": "batería baja",
    "edges-lost": "CONTACTOS PERDIDOS",
    "key-stuck": "TECLA ATASCADA",
    damaged: "MEMORIA DAÑADA",
    dropped: "SIN LO MÁS ANTIGUO",
    "reset-pin": "botón de reinicio",
    hung: "COLGADO, reiniciado por el vigilante",
    "runtime-fault": "FALLO, reiniciado por el vigilante",
    restarted: "reiniciado por el programa",
    warning: "advertencia",
  },
  sides: { white: "blancas", black: "negras" },
  withdrawn: "retirada",
  unread: {
    noFile: { wrong: "no existe ese archivo", right: image },
    isDirectory: { wrong: "es una carpeta", right: image },
    tooLarge: { wrong: "el archivo pasa de 16 MiB", right: image },
    unreadable: { wrong: "el archivo no se puede leer", right: image },
  },
  size: (bytes, page) => ({ wrong: `${bytes} bytes no son páginas enteras de ${page}`, right: image }),
  faults: {
    empty: { wrong: "nunca se comenzó un registro en ella", right: image },
    newer: { wrong: "la escribió una versión posterior de flagfall", right: "léala con esa versión" },
  },
  oneForm: { wrong: "--json, --csv y --pgn se excluyen", right: "dé una sola de ellas" },
  noGame: { wrong: "no se comenzó ninguna partida en ella", right: "sin --pgn se imprime todo lo que contiene" },
  damaged: {
    wrong: "hay palabras del registro dañadas, que se han omitido",
    right: "pueden faltar jugadas y actos en lo que se imprime",
  },
};
