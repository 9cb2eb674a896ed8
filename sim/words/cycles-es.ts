/** The Spanish texts of `flagfall run --cycles`. */
import type { CyclesWords } from "./cycles-en";

export const cyclesEs: CyclesWords = {
  heads: ["ciclos a 125 MHz", "número", "mediana", "95 %", "peor", "ms mediana", "95 %", "peor"],
  handlers: {
    lever: "palanca pulsada",
    leverOpens: "palanca soltada",
    key: "tecla pulsada",
    keyOpens: "tecla soltada",
    wake: "despertar (segundo, parpadeo, tecla mantenida)",
    line: "línea de un ordenador",
  },
  picture: "del flanco al último byte de su imagen",
  memory: (heapBytes, stackBytes) => `memoria, como mucho: montón ${heapBytes} bytes, pila ${stackBytes} bytes`,
  awake: ({ wakes, awake, passed, share }) =>
    `el procesador empezó a calcular ${wakes} veces, y estuvo despierto ${awake} de ${passed} s (${share} %)`,
};
