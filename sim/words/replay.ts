/** The texts of `flagfall replay` and `flagfall journal`. */

import type { ReadFaults } from "../files/input";
import { inLanguages } from "./language";
import type { GameFaultKind, JournalFault, NoControl, NoteName } from "./subjects";
import { type Message, plural } from "./text";

/** A move as people count it, and as the data counts it. */
export interface Place {
  move: number;
  isWhite: boolean;
  /** From 0. */
  ply: number;
}

/** The numbers of one game. Differences in seconds are our clock minus the reading. */
export interface GameLine {
  name: string;
  agrees: boolean;
  /** In canonical notation. */
  control: string;
  /** Undefined if the control was given, or taken from the tag of a game without times used. */
  inferred: InferredLine | undefined;
  /** True if the game has `%clk` alone. */
  clocksOnly: boolean;
  readings: number;
  exact: number;
  within: number;
  ambiguous: number;
  toleranceS: number;
  worst: { seconds: number; place: Place } | undefined;
  outliers: readonly { seconds: number; ply: number }[];
  badTimes: readonly { text: string; line: number }[];
  drift: { white: number | undefined; black: number | undefined; fallenAt: Place | undefined };
}

/** The reason for an inferred control: how many readings it explains, and how many the tag explains. */
export interface InferredLine {
  fits: number;
  readings: number;
  /** True if only the readings suggest the control and no list contains it. */
  derived: boolean;
  /** `same` if the tag names the same control. */
  tag: "none" | "unreadable" | "same" | { text: string; fits: number };
}

export interface TotalLine {
  games: number;
  agree: number;
  differ: number;
  unread: number;
  readings: number;
  exact: number;
  within: number;
  ambiguous: number;
  toleranceS: number;
}

/** The largest number of outliers and invalid times that one line names. */
export const outliersMax = 6;
export const badTimesMax = 3;

/** Returns `+8 s`, `−0.5 s` or `0 s`. */
function signed(seconds: number): string {
  if (seconds === 0) return "0 s";
  return `${seconds > 0 ? "+" : "−"}${Math.abs(seconds)} s`;
}

function placeOf({ move, isWhite, ply }: Place): string {
  return `${move}${isWhite ? "." : "…"} (ply ${ply})`;
}

function tagWords(tag: InferredLine["tag"], readings: number): string {
  if (typeof tag === "object") return `its tag ${tag.text} only ${tag.fits} of ${readings}`;
  switch (tag) {
    case "none":
      return "it has no tag";
    case "unreadable":
      return "its tag is no time control";
    case "same":
      return "its tag says the same";
  }
}

function controlWords({ control, inferred }: GameLine): string {
  if (inferred === undefined) return ` ${control}`;
  const { fits, readings, derived, tag } = inferred;
  const from = derived ? "derived from the readings" : "inferred";
  return ` ${control} (${from}: explains ${fits} of ${readings}, ${tagWords(tag, readings)})`;
}

function outlierWords(line: GameLine): string {
  const { outliers } = line;
  if (outliers.length < 2) return "";
  const named = outliers.slice(0, outliersMax).map(({ seconds, ply }) => `ply ${ply} ${signed(seconds)}`);
  if (outliers.length > named.length) named.push(`and ${outliers.length - named.length} more`);
  return `; outside: ${named.join(", ")}`;
}

function driftWords({ drift }: GameLine): string {
  const parts: string[] = [];
  if (drift.white !== undefined) parts.push(`White ${signed(drift.white)}`);
  if (drift.black !== undefined) parts.push(`Black ${signed(drift.black)}`);
  if (drift.fallenAt !== undefined) parts.push(`fallen at ${placeOf(drift.fallenAt)}`);
  return parts.length === 0 ? "" : `; never set: ${parts.join(", ")}`;
}

function badTimeWords({ badTimes }: GameLine): string {
  if (badTimes.length === 0) return "";
  const named = badTimes.slice(0, badTimesMax).map(({ text, line }) => `“${text}” (line ${line})`);
  if (badTimes.length > named.length) named.push(`and ${badTimes.length - named.length} more`);
  return `; no time: ${named.join(", ")}`;
}

function worstWords({ worst }: GameLine): string {
  if (worst === undefined || worst.seconds === 0) return "";
  return `; worst ${signed(worst.seconds)} at ${placeOf(worst.place)}`;
}

function game(line: GameLine): string {
  const head = `${line.name}: ${line.agrees ? "agrees" : "differs"}:${controlWords(line)} ${numbers(line)}`;
  const clocks = line.clocksOnly ? "; %clk alone: only a time that is too high differs" : "";
  return `${head}${clocks}${worstWords(line)}${outlierWords(line)}${badTimeWords(line)}${driftWords(line)}`;
}

function total(line: TotalLine): string {
  const { games, agree, differ, unread } = line;
  const verdicts = `${agree} ${agree === 1 ? "agrees" : "agree"}, ${differ} ${differ === 1 ? "differs" : "differ"}`;
  return `${plural(games, "game")}: ${verdicts}, ${unread} cannot be read; ${numbers(line)}`;
}

function numbers(line: TotalLine | GameLine): string {
  const { readings, exact, within, toleranceS, ambiguous } = line;
  return `${plural(readings, "reading")}, ${exact} exact, ${within} within ±${toleranceS} s, ${ambiguous} ambiguous`;
}

const check = "look at the text there";
const giveControl = "give it with --control";

const replayFaults: Record<GameFaultKind, (text: string) => Message> = {
  binary: () => ({ wrong: "this is not a text", right: "give a game in PGN" }),
  noGame: () => ({ wrong: "there is no game in this file", right: "give a game in PGN" }),
  comment: () => ({ wrong: "the comment that begins here has no end", right: "close it with }" }),
  variation: () => ({ wrong: "the variation that begins here has no end", right: "close it with )" }),
  command: () => ({ wrong: "a command in this comment has no end", right: "write it like [%clk 0:05:00]" }),
  grammar: (text) => ({ wrong: text === "" ? "the game breaks off here" : `“${text}” is no PGN here`, right: check }),
  time: (text) => ({ wrong: `“${text}” is no time`, right: "write it like [%clk 0:05:00], up to 99:59:59" }),
  noReading: () => ({ wrong: "no move has a %clk", right: "give games with %clk, best with %emt (or %ts)" }),
};

const replayNoControl: Record<NoControl, (tag: string) => Message> = {
  notInferred: () => ({ wrong: "no time control explains the readings", right: giveControl }),
  noTag: () => ({ wrong: "it has %clk alone, and no TimeControl tag", right: giveControl }),
  otherTag: (tag) => ({ wrong: `it has %clk alone, and its tag “${tag}” does not fit`, right: giveControl }),
};

/** The English texts of `flagfall replay`. */
export const replayEn = {
  game,
  /** The line for a game that cannot be read. */
  unread: (name: string, line: number, { wrong, right }: Message) =>
    `${name}: cannot be read: line ${line}: ${wrong}; ${right}`,
  total,
  faults: replayFaults,
  /** The text before a fault of one game. */
  inGame: (number: number) => `game ${number}: `,
  noFiles: { wrong: "no game is named", right: "flagfall replay GAME.pgn…" } satisfies Message,
  noFile: { wrong: "there is no such file", right: "give the path of a game in PGN" } satisfies Message,
  isDirectory: { wrong: "this is a folder", right: "give the path of a game in PGN" } satisfies Message,
  tooLarge: { wrong: "the file is larger than 32 MiB", right: "give its games in smaller files" } satisfies Message,
  unreadable: { wrong: "this file cannot be read", right: "give the path of a game in PGN" } satisfies Message,
  /** `tag` is the text of the TimeControl tag. */
  noControl: replayNoControl,
  badControl: (text: string, column: number, rule: string) => ({
    wrong: `--control “${text}”, column ${column}`,
    right: rule,
  }),
  badTolerance: (text: string) => ({ wrong: `--tolerance “${text}” is no time`, right: "write seconds like 1 or 0.5" }),
  badShare: (text: string) => ({
    wrong: `--share “${text}” is no share`,
    right: "write per cent from 0 to 100, like 5 or 2.5",
  }),
  broken: (message: string) => ({ wrong: `a fault in flagfall itself: ${message}`, right: "please report it" }),
  progress: "games",
};

export type ReplayWords = typeof replayEn;

function decimal(number: number): string {
  return String(number).replace(".", ",");
}

/** Returns `+8 s`, `−0,5 s` or `0 s`. */
function signedEs(seconds: number): string {
  if (seconds === 0) return "0 s";
  return `${seconds > 0 ? "+" : "−"}${decimal(Math.abs(seconds))} s`;
}

function placeOfEs({ move, isWhite, ply }: Place): string {
  return `${move}${isWhite ? "." : "…"} (media jugada ${ply})`;
}

function tagWordsEs(tag: InferredLine["tag"], readings: number): string {
  if (typeof tag === "object") return `su etiqueta ${tag.text}, solo ${tag.fits} de ${readings}`;
  switch (tag) {
    case "none":
      return "no lleva etiqueta";
    case "unreadable":
      return "su etiqueta no es un control";
    case "same":
      return "su etiqueta dice lo mismo";
  }
}

function controlWordsEs({ control, inferred }: GameLine): string {
  if (inferred === undefined) return ` ${control}`;
  const { fits, readings, derived, tag } = inferred;
  const from = derived ? "derivado de las lecturas" : "inferido";
  return ` ${control} (${from}: explica ${fits} de ${readings}, ${tagWordsEs(tag, readings)})`;
}

function outlierWordsEs(line: GameLine): string {
  const { outliers } = line;
  if (outliers.length < 2) return "";
  const named = outliers.slice(0, outliersMax).map(({ seconds, ply }) => `media jugada ${ply} ${signedEs(seconds)}`);
  if (outliers.length > named.length) named.push(`y ${outliers.length - named.length} más`);
  return `; fuera: ${named.join(", ")}`;
}

function driftWordsEs({ drift }: GameLine): string {
  const parts: string[] = [];
  if (drift.white !== undefined) parts.push(`blancas ${signedEs(drift.white)}`);
  if (drift.black !== undefined) parts.push(`negras ${signedEs(drift.black)}`);
  if (drift.fallenAt !== undefined) parts.push(`caído en ${placeOfEs(drift.fallenAt)}`);
  return parts.length === 0 ? "" : `; sin ajustar nunca: ${parts.join(", ")}`;
}

function badTimeWordsEs({ badTimes }: GameLine): string {
  if (badTimes.length === 0) return "";
  const named = badTimes.slice(0, badTimesMax).map(({ text, line }) => `«${text}» (línea ${line})`);
  if (badTimes.length > named.length) named.push(`y ${badTimes.length - named.length} más`);
  return `; no son tiempos: ${named.join(", ")}`;
}

function worstWordsEs({ worst }: GameLine): string {
  if (worst === undefined || worst.seconds === 0) return "";
  return `; la peor ${signedEs(worst.seconds)} en ${placeOfEs(worst.place)}`;
}

function gameEs(line: GameLine): string {
  const head = `${line.name}: ${line.agrees ? "coincide" : "difiere"}:${controlWordsEs(line)} ${numbersEs(line)}`;
  const clocks = line.clocksOnly ? "; solo %clk: únicamente difiere un tiempo demasiado alto" : "";
  return `${head}${clocks}${worstWordsEs(line)}${outlierWordsEs(line)}${badTimeWordsEs(line)}${driftWordsEs(line)}`;
}

function totalEs(line: TotalLine): string {
  const verdicts = `${plural(line.agree, "coincide", "coinciden")}, ${plural(line.differ, "difiere", "difieren")}`;
  const unread = plural(line.unread, "no se puede leer", "no se pueden leer");
  return `${plural(line.games, "partida", "partidas")}: ${verdicts}, ${unread}; ${numbersEs(line)}`;
}

function numbersEs(line: TotalLine | GameLine): string {
  const { readings, exact, within, toleranceS, ambiguous } = line;
  const counts = `${plural(readings, "lectura", "lecturas")}, ${plural(exact, "exacta", "exactas")}`;
  return `${counts}, ${within} a ±${decimal(toleranceS)} s, ${plural(ambiguous, "ambigua", "ambiguas")}`;
}

const giveControlEs = "indíquelo con --control";

export const replayEs: ReplayWords = {
  game: gameEs,
  unread: (name, line, { wrong, right }) => `${name}: no se puede leer: línea ${line}: ${wrong}; ${right}`,
  total: totalEs,
  faults: {
    binary: () => ({ wrong: "esto no es un texto", right: "indique una partida en PGN" }),
    noGame: () => ({ wrong: "no hay ninguna partida en este archivo", right: "indique una partida en PGN" }),
    comment: () => ({ wrong: "el comentario que empieza aquí no acaba", right: "ciérrelo con }" }),
    variation: () => ({ wrong: "la variante que empieza aquí no acaba", right: "ciérrela con )" }),
    command: () => ({ wrong: "una orden de este comentario no acaba", right: "escríbala como [%clk 0:05:00]" }),
    grammar: (text) => ({
      wrong: text === "" ? "la partida se corta aquí" : `«${text}» no es PGN aquí`,
      right: "revise el texto en ese lugar",
    }),
    time: (text) => ({ wrong: `«${text}» no es un tiempo`, right: "escríbalo como [%clk 0:05:00], hasta 99:59:59" }),
    noReading: () => ({
      wrong: "ninguna jugada lleva %clk",
      right: "indique partidas con %clk, mejor con %emt (o %ts)",
    }),
  },
  inGame: (number) => `partida ${number}: `,
  noFiles: { wrong: "no se nombra ninguna partida", right: "flagfall replay PARTIDA.pgn…" },
  noFile: { wrong: "no existe ese archivo", right: "indique la ruta de una partida en PGN" },
  isDirectory: { wrong: "esto es una carpeta", right: "indique la ruta de una partida en PGN" },
  tooLarge: { wrong: "el archivo pasa de 32 MiB", right: "reparta sus partidas en archivos menores" },
  unreadable: { wrong: "este archivo no se puede leer", right: "indique la ruta de una partida en PGN" },
  noControl: {
    notInferred: () => ({ wrong: "ningún control de tiempo explica las lecturas", right: giveControlEs }),
    noTag: () => ({ wrong: "lleva solo %clk, y ninguna etiqueta TimeControl", right: giveControlEs }),
    otherTag: (tag) => ({ wrong: `lleva solo %clk, y su etiqueta «${tag}» no encaja`, right: giveControlEs }),
  },
  badControl: (text, column, rule) => ({ wrong: `--control «${text}», columna ${column}`, right: rule }),
  badTolerance: (text) => ({ wrong: `--tolerance «${text}» no es un tiempo`, right: "escriba segundos, como 1 o 0.5" }),
  badShare: (text) => ({
    wrong: `--share «${text}» no es una proporción`,
    right: "escriba un tanto por ciento de 0 a 100, como 5 o 2.5",
  }),
  broken: (message) => ({ wrong: `un fallo del propio flagfall: ${message}`, right: "comuníquelo, por favor" }),
  progress: "partidas",
};

/** Returns the texts of `flagfall replay` in the user's language. */
export const replayWords = inLanguages({ en: replayEn, es: replayEs });

const image =
  "name an image of a clock's flash: whole pages, as flagfall run --store writes them, or the answers to the lines “log N”";

const journalEvents: Readonly<Record<string, string>> = {
  start: "start",
  press: "press",
  ignored: "ignored",
  pause: "pause",
  resume: "resume",
  flag: "flag",
  period: "next period",
  gong: "gong",
  correct: "correction",
  penalty: "penalty",
  undo: "taken back",
  control: "control",
  power: "power",
  adjourn: "adjourned",
  restore: "taken up",
  finish: "end of the game",
};

const journalUnread: ReadFaults<Message> = {
  noFile: { wrong: "there is no such file", right: image },
  isDirectory: { wrong: "this is a folder", right: image },
  tooLarge: { wrong: "the file is larger than 16 MiB", right: image },
  unreadable: { wrong: "the file cannot be read", right: image },
};

/** The English texts of `flagfall journal`. */
export const journalEn = {
  /** The width of the longest event, in columns. */
  width: 28,
  heading: "time since the beginning, event, White's time, Black's time, presses",
  /** The events by their names in the JSON lines. */
  events: journalEvents,
  notes: {
    "power-lost": "POWER LOST",
    frozen: "FAULT, frozen",
    setup: "programs",
    "no-room": "no room for heartbeats",
    "battery-low": "battery low",
    "edges-lost": "EDGES LOST",
    "key-stuck": "KEY STUCK",
    damaged: "MEMORY DAMAGED",
    dropped: "OLDER PRESSES GIVEN UP",
    "reset-pin": "reset button",
    hung: "HUNG, restarted by the watchdog",
    "runtime-fault": "FAULT, restarted by the watchdog",
    restarted: "restarted by the program",
    warning: "warning",
  } satisfies Readonly<Record<NoteName, string>>,
  sides: { white: "White", black: "Black" },
  withdrawn: "withdrawn",
  unread: journalUnread,
  size: (bytes: number, page: number) => ({ wrong: `${bytes} bytes are not whole pages of ${page}`, right: image }),
  faults: {
    empty: { wrong: "no log was ever begun in it", right: image },
    newer: { wrong: "a later version of flagfall wrote it", right: "read it with that version" },
  } satisfies Readonly<Record<JournalFault, Message>>,
  oneForm: { wrong: "--json, --csv and --pgn exclude one another", right: "give one of them" } satisfies Message,
  knights: "The clock knows no moves: knights stand in for them.",
  noGame: { wrong: "no game was begun in it", right: "without --pgn all that is in it is printed" } satisfies Message,
  damaged: {
    wrong: "words of the log are damaged and passed over",
    right: "what is printed may lack presses and acts",
  } satisfies Message,
};

export type JournalWords = typeof journalEn;

const imageEs =
  "indique una imagen de la memoria flash de un reloj: páginas enteras, como las escribe flagfall run --store, o las respuestas a las líneas «log N»";

export const journalEs: JournalWords = {
  width: 30,
  heading: "tiempo desde el comienzo, suceso, tiempo de las blancas, de las negras, pulsaciones",
  events: {
    start: "comienzo",
    press: "pulsación",
    ignored: "sin efecto",
    pause: "pausa",
    resume: "reanudación",
    flag: "bandera",
    period: "período siguiente",
    gong: "gong",
    correct: "corrección",
    penalty: "sanción",
    undo: "deshecho",
    control: "control",
    power: "corriente",
    adjourn: "aplazada",
    restore: "retomada",
    finish: "fin de la partida",
  },
  notes: {
    "power-lost": "CORTE DE CORRIENTE",
    frozen: "FALLO, detenido",
    setup: "programas",
    "no-room": "sin sitio para latidos",
    "battery-low": "batería baja",
    "edges-lost": "CONTACTOS PERDIDOS",
    "key-stuck": "TECLA ATASCADA",
    damaged: "MEMORIA DAÑADA",
    dropped: "SIN LO MÁS ANTIGUO",
    "reset-pin": "botón de reinicio",
    hung: "COLGADO, reiniciado por el vigilante",
    "runtime-fault": "FALLO, reiniciado por el vigilante",
    restarted: "reiniciado por el programa",
    warning: "advertencia",
  },
  sides: { white: "blancas", black: "negras" },
  withdrawn: "retirada",
  unread: {
    noFile: { wrong: "no existe ese archivo", right: imageEs },
    isDirectory: { wrong: "es una carpeta", right: imageEs },
    tooLarge: { wrong: "el archivo pasa de 16 MiB", right: imageEs },
    unreadable: { wrong: "el archivo no se puede leer", right: imageEs },
  },
  size: (bytes, page) => ({ wrong: `${bytes} bytes no son páginas enteras de ${page}`, right: imageEs }),
  faults: {
    empty: { wrong: "nunca se comenzó un registro en ella", right: imageEs },
    newer: { wrong: "la escribió una versión posterior de flagfall", right: "léala con esa versión" },
  },
  oneForm: { wrong: "--json, --csv y --pgn se excluyen", right: "dé una sola de ellas" },
  knights: "El reloj no conoce las jugadas: en su lugar van y vienen los caballos.",
  noGame: { wrong: "no se comenzó ninguna partida en ella", right: "sin --pgn se imprime todo lo que contiene" },
  damaged: {
    wrong: "hay palabras del registro dañadas, que se han omitido",
    right: "pueden faltar jugadas y actos en lo que se imprime",
  },
};

/** Returns the texts of `flagfall journal` in the user's language. */
export const journalWords = inLanguages({ en: journalEn, es: journalEs });
