/** The Spanish texts of the page's play screen: the clock for two players. */
import type { PlayWords } from "./play-en";

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
  hints: {
    start: "Negras: toca para iniciar el reloj de las blancas",
    other: "¿Llevas negras? Toca aquí",
    paused: "En pausa",
    noPower: "Sin corriente",
  },
  says: { running: (side) => `Juegan ${of(side)}`, flag: (side) => `${side}: bandera caída` },
  bar: {
    name: "Controles del reloj",
    pause: "Pausa",
    resume: "Reanudar",
    again: "Otra partida, mismo ritmo",
    choose: "Elegir otro ritmo",
    correct: "Corregir los tiempos",
    signs: "Sonido, vibración y voz",
    language: "Switch to English",
    elsewhere: "Abrir en otro dispositivo",
    bench: "Simulador",
    leave: "Dejar la partida",
  },
  presets: { name: "Ritmos de juego", other: "otro…" },
  sheets: {
    close: "Cerrar",
    giveUp: "¿Descartar esta partida?",
    giveUpText: (name) => `El reloj se programará a ${name}. Tus ajustes se conservan.`,
    giveUpYes: "Descartarla",
    giveUpNo: "Seguir jugando",
    leave: "¿Salir de esta página?",
    leaveText: "El reloj se pausará y guardará la partida hasta que vuelvas.",
    leaveYes: "Salir",
    leaveNo: "Quedarse",
    held: "¿Usar tu reloj en esta pestaña?",
    choose: "Ritmo de juego",
    correct: "Corregir los tiempos",
    correctText: "Ambos relojes están parados. Cambia un tiempo y pulsa Corregir.",
    correctYes: "Corregir",
    timeOf: (side) => `Tiempo de ${of(side)}`,
    less: (side) => `${side}: 10 segundos menos`,
    more: (side) => `${side}: 10 segundos más`,
    minute: (side) => `${side}: un minuto más`,
    unreadable: "Escribe un tiempo como 2:41 o 1:02:03.",
    signs: "Sonido y vibración",
    speech: "Voz: el reloj dice los tiempos",
    sign: { press: "Pulsación", start: "Inicio", low: "Poco tiempo", flag: "Bandera", touch: "Vibración" },
    away: "La página se cerró con un reloj en marcha",
  },
  elsewhere: {
    title: "En otro dispositivo",
    note: "Sin https: no funciona sin conexión",
  },
  own: {
    minutes: "Minutos",
    seconds: "Segundos",
    method: "Los segundos por jugada",
    methods: {
      increment: "se suman (incremento)",
      delay: "se esperan (retardo)",
      bronstein: "se devuelven (Bronstein)",
    },
    apart: "Tiempos distintos para blancas y negras",
    second: "Un segundo período",
    moves: "Tras la jugada",
    more: "minutos más",
    set: (name) => `Programar ${name}`,
    wrong: "Escribe tiempos válidos.",
  },
  faults: {
    locked: "El bloqueo del árbitro está activo. Desactívalo en el simulador.",
    link: "No se puede leer el ritmo de este enlace.",
    tab: "Tu reloj está en otra pestaña. Este es independiente y no se guarda.",
    storage:
      "Este navegador no guarda nada: su almacenamiento está lleno o desactivado. La partida se pierde al cerrar la página.",
    other: "El reloj no lo aceptó.",
  },
};
