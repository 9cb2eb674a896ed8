/** The Spanish texts of the page's play screen: the clock for two players. */
import type { PlayWords } from "./en";

/** Returns the possessive form of a side's clock: *las blancas*. */
export function of(side: string): string {
  return `las ${side.toLowerCase()}`;
}

export const playEs: PlayWords = {
  title: "flagfall – reloj de ajedrez",
  name: "Reloj de ajedrez",
  side: { white: "Blancas", black: "Negras" },
  moves: (n) => `${n} ${n === 1 ? "jugada" : "jugadas"}`,
  stage: (n) => `Período ${n}`,
  flag: "Bandera",
  classes: { blitz: "relámpago", rapid: "rápido", standard: "clásico" },
  /** Short names of time controls. */
  names: {
    methods: {
      byoyomi: "Byo-yomi",
      canadian: "Canadiense",
      hourglass: "Reloj de arena",
      upcount: "Ascendente",
      gong: "Gong",
    },
    from: (move) => `desde la jugada ${move}`,
    repeats: "Repetido",
  },
  hints: {
    start: "Negras: toca para empezar",
    other: "¿Llevas negras? Toca aquí",
    paused: "En pausa",
    next: "En pausa · sigue este reloj",
    choose: "Toca: sigue este reloj",
    noPower: "Sin corriente",
  },
  says: { running: (side) => `Juegan ${of(side)}`, flag: (side) => `${side}: bandera caída` },
  bar: {
    name: "Controles del reloj",
    pause: "Pausa",
    resume: "Seguir",
    again: "Otra partida, mismo ritmo",
    choose: "Elegir otro ritmo",
    correct: "Corregir tiempos y jugadas",
    exchange: "Intercambiar los colores",
    menu: "Menú",
    short: { again: "Otra", choose: "Ritmo", correct: "Corregir", menu: "Menú", resume: "Seguir" },
  },
  undo: {
    takeBack: (what) => `Deshacer: ${what}`,
    start: "el inicio",
    press: (side) => `la pulsación de ${of(side)}`,
    correction: "la corrección",
    moves: "las jugadas contadas",
    penalty: "la sanción",
    control: "el cambio de ritmo",
    colours: "el cambio de colores",
    act: "el último acto",
    nothing: "Nada que deshacer",
    forgotten: "Lo anterior ya no se recuerda",
  },
  results: {
    name: "Terminar la partida",
    of: { white: "Ganan blancas", draw: "Tablas", black: "Ganan negras", none: "Sin resultado" },
  },
  strip: {
    back: "El reloj corre. Páusalo para salir.",
    hold: "Mantenla pulsada para pausar.",
    ended: (result) => `${result}.`,
    takeBack: "Deshacer",
  },
  plainNote: "Sin https: no funciona sin conexión",
  presets: { name: "Ritmos de juego", other: "otro…" },
  faults: {
    locked: "El bloqueo del árbitro está activo. Desactívalo en el simulador.",
    link: "No se puede leer el ritmo de este enlace.",
    tab: "Tu reloj está en otra pestaña. Este es independiente y no se guarda.",
    useHere: "Usarlo aquí",
    storage:
      "Este navegador no guarda nada: su almacenamiento está lleno o desactivado. La partida se pierde al cerrar la página.",
    other: "El reloj no lo aceptó.",
  },
};
