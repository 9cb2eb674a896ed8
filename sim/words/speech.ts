/** The texts of speech on the page. */
import { inLanguages } from "./language";

/** The English texts of speech on the page. */
export const speechEn = {
  ask: (side: string) => `${side}: ask the time`,
  said: "What the clock said",
  ears: "The clock speaks to",
  earsOf: ["nobody", "the left player", "the right player", "both players"],
  tongue: "Language of speech",
  way: "You hear it",
  ways: { sound: "as sound from this page", reader: "through your screen reader" },
  speaker: {
    clips: "The clock speaks with recorded words, each player on his own side.",
    browser: "This page has no recorded words in this language, so your browser’s voice speaks. Both players hear it.",
    reader: "The clock writes its words for a screen reader. Both players hear it.",
  },
  older: "The recorded words of this page are for another version. Make them again with flagfall voice.",
  volume: "Volume",
  isShort: "Short times: only numbers",
  hasHelp: "Say what the keys do",
  hasPeriods: "Say what a new period brings",
  alarms: "Warn a player when the time left is",
  minutes: (n: number) => `${n} min`,
  seconds: (n: number) => `${n} s`,
  help: [
    "Press a player’s ask key for his time, twice for the opponent’s, hold it for one second for everything. D is the left ask key, K the right one. A lever that changes nothing asks too.",
    "Own earphones: recorded words for the left player are on the left channel alone, for the right player on the right one. A stereo splitter with two mono plugs, or the two halves of a pair of earphones, gives each player his own.",
    "Sound comes from the page or from a screen reader, never from both. The words stay readable in either case.",
  ],
};

export type SpeechWords = typeof speechEn;

/** The Spanish texts of speech on the page. */
export const speechEs: SpeechWords = {
  ask: (side) => `${side}: consultar el tiempo`,
  said: "Lo que dijo el reloj",
  ears: "El reloj habla a",
  earsOf: ["nadie", "el jugador de la izquierda", "el jugador de la derecha", "los dos jugadores"],
  tongue: "Idioma de la voz",
  way: "Se oye",
  ways: { sound: "como sonido de esta página", reader: "por tu lector de pantalla" },
  speaker: {
    clips: "El reloj habla con palabras grabadas, a cada jugador en su lado.",
    browser:
      "La página no tiene palabras grabadas en este idioma, así que habla la voz de tu navegador. La oyen los dos jugadores.",
    reader: "El reloj escribe sus palabras para un lector de pantalla. Las oyen los dos jugadores.",
  },
  older: "Las palabras grabadas de esta página son de otra versión. Hay que crearlas de nuevo con flagfall voice.",
  volume: "Volumen",
  isShort: "Tiempos breves: solo números",
  hasHelp: "Decir qué hacen las teclas",
  hasPeriods: "Decir lo que trae cada período",
  alarms: "Avisar a un jugador cuando le quedan",
  minutes: (n) => `${n} min`,
  seconds: (n) => `${n} s`,
  help: [
    "Pulsa la tecla de consulta de un jugador para oír su tiempo, dos veces para el del rival, y mantenla un segundo para oírlo todo. D es la tecla de la izquierda y K la de la derecha. Una palanca que no cambia nada también sirve de consulta.",
    "Auriculares propios: las palabras grabadas para el jugador de la izquierda van solo por el canal izquierdo y las del otro por el derecho. Un divisor estéreo con dos clavijas mono, o las dos mitades de unos auriculares, da a cada jugador el suyo.",
    "El sonido viene de la página o de un lector de pantalla, nunca de los dos. Las palabras se pueden leer en ambos casos.",
  ],
};

/** Returns the texts of speech on the page in the user's language. */
export const speechWords = inLanguages({ en: speechEn, es: speechEs });
