/** The Spanish texts of `flagfall calibrate`. */
import type { CalibrateWords } from "./calibrate-en";

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
  faults: {
    silent: "ningún reloj responde",
    refused: "el reloj se niega",
    lost: "el puerto se ha cerrado",
    unopened: "el puerto no se puede abrir",
    stranger: "no hay un reloj con este protocolo",
  },
};
