/** The Spanish sentences about time controls. */
import { Class, OnFlag, Policy } from "../../firmware/core/words";
import { Rule } from "../../firmware/notation/scan";
import type { ControlWords } from "./control-en";
import { plural } from "./plural";

/** Returns "cada 10 minutos" or "cada minuto". */
function every(span: string): string {
  return `cada ${span.replace(/^1 (?=\w+$)/, "")}`;
}

const rules: ControlWords["rules"] = {
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

const misreads: ControlWords["misreads"] = {
  noClock: "esto dice que no se usa reloj; no hay ningún control que leer",
  unknownControl: "«?» dice que el control es desconocido; no hay ninguno que leer",
  zeroMinutes: "en ese servidor 0 minutos son 10 segundos; escríbalo en la notación canónica: 10+SEGUNDOS",
  scope: "no está claro para qué períodos vale esto; ponga «;» delante si es para todos, o uno tras cada período",
  wholeSeconds: "los tiempos deben ser segundos enteros",
};

const forms: ControlWords["forms"] = {
  pgn: "un TimeControl de PGN es SEGUNDOS, JUGADAS/SEGUNDOS, SEGUNDOS+INCREMENTO o *SEGUNDOS, unidos por «:»",
  trf: "la línea 222 de TRF26 es SEGUNDOS, SEGUNDOS+INCREMENTO o JUGADAS/SEGUNDOS, unidos por «:», o W…-B…",
  us: "la notación de EE. UU. va en minutos: G/90;+30 o 40/120,SD/60;d5",
  fics: "FICS da minutos y segundos de incremento: 5 12, o 5 0 4 0 si los jugadores difieren",
  lichess: "Lichess da minutos y segundos de incremento: 3+2 o ½+0",
  minutes: "un tiempo se escribe 3+2, 15|10, 3m+2s, 1 h 30 o 5 min: minutos, y segundos de incremento",
  sgf: "SGF da TM[SEGUNDOS] y OT[5x30 byo-yomi], OT[25/600 Canadian] u OT[10 fischer]",
};

const separators: ControlWords["separators"] = {
  pgn: "los períodos se unen con «:» y un incremento con «+», sin espacios: 40/5400+30:1800+30",
  trf: "los períodos se unen con «:» y un incremento con «+», sin espacios: 40/5400+30:1800+30",
  us: "los períodos se unen con «,»; «;» va ante un delay o incremento que vale para todos: 40/120,SD/60;d5",
};

const methods: ControlWords["methods"] = {
  time: "tiempo simple",
  increment: "incremento",
  delay: "retardo",
  bronstein: "Bronstein",
  byoyomi: "byo-yomi",
  canadian: "canadiense",
  hourglass: "reloj de arena",
  upcount: "cuenta ascendente",
  gong: "gong",
};

export const things: ControlWords["things"] = {
  sides: "la diferencia entre los jugadores",
  periods: "los períodos posteriores al primero",
  moves: "el número de jugadas de un período",
  repeat: "la repetición del último período",
  unnumbered: "el período sin número de jugadas anterior al último",
  wholeMinutes: "los segundos de un tiempo base que no son minutos enteros",
  hundredths: "los segundos de un tiempo base que no son centésimas de minuto enteras",
  zeroBase: "el tiempo base de 0 (allí son 10 segundos)",
};

const sentence: ControlWords["sentence"] = {
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
  increment: (span) => `con un incremento de ${span} por jugada`,
  delay: (span) => `con un retardo de ${span} en cada jugada`,
  bronstein: (span) => `con un retardo Bronstein de ${span} en cada jugada`,
  fromMove: (n) => ` desde la jugada ${n}`,
  incrementsFrom: (n) => `Los incrementos se conceden a partir de la jugada ${n}`,
  next: "; después, ",
  byoyomi: (n, span) => `byo-yomi, ${plural(n, "período", "períodos")} de ${span}`,
  canadian: (n, span) => `byo-yomi canadiense, ${plural(n, "jugada", "jugadas")} ${every(span)}`,
  fromStart: " desde la jugada 1",
  upcount: "el reloj cuenta hacia arriba sin límite",
  upcountTo: (span) => `el reloj cuenta hacia arriba hasta ${span} como máximo`,
  upcountAlone: "el reloj de cada jugador cuenta hacia arriba desde cero sin límite",
  upcountAloneTo: (span) => `el reloj de cada jugador cuenta hacia arriba desde cero hasta ${span} como máximo`,
  hourglass: (span) => `reloj de arena, ${span} por jugador; lo que uno gasta lo gana el otro`,
  gong: (span) => `gong, ${span} para cada jugada; después el turno pasa por sí solo`,
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

const page: ControlWords["page"] = {
  heads: { period: "Período", moves: "jugadas", base: "base", method: "método" },
  white: "Blancas",
  black: "Negras",
  rest: "todas",
  again: "se repite",
  classes: "Clase según la edición de las Leyes",
  classNames: {
    [Class.None]: "sin regla",
    [Class.Standard]: "estándar",
    [Class.Rapid]: "rápido",
    [Class.Blitz]: "relámpago",
  },
  inMinutes: (control, sentences) =>
    `Aquí un número va en segundos. En minutos, como en la página y en la terminal (--from minutes), es ${control}: ${sentences}`,
  serverStart: "En ese servidor el reloj empieza en el tiempo base: añada ;first=0 para que sea así.",
};

export const controlEs: ControlWords = { rules, misreads, forms, separators, methods, things, sentence, page };
