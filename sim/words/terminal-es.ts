/** Every Spanish text of the clock in the terminal. */
import { Class, Mode, Side } from "../../firmware/core/words";
import { demoEs } from "./demo-es";
import { lawsEs } from "./laws-es";
import { type TerminalWords, terminalEn } from "./terminal-en";

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The texts beside the times on the face. */
const face = {
  side: { [Side.None]: "Ambos", [Side.White]: "Blancas", [Side.Black]: "Negras" },
  klass: {
    [Class.None]: "sin clase",
    [Class.Standard]: "estándar",
    [Class.Rapid]: "rápido",
    [Class.Blitz]: "relámpago",
  },
  mode: {
    [Mode.Setup]: "AJUSTE",
    [Mode.Ready]: "LISTO",
    [Mode.Running]: "EN MARCHA",
    [Mode.Paused]: "EN PAUSA",
    [Mode.Fallen]: "BANDERA",
    [Mode.Finished]: "TERMINADA",
  },
  years: terminalEn.years,
  edition: (year: string) => `Leyes ${year}`,
  runs: "CORRE",
  starts: "empieza",
  resumes: "reanuda",
  lever: (key: string) => `palanca ${key}`,
  presses: (count: number) => plural(count, "pulsación", "pulsaciones"),
  period: (text: string) => `período ${text}`,
  card: (time: string, used: string) => `tiene ${time} · usó ${used}`,
  cardShort: (time: string) => `tiene ${time}`,
  flag: {
    only: ["BANDERA: sin tiempo", "BANDERA"],
    first: ["BANDERA: cayó primero", "BANDERA, 1.ª", "1.ª"],
    second: ["BANDERA: cayó después", "BANDERA, 2.ª", "2.ª"],
    interim: ["pasó un control: contar las jugadas", "contar las jugadas", "contar"],
  },
  method: {
    time: "sin incremento",
    increment: (value: string) => `incremento ${value}`,
    delay: (value: string) => `retardo ${value}`,
    delayLeft: (left: string) => `retardo: quedan ${left}`,
    bronstein: (value: string) => `Bronstein ${value}`,
    byoyomi: (left: number, value: string) => `byo-yomi: ${left} × ${value}`,
    canadian: (left: number, value: string) => `canadiense: ${plural(left, "pulsación", "pulsaciones")} en ${value}`,
    hourglass: "reloj de arena",
    upcount: "cuenta ascendente",
    upcountTo: (value: string) => `cuenta hasta ${value}`,
    gong: (value: string) => `gong cada ${value}`,
  },
  hint: {
    ready: (lever: string, key: string, side: string) =>
      `palanca de ${lever.toLowerCase()} (${key}), espacio o p inician: ${side.toLowerCase()}`,
    readyShort: (key: string) => `${key} o p inician`,
    unequal: (key: string, side: string) =>
      `los bandos tienen tiempos distintos; ${key} o p inician: ${side.toLowerCase()}`,
    running: (side: string) => `turno: ${side.toLowerCase()}`,
    paused: (side: string) => `p reanuda: ${side.toLowerCase()}`,
    pausedShort: (side: string) => `p: ${side.toLowerCase()}`,
    fallen: (side: string) => `primera bandera: ${side.toLowerCase()}`,
    finished: "t comienza otra partida",
    finishedShort: "t: otra partida",
  },
  tooSmall: (columns: number, rows: number) => `mínimo ${columns}×${rows}`,
};

/** Messages that stay for some seconds. */
const said = {
  withdrawn: "Había una pulsación anterior: se retira lo mostrado después de ella",
  colours: (side: string, other: string) =>
    `¿Colores? La palanca de ${side.toLowerCase()} no inicia la partida; la de ${other.toLowerCase()}, sí`,
  notToMove: (side: string) => `${side}: no es su turno; pulsación ignorada`,
  leverInPause: "Los relojes están parados: la pulsación se anota y nada cambia",
  leverAtEnd: "La partida terminó: la pulsación se anota y nada cambia",
  notPossible: "Eso no es posible ahora",
  pauseFirst: "Antes, pausa (p): con un reloj en marcha el árbitro no puede actuar",
  cannotStart: "Nada que iniciar: corregir (c), deshacer (u) o elegir otro control (t)",
  nothingToUndo: "No queda nada que deshacer",
  noNextPeriod: "No hay período siguiente que abrir",
  noGuideline: "III.4 exige turno con menos de 2:00, último período, sin incrementos ni relámpago, Leyes desde 2014",
  gong: "Gong: el turno ha pasado por sí solo",
  corrected: "Corregido; u lo deshace",
  undone: "Deshecho",
  controlChanged: "Control de tiempo establecido",
  finished: "El árbitro ha terminado la partida",
  period: (side: string, period: number) => `${side}: empieza el período ${period}`,
  byoyomi: (side: string, left: number) =>
    `${side}: ${left === 1 ? "queda 1 período" : `quedan ${left} períodos`} de byo-yomi`,
  canadian: (side: string, left: number) => `${side}: ${plural(left, "pulsación", "pulsaciones")} en el tiempo nuevo`,
};

/** Keys for the lines below the clock, the most important first. */
const keys = {
  ready: [
    "j iniciar",
    "? ayuda",
    "t control de tiempo",
    "espacio iniciar",
    "p iniciar",
    "i en palabras",
    "a árbitro",
    "l Leyes",
    "q salir",
  ],
  running: ["f blancas", "j negras", "p pausa", "? ayuda", "espacio el del turno", "i en palabras", "q salir"],
  paused: [
    "p reanudar",
    "x el otro bando",
    "c corregir",
    "u deshacer",
    "s sanción",
    "a árbitro",
    "? ayuda",
    "t control de tiempo",
    "l Leyes",
    "q salir",
  ],
  fallen: ["c corregir", "u deshacer", "t control de tiempo", "s sanción", "a árbitro", "? ayuda", "q salir"],
  finished: ["t otra partida", "? ayuda", "q salir"],
};

const help = {
  title: "Teclas",
  keys: [
    ["f o ←", "palanca blanca"],
    ["j o →", "palanca negra (inicia)"],
    ["espacio", "palanca del turno"],
    ["p", "iniciar, pausar, reanudar"],
    ["t", "control, otra partida"],
    ["i", "el control, en palabras"],
    ["d", "décimas por debajo de 20 s"],
    ["?", "esta ayuda"],
    ["q", "salir"],
    ["a", "todo lo que puede el árbitro"],
    ["c", "corregir tiempos y demás"],
    ["u", "deshacer pulsación o acto"],
    ["v", "deshacer y cobrar el tiempo"],
    ["s", "sanción por su nombre"],
    ["m", "ambos contadores + 1"],
    ["n", "período siguiente"],
    ["x", "reanudar el otro bando"],
    ["g", "directriz III.4"],
    ["l", "edición de las Leyes"],
    ["e", "terminar la partida"],
  ] as [string, string][],
  hints: ["Esc cerrar", "↑↓ desplazar", "todas las teclas actúan"],
};

const control = {
  title: "Control de tiempo",
  hints: ["Esc cerrar", "↑↓ desplazar", "todas las teclas actúan"],
  next: {
    none: (side: string) => `${side}: no hay más períodos ni más tiempo base`,
    period: (side: string, period: string, gives: string, when: string) =>
      `${side}: sigue el período ${period}, ${gives}, ${when}`,
  },
  when: {
    zero: "cuando uno de los relojes llegue a cero",
    own: "cuando este reloj llegue a cero",
    moves: (moves: number) => `al completar ${moves === 1 ? "la jugada" : `las ${moves} jugadas`} de este período`,
    arbiter: "cuando lo abra el árbitro",
  },
};

const presets = {
  title: "Controles de tiempo",
  typing: "/  escribir un control …",
  remote: "remoto: llega por el enlace, que este reloj no tiene",
  own: "propio: vacío",
  empty: "Este lugar no tiene aquí ningún control",
  hints: ["Intro tomar", "↑↓ o número elegir", "/ escribir", "Esc volver"],
};

const typing = {
  title: "Escribir un control",
  empty: "En segundos: 300 · 180+2 · 5400+30:1800+30 · 40/7200:3600 · 7200d5 · 1500b10 · 3600:5x30 · *180 · W300-B240",
  refused: (column: number, rule: string) => `Columna ${column}: ${rule}`,
  hints: ["Intro tomar", "Esc volver"],
};

const change = {
  title: "En mitad de una partida",
  goesOn: (text: string) => `Esta partida sigue con ${text}; tiempos y contadores quedan`,
  newGame: (text: string) => `Otra partida con ${text}; esta se pierde`,
  hints: ["Intro elegir", "↑↓", "Esc volver"],
};

const correct = {
  title: "Corrección",
  fields: {
    remainingMs: "tiempo",
    presses: "pulsaciones",
    period: "período",
    delayMs: "retardo restante",
    overtime: "prórroga restante",
    flag: "bandera",
    turn: "Turno",
    firstFlag: "Primera bandera",
  },
  was: (before: string) => `era ${before}`,
  cleared: "se quita",
  fallen: "caída",
  sign: "señal visible",
  none: "ninguna",
  fallenHasNoTime: (side: string) => `${side}: con tiempo y bandera caída no; quite también la bandera`,
  step: (step: string) => `+ − ${step}`,
  stepOne: "+ − cambiar",
  hints: ["Intro aplicar", "←→ cifra", "0–9 escribir", "↑↓ campo", "Esc descartar"],
};

const penalty = {
  title: "Sanción",
  fields: {
    penalty: "Sanción",
    offender: "Infractor",
    edition: "Leyes",
    minutes: "Minutos",
    choice: "Elección del árbitro",
    takesBack: "Se retira el incremento",
    competition: "Reglas de competición",
  },
  byTable: "según las Leyes",
  minutes: (minutes: number) => `${minutes} min`,
  takes: (minutes: number) => `infractor − ${minutes} min`,
  halve: "reclamante − la mitad",
  add: "adversario + 3 min",
  yes: "sí",
  no: "no",
  nth: (n: number, side: string) => `Es el movimiento ilegal n.º ${n} de ${side.toLowerCase()}`,
  refused: {
    noPress: (side: string) => `La última pulsación no fue de ${side.toLowerCase()}: nada que retirar`,
    noClaim: "Reclama quien tiene el turno, con menos de 2:00, en el último período, sin incremento",
    flagged: (side: string) => `${side}: su bandera ha caído; quítela antes`,
  },
  nothingChanges: (told: string) => `${told}; el reloj no cambia nada`,
  hints: ["Intro aplicar", "←→ elegir", "0–9 minutos", "↑↓ campo", "Esc volver"],
};

const arbiter = {
  title: "El árbitro",
  acts: {
    correct: "corregir tiempos, contadores, turno, banderas",
    penalty: "sancionar",
    undo: "deshacer la última pulsación o acto",
    undoCharged: "deshacer la última pulsación y cobrar el tiempo",
    forgotten: "ambos contadores + 1: se olvidó una pulsación",
    nextBoth: "abrir el período siguiente para ambos",
    nextWhite: "abrir el período siguiente para las blancas",
    nextBlack: "abrir el período siguiente para las negras",
    otherSide: "reanudar el otro bando",
    control: "control de tiempo, otra partida",
    guideline: "directriz III.4: 5 s por jugada para ambos, 2 min al adversario",
    edition: "edición siguiente de las Leyes",
    end: "terminar la partida",
  },
  hints: ["Intro o tecla hacer", "↑↓ elegir", "Esc volver"],
};

const quit = {
  title: "Salir",
  text: ["¿Salir? s / n", "Hay una partida en curso y no se guarda."],
  hints: ["s salir", "otra tecla seguir"],
};

const end = {
  title: "Terminar la partida",
  text: ["Otra vez e", "Antes de 2 segundos e termina la partida, sin vuelta atrás; mantenerla también."],
  hints: ["e o s terminar", "otra tecla seguir"],
};

export const terminalEs: TerminalWords = {
  ...face,
  said,
  keys,
  help,
  control,
  presets,
  typing,
  change,
  correct,
  penalty,
  arbiter,
  quit,
  end,
  demo: demoEs,
  laws: lawsEs,
};
