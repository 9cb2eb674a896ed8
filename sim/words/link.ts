/** The texts of `flagfall link`, `calibrate` and `doctor`. */

import { inLanguages } from "./language";
import type { SettingName } from "./setting-names";
import type { LinkFaultKind } from "./subjects";

const linkFaults: Record<LinkFaultKind, (reason: string) => string> = {
  silent: () => "no answer: is it a clock, switched on, and does no other program use the port?",
  refused: (reason) => `refused: ${reason}`,
  lost: (reason) => `the port is gone: ${reason}; look at the clock's state before you go on`,
  unopened: (reason) => `the port cannot be opened: ${reason}`,
  stranger: (reason) => `something else answers there (${reason}): no clock with this protocol`,
};

const linkRefusals: Record<string, string> = {
  line: "this clock does not know the command",
  check: "the line came through damaged",
  value: "something behind the command cannot be",
  control: "no control that the clock can read",
  setting: "no such setting or value",
  locked: "the arbiter's code is wanted: --code",
  code: "a wrong code",
  wait: "five wrong codes; wait a minute",
  busy: "a clock runs, a game is on, or somebody is at the keys",
  refused: "not in its present state",
  empty: "no game at this place",
  memory: "the clock has no memory for it",
  frozen: "the firmware has stopped; both times stay on the display",
};

const linkModes: Record<string, string> = {
  setup: "programs",
  ready: "ready",
  running: "running",
  paused: "paused",
  fallen: "flag fallen",
  finished: "finished",
};

const linkUsage: Record<string, string> = {};

/** The English texts of `flagfall link` and `flagfall sim --serial`. */
export const linkEn = {
  serial: (path: string) => `The clock is at ${path}, 115200 baud (docs/link.md); Ctrl+C ends it.`,
  noPty: (reason: string) => `no serial port can be made up here (${reason}); this needs Linux and its program script`,
  heads: { port: "port", answer: "answer" },
  /** The text after a command that was done. */
  done: "done",
  faults: linkFaults,
  /** The refusals by the clock's own words. */
  refusals: linkRefusals,
  /** The errors of a port, by the beginning of the system's message. */
  ports: {
    missing: "there is no such port, or its cable is not plugged in",
    denied: "no permission; on Linux join the group dialout",
    busy: "another program uses the port",
    other: "this is no serial port",
  },
  hello: ({
    board,
    version,
    lock,
    number,
    players,
  }: {
    board: string;
    version: string;
    lock: string;
    number: number;
    players: string;
  }) =>
    [`${board}, flagfall ${version}`, lock, ...(number > 0 ? [`board ${number}`] : []), players]
      .filter(Boolean)
      .join(", "),
  locks: { none: "no lock", closed: "locked", open: "unlocked" } satisfies Record<"none" | "closed" | "open", string>,
  modes: linkModes,
  settings: {
    bounce: "bounce (ms)",
    laws: "laws",
    left: "left",
    language: "language",
    tenths: "tenths",
    takeback: "increment taken back",
    trim: "trim",
    competition: "Competition Rules",
    under5: "sign under 5:00",
  } satisfies Record<SettingName, string>,
  /** The arguments of each command, for `wrongWords`. */
  usage: linkUsage,
  noPort: "name a port with --port, or all of them with --all; flagfall link list shows them",
  noneFound: "no serial port with a clock on it was found",
  unknownCommand: (name: string, known: string) => `“${name}” is no command of the link; there are ${known}`,
  wrongWords: (command: string, usage: string) => `“${command}” is used so: ${usage}`,
  onePort: (command: string) => `${command} takes one port`,
  oneForm: "--json, --csv and --pgn exclude each other",
  logForm: (option: string) => `${option} is of no use without log`,
  badCode: "a code has four digits",
  badControl: (text: string, column: number, why: string) => `“${text}”, column ${column}: ${why}`,
  counts: (done: number, all: number) => `${done} of ${all} clocks`,
  progress: "of the log",
  help: `Commands:
  list                      the serial ports, and the clocks at them
  state                     times, control, who runs
  set CONTROL               a new game (--from: another notation, or a TRF26 file)
  start · pause · resume [white|black] · finish · new
  correct FIELD=VALUE …     white.remaining=1:05:00 black.presses=12 turn=white …
  penalty NAME SIDE [MIN]   illegal-move, draw-claim, add-time … (docs/link.md)
  undo [charge] · control CONTROL · adjourn N · restore N
  number N · white NAME · black NAME
  settings · setting NUMBER VALUE
  lock CODE|off · unlock CODE
  watch                     what happens, until Ctrl+C
  log                       the journal (--json, --csv, --pgn)
  calibrate                 as flagfall calibrate`,
};

export type LinkWords = typeof linkEn;

export const linkEs: LinkWords = {
  serial: (path) => `El reloj está en ${path}, 115200 baudios (docs/link.md); Ctrl+C lo termina.`,
  noPty: (reason) => `aquí no se puede crear un puerto serie (${reason}); hace falta Linux y su programa script`,
  heads: { port: "puerto", answer: "respuesta" },
  done: "hecho",
  faults: {
    silent: () => "no responde: ¿es un reloj, está encendido y ningún otro programa usa el puerto?",
    refused: (reason) => `rechazado: ${reason}`,
    lost: (reason) => `el puerto ha desaparecido: ${reason}; mire el estado del reloj antes de seguir`,
    unopened: (reason) => `el puerto no se puede abrir: ${reason}`,
    stranger: (reason) => `ahí responde otra cosa (${reason}): no es un reloj con este protocolo`,
  },
  refusals: {
    line: "este reloj no conoce la orden",
    check: "la línea llegó dañada",
    value: "algo detrás de la orden no puede ser",
    control: "ningún control que el reloj sepa leer",
    setting: "no hay tal ajuste o valor",
    locked: "hace falta el código del árbitro: --code",
    code: "código equivocado",
    wait: "cinco códigos equivocados; espere un minuto",
    busy: "un reloj corre, hay una partida o alguien está con las teclas",
    refused: "en su estado actual no",
    empty: "no hay partida en ese lugar",
    memory: "el reloj no tiene memoria para eso",
    frozen: "el firmware se ha detenido; los dos tiempos siguen en la pantalla",
  },
  ports: {
    missing: "no existe el puerto, o su cable no está conectado",
    denied: "sin permiso; en Linux entre en el grupo dialout",
    busy: "otro programa usa el puerto",
    other: "esto no es un puerto serie",
  },
  hello: ({ board, version, lock, number, players }) =>
    [`${board}, flagfall ${version}`, lock, ...(number > 0 ? [`mesa ${number}`] : []), players]
      .filter(Boolean)
      .join(", "),
  locks: { none: "sin bloqueo", closed: "bloqueado", open: "desbloqueado" },
  modes: {
    setup: "programas",
    ready: "listo",
    running: "en marcha",
    paused: "en pausa",
    fallen: "bandera caída",
    finished: "terminada",
  },
  settings: {
    bounce: "rebote (ms)",
    laws: "leyes",
    left: "izquierda",
    language: "idioma",
    tenths: "décimas",
    takeback: "incremento devuelto",
    trim: "ajuste fino",
    competition: "reglas de competición",
    under5: "señal bajo 5:00",
  },
  usage: {
    correct: "correct CAMPO=VALOR …",
    penalty: "penalty NOMBRE LADO [MINUTOS] [add]",
    adjourn: "adjourn N [sealed] [MINUTOS]",
    white: "white NOMBRE",
    black: "black NOMBRE",
    setting: "setting NÚMERO VALOR",
    lock: "lock [CÓDIGO|off]",
    unlock: "unlock CÓDIGO",
  },
  noPort: "nombre un puerto con --port, o todos con --all; flagfall link list los muestra",
  noneFound: "no se ha encontrado ningún puerto serie con un reloj",
  unknownCommand: (name, known) => `«${name}» no es una orden del enlace; hay ${known}`,
  wrongWords: (command, usage) => `«${command}» se usa así: ${usage}`,
  onePort: (command) => `${command} admite un solo puerto`,
  oneForm: "--json, --csv y --pgn se excluyen",
  logForm: (option) => `${option} no sirve de nada sin log`,
  badCode: "un código tiene cuatro cifras",
  badControl: (text, column, why) => `«${text}», columna ${column}: ${why}`,
  counts: (done, all) => `${done} de ${all} relojes`,
  progress: "del registro",
  help: `Órdenes:
  list                      los puertos serie y los relojes que hay en ellos
  state                     tiempos, control, quién corre
  set CONTROL               una partida nueva (--from: otra notación, o un archivo TRF26)
  start · pause · resume [white|black] · finish · new
  correct CAMPO=VALOR …     white.remaining=1:05:00 black.presses=12 turn=white …
  penalty NOMBRE LADO [MIN] illegal-move, draw-claim, add-time … (docs/link.md)
  undo [charge] · control CONTROL · adjourn N · restore N
  number N · white NOMBRE · black NOMBRE
  settings · setting NÚMERO VALOR
  lock CÓDIGO|off · unlock CÓDIGO
  watch                     lo que ocurre, hasta Ctrl+C
  log                       el diario (--json, --csv, --pgn)
  calibrate                 como flagfall calibrate`,
};

/** Returns the texts of `flagfall link` in the user's language. */
export const linkWords = inLanguages({ en: linkEn, es: linkEs });

/** The faults of a port in the few words that `calibrate` and `doctor` have room for. */
const shortFaultsEn: Record<LinkFaultKind, string> = {
  silent: "no clock answers",
  refused: "the clock refuses",
  lost: "the port was closed",
  unopened: "the port cannot be opened",
  stranger: "no clock with this protocol",
};

const shortFaultsEs: Record<LinkFaultKind, string> = {
  silent: "ningún reloj responde",
  refused: "el reloj se niega",
  lost: "el puerto se ha cerrado",
  unopened: "el puerto no se puede abrir",
  stranger: "no hay un reloj con este protocolo",
};

/** The numbers as printed. */
export interface PaceFigures {
  ppm: string;
  uncertainty: string;
  secondsPerHour: string;
  trim: string;
  used: number;
  taken: number;
  isFast: boolean;
}

const calibrateRightRefused: Record<string, string> = {
  locked: "give the arbiter's code on the clock first",
  busy: "end the game, close the menu: a trim is set while the programs or a ready clock are shown",
  line: "its firmware is too old for this",
  setting: "its firmware is too old for this",
  trim: "it did not keep the trim; try again",
};

/** The English texts of `flagfall calibrate`. */
export const calibrateEn = {
  progress: "of the measurement",
  result: ({ ppm, uncertainty, secondsPerHour, trim, used, taken, isFast }: PaceFigures) => [
    `The clock is ${ppm} ppm ${isFast ? "fast" : "slow"} by this computer's clock (± ${uncertainty} ppm, 95 %): ${secondsPerHour} s an hour.`,
    `Trim that makes it right: ${trim} ppm (${used} of ${taken} readings used).`,
  ],
  stored: (trim: string) => `The clock has stored a trim of ${trim} ppm.`,
  notStored: (trim: string) => `Nothing was stored; --store gives the clock ${trim} ppm.`,
  tooMuch: (trim: string, max: string) => `a trim of ${trim} ppm cannot be right; a clock takes up to ± ${max} ppm`,
  badMinutes: (text: string) => `“${text}” is no measuring time`,
  right: {
    minutes: "--minutes takes a number from 0.2 to 1440",
    port: (known: readonly string[]) =>
      known.length === 0 ? "no cable of a clock is here" : `ports here: ${known.join(", ")}`,
    silent: "plug the clock in, switch it on, and let no other program use the port",
    refused: calibrateRightRefused,
  },
  faults: shortFaultsEn,
};

export type CalibrateWords = typeof calibrateEn;

export const calibrateEs: CalibrateWords = {
  progress: "de la medición",
  result: ({ ppm, uncertainty, secondsPerHour, trim, used, taken, isFast }) => [
    `El reloj va ${ppm} ppm ${isFast ? "rápido" : "lento"} según el de este ordenador (± ${uncertainty} ppm, 95 %): ${secondsPerHour} s por hora.`,
    `Ajuste que lo corrige: ${trim} ppm (usadas ${used} de ${taken} lecturas).`,
  ],
  stored: (trim) => `El reloj ha guardado un ajuste de ${trim} ppm.`,
  notStored: (trim) => `No se ha guardado nada; --store da al reloj ${trim} ppm.`,
  tooMuch: (trim, max) => `un ajuste de ${trim} ppm no puede ser; un reloj admite hasta ± ${max} ppm`,
  badMinutes: (text) => `«${text}» no es un tiempo de medición`,
  right: {
    minutes: "--minutes toma un número de 0.2 a 1440",
    port: (known) =>
      known.length === 0 ? "aquí no hay ningún cable de un reloj" : `puertos aquí: ${known.join(", ")}`,
    silent: "conecte el reloj, enciéndalo y no deje que otro programa use el puerto",
    refused: {
      locked: "dé antes el código del árbitro en el reloj",
      busy: "termine la partida, cierre el menú: el ajuste se pone con los programas o un reloj listo a la vista",
      line: "su firmware es demasiado antiguo para esto",
      setting: "su firmware es demasiado antiguo para esto",
      trim: "no ha guardado el ajuste; inténtelo de nuevo",
    },
  },
  faults: shortFaultsEs,
};

/** Returns the texts of `flagfall calibrate` in the user's language. */
export const calibrateWords = inLanguages({ en: calibrateEn, es: calibrateEs });

/** The English texts of `flagfall doctor`. */
export const doctorEn = {
  /** The first letter of a yes. */
  yes: "y",
  /** The letters that name a side, and what each means. */
  sides: [
    ["l", "left"],
    ["r", "right"],
    ["b", "both"],
  ] satisfies readonly (readonly [letter: string, seen: "left" | "right" | "both"])[],
  ask: {
    begin: "Keys, lamps and sound come next. Enter begins. ",
    lamp: "Which lamp is lit: l (left), r (right), b (both), n (none)? ",
    tone: "Did you hear a tone (y/n)? ",
    display: "Does the display show whole letters, without missing rows or columns (y/n)? ",
  },
  press: {
    left_lever: "Press the left lever and release it.",
    right_lever: "Press the right lever and release it.",
    menu: "Press MENU and release it.",
    start: "Press START and release it.",
    minus: "Press − and release it.",
    plus: "Press + and release it.",
    left_ask: "Press the left player's own key and release it.",
    right_ask: "Press the right player's own key and release it.",
  } satisfies Record<
    "left_lever" | "right_lever" | "menu" | "start" | "minus" | "plus" | "left_ask" | "right_ask",
    string
  >,
  verdicts: { ok: "ok", bad: "BAD", open: "open" } satisfies Record<"ok" | "bad" | "open", string>,
  noPort: "no serial port of a clock is here",
  manyPorts: (ports: readonly string[]) => `several serial ports are here: ${ports.join(", ")}`,
  name: "name one with --port PORT",
  busy: "a game is on the clock",
  endGame: "end it first, because the examination sounds the buzzer and lights the lamps",
  right: {
    port: (known: readonly string[]) =>
      known.length === 0 ? "no cable of a clock is here" : `ports here: ${known.join(", ")}`,
    silent: "plug the clock in, switch it on, and let no other program use the port",
  },
  faults: shortFaultsEn,
  unwritten: "the report cannot be written",
  full: "the disk is full",
  otherFile: "name another file with --out FILE",
  summary: (ok: number, bad: number, open: number) => `${ok} ok, ${bad} bad, ${open} open`,
  written: (file: string) => `The report is in ${file}: read it, fill in the form, and put it into an issue.`,
  noSelfTest: "No self-test since the power came: hold START and − while you switch the clock on, then run this again.",
  report: {
    title: "Report about a clock",
    head: ["check", "reading", "right", "verdict"] satisfies readonly [
      check: string,
      reading: string,
      right: string,
      verdict: string,
    ],
    facts: { version: "firmware", board: "board", computer: "computer", date: "date" },
    bad: "What is bad",
    nothingBad: "Nothing.",
    all: "Every check",
    form: "What a program cannot see",
    lines: [
      "the Pico: maker, and what is printed on its chip",
      "the display: maker, chip, voltage",
      "levers, keys, buzzer, lamps: kind, length of the wires",
      "the supply: cells or USB, the voltage that you measured",
      "the lamp of the Pico: how often it blinked after the self-test",
      "what you saw and heard that the table does not say",
    ],
  },
};

export type DoctorWords = typeof doctorEn;

export const doctorEs: DoctorWords = {
  yes: "s",
  sides: [
    ["i", "left"],
    ["d", "right"],
    ["a", "both"],
  ],
  ask: {
    begin: "Ahora siguen las teclas, las luces y el sonido. Pulse Intro para empezar. ",
    lamp: "¿Qué luz está encendida: i (izquierda), d (derecha), a (ambas), n (ninguna)? ",
    tone: "¿Ha oído un tono (s/n)? ",
    display: "¿Muestra la pantalla letras enteras, sin filas ni columnas que falten (s/n)? ",
  },
  press: {
    left_lever: "Pulse la palanca izquierda y suéltela.",
    right_lever: "Pulse la palanca derecha y suéltela.",
    menu: "Pulse MENU y suéltela.",
    start: "Pulse START y suéltela.",
    minus: "Pulse − y suéltela.",
    plus: "Pulse + y suéltela.",
    left_ask: "Pulse la tecla propia del jugador de la izquierda y suéltela.",
    right_ask: "Pulse la tecla propia del jugador de la derecha y suéltela.",
  },
  verdicts: { ok: "bien", bad: "MAL", open: "sin saber" },
  noPort: "aquí no hay ningún puerto serie de un reloj",
  manyPorts: (ports) => `aquí hay varios puertos serie: ${ports.join(", ")}`,
  name: "elija uno con --port PUERTO",
  busy: "hay una partida en el reloj",
  endGame: "termínela antes, porque el examen hace sonar el zumbador y enciende las luces",
  right: {
    port: (known) =>
      known.length === 0 ? "aquí no hay ningún cable de un reloj" : `puertos aquí: ${known.join(", ")}`,
    silent: "conecte el reloj, enciéndalo y no deje que otro programa use el puerto",
  },
  faults: shortFaultsEs,
  unwritten: "no se puede escribir el informe",
  full: "el disco está lleno",
  otherFile: "elija otro archivo con --out ARCHIVO",
  summary: (ok, bad, open) => `${ok} bien, ${bad} mal, ${open} sin saber`,
  written: (file) => `El informe está en ${file}: léalo, rellene el formulario y péguelo en una incidencia.`,
  noSelfTest:
    "Sin autoprueba desde que llegó la corriente: mantenga START y − al encender el reloj y repita esta orden.",
  report: {
    title: "Informe sobre un reloj",
    head: ["comprobación", "lectura", "correcto", "veredicto"],
    facts: { version: "firmware", board: "placa", computer: "ordenador", date: "fecha" },
    bad: "Lo que está mal",
    nothingBad: "Nada.",
    all: "Todas las comprobaciones",
    form: "Lo que un programa no ve",
    lines: [
      "la Pico: fabricante y lo que está impreso en su chip",
      "la pantalla: fabricante, chip, tensión",
      "palancas, teclas, zumbador, luces: tipo y longitud de los cables",
      "la alimentación: pilas o USB, la tensión que ha medido",
      "la luz de la Pico: cuántas veces parpadeó tras la autoprueba",
      "lo que ha visto y oído y no dice la tabla",
    ],
  },
};

/** Returns the texts of `flagfall doctor` in the user's language. */
export const doctorWords = inLanguages({ en: doctorEn, es: doctorEs });
