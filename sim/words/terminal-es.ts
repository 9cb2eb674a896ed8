/** Every Spanish text of the clock in the terminal. */
import { Class, Mode, Side } from "../../firmware/core/words";
import { demoEs } from "./demo-es";
import { lawsEs } from "./laws-es";
import { arbiter, change, control, correct, editions, end, help, penalty, presets, quit, typing } from "./panels-es";
import { plural } from "./plural";
import type { TerminalWords } from "./terminal-en";

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
  undone: {
    correction: "Deshecho: la corrección",
    penalty: "Deshecho: la sanción",
    control: "Deshecho: el cambio de control",
    press: (side: string) => `Deshecho: la pulsación de ${side.toLowerCase()}`,
    start: "Deshecho: el inicio",
  },
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
  editions,
  quit,
  end,
  demo: demoEs,
  laws: lawsEs,
};
