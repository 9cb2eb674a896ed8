import type { SpeechWords } from "./speech-en";

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
  alarms: "Avisar a un jugador cuando le quedan",
  minutes: (n) => `${n} min`,
  seconds: (n) => `${n} s`,
  help: [
    "Pulsa la tecla de consulta de un jugador para oír su tiempo, dos veces para el del rival, y mantenla un segundo para oírlo todo. D es la tecla de la izquierda y K la de la derecha. Una palanca que no cambia nada también sirve de consulta.",
    "Auriculares propios: las palabras grabadas para el jugador de la izquierda van solo por el canal izquierdo y las del otro por el derecho. Un divisor estéreo con dos clavijas mono, o las dos mitades de unos auriculares, da a cada jugador el suyo.",
    "El sonido viene de la página o de un lector de pantalla, nunca de los dos. Las palabras se pueden leer en ambos casos.",
  ],
};
