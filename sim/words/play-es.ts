/** The Spanish texts of the page's play screen: the clock for two players. */
import type { PlayWords } from "./play-en";

/** Returns the possessive form of a side's clock: *las blancas*. */
export function of(side: string): string {
  return `las ${side.toLowerCase()}`;
}

function spanEs(s: number): string {
  return s === 60 ? "un minuto" : `${s} segundos`;
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
    next: "En pausa · sigue este reloj",
    choose: "Toca: sigue este reloj",
    noPower: "Sin corriente",
  },
  says: { running: (side) => `Juegan ${of(side)}`, flag: (side) => `${side}: bandera caída` },
  bar: {
    name: "Controles del reloj",
    pause: "Pausa",
    resume: "Reanudar",
    again: "Otra partida, mismo ritmo",
    choose: "Elegir otro ritmo",
    correct: "Corregir tiempos y jugadas",
    signs: "Sonido, vibración y voz",
    language: "Switch to English",
    elsewhere: "Abrir en otro dispositivo",
    bench: "Simulador",
    exchange: "Intercambiar los colores",
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
    ended: (result) => `${result}.`,
    takeBack: "Deshacer",
  },
  presets: { name: "Ritmos de juego", other: "otro…" },
  sheets: {
    close: "Cerrar",
    giveUp: "¿Descartar esta partida?",
    giveUpText: (name) => `El reloj se programará a ${name}. Tus ajustes se conservan.`,
    giveUpYes: "Descartarla",
    giveUpNo: "Seguir jugando",
    leave: "¿Salir de esta página?",
    leaveText: "El reloj sigue en pausa y guarda la partida hasta que vuelvas.",
    leaveYes: "Salir",
    leaveNo: "Quedarse",
    held: "¿Usar tu reloj en esta pestaña?",
    choose: "Ritmo de juego",
    correct: "Corregir tiempos y jugadas",
    correctYes: "Corregir",
    timeOf: (side) => `Tiempo de ${of(side)}`,
    movesOf: (side) => `Jugadas de ${of(side)}`,
    step: (side, s) => `${side}: ${spanEs(Math.abs(s))} ${s < 0 ? "menos" : "más"}`,
    turn: "Girar hacia el otro jugador",
    unreadable: "Escribe tiempos como 2:41 o 1:02:03, y jugadas enteras.",
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
    typed: "Escribe un ritmo",
    examples: "Por ejemplo 3+2, 90+30, 15|10, 1 h 30 o G/60 d5. O rellena:",
    notRead: (why) => `No se entiende: ${why}.`,
    minutes: "Minutos",
    seconds: "Segundos",
    method: "Segundos por jugada",
    methods: {
      increment: "se suman (incremento)",
      delay: "se esperan (retardo)",
      bronstein: "se devuelven (Bronstein)",
    },
    apart: "Tiempos distintos para cada jugador",
    seats: { bottom: "Abajo", top: "Arriba", left: "Izquierda", right: "Derecha" },
    ofSeat: (seat, field) => `${seat}: ${field.toLowerCase()}`,
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
    useHere: "Usarlo aquí",
    storage:
      "Este navegador no guarda nada: su almacenamiento está lleno o desactivado. La partida se pierde al cerrar la página.",
    other: "El reloj no lo aceptó.",
  },
};
