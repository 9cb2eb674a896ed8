/** The Spanish texts of the panels in the terminal. */

export const help = {
  title: "Teclas",
  keys: [
    ["f o ←", "palanca blanca"],
    ["j o →", "palanca negra (inicia)"],
    ["espacio", "palanca del turno"],
    ["p", "iniciar, pausar, reanudar"],
    ["t", "control, otra partida"],
    ["i", "el control, en palabras"],
    ["d", "décimas por debajo de 20 s"],
    ["?", "esta ayuda"],
    ["q", "salir"],
    ["a", "todo lo que puede el árbitro"],
    ["c", "corregir tiempos y demás"],
    ["u", "deshacer pulsación o acto"],
    ["v", "deshacer y descontar tiempo"],
    ["s", "sanción por su nombre"],
    ["m", "ambos contadores + 1"],
    ["n", "período siguiente"],
    ["x", "reanudar el otro bando"],
    ["g", "directriz III.4"],
    ["l", "edición de las Leyes"],
    ["e", "terminar la partida"],
  ] as [string, string][],
  hints: ["Esc cerrar", "↑↓ desplazar", "todas las teclas actúan"],
};

export const control = {
  title: "Control de tiempo",
  hints: ["Esc cerrar", "↑↓ desplazar", "todas las teclas actúan"],
  next: {
    none: (side: string) => `${side}: no hay más períodos ni más tiempo base`,
    period: (side: string, period: string, gives: string, when: string) =>
      `${side}: sigue el período ${period}, ${gives}, ${when}`,
  },
  when: {
    zero: "cuando uno de los relojes llegue a cero",
    own: "cuando este reloj llegue a cero",
    moves: (moves: number) => `al completar ${moves === 1 ? "la jugada" : `las ${moves} jugadas`} de este período`,
    arbiter: "cuando lo abra el árbitro",
  },
};

export const presets = {
  title: "Controles de tiempo",
  typing: "/  escribir un control …",
  remote: "remoto: llega por el enlace, que este reloj no tiene",
  own: "propio: vacío",
  empty: "Este lugar no tiene aquí ningún control",
  hints: ["Intro aceptar", "↑↓ o número elegir", "/ escribir", "Esc volver"],
};

export const typing = {
  title: "Escribir un control",
  empty:
    "Minutos: 3+2 · 15|10 · 1 h 30 · 5 min. Segundos: 300 · 180+2 · 5400+30:1800+30 · 40/7200:3600 · 7200d5 · 1500b10 · 3600:5x30 · *180 · W300-B240",
  refused: (column: number, rule: string) => `Columna ${column}: ${rule}`,
  minutes: (seconds: string) => `Leído en minutos; en segundos se escribe ${seconds}`,
  hints: ["Intro aceptar", "Esc volver"],
};

export const change = {
  title: "En mitad de una partida",
  goesOn: (text: string) => `Esta partida sigue con ${text}; tiempos y contadores quedan`,
  newGame: (text: string) => `Otra partida con ${text}; esta se pierde`,
  hints: ["Intro elegir", "↑↓", "Esc volver"],
};

export const correct = {
  title: "Corrección",
  fields: {
    remainingMs: "tiempo",
    presses: "pulsaciones",
    period: "período",
    delayMs: "retardo restante",
    overtime: "prórroga restante",
    flag: "bandera",
    turn: "Turno",
    firstFlag: "Primera bandera",
  },
  was: (before: string) => `era ${before}`,
  cleared: "se quita",
  fallen: "caída",
  sign: "señal visible",
  none: "ninguna",
  fallenHasNoTime: (side: string) => `${side}: con tiempo y bandera caída no; quite también la bandera`,
  step: (step: string) => `+ − ${step}`,
  stepOne: "+ − cambiar",
  hints: ["Intro aplicar", "←→ cifra", "0–9 escribir", "↑↓ campo", "Esc descartar"],
};

export const penalty = {
  title: "Sanción",
  fields: {
    penalty: "Sanción",
    offender: "Infractor",
    edition: "Leyes",
    minutes: "Minutos",
    choice: "Elección del árbitro",
    takesBack: "Se retira el incremento",
    competition: "Reglas de competición",
  },
  byTable: "según las Leyes",
  minutes: (minutes: number) => `${minutes} min`,
  takes: (minutes: number) => `infractor − ${minutes} min`,
  halve: "reclamante − la mitad",
  add: "adversario + 3 min",
  yes: "sí",
  no: "no",
  nth: (n: number, side: string) => `Es la jugada ilegal n.º ${n} de ${side.toLowerCase()}`,
  refused: {
    noPress: (side: string) => `La última pulsación no fue de ${side.toLowerCase()}: nada que retirar`,
    noClaim: "Reclama quien tiene el turno, con menos de 2:00, en el último período, sin incremento",
    flagged: (side: string) => `${side}: su bandera ha caído; quítela antes`,
  },
  nothingChanges: (told: string) => `${told}; el reloj no cambia nada`,
  hints: ["Intro aplicar", "←→ elegir", "0–9 minutos", "↑↓ campo", "Esc volver"],
};

export const arbiter = {
  title: "El árbitro",
  acts: {
    correct: "corregir tiempos, contadores, turno, banderas",
    penalty: "sancionar",
    undo: "deshacer la última pulsación o acto",
    undoCharged: "deshacer la última pulsación y descontar el tiempo",
    forgotten: "ambos contadores + 1: se olvidó una pulsación",
    nextBoth: "abrir el período siguiente para ambos",
    nextWhite: "abrir el período siguiente para las blancas",
    nextBlack: "abrir el período siguiente para las negras",
    otherSide: "reanudar el otro bando",
    control: "control de tiempo, otra partida",
    guideline: "directriz III.4: 5 s por jugada para ambos, 2 min al adversario",
    edition: "elegir la edición de las Leyes",
    end: "terminar la partida",
  },
  hints: ["Intro o tecla hacer", "↑↓ elegir", "Esc volver"],
};

export const quit = {
  title: "Salir",
  text: ["¿Salir? s / n", "Hay una partida en curso y no se guarda."],
  hints: ["s salir", "otra tecla seguir"],
};

export const end = {
  title: "Terminar la partida",
  text: ["Otra vez e", "Antes de 2 segundos e termina la partida, sin vuelta atrás; mantenerla también."],
  hints: ["e o s terminar", "otra tecla seguir"],
};

export const editions = {
  title: "Edición de las Leyes",
  now: "(ahora)",
  taken: (year: string) => `Leyes ${year}; u lo deshace`,
  hints: ["Intro aceptar", "↑↓ elegir", "Esc volver"],
};
