/** The Spanish texts of `flagfall replay`. */

import { plural } from "./plural";
import {
  badTimesMax,
  type GameLine,
  type InferredLine,
  outliersMax,
  type Place,
  type ReplayWords,
  type TotalLine,
} from "./replay-en";

function decimal(number: number): string {
  return String(number).replace(".", ",");
}

/** Returns `+8 s`, `−0,5 s` or `0 s`. */
function signed(seconds: number): string {
  if (seconds === 0) return "0 s";
  return `${seconds > 0 ? "+" : "−"}${decimal(Math.abs(seconds))} s`;
}

function placeOf({ move, isWhite, ply }: Place): string {
  return `${move}${isWhite ? "." : "…"} (media jugada ${ply})`;
}

function tagWords(tag: InferredLine["tag"], readings: number): string {
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

function controlWords({ control, inferred }: GameLine): string {
  if (inferred === undefined) return ` ${control}`;
  const { fits, readings, derived, tag } = inferred;
  const from = derived ? "derivado de las lecturas" : "inferido";
  return ` ${control} (${from}: explica ${fits} de ${readings}, ${tagWords(tag, readings)})`;
}

function outlierWords(line: GameLine): string {
  const { outliers } = line;
  if (outliers.length < 2) return "";
  const named = outliers.slice(0, outliersMax).map(({ seconds, ply }) => `media jugada ${ply} ${signed(seconds)}`);
  if (outliers.length > named.length) named.push(`y ${outliers.length - named.length} más`);
  return `; fuera: ${named.join(", ")}`;
}

function driftWords({ drift }: GameLine): string {
  const parts: string[] = [];
  if (drift.white !== undefined) parts.push(`blancas ${signed(drift.white)}`);
  if (drift.black !== undefined) parts.push(`negras ${signed(drift.black)}`);
  if (drift.fallenAt !== undefined) parts.push(`caído en ${placeOf(drift.fallenAt)}`);
  return parts.length === 0 ? "" : `; sin ajustar nunca: ${parts.join(", ")}`;
}

function badTimeWords({ badTimes }: GameLine): string {
  if (badTimes.length === 0) return "";
  const named = badTimes.slice(0, badTimesMax).map(({ text, line }) => `«${text}» (línea ${line})`);
  if (badTimes.length > named.length) named.push(`y ${badTimes.length - named.length} más`);
  return `; no son tiempos: ${named.join(", ")}`;
}

function worstWords({ worst }: GameLine): string {
  if (worst === undefined || worst.seconds === 0) return "";
  return `; la peor ${signed(worst.seconds)} en ${placeOf(worst.place)}`;
}

function game(line: GameLine): string {
  const head = `${line.name}: ${line.agrees ? "coincide" : "difiere"}:${controlWords(line)} ${numbers(line)}`;
  const clocks = line.clocksOnly ? "; solo %clk: únicamente difiere un tiempo demasiado alto" : "";
  return `${head}${clocks}${worstWords(line)}${outlierWords(line)}${badTimeWords(line)}${driftWords(line)}`;
}

function total(line: TotalLine): string {
  const verdicts = `${plural(line.agree, "coincide", "coinciden")}, ${plural(line.differ, "difiere", "difieren")}`;
  const unread = plural(line.unread, "no se puede leer", "no se pueden leer");
  return `${plural(line.games, "partida", "partidas")}: ${verdicts}, ${unread}; ${numbers(line)}`;
}

function numbers(line: TotalLine | GameLine): string {
  const { readings, exact, within, toleranceS, ambiguous } = line;
  const counts = `${plural(readings, "lectura", "lecturas")}, ${plural(exact, "exacta", "exactas")}`;
  return `${counts}, ${within} a ±${decimal(toleranceS)} s, ${plural(ambiguous, "ambigua", "ambiguas")}`;
}

const giveControl = "indíquelo con --control";

export const replayEs: ReplayWords = {
  game,
  unread: (name, line, { wrong, right }) => `${name}: no se puede leer: línea ${line}: ${wrong}; ${right}`,
  total,
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
    notInferred: () => ({ wrong: "ningún control de tiempo explica las lecturas", right: giveControl }),
    noTag: () => ({ wrong: "lleva solo %clk, y ninguna etiqueta TimeControl", right: giveControl }),
    otherTag: (tag) => ({ wrong: `lleva solo %clk, y su etiqueta «${tag}» no encaja`, right: giveControl }),
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
