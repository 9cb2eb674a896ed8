/** Los textos en español de `flagfall link` y `flagfall sim --serial`. */
import type { LinkWords } from "./link-en";

export const linkEs: LinkWords = {
  serial: (path) => `El reloj está en ${path}, 115200 baudios (docs/link.md); Ctrl+C lo termina.`,
  noPty: (reason) => `aquí no se puede crear un puerto serie (${reason}); hace falta Linux y su programa script`,
  heads: { port: "puerto", answer: "respuesta" },
  done: "hecho",
  faults: {
    silent: () => "no responde: ¿es un reloj, está encendido y ningún otro programa usa el puerto?",
    refused: (reason) => `rechazado: ${reason}`,
    lost: (reason) => `el puerto ha desaparecido: ${reason}; mire el estado del reloj antes de seguir`,
    unopened: (reason) => `el puerto no se puede abrir: ${reason}`,
    stranger: (reason) => `ahí responde otra cosa (${reason}): no es un reloj con este protocolo`,
  },
  refusals: {
    line: "este reloj no conoce la orden",
    check: "la línea llegó dañada",
    value: "algo detrás de la orden no puede ser",
    control: "ningún control que el reloj sepa leer",
    setting: "no hay tal ajuste o valor",
    locked: "hace falta el código del árbitro: --code",
    code: "código equivocado",
    wait: "cinco códigos equivocados; espere un minuto",
    busy: "un reloj corre, hay una partida o alguien está con las teclas",
    refused: "en su estado actual no",
    empty: "no hay partida en ese lugar",
    memory: "el reloj no tiene memoria para eso",
    frozen: "el firmware se ha detenido; los dos tiempos siguen en la pantalla",
  },
  ports: {
    missing: "no existe el puerto: ¿está conectado el cable?",
    denied: "sin permiso; en Linux entre en el grupo dialout",
    busy: "otro programa usa el puerto",
    other: "esto no es un puerto serie",
  },
  hello: ({ board, version, lock, number, players }) =>
    [`${board}, flagfall ${version}`, lock, ...(number > 0 ? [`mesa ${number}`] : []), players]
      .filter(Boolean)
      .join(", "),
  locks: { none: "sin bloqueo", closed: "bloqueado", open: "desbloqueado" },
  modes: {
    setup: "programas",
    ready: "listo",
    running: "en marcha",
    paused: "en pausa",
    fallen: "bandera caída",
    finished: "terminada",
  },
  settings: {
    bounce: "rebote (ms)",
    laws: "leyes",
    left: "izquierda",
    language: "idioma",
    tenths: "décimas",
    takeback: "incremento devuelto",
    trim: "ajuste fino",
    competition: "reglas de competición",
    under5: "señal bajo 5:00",
  },
  usage: {
    correct: "correct CAMPO=VALOR …",
    penalty: "penalty NOMBRE LADO [MINUTOS] [add]",
    adjourn: "adjourn N [sealed] [MINUTOS]",
    white: "white NOMBRE",
    black: "black NOMBRE",
    setting: "setting NÚMERO VALOR",
    lock: "lock [CÓDIGO|off]",
    unlock: "unlock CÓDIGO",
  },
  noPort: "nombre un puerto con --port, o todos con --all; flagfall link list los muestra",
  noneFound: "no se ha encontrado ningún puerto serie con un reloj",
  unknownCommand: (name, known) => `«${name}» no es una orden del enlace; hay ${known}`,
  wrongWords: (command, usage) => `«${command}» se usa así: ${usage}`,
  onePort: (command) => `${command} admite un solo puerto`,
  oneForm: "--json, --csv y --pgn se excluyen",
  badCode: "un código tiene cuatro cifras",
  badControl: (text, column, why) => `«${text}», columna ${column}: ${why}`,
  counts: (done, all) => `${done} de ${all} relojes`,
  progress: "del registro",
  help: `Órdenes:
  list                      los puertos serie y los relojes que hay en ellos
  state                     tiempos, control, quién corre
  set CONTROL               una partida nueva (--from: otra notación, o un archivo TRF26)
  start · pause · resume [white|black] · finish · new
  correct CAMPO=VALOR …     white.remaining=1:05:00 black.presses=12 turn=white …
  penalty NOMBRE LADO [MIN] illegal-move, draw-claim, add-time … (docs/link.md)
  undo [charge] · control CONTROL · adjourn N · restore N
  number N · white NOMBRE · black NOMBRE
  settings · setting NÚMERO VALOR
  lock CÓDIGO|off · unlock CÓDIGO
  watch                     lo que ocurre, hasta Ctrl+C
  log                       el diario (--json, --csv, --pgn)
  calibrate                 como flagfall calibrate`,
};
