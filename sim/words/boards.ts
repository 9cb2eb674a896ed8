/** The texts of `flagfall boards`. */
import type { Limit, TimeSource } from "../../board-defs/board";
import type { Feature } from "../../firmware/tables/features";
import { type Figure, faults, faultsEs, right, rightEs } from "./board-faults";
import { inLanguages } from "./language";
import type { DraftFault } from "./subjects";

function draftFault(name: string, fault: DraftFault): string {
  switch (fault.kind) {
    case "name":
      return `“${name}” cannot be the name of a board; it has to be 1 to 24 small letters and digits, a letter first`;
    case "reserved":
      return `“${name}” means something else in the code; choose another name`;
    case "exists":
      return `board-defs/${name}.ts is there already; choose another name`;
    case "from":
      return `--from has to name a definition: ${fault.known.join(", ")}`;
  }
}

/** The English texts of `flagfall boards new`. */
export const draftEn = {
  /** The lines after the file was written. */
  written: (name: string, from: string) => [
    `Written: board-defs/${name}.ts, a copy of ${from}. It compiles and can be checked at once.`,
    "What is left to do:",
    "  1. Write the title, the pins, the display, the memory and the rest of your board. board-defs/board.ts explains each field.",
    "  2. Name the source of every figure beside it, or mark it [O] for an assumption.",
    `  3. npx flagfall boards check board-defs/${name}.ts   says what is wrong, and whether the firmware fits.`,
    "  4. npm run boards   makes it a known board; npx vitest run test/boards checks it.",
    `  5. npm run build; npx flagfall build ${name}   makes an image, or says what is missing; if something is, add planned: true.`,
    "  6. Measure on a real board what you assumed: digits, drift, battery.",
  ],
  fault: draftFault,
  unwritten: (file: string) => `${file} cannot be written; work in a copy of the project that is yours`,
  full: (file: string) => `there is no room for ${file}; make room on that disk`,
  noProject: "there is no board-defs here; get the whole project, and run npm install in it",
};

export type DraftWords = typeof draftEn;

function draftFaultEs(name: string, fault: DraftFault): string {
  switch (fault.kind) {
    case "name":
      return `«${name}» no puede ser el nombre de una placa; deben ser de 1 a 24 letras minúsculas y cifras, primero una letra`;
    case "reserved":
      return `«${name}» significa otra cosa en el código; elija otro nombre`;
    case "exists":
      return `board-defs/${name}.ts ya existe; elija otro nombre`;
    case "from":
      return `--from debe nombrar una definición: ${fault.known.join(", ")}`;
  }
}

export const draftEs: DraftWords = {
  written: (name, from) => [
    `Escrito: board-defs/${name}.ts, una copia de ${from}. Compila y se puede comprobar ya.`,
    "Lo que queda por hacer:",
    "  1. Escriba el título, los pines, la pantalla, la memoria y lo demás de su placa. board-defs/board.ts explica cada campo.",
    "  2. Nombre junto a cada cifra su fuente, o márquela con [O] si es una suposición.",
    `  3. npx flagfall boards check board-defs/${name}.ts   dice qué está mal y si el firmware cabe.`,
    "  4. npm run boards   la hace una placa conocida; npx vitest run test/boards la comprueba.",
    `  5. npm run build; npx flagfall build ${name}   crea una imagen o dice qué falta; en ese caso añada planned: true.`,
    "  6. Mida en una placa real lo que supuso: cifras, deriva, batería.",
  ],
  fault: draftFaultEs,
  unwritten: (file) => `no se puede escribir ${file}; trabaje en una copia del proyecto que sea suya`,
  full: (file) => `no queda sitio para ${file}; haga sitio en ese disco`,
  noProject: "aquí no hay board-defs; obtenga el proyecto entero y ejecute npm install en él",
};

const limits: Record<Limit, string> = {
  sound: "give a sound",
  vibration: "vibrate",
  speech: "speak",
  feltFlag: "raise a flag that can be felt",
  fourKeys: "offer four keys of its own: menu, start, minus, plus",
  stampedPress: "stamp a press when it happens: the touch screen tells it when it is read",
};

const features: Record<Feature, string> = {
  languageChoice: "a choice of language",
  editions: "older editions of the Laws",
  ownPrograms: "own programs",
  link: "the link",
  acts: "the arbiter's acts over the link",
  info: "information while a clock runs",
  sounds: "sounds",
  fiveMinutes: "the sign under five minutes",
  usual: "the usual time controls beyond the programs",
  penalties: "penalties",
  competition: "the Competition Rules in rapid and blitz",
  hints: "what the Laws leave to the arbiter",
  guideline: "Guideline III.4",
  recovery: "all that outlasts a power loss",
  adjournment: "adjourned games",
  noShow: "the no-show time",
  lock: "the arbiter's lock",
  keyTest: "the key test",
  journal: "the journal on the device",
};

/** The English texts of `flagfall boards`. */
export const boardsEn = {
  heads: [
    "board",
    "runtime",
    "display",
    "digits",
    "memory",
    "storage",
    "drift",
    "after warning",
    "verdict",
  ] satisfies readonly [
    name: string,
    runtime: string,
    display: string,
    digits: string,
    memory: string,
    storage: string,
    drift: string,
    warning: string,
    fits: string,
  ],
  fits: "fits",
  refused: "refused",
  /** The verdict on a board that the firmware fits, and that has no image yet. */
  isPlanned: "planned",
  /** The power supply of a board without batteries. */
  fed: "no batteries",
  hours: (hours: Figure) => `${hours} h`,
  drift: (seconds: Figure) => `${seconds} s/h`,
  storage: (kilobytes: Figure) => `${kilobytes} kB`,
  /** The notes below the table. */
  notes: [
    "Digits: C.02 5.4.3.2 asks for legibility from 3 m and gives no height. Drift: the worst, before trimming.",
    "After warning: computed from the figures in board-defs; they have not been measured on a board yet.",
  ],
  heading: {
    fine: (title: string) => `${title}: the firmware fits.`,
    refused: (title: string) => `${title}: refused.`,
  },
  cannot: "It cannot:",
  limits,
  /** The note on features that the firmware leaves out to save space. */
  leftOut: "Its firmware lacks, for want of room:",
  features,
  /** Lines below the table: one for each board that lacks a feature, and one for the boards with an image. */
  lacks: (title: string, lacking: string) => `The firmware of ${title} lacks, for want of room: ${lacking}.`,
  images: (titles: string) =>
    `There are images for ${titles}; what else fits plays on a virtual board: flagfall run --device.`,
  planned: (titles: string) => `Planned, without an image yet: ${titles}; flagfall build says why.`,
  sources: {
    crystal: "crystal",
    ds3231: "DS3231",
    "calibrated-rc": "calibrated RC oscillator",
    rc: "RC oscillator",
  } satisfies Record<TimeSource, string>,
  untrimmed: (source: string, ppm: Figure) => `Counts time with: ${source}, ${ppm} ppm at worst.`,
  faults,
  noFile: "there is no such file",
  isDirectory: "it is a folder",
  unreadable: "it cannot be read",
  notText: "it is not text in UTF-8",
  tooLarge: "it is too large",
  notJson: "it is not JSON",
  notLoaded: (message: string) => `it cannot be loaded: ${message}`,
  noCompiler: "TypeScript cannot be loaded here, esbuild is missing",
  notOneBoard: (number: number) => `it exports ${number} values`,
  otherFile: "this kind of file is not known",
  unknownKey: "is not known",
  keyTwice: "a key is there twice",
  missing: "is missing",
  cannotBe: (value: string) => `cannot be ${value}`,
  definition: "the definition",
  draft: draftEn,
  right,
};

export type BoardWords = typeof boardsEn;

const limitsEs: BoardWords["limits"] = {
  sound: "dar un sonido",
  vibration: "vibrar",
  speech: "hablar",
  feltFlag: "levantar una bandera que se note al tacto",
  fourKeys: "ofrecer cuatro teclas propias: menú, inicio, menos, más",
  stampedPress: "anotar una pulsación en su instante: la pantalla táctil la dice cuando se lee",
};

const featuresEs: BoardWords["features"] = {
  languageChoice: "la elección de idioma",
  editions: "las ediciones anteriores de las Leyes",
  ownPrograms: "los programas propios",
  link: "el enlace",
  acts: "los actos del árbitro por el enlace",
  info: "la información con el reloj en marcha",
  sounds: "los sonidos",
  fiveMinutes: "la señal bajo cinco minutos",
  usual: "los ritmos usuales aparte de los programas",
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
  limits: limitsEs,
  leftOut: "A su firmware le falta, por falta de sitio:",
  features: featuresEs,
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
  faults: faultsEs,
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
  right: rightEs,
};

/** Returns the texts of `flagfall boards` in the user's language. */
export const boardWords = inLanguages({ en: boardsEn, es: boardsEs });
