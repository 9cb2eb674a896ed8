/** The Spanish texts of `flagfall boards`. */
import { faults, right } from "./board-faults-es";
import type { BoardWords } from "./boards-en";
import { draftEs } from "./draft-es";

const limits: BoardWords["limits"] = {
  sound: "dar un sonido",
  vibration: "vibrar",
  speech: "hablar",
  feltFlag: "levantar una bandera que se note al tacto",
  fourKeys: "ofrecer cuatro teclas propias: menú, inicio, menos, más",
  stampedPress: "anotar una pulsación en su instante: la pantalla táctil la dice cuando se lee",
};

const features: BoardWords["features"] = {
  languageChoice: "la elección de idioma",
  editions: "las ediciones anteriores de las Leyes",
  ownPrograms: "los programas propios",
  link: "el enlace",
  acts: "los actos del árbitro por el enlace",
  info: "la información con el reloj en marcha",
  sounds: "los sonidos",
  fiveMinutes: "la señal bajo cinco minutos",
  penalties: "las sanciones",
  competition: "las reglas de competición en rápidas y relámpago",
  hints: "lo que las Leyes dejan al árbitro",
  guideline: "la directriz III.4",
  recovery: "todo lo que queda tras un corte de corriente",
  adjournment: "las partidas aplazadas",
  noShow: "el tiempo de incomparecencia",
  lock: "el bloqueo del árbitro",
  keyTest: "la prueba de teclas",
  journal: "el diario en el aparato",
};

export const boardsEs: BoardWords = {
  heads: ["placa", "motor", "pantalla", "cifras", "memoria", "almacén", "deriva", "tras el aviso", "veredicto"],
  fits: "sirve",
  refused: "rechazada",
  isPlanned: "prevista",
  fed: "sin baterías",
  hours: (hours) => `${hours} h`,
  drift: (seconds) => `${seconds} s/h`,
  storage: (kilobytes) => `${kilobytes} kB`,
  notes: [
    "Cifras: C.02 5.4.3.2 pide que se lean desde 3 m y no da altura. Deriva: la peor, antes de ajustar.",
    "Tras el aviso: calculado con los datos de board-defs; aún no se han medido en una placa.",
  ],
  heading: {
    fine: (title) => `${title}: el firmware cabe.`,
    refused: (title) => `${title}: rechazada.`,
  },
  cannot: "No puede:",
  limits,
  leftOut: "A su firmware le falta, por falta de sitio:",
  features,
  lacks: (title, lacking) => `Al firmware de ${title} le falta, por falta de sitio: ${lacking}.`,
  images: (titles) =>
    `Hay imágenes para ${titles}; las demás que sirven se juegan en una placa virtual: flagfall run --device.`,
  planned: (titles) => `Previstas, aún sin imagen: ${titles}; flagfall build dice por qué.`,
  sources: {
    crystal: "cristal",
    ds3231: "DS3231",
    "calibrated-rc": "oscilador RC calibrado",
    rc: "oscilador RC",
  },
  untrimmed: (source, ppm) => `Cuenta el tiempo con: ${source}, ${ppm} ppm en el peor caso.`,
  faults,
  noFile: "no existe ese archivo",
  isDirectory: "es una carpeta",
  unreadable: "no se puede leer",
  notText: "no es texto en UTF-8",
  tooLarge: "es demasiado grande",
  notJson: "no es JSON",
  notLoaded: (message) => `no se puede cargar: ${message}`,
  noCompiler: "aquí no se puede cargar TypeScript, falta esbuild",
  notOneBoard: (number) => `exporta ${number} valores`,
  otherFile: "no se conoce este tipo de archivo",
  unknownKey: "no se conoce",
  keyTwice: "una clave está dos veces",
  missing: "falta",
  cannotBe: (value) => `no puede ser ${value}`,
  definition: "la definición",
  draft: draftEs,
  right,
};
