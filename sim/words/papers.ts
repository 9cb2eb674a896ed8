/** The texts of the papers of a round, in both languages. */
import { consoleWords } from "./console";
import type { Language } from "./language";

const en = {
  title: (tournament: string, round: number, name: string) =>
    `Report of round ${round}${tournament === "" ? "" : `, ${tournament}`}${name === "" ? "" : `, ${name}`}`,
  set: (at: string, who: string) => `Set at ${at} by ${who}.`,
  boards: "Boards",
  acts: "Acts of arbiters",
  nobody: "Nobody did anything but set the round.",
  onTime: "on time",
  entered: (who: string) => `entered by ${who}`,
  times: (white: string, black: string, presses: number, others: number) =>
    `times ${white} – ${black}, presses ${presses} – ${others}`,
  paused: (ms: number | undefined) => (ms === undefined ? "paused until the end" : `paused for ${spanText(ms)}`),
  lost: (count: number) => `at least ${count} events are missing here`,
  log: (head: string) => `Newest row of the log of commands: ${head === "" ? "none" : head}`,
  hash: (hash: string) => `SHA-256 of the lines above: ${hash}`,
  heads: ["tournament", "round", "board", "White", "FIDE id", "Black", "FIDE id", "result", "by", "who"],
};

const es: typeof en = {
  title: (tournament, round, name) =>
    `Informe de la ronda ${round}${tournament === "" ? "" : `, ${tournament}`}${name === "" ? "" : `, ${name}`}`,
  set: (at, who) => `Puesta a las ${at} por ${who}.`,
  boards: "Tableros",
  acts: "Actos de los árbitros",
  nobody: "Nadie hizo nada más que poner la ronda.",
  onTime: "por tiempo",
  entered: (who) => `anotado por ${who}`,
  times: (white, black, presses, others) => `tiempos ${white} – ${black}, pulsaciones ${presses} – ${others}`,
  paused: (ms) => (ms === undefined ? "en pausa hasta el final" : `en pausa durante ${spanText(ms)}`),
  lost: (count) => `aquí faltan al menos ${count} sucesos`,
  log: (head) => `Última fila del registro de órdenes: ${head === "" ? "ninguna" : head}`,
  hash: (hash) => `SHA-256 de las líneas anteriores: ${hash}`,
  heads: ["torneo", "ronda", "tablero", "blancas", "id FIDE", "negras", "id FIDE", "resultado", "por", "quién"],
};

function spanText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export type PaperWords = typeof en & {
  event(event: string, side: "white" | "black" | null, times: string, lost: number): string;
  overdue(side: "white" | "black", lacks: number): string;
};

/** Returns the texts of papers in the user's language. */
export function paperWords(language: Language): PaperWords {
  const own = language === "en" ? en : es;
  const { events, side: sides, states } = consoleWords(language);
  return {
    ...own,
    event: (event, side, times, lost) =>
      `${events[event] ?? event}${side === null ? "" : ` (${sides[side]})`}: ${lost > 0 ? own.lost(lost) : times}`,
    overdue: (side, lacks) => states.overdue(sides[side], lacks),
  };
}
