/** The texts of `flagfall hall`. */

import { inLanguages } from "./language";
import { plural } from "./text";

/** The figures of a line, already rounded. */
export interface HallLine {
  readonly clocks: number;
  readonly running: number;
  readonly fallen: number;
  /** Lines and lost lines per second. */
  readonly lines: number;
  readonly lost: number;
  readonly processorPercent: number;
  readonly memoryMb: number;
}

/** The English texts of `flagfall hall`. */
export const hallEn = {
  options: {
    clocks: "how many clocks, 1 to 5000 (default 20)",
    tcp: "each clock at a TCP port of this computer, from PORT on (default 7000)",
    pty: "each clock at a serial port of its own (Linux)",
    name: "with --mqtt, the name of their bridge (default load)",
    control: "the time control, canonical (default 300+3)",
    seed: "another number gives other games (default 1)",
    speed: "how many times faster the clocks live, 1 to 100 (default 1)",
    every: "seconds between two lines of figures (default 5)",
  },
  values: { count: "N" },
  started: (count: number, addresses: string) => `${plural(count, "clock")} at ${addresses}; Ctrl+C ends them.`,
  /** `bridge` is the name of the clocks' bridge. */
  published: (count: number, bridge: string) => `${plural(count, "clock")} at the bridge ${bridge}; Ctrl+C ends them.`,
  /** How to read the clocks at TCP ports. */
  serve: (addresses: string) => `flagfall serve ${addresses} reads them.`,
  line: ({ clocks, running, fallen, lines, lost, processorPercent, memoryMb }: HallLine) =>
    `${plural(clocks, "clock")}: ${running} running, ${plural(fallen, "flag")} down; ${lines} lines/s, ` +
    `${lost} of them unheard; processor ${processorPercent} %, memory ${memoryMb} MB`,
  badNumber: (option: string, text: string, least: number, most: number) =>
    `“${text}” is no value for ${option}; it has to be a whole number from ${least} to ${most}`,
  badControl: (text: string, column: number, why: string) => `“${text}”, column ${column}: ${why}`,
  oneLink: "--tcp, --pty and --mqtt exclude each other",
  notOpened: (reason: string) => `the clocks cannot be offered: ${reason}`,
};

export type HallWords = typeof hallEn;

export const hallEs: HallWords = {
  options: {
    clocks: "cuántos relojes, de 1 a 5000 (por defecto 20)",
    tcp: "cada reloj en un puerto TCP de este ordenador, desde PUERTO (por defecto 7000)",
    pty: "cada reloj en un puerto serie propio (Linux)",
    name: "con --mqtt, el nombre de su puente (por defecto load)",
    control: "el control de tiempo, en notación canónica (por defecto 300+3)",
    seed: "otro número da otras partidas (por defecto 1)",
    speed: "cuántas veces más deprisa viven los relojes, de 1 a 100 (por defecto 1)",
    every: "segundos entre dos líneas de cifras (por defecto 5)",
  },
  values: { count: "N" },
  started: (count, addresses) => `${plural(count, "reloj", "relojes")} en ${addresses}; Ctrl+C los termina.`,
  published: (count, bridge) => `${plural(count, "reloj", "relojes")} en el puente ${bridge}; Ctrl+C los termina.`,
  serve: (addresses) => `flagfall serve ${addresses} los lee.`,
  line: ({ clocks, running, fallen, lines, lost, processorPercent, memoryMb }) =>
    `${plural(clocks, "reloj", "relojes")}: ${running} en marcha, ${plural(fallen, "bandera caída", "banderas caídas")}; ` +
    `${lines} líneas/s, ${lost} sin nadie que las oiga; procesador ${processorPercent} %, memoria ${memoryMb} MB`,
  badNumber: (option, text, least, most) =>
    `«${text}» no es un valor para ${option}; ha de ser un número entero de ${least} a ${most}`,
  badControl: (text, column, why) => `«${text}», columna ${column}: ${why}`,
  oneLink: "--tcp, --pty y --mqtt se excluyen entre sí",
  notOpened: (reason) => `no se pueden ofrecer los relojes: ${reason}`,
};

/** Returns the texts of `flagfall hall` in the user's language. */
export const hallWords = inLanguages({ en: hallEn, es: hallEs });
