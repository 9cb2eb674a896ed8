/** The texts about time controls. */
import { Class, OnFlag, Policy } from "../../firmware/core/words";
import { Rule } from "../../firmware/notation/scan";
import { inLanguages, type Language } from "./language";
import type { MethodName } from "./method-names";
import type { Lost, Misread } from "./subjects";
import { plural } from "./text";

/** The reasons for refusing a time control, by rule of the canonical notation. */
const rules: Record<Rule, string> = {
  [Rule.None]: "nothing is wrong",
  [Rule.Period]:
    "a period has to stand here: 300, 180+2, 7200d5, 1500b10, 40/5400+30, 5x30, c25/600, *180, up or gong10",
  [Rule.Number]: "a whole number has to stand here",
  [Rule.LeadingZero]: "a number has no zero in front; times are in seconds, 90 for 1:30",
  [Rule.Base]: "the base times of a side are at most 359999 s (99:59:59) together",
  [Rule.Value]: "this time has to be 1 to 35999 s (9:59:59)",
  [Rule.Moves]: "a number of moves has to be 1 to 255",
  [Rule.Count]: "byo-yomi periods have to be 1 to 99",
  [Rule.Slash]: "“/” and the seconds have to follow the moves of a Canadian period: c25/600",
  [Rule.NoTime]: "this leaves no time for a move; 1 s of base time or value is the least, on move 1 too",
  [Rule.Periods]: "a side has at most 8 periods",
  [Rule.Last]: "no period can follow byo-yomi, Canadian, count-up, hourglass or gong",
  [Rule.Alone]: "hourglass and gong have to stand alone and be the same for both sides",
  [Rule.Repeat]: "only a period with a base time can repeat",
  [Rule.Sides]: "“-B” and the periods of Black have to follow those of White: W300-B240",
  [Rule.Option]: "options are at=zero, at=own, at=moves, flag=freeze, flag=run-on, first=0 and from=MOVE",
  [Rule.Doubled]: "an option is given once (first=0 is from=2)",
  [Rule.From]: "first=0 and from=MOVE need a period with an increment (+)",
  [Rule.End]: "the control ends here; “:” begins a further period, “;” an option",
};

const misreads: Record<Exclude<Misread, "form" | "separator">, string> = {
  noClock: "this says that no clock is used; there is no control to read",
  unknownControl: "“?” says that the control is unknown; there is none to read",
  zeroMinutes: "0 minutes means 10 seconds on that server; write it in the canonical notation: 10+SECONDS",
  scope: "it is not clear which periods this holds for; write “;” before it for all, or one after each period",
  wholeSeconds: "times have to be whole seconds",
};

/** The correct form of each notation that can be read. */
const forms: Record<string, string> = {
  pgn: "a PGN TimeControl is SECONDS, MOVES/SECONDS, SECONDS+INCREMENT or *SECONDS, joined by “:”",
  trf: "line 222 of TRF26 is SECONDS, SECONDS+INCREMENT or MOVES/SECONDS, joined by “:”, for both or as W…-B…",
  us: "the US notation is in minutes: G/90;+30 or 40/120,SD/60;d5",
  fics: "FICS gives minutes and seconds of increment: 5 12, or 5 0 4 0 where the sides differ",
  lichess: "Lichess gives minutes and seconds of increment: 3+2 or ½+0",
  minutes: "a time is written 3+2, 15|10, 3m+2s, 1 h 30 or 5 min: minutes, and seconds of increment",
  sgf: "SGF gives TM[SECONDS], and OT[5x30 byo-yomi], OT[25/600 Canadian] or OT[10 fischer]",
};

/** The correct separators of each notation, for a text with a wrong one. */
const separators: Record<string, string> = {
  pgn: "periods are joined by “:”, an increment by “+”, without blanks: 40/5400+30:1800+30",
  trf: "periods are joined by “:”, an increment by “+”, without blanks: 40/5400+30:1800+30",
  us: "periods are joined by “,”; “;” stands before an increment or delay that holds for all: 40/120,SD/60;d5",
};

export const things: Record<Exclude<Lost, MethodName | `;${string}`>, string> = {
  sides: "the difference between the sides",
  periods: "the periods after the first",
  moves: "the number of moves of a period",
  repeat: "the repetition of the last period",
  unnumbered: "the period without a number of moves before the last",
  wholeMinutes: "the seconds of a base time that is not whole minutes",
  hundredths: "the seconds of a base time that is not whole hundredths of a minute",
  zeroBase: "the base time of 0 (there it means 10 seconds)",
};

/** Parts of sentences about a time control. A span is a time in words: "90 minutes". */
const sentence = {
  language: "en" as Language,
  hours: (n: number) => plural(n, "hour", "hours"),
  minutes: (n: number) => plural(n, "minute", "minutes"),
  seconds: (n: number) => plural(n, "second", "seconds"),
  span: (parts: readonly string[]) => parts.join(" "),
  each: (span: string) => `${span} per player`,
  noBase: "no base time",
  noFurtherBase: "no further base time",
  wholeGame: " for the whole game",
  restOfGame: " for the rest of the game",
  firstMoves: (n: number) => ` for ${plural(n, "move", "moves")}`,
  nextMoves: (n: number) => ` for the next ${n === 1 ? "move" : `${n} moves`}`,
  everyMoves: (n: number) => ` for every ${n === 1 ? "move" : `${n} moves`}`,
  furtherMoves: (n: number) => ` for every further ${n === 1 ? "move" : `${n} moves`}`,
  again: ", as often as needed",
  /** Follows an increment that begins at a later move. */
  fromMove: (n: number) => ` from move ${n}`,
  incrementsFrom: (n: number) => `Increments are granted from move ${n} on`,
  next: ", then ",
  white: "White: ",
  black: "Black: ",
  noPolicy: "There is no next period, so when it would begin changes nothing",
  policies: {
    [Policy.Zero]: "When either clock reaches zero, both players receive the time of the next period",
    [Policy.Own]: "Each player receives the time of the next period when their own clock reaches zero",
    [Policy.Moves]: "Each player receives the time of the next period on completing the moves of the current one",
  },
  flags: {
    [OnFlag.Freeze]: "When a flag falls, both clocks stop",
    [OnFlag.RunOn]: "When a flag falls, the other clock goes on",
  },
};

/** The texts of the description that `flagfall control` prints. */
const page = {
  heads: { period: "Period", moves: "moves", base: "base", method: "method" },
  white: "White",
  black: "Black",
  rest: "all",
  again: "repeats",
  classes: "Class by edition of the Laws",
  inSeconds: "The numbers are seconds.",
  classNames: {
    [Class.None]: "no rule",
    [Class.Standard]: "standard",
    [Class.Rapid]: "rapid",
    [Class.Blitz]: "blitz",
  },
};

/** The texts about time controls. */
export const controlEn = { rules, misreads, forms, separators, things, sentence, page };

export type ControlWords = typeof controlEn;

const rulesEs: ControlWords["rules"] = {
  [Rule.None]: "no hay nada incorrecto",
  [Rule.Period]:
    "aquí debe haber un período: 300, 180+2, 7200d5, 1500b10, 40/5400+30, 5x30, c25/600, *180, up o gong10",
  [Rule.Number]: "aquí debe haber un número entero",
  [Rule.LeadingZero]: "un número no lleva ceros delante; los tiempos van en segundos, 90 por 1:30",
  [Rule.Base]: "los tiempos base de un jugador suman como máximo 359999 s (99:59:59)",
  [Rule.Value]: "este tiempo debe ser de 1 a 35999 s (9:59:59)",
  [Rule.Moves]: "un número de jugadas debe ser de 1 a 255",
  [Rule.Count]: "los períodos de byo-yomi deben ser de 1 a 99",
  [Rule.Slash]: "a las jugadas de un período canadiense deben seguir «/» y los segundos: c25/600",
  [Rule.NoTime]: "así no hay tiempo para una jugada; lo mínimo es 1 s de base o de valor, también en la jugada 1",
  [Rule.Periods]: "un jugador tiene como máximo 8 períodos",
  [Rule.Last]: "ningún período puede seguir a byo-yomi, canadiense, cuenta ascendente, reloj de arena o gong",
  [Rule.Alone]: "el reloj de arena y el gong van solos y son iguales para ambos jugadores",
  [Rule.Repeat]: "solo puede repetirse un período con tiempo base",
  [Rule.Sides]: "a los períodos de las blancas deben seguir «-B» y los de las negras: W300-B240",
  [Rule.Option]: "las opciones son at=zero, at=own, at=moves, flag=freeze, flag=run-on, first=0 y from=JUGADA",
  [Rule.Doubled]: "cada opción se da una sola vez (first=0 es from=2)",
  [Rule.From]: "first=0 y from=JUGADA requieren un período con incremento (+)",
  [Rule.End]: "el control termina aquí; «:» inicia otro período y «;» una opción",
};

const misreadsEs: ControlWords["misreads"] = {
  noClock: "esto dice que no se usa reloj; no hay ningún control que leer",
  unknownControl: "«?» dice que el control es desconocido; no hay ninguno que leer",
  zeroMinutes: "en ese servidor 0 minutos son 10 segundos; escríbalo en la notación canónica: 10+SEGUNDOS",
  scope: "no está claro para qué períodos vale esto; ponga «;» delante si es para todos, o uno tras cada período",
  wholeSeconds: "los tiempos deben ser segundos enteros",
};

const formsEs: ControlWords["forms"] = {
  pgn: "un TimeControl de PGN es SEGUNDOS, JUGADAS/SEGUNDOS, SEGUNDOS+INCREMENTO o *SEGUNDOS, unidos por «:»",
  trf: "la línea 222 de TRF26 es SEGUNDOS, SEGUNDOS+INCREMENTO o JUGADAS/SEGUNDOS, unidos por «:», o W…-B…",
  us: "la notación de EE. UU. va en minutos: G/90;+30 o 40/120,SD/60;d5",
  fics: "FICS da minutos y segundos de incremento: 5 12, o 5 0 4 0 si los jugadores difieren",
  lichess: "Lichess da minutos y segundos de incremento: 3+2 o ½+0",
  minutes: "un tiempo se escribe 3+2, 15|10, 3m+2s, 1 h 30 o 5 min: minutos, y segundos de incremento",
  sgf: "SGF da TM[SEGUNDOS] y OT[5x30 byo-yomi], OT[25/600 Canadian] u OT[10 fischer]",
};

const separatorsEs: ControlWords["separators"] = {
  pgn: "los períodos se unen con «:» y un incremento con «+», sin espacios: 40/5400+30:1800+30",
  trf: "los períodos se unen con «:» y un incremento con «+», sin espacios: 40/5400+30:1800+30",
  us: "los períodos se unen con «,»; «;» va ante un delay o incremento que vale para todos: 40/120,SD/60;d5",
};

export const thingsEs: ControlWords["things"] = {
  sides: "la diferencia entre los jugadores",
  periods: "los períodos posteriores al primero",
  moves: "el número de jugadas de un período",
  repeat: "la repetición del último período",
  unnumbered: "el período sin número de jugadas anterior al último",
  wholeMinutes: "los segundos de un tiempo base que no son minutos enteros",
  hundredths: "los segundos de un tiempo base que no son centésimas de minuto enteras",
  zeroBase: "el tiempo base de 0 (allí son 10 segundos)",
};

const sentenceEs: ControlWords["sentence"] = {
  language: "es",
  hours: (n) => plural(n, "hora", "horas"),
  minutes: (n) => plural(n, "minuto", "minutos"),
  seconds: (n) => plural(n, "segundo", "segundos"),
  span: (parts) => parts.join(", ").replace(/, (?=[^,]*$)/, " y "),
  each: (span) => `${span} por jugador`,
  noBase: "sin tiempo base",
  noFurtherBase: "sin más tiempo base",
  wholeGame: " para toda la partida",
  restOfGame: " para el resto de la partida",
  firstMoves: (n) => ` para ${plural(n, "jugada", "jugadas")}`,
  nextMoves: (n) => (n === 1 ? " para la jugada siguiente" : ` para las ${n} jugadas siguientes`),
  everyMoves: (n) => ` por cada ${n === 1 ? "jugada" : `${n} jugadas`}`,
  furtherMoves: (n) => ` por cada ${n === 1 ? "jugada más" : `${n} jugadas más`}`,
  again: ", tantas veces como haga falta",
  fromMove: (n) => ` desde la jugada ${n}`,
  incrementsFrom: (n) => `Los incrementos se conceden a partir de la jugada ${n}`,
  next: "; después, ",
  white: "Blancas: ",
  black: "Negras: ",
  noPolicy: "No hay período siguiente, así que da igual cuándo empezaría",
  policies: {
    [Policy.Zero]: "Cuando uno de los relojes llega a cero, ambos jugadores reciben el tiempo del período siguiente",
    [Policy.Own]: "Cada jugador recibe el tiempo del período siguiente cuando su propio reloj llega a cero",
    [Policy.Moves]: "Cada jugador recibe el tiempo del período siguiente al completar las jugadas del actual",
  },
  flags: {
    [OnFlag.Freeze]: "Cuando cae una bandera, se detienen ambos relojes",
    [OnFlag.RunOn]: "Cuando cae una bandera, el otro reloj sigue en marcha",
  },
};

const pageEs: ControlWords["page"] = {
  heads: { period: "Período", moves: "jugadas", base: "base", method: "método" },
  white: "Blancas",
  black: "Negras",
  rest: "todas",
  again: "se repite",
  classes: "Clase según la edición de las Leyes",
  inSeconds: "Los números son segundos.",
  classNames: {
    [Class.None]: "sin regla",
    [Class.Standard]: "estándar",
    [Class.Rapid]: "rápido",
    [Class.Blitz]: "relámpago",
  },
};

export const controlEs: ControlWords = {
  rules: rulesEs,
  misreads: misreadsEs,
  forms: formsEs,
  separators: separatorsEs,
  things: thingsEs,
  sentence: sentenceEs,
  page: pageEs,
};

/** Returns the texts about time controls in the user's language. */
export const controlWords = inLanguages({ en: controlEn, es: controlEs });
