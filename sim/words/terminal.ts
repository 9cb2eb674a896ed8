/** The texts of the clock in the terminal. The display's own texts come from the clock. */
import { Stage } from "../../firmware/app/model/choices";
import { Class, Mode, Side } from "../../firmware/core/words";
import { inLanguages } from "./language";
import { plural } from "./text";

/** The texts beside the times. */
const face = {
  side: { [Side.None]: "Both sides", [Side.White]: "White", [Side.Black]: "Black", white: "White", black: "Black" },
  klass: {
    [Class.None]: "no class",
    [Class.Standard]: "standard",
    [Class.Rapid]: "rapid",
    [Class.Blitz]: "blitz",
  },
  mode: {
    [Mode.Setup]: "SET-UP",
    [Mode.Ready]: "READY",
    [Mode.Running]: "RUNNING",
    [Mode.Paused]: "PAUSED",
    [Mode.Fallen]: "FLAG",
    [Mode.Finished]: "FINISHED",
  },
  /** Stages that have a word of their own. */
  stage: { [Stage.Adjourned]: "ADJOURNED", [Stage.Correcting]: "CORRECTION" } as Readonly<
    Partial<Record<Stage, string>>
  >,
  toMove: (side: string) => `${side} to move`,
  edition: (year: string) => `Laws ${year}`,
  runs: "RUNS ►",
  starts: "starts",
  resumes: "resumes",
  presses: (count: number) => plural(count, "press", "presses"),
  period: (text: string) => `period ${text}`,
  program: (number: string) => `program ${number}`,
  /** The signs beside the times, by the texts of their places. */
  flag: {
    first: ["FLAG: fell first", "FLAG, first", "first"],
    flag: ["FLAG: fell second", "FLAG, second", "second"],
    passed: ["passed a time control: check the moves", "passed: check the moves", "check moves"],
    "<5": ["under 5 minutes: need not record", "need not record", "<5"],
  } as Readonly<Record<string, readonly string[] | undefined>>,
  /** The method, by its signs in the display's text. */
  extra: {
    "+": (value: string, unit: string) => `increment ${value} ${unit}`,
    d: (value: string, unit: string) => `delay: ${value} ${unit} left`,
    b: (value: string, unit: string) => `Bronstein: ${value} ${unit} left`,
    x: (value: string) => plural(Number(value), "byo-yomi period", "byo-yomi periods"),
    "/": (value: string) => `${plural(Number(value), "press", "presses")} to make`,
    "*": () => "hourglass",
    up: () => "counts up",
    gong: () => "gong",
  } as Readonly<Record<string, ((value: string, unit: string) => string) | undefined>>,
  /** The signs of the status, in the letters of the display. */
  signs: { µ: "sound", "§": "locked", "±": "battery low", "¤": "flag stops both" } as Readonly<
    Record<string, string | undefined>
  >,
  tooSmall: (columns: number, rows: number) => `${columns}×${rows} needed`,
};

const notNoted = (place: string): string => `${place}: the press is noted and changes nothing`;

/** Messages that stay for some seconds. */
const said = {
  /** A press that the clock did not count, by the state of the game and the player's name. */
  ignored: {
    setup: () => notNoted("No control is chosen"),
    ready: () => "Colours? That lever does not start the game; the other one does",
    running: (side: string) => `${side} is not to move: press ignored`,
    paused: () => notNoted("The clocks are stopped"),
    fallen: () => notNoted("The game is over"),
    finished: () => notNoted("The game is over"),
  },
  notPossible: "That is not possible now",
  pauseFirst: "Pause first (p): while a clock runs, the arbiter cannot act",
  locked: "The clock is locked: m asks for the code",
  gong: "Gong: the turn has passed by itself",
  period: (side: string, period: number) => `${side}: period ${period} begins`,
  overtime: (side: string, left: number) => `${side}: overtime, ${left} left`,
};

const standing = ["c correct", "u undo", "t time control", "r penalty", "m menu", "? keys", "q quit"];
const over = ["t new game", "m menu", "? keys", "q quit"];
const form = ["Enter OK", "Esc leave"] as const;

/** Keys for the lines below the clock at each stage, the most important first. */
const keys: Record<Stage, readonly string[]> = {
  [Stage.Setup]: ["+ − program", "s choose", "S edit it", "t type one", "m settings", "? keys", "q quit"],
  [Stage.Ready]: ["j start", "t time control", "? keys", "space start", "i in words", "m menu", "l settings", "q quit"],
  [Stage.Running]: ["f White", "j Black", "p pause", "? keys", "space side to move", "i in words", "q quit"],
  [Stage.Paused]: ["p resume", "x other side", ...standing],
  [Stage.Fallen]: standing,
  [Stage.Finished]: over,
  [Stage.Adjourned]: over,
  [Stage.Correcting]: [form[0], "0–9 ↑↓ change", "Tab next field", "→ next digit", form[1]],
  [Stage.Listing]: ["↑↓ choose", "Enter open", "Esc back"],
  [Stage.Filling]: [form[0], "↑↓ field", "←→ change", "0–9 type", "Tab next digit", form[1]],
  [Stage.Testing]: ["f j m s + − are tested", "Esc leave"],
  [Stage.Frozen]: ["q quit"],
};

/** The terminal's own pages. */
const pages = {
  help: {
    title: "Keys",
    hints: ["Esc close", "↑↓ scroll", "all keys act"],
    keys: [
      ["f or ←", "left lever, White's"],
      ["j or →", "right lever, Black's; it starts the game"],
      ["space", "lever of the side to move"],
      ["s or p", "START: start, pause, resume"],
      ["m", "MENU"],
      ["+ −", "the clock's keys + and −"],
      ["S M _ *", "START, MENU, − or + held for a second"],
      ["t", "time control: type it, or ↑↓ for the presets"],
      ["c", "correct times, counters, flags"],
      ["u", "undo a press or an act"],
      ["r", "penalty by name"],
      ["n", "next period"],
      ["g", "Guideline III.4"],
      ["x", "resume the other side"],
      ["e", "end the game"],
      ["a", "all the arbiter can do"],
      ["l", "settings: Laws, tenths, sound, language"],
      ["i", "the control in words"],
      ["q", "quit"],
    ] as readonly (readonly [string, string])[],
  },
  control: { title: "Control", hints: ["Esc close", "↑↓ scroll", "all keys act"] },
  typing: {
    title: "Control",
    hints: ["Enter set", "↑↓ presets", "Esc back"],
    empty:
      "Minutes: 3+2 · 15|10 · 1 h 30 · 5 min · 60d5 · 40/90:30. Seconds: 300 · 180+2 · 5400+30:1800+30 · 40/7200:3600 · 7200d5 · 1500b10 · 3600:5x30 · *180 · W300-B240",
    refused: (column: number, rule: string) => `Column ${column}: ${rule}`,
    minutes: (seconds: string) => `Read as minutes; in seconds it is written ${seconds}`,
    program: (number: number) => `Program ${number} of the clock`,
  },
  change: {
    title: "A game is on",
    hints: ["c continue", "n new game", "Esc back"],
    text: ["c: this game continues with it; times and counters stay.", "n: a new game; this one is lost."],
  },
  quit: {
    title: "Quit",
    hints: ["y quit", "any other key stay"],
    text: ["Quit? y / n", "A game is on, and it is not kept."],
  },
};

const demo = {
  title: (control: string) => `flagfall plays a short game by itself: ${control}`,
  noTerminal: "In a terminal, flagfall sim opens the clock in the browser; --port N serves it without one.",
};

const course = {
  title: "The course of the clock, as a blind player hears it. You press:",
  hold: "S M _ * hold a key",
  noTerminal: "In a terminal, flagfall course waits for your keys.",
};

export const terminalEn = { course, ...face, said, keys, ...pages, demo };

export type TerminalWords = typeof terminalEn;

/** The Spanish texts beside the times. */
const faceEs = {
  side: {
    [Side.None]: "Ambos",
    [Side.White]: "Blancas",
    [Side.Black]: "Negras",
    white: "Blancas",
    black: "Negras",
  },
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
  /** Stages that have a word of their own. */
  stage: { [Stage.Adjourned]: "APLAZADA", [Stage.Correcting]: "CORRECCIÓN" } as Readonly<
    Partial<Record<Stage, string>>
  >,
  toMove: (side: string) => `turno: ${side.toLowerCase()}`,
  edition: (year: string) => `Leyes ${year}`,
  runs: "CORRE ►",
  starts: "empieza",
  resumes: "reanuda",
  presses: (count: number) => plural(count, "pulsación", "pulsaciones"),
  period: (text: string) => `período ${text}`,
  program: (number: string) => `programa ${number}`,
  flag: {
    first: ["BANDERA: cayó primero", "BANDERA, 1.ª", "1.ª"],
    flag: ["BANDERA: cayó después", "BANDERA, 2.ª", "2.ª"],
    passed: ["pasó un control: contar las jugadas", "contar las jugadas", "contar"],
    "<5": ["menos de 5 minutos: no hace falta anotar", "no hace falta anotar", "<5"],
  },
  extra: {
    "+": (value: string, unit: string) => `incremento ${value} ${unit}`,
    d: (value: string, unit: string) => `retardo: quedan ${value} ${unit}`,
    b: (value: string, unit: string) => `Bronstein: quedan ${value} ${unit}`,
    x: (value: string) => plural(Number(value), "período de byo-yomi", "períodos de byo-yomi"),
    "/": (value: string) => plural(Number(value), "pulsación por hacer", "pulsaciones por hacer"),
    "*": () => "reloj de arena",
    up: () => "cuenta ascendente",
    gong: () => "gong",
  },
  signs: { µ: "sonido", "§": "bloqueado", "±": "pila baja", "¤": "la bandera para ambos" },
  tooSmall: (columns: number, rows: number) => `mínimo ${columns}×${rows}`,
};

const onlyNoted = (place: string): string => `${place}: la pulsación se anota y nada cambia`;

const saidEs = {
  ignored: {
    setup: () => onlyNoted("No hay control elegido"),
    ready: () => "¿Colores? Esa palanca no inicia la partida; la otra, sí",
    running: (side: string) => `${side}: no es su turno; pulsación ignorada`,
    paused: () => onlyNoted("Los relojes están parados"),
    fallen: () => onlyNoted("La partida terminó"),
    finished: () => onlyNoted("La partida terminó"),
  },
  notPossible: "Eso no es posible ahora",
  pauseFirst: "Antes, pausa (p): con un reloj en marcha el árbitro no puede actuar",
  locked: "El reloj está bloqueado: m pide el código",
  gong: "Gong: el turno ha pasado por sí solo",
  period: (side: string, period: number) => `${side}: empieza el período ${period}`,
  overtime: (side: string, left: number) => `${side}: prórroga, ${left === 1 ? "queda" : "quedan"} ${left}`,
};

const standingEs = ["c corregir", "u deshacer", "t control", "r sanción", "m menú", "? ayuda", "q salir"];
const overEs = ["t otra partida", "m menú", "? ayuda", "q salir"];
const formEs = ["Intro aceptar", "Esc salir"] as const;

const keysEs: typeof keys = {
  [Stage.Setup]: ["+ − programa", "s elegir", "S editarlo", "t escribir otro", "m ajustes", "? ayuda", "q salir"],
  [Stage.Ready]: [
    "j iniciar",
    "t control",
    "? ayuda",
    "espacio iniciar",
    "i en palabras",
    "m menú",
    "l ajustes",
    "q salir",
  ],
  [Stage.Running]: ["f blancas", "j negras", "p pausa", "? ayuda", "espacio el del turno", "i en palabras", "q salir"],
  [Stage.Paused]: ["p reanudar", "x el otro bando", ...standingEs],
  [Stage.Fallen]: standingEs,
  [Stage.Finished]: overEs,
  [Stage.Adjourned]: overEs,
  [Stage.Correcting]: [formEs[0], "0–9 ↑↓ cambiar", "Tab otro campo", "→ otra cifra", formEs[1]],
  [Stage.Listing]: ["↑↓ elegir", "Intro abrir", "Esc volver"],
  [Stage.Filling]: [formEs[0], "↑↓ campo", "←→ cambiar", "0–9 escribir", "Tab otra cifra", formEs[1]],
  [Stage.Testing]: ["se prueban f j m s + −", "Esc salir"],
  [Stage.Frozen]: ["q salir"],
};

const pagesEs = {
  help: {
    title: "Teclas",
    hints: ["Esc cerrar", "↑↓ desplazar", "todas las teclas actúan"],
    keys: [
      ["f o ←", "palanca izquierda, de las blancas"],
      ["j o →", "palanca derecha, de las negras; inicia la partida"],
      ["espacio", "palanca del turno"],
      ["s o p", "START: iniciar, pausar, reanudar"],
      ["m", "MENU"],
      ["+ −", "las teclas + y − del reloj"],
      ["S M _ *", "START, MENU, − o + durante un segundo"],
      ["t", "control de tiempo: escribirlo, o ↑↓ entre los programas"],
      ["c", "corregir tiempos, contadores, banderas"],
      ["u", "deshacer una pulsación o un acto"],
      ["r", "sanción por su nombre"],
      ["n", "período siguiente"],
      ["g", "directriz III.4"],
      ["x", "reanudar el otro bando"],
      ["e", "terminar la partida"],
      ["a", "todo lo que puede el árbitro"],
      ["l", "ajustes: Leyes, décimas, sonido, idioma"],
      ["i", "el control en palabras"],
      ["q", "salir"],
    ] as readonly (readonly [string, string])[],
  },
  control: { title: "Control", hints: ["Esc cerrar", "↑↓ desplazar", "todas las teclas actúan"] },
  typing: {
    title: "Control",
    hints: ["Intro aceptar", "↑↓ programas", "Esc volver"],
    empty:
      "Minutos: 3+2 · 15|10 · 1 h 30 · 5 min · 60d5 · 40/90:30. Segundos: 300 · 180+2 · 5400+30:1800+30 · 40/7200:3600 · 7200d5 · 1500b10 · 3600:5x30 · *180 · W300-B240",
    refused: (column: number, rule: string) => `Columna ${column}: ${rule}`,
    minutes: (seconds: string) => `Leído en minutos; en segundos se escribe ${seconds}`,
    program: (number: number) => `Programa ${number} del reloj`,
  },
  change: {
    title: "En partida",
    hints: ["c seguir", "n otra partida", "Esc volver"],
    text: ["c: esta partida sigue con él; tiempos y contadores quedan.", "n: otra partida; esta se pierde."],
  },
  quit: {
    title: "Salir",
    hints: ["s salir", "otra tecla seguir"],
    text: ["¿Salir? s / n", "Hay una partida en curso y no se guarda."],
  },
};

const demoEs = {
  title: (text: string) => `flagfall juega sola una partida corta: ${text}`,
  noTerminal: "En una terminal, flagfall sim abre el reloj en el navegador; --port N lo sirve sin ella.",
};

const courseEs: typeof course = {
  title: "El curso del reloj, como lo oye un jugador ciego. Usted pulsa:",
  hold: "S M _ * mantener",
  noTerminal: "En una terminal, flagfall course espera sus teclas.",
};

export const terminalEs: TerminalWords = {
  course: courseEs,
  ...faceEs,
  said: saidEs,
  keys: keysEs,
  ...pagesEs,
  demo: demoEs,
};

/** Returns the texts of the clock in the terminal in the user's language. */
export const terminalWords = inLanguages({ en: terminalEn, es: terminalEs });
