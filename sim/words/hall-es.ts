/** The Spanish texts of `flagfall hall`. */
import type { HallWords } from "./hall-en";
import { plural } from "./plural";

export const hallEs: HallWords = {
  options: {
    clocks: "cuántos relojes, de 1 a 5000 (por defecto 20)",
    tcp: "cada reloj en un puerto TCP de este ordenador, desde PUERTO (por defecto 7000)",
    pty: "cada reloj en un puerto serie propio (Linux)",
    mqtt: "los relojes tras un puente propio que publica en este bróker",
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
