/** The Spanish texts of the command line, of `flagfall control` and of the sentences about time controls. */

import { Class, OnFlag, Policy } from "../../firmware/core/words";
import { Rule } from "../../firmware/notation/scan";
import type { ControlWords, Words } from "./en";

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** Returns "cada 10 minutos" or "cada minuto". */
function every(span: string): string {
  return `cada ${span.replace(/^1 (?=\w+$)/, "")}`;
}

const rules: Words["rules"] = {
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

const misreads: Words["misreads"] = {
  noClock: "esto dice que no se usa reloj; no hay ningún control que leer",
  unknownControl: "«?» dice que el control es desconocido; no hay ninguno que leer",
  zeroMinutes: "en ese servidor 0 minutos son 10 segundos; escríbalo en la notación canónica: 10+SEGUNDOS",
  scope: "no está claro para qué períodos vale esto; ponga «;» delante si es para todos, o uno tras cada período",
  wholeSeconds: "los tiempos deben ser segundos enteros",
};

const forms: Words["forms"] = {
  pgn: "un TimeControl de PGN es SEGUNDOS, JUGADAS/SEGUNDOS, SEGUNDOS+INCREMENTO o *SEGUNDOS, unidos por «:»",
  trf: "la línea 222 de TRF26 es SEGUNDOS, SEGUNDOS+INCREMENTO o JUGADAS/SEGUNDOS, unidos por «:», o W…-B…",
  us: "la notación de EE. UU. va en minutos: G/90;+30 o 40/120,SD/60;d5",
  fics: "FICS da minutos y segundos de incremento: 5 12, o 5 0 4 0 si los jugadores difieren",
  lichess: "Lichess da minutos y segundos de incremento: 3+2 o ½+0",
  sgf: "SGF da TM[SEGUNDOS] y OT[5x30 byo-yomi], OT[25/600 Canadian] u OT[10 fischer]",
};

const separators: Words["separators"] = {
  pgn: "los períodos se unen con «:» y un incremento con «+», sin espacios: 40/5400+30:1800+30",
  trf: "los períodos se unen con «:» y un incremento con «+», sin espacios: 40/5400+30:1800+30",
  us: "los períodos se unen con «,»; «;» va ante un delay o incremento que vale para todos: 40/120,SD/60;d5",
};

const methods: Words["methods"] = {
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

const things: Words["things"] = {
  sides: "la diferencia entre los jugadores",
  periods: "los períodos posteriores al primero",
  moves: "el número de jugadas de un período",
  repeat: "la repetición del último período",
  unnumbered: "el período sin número de jugadas anterior al último",
  wholeMinutes: "los segundos de un tiempo base que no son minutos enteros",
  hundredths: "los segundos de un tiempo base que no son centésimas de minuto enteras",
  zeroBase: "el tiempo base de 0 (allí son 10 segundos)",
};

const sentence: Words["sentence"] = {
  hours: (n) => count(n, "hora", "horas"),
  minutes: (n) => count(n, "minuto", "minutos"),
  seconds: (n) => count(n, "segundo", "segundos"),
  span: (parts) => parts.join(", ").replace(/, (?=[^,]*$)/, " y "),
  each: (span) => `${span} por jugador`,
  noBase: "sin tiempo base",
  noFurtherBase: "sin más tiempo base",
  wholeGame: " para toda la partida",
  restOfGame: " para el resto de la partida",
  firstMoves: (n) => ` para ${count(n, "jugada", "jugadas")}`,
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
  byoyomi: (n, span) => `byo-yomi, ${count(n, "período", "períodos")} de ${span}`,
  canadian: (n, span) => `byo-yomi canadiense, ${count(n, "jugada", "jugadas")} ${every(span)}`,
  fromStart: " desde la jugada 1",
  upcount: "el reloj cuenta hacia arriba sin límite",
  upcountTo: (span) => `el reloj cuenta hacia arriba hasta ${span} como máximo`,
  upcountAlone: "el reloj de cada jugador cuenta hacia arriba desde cero sin límite",
  upcountAloneTo: (span) => `el reloj de cada jugador cuenta hacia arriba desde cero hasta ${span} como máximo`,
  hourglass: (span) => `reloj de arena, ${span} por jugador; lo que uno gasta lo gana el otro`,
  gong: (span) => `gong, ${span} para cada jugada; después el turno pasa por sí solo`,
  white: "Blancas: ",
  black: "Negras: ",
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

const page: Words["page"] = {
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
  serverStart: "En ese servidor el reloj empieza en el tiempo base: añada ;first=0 para que sea así.",
};

const cli: Words["cli"] = {
  description: "El reloj del firmware flagfall en su equipo.",
  titles: {
    "Usage:": "Uso:",
    "Arguments:": "Argumentos:",
    "Options:": "Opciones:",
    "Global Options:": "En todas partes:",
    "Commands:": "Órdenes:",
  },
  usage: {
    program: "[opciones] ORDEN",
    sim: "[opciones]",
    run: "[opciones] ARCHIVO…",
    replay: "[opciones] PARTIDA.pgn…",
    control: "[opciones] TEXTO",
    boards: "[opciones] [check ARCHIVO]",
    check: "[opciones] ARCHIVO",
    build: "[opciones] PLACA",
    voice: "[opciones] IDIOMA",
    link: "[opciones] ORDEN …",
    calibrate: "--port PUERTO [opciones]",
    journal: "[opciones] ARCHIVO",
  },
  summaries: {
    sim: "el reloj, en el navegador o la terminal",
    run: "ejecuta escenarios en tiempo virtual y los compara con lo que esperan",
    replay: "reproduce partidas con lecturas de reloj y compara cada lectura",
    control: "lee un control de tiempo, lo comprueba, lo dice con palabras y lo escribe en otra notación",
    boards: "las placas que hay y si el firmware cabe en ellas",
    check: "comprueba la definición de una placa, ARCHIVO.json o ARCHIVO.ts",
    build: "crea el firmware de una placa: sus archivos y una imagen hex",
    voice: "crea los sonidos de un idioma, con espeak-ng",
    link: "ajusta, observa y corrige relojes en puertos serie",
    calibrate: "mide un reloj en un puerto serie con el de este ordenador y lo ajusta",
    journal: "lee el diario de un reloj en una imagen de su memoria flash",
  },
  values: {
    board: "PLACA",
    folder: "CARPETA",
    code: "CÓDIGO",
    control: "CONTROL",
    file: "ARCHIVO",
    name: "NOMBRE",
    notation: "N",
    seconds: "SEGUNDOS",
    percent: "PORCENTAJE",
    port: "PUERTO",
    minutes: "MINUTOS",
    tongue: "IDIOMA",
    rate: "PALABRAS",
  },
  names: {
    scenario: "ARCHIVO",
    game: "PARTIDA.pgn",
    text: "TEXTO",
    board: "ARCHIVO",
    image: "ARCHIVO",
    command: "ORDEN",
  },
  arguments: {
    scenario: "escenarios en YAML",
    game: "partidas en PGN con %clk o %emt",
    text: "un control de tiempo, como un solo argumento: 180+2",
    board: "la definición de una placa, como la describe board-defs/board.ts",
    built: "la placa: flagfall boards las nombra",
    voice: "el idioma de la voz: en, es, de, fr, ru o pt",
    linkCommand: "lo que se dice a los relojes, con sus palabras",
    journal: "una imagen de la memoria flash del reloj, como la escribe flagfall run --store",
  },
  options: {
    help: "muestra esta ayuda",
    version: "muestra la versión",
    lang: "idioma: en o es (si no, LC_ALL, LC_MESSAGES, LANG)",
    json: "escribe JSON, un objeto por línea",
    terminal: "el reloj en la terminal en vez del navegador",
    demo: "juega sola una partida corta, como texto",
    simControl: "el control de tiempo con que empezar",
    simBoard: "la placa que se dibuja: flagfall boards las nombra (por defecto pixljsplus)",
    simPort: "sirve la página en este puerto, 0 para uno cualquiera, y no abre nada (por defecto 8064)",
    simSerial: "un reloj en un puerto serie que cualquier programa puede abrir",
    linkPort: "el puerto serie de un reloj; se puede nombrar varias veces",
    linkAll: "todos los puertos serie en los que hay algo conectado",
    linkCode: "el código del árbitro, si los relojes están bloqueados",
    linkFrom: "la notación de CONTROL; con trf puede ser el nombre de un informe",
    device: "los juega en la PLACA virtual, con sus teclas y su pantalla",
    runtime: "node, espruino o lua",
    junit: "escribe un informe JUnit en ARCHIVO",
    vcd: "escribe las señales en ARCHIVO",
    out: "escribe en CARPETA (por defecto dist/PLACA)",
    voiceOut: "escribe en CARPETA (por defecto dist/voice)",
    rate: "palabras por minuto, de 100 a 350 (cada idioma tiene las suyas)",
    wav: "escribe también cada sonido como archivo WAV, para escucharlo",
    spoken: "lo que habla el reloj al principio: en (por defecto) o es",
    checkImage: "solo dice si hay imagen para la placa",
    pgn: "escribe las pulsaciones como partidas con %clk y %emt en ARCHIVO",
    store: "con --device, la memoria flash del reloj: se lee de ARCHIVO si existe, y se escribe en él",
    png: "con --device, escribe en CARPETA las imágenes que toman los escenarios",
    replayControl: "el control de tiempo; si no, se deduce de las lecturas, o de la etiqueta si solo hay %clk",
    tolerance: "segundos en que puede diferir una lectura (por defecto 1)",
    share: "tanto por ciento de las lecturas de una partida que puede quedar fuera sin que difiera (por defecto 5)",
    from: "la notación de TEXTO (por defecto canonical)",
    to: "escribe solo TEXTO en la notación N",
    port: "el puerto serie en que está el reloj",
    minutes: "cuánto medir (por defecto 10): el doble es el triple de exacto",
    storeTrim: "da al reloj el ajuste que lo corrige",
    csv: "escribe valores separados por comas, una línea por entrada",
    journalPgn: "escribe las pulsaciones como partidas con %clk y %emt",
  },
  help: "ayuda sobre una orden",
  notations: "N es canonical, pgn, trf, us, fics, lichess o sgf; para --to también uci o words.",
  errors: {
    noCommand:
      "indique una orden: sim, run, replay, control, boards, build, voice, link, calibrate o journal; --help dice qué hace cada una",
    unknownCommand: (name) =>
      `orden desconocida «${name}»; hay sim, run, replay, control, boards, build, voice, link, calibrate y journal`,
    unknownOption: (name) => `opción desconocida «${name}»; --help muestra las opciones`,
    missingArgument: (name) => `falta ${name}; --help muestra cómo se usa la orden`,
    missingOption: (option) => `falta ${option}; --help muestra cómo se usa la orden`,
    missingValue: (option) => `la opción «${option}» necesita un valor`,
    tooMany: "sobran argumentos; ponga entre comillas un texto con espacios",
    language: (name) => `idioma desconocido «${name}»; debe ser en o es`,
    other: "estos argumentos no tienen sentido; vea --help",
    output: {
      full: "no se puede escribir toda la salida: no queda sitio",
      unwritable: "no se puede escribir la salida",
    },
    unexpected: (message) => `un fallo del propio flagfall: ${message} (FLAGFALL_DEBUG=1 muestra dónde)`,
  },
  sim: {
    served: (address) => `El reloj está en ${address} – ábralo en un navegador; Ctrl+C lo termina.`,
    notServed: "la página no se puede servir aquí; --terminal es el reloj en la terminal",
    unknownBoard: (name, known) => `placa desconocida «${name}»; hay ${known}`,
    badPort: (text) => `«${text}» no es un puerto; tiene que ser un número entero de 0 a 65535`,
  },
  control: {
    refused: (text, column, why) => `«${text}», columna ${column}: ${why}`,
    unknownNotation: (option, name, known) => `notación desconocida «${name}» para ${option}; debe ser una de ${known}`,
    noLine: (file) => `${file}: un informe sin línea 222, donde está el control de tiempo en TRF26`,
    noReport: "tampoco hay un informe con ese nombre",
    lost: (notation, things) => `${notation} no puede decirlo todo; se perdería: ${things}`,
  },
};

export const controlEs: ControlWords = { rules, misreads, forms, separators, methods, things, sentence, page };

export const es: Words = { ...controlEs, cli };
