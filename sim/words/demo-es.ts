/** The Spanish texts of the scripted game in `flagfall sim`. */
import type { DemoWords } from "./demo-en";

export const demoEs: DemoWords = {
  title: (text) => `flagfall juega sola una partida corta: ${text}`,
  start: "la palanca de las negras inicia el reloj de las blancas",
  press: (side, n) => `${side}: pulsación n.º ${n}`,
  period: (side) => `${side}: pasan el control`,
  entersToo: (side) => `${side}: también reciben el tiempo nuevo`,
  byoyomi: (side, left) => `${side}: pierden un período, ${left === 1 ? "queda" : "quedan"} ${left}`,
  canadian: (side) => `${side}: período nuevo`,
  gong: (side) => `${side}: gong, se acabó el turno`,
  flag: (side) => `${side}: cae la bandera`,
  signEnds: (side) => `${side}: se apaga la señal`,
  withdrawn: (side) => `${side}: se retira la bandera; pulsaron antes`,
  end: "el árbitro termina la partida",
  noTerminal: "En una terminal, flagfall sim abre el reloj en el navegador; --port N lo sirve sin ella.",
};
