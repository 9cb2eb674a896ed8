/** The texts of a rehearsal: `flagfall hall --script`. */
import { inLanguages } from "./language";
import { plural } from "./text";

type Side = "white" | "black";

/** An incident, as its call to the arbiter names it: the board, the side at fault, how long it lasts, the result. */
export interface Called {
  /** 0 if the incident is in the whole hall. */
  readonly board: number;
  readonly side: Side;
  readonly minutes: number;
  readonly score: string;
}

const sides = { white: "White", black: "Black" } as const;
const other = (side: Side): string => (side === "white" ? sides.black : sides.white);
const minutes = (count: number): string => plural(count, "minute");

export const rehearsalEn = {
  options: {
    script: "plays the day of this file against a server of its own, to train arbiters; see docs/hall.md",
    auto: "with --script, the program is the arbiter too",
    port: "with --script, the server's port (default 8065)",
    out: "with --script, the folder for record and pairings (default rehearsal)",
  },
  right: {
    path: "name the file of a rehearsal, such as docs/rehearsal/open.yaml",
    file: "a rehearsal begins with `tournament:`, `boards:`, `control:` and `rounds:`",
    span: "write hours and minutes, like 0:40, or with seconds, like 0:40:30",
    players: (count: number) => `write ${count} names, two for each board`,
    rounds: "write a list of rounds, one at least: - {length: 0:40}",
    incidents: "write a list of incidents: - {at: 0:10, do: flag, board: 1, side: white}",
    field: (kind: string, fields: readonly string[]) => `${kind} has ${fields.join(", ")}`,
    board: (last: number) => `the boards are 1 to ${last}`,
    early: "an incident comes before the end of its round",
    moves: "use a control with moves in a period, like 30/1800+10:900+10",
    control: "write the main time in seconds, more than 120, like 900+10",
    once: "after the end of a game nothing more happens at its board",
    roundsMax: (most: number) => `so many boards have ${most} rounds at most`,
  },
  scenario: "the rehearsal",
  wrong: {
    unneeded: (field: string, kind: string) => `\`${kind}\` has no ${field}`,
    late: "the round is over by then",
    noBoard: (board: number) => `there is no board ${board}`,
    noMoves: "in this control no period has moves",
    minutes: (text: string) => `a pairing program would read ${text} as minutes`,
    ended: (board: number) => `the game at board ${board} is over before that`,
    players: "these are not two names for each board",
    rounds: "there are too many rounds",
  },
  used: (folder: string) => `${folder}: a rehearsal is there already; name another folder with --out`,
  noFolder: (folder: string) => `${folder}: no folder can be made there`,
  noScript: (option: string) => `${option} goes with --script alone`,
  notWithScript: (option: string) => `${option} does not go with --script, which names clocks and server itself`,
  noServer: (reason: string) => `the server does not start: ${reason}`,
  kinds: {
    late: {
      called: ({ board, side, minutes: count }: Called) =>
        `Board ${board}: ${sides[side]} is not there. (The player will come after ${minutes(count)}.)`,
      should: ({ side }: Called) => `watch the no-show; ${sides[side]}'s time runs, and the player then plays on`,
    },
    absent: {
      called: ({ board, side, minutes: count }: Called) =>
        `Board ${board}: ${sides[side]} is not there. The default time is ${minutes(count)}.`,
      should: ({ score }: Called) => `enter ${score} after the default time (6.7)`,
    },
    illegal: {
      called: ({ board, side }: Called) =>
        `Board ${board}: ${sides[side]} has completed an illegal move. ${other(side)} has stopped the clock and calls.`,
      should: ({ side }: Called) => `give ${sides[side]} the penalty “illegal move” and let the game go on (7.5.5)`,
    },
    flag: {
      called: ({ board, side }: Called) => `Board ${board}: ${sides[side]} does not move any more.`,
      should: ({ score }: Called) => `see the flag fall (6.9); ${score} is in the round by itself`,
    },
    moves: {
      called: ({ board, side }: Called) => `Board ${board}: ${sides[side]} thinks for long, with many moves to make.`,
      should: ({ score }: Called) =>
        `see that the moves are not made (6.9), stop the clock; ${score} is there by itself`,
    },
    phone: {
      called: ({ board, side }: Called) => `Board ${board}: ${sides[side]}'s telephone rings. The clock is stopped.`,
      should: ({ score }: Called) => `enter ${score} (11.3.2.2)`,
    },
    result: {
      called: ({ board, score }: Called) => `Board ${board}: the players say ${score}. The clock is stopped.`,
      should: ({ score }: Called) => `enter ${score}`,
    },
    dies: {
      called: ({ board, minutes: count }: Called) =>
        `Board ${board}: the display goes dark. (A spare clock comes in ${minutes(count)}, at the same wire.)`,
      should: () => "set the control on the spare clock, give it the times and moves of the old one, and let it go on",
    },
    server: {
      called: ({ minutes: count }: Called) => `The server is killed. (It comes back after ${minutes(count)}.)`,
      should: () => "wait; every clock and the whole record come back",
    },
    power: {
      called: ({ minutes: count }: Called) => `A power cut: every clock and the server are off for ${minutes(count)}.`,
      should: () => "compare the times, then let all games go on at the same time (6.11.4)",
    },
    set: {
      called: () => "",
      should: () => "set the round from its file",
    },
  },
  server: (address: string) => `The hall is at ${address}; Ctrl+C ends the rehearsal.`,
  set: (round: number, of: number, file: string) => `Round ${round} of ${of}. Set it on the page Round from ${file}.`,
  begins: (round: number, length: string) => `Round ${round} begins. It takes ${length}.`,
  /** A line at an instant of the round. */
  line: (at: string, text: string) => `${at}  ${text}`,
  spare: (board: number) => `Board ${board}: the spare clock is there.`,
  serverBack: "The server is there again.",
  powerBack: "The power is back. All clocks stand still.",
  running: (count: number, numbers: number, wrong: number) =>
    `${plural(count, "game")} running; ${numbers} numbers read, ${wrong} wrong`,
  report: "What the arbiter had to do:",
  done: (seconds: number) => `done after ${plural(seconds, "second")}`,
  missed: "NOT DONE",
  hall: "hall",
  board: (board: number) => `board ${board}`,
  task: (round: number, at: string, place: string, what: string, outcome: string) =>
    `  round ${round}, ${at}, ${place}: ${what}: ${outcome}`,
  wrongNumber: (where: string, said: string) => `wrong: ${where}: ${said}, which the clock did not show`,
  numbers: (answers: number, numbers: number, wrong: number) =>
    `Of ${numbers} numbers in ${plural(answers, "answer")} of the server ${wrong} were wrong.`,
  record: (did: number, events: number, lost: number, doubled: number, misdated: number) =>
    `The clocks had ${plural(did, "event")}, the record has ${events}: ${lost} lost, ${doubled} twice, ` +
    `${misdated} at a wrong time.`,
  log: (isWhole: boolean): string => (isWhole ? "The log of commands is whole." : "The log of commands is NOT whole."),
  drift: (ms: number) => `After the power cut the clocks differed by ${ms} ms at most from what they showed before.`,
};

export type RehearsalWords = typeof rehearsalEn;

const bandos = { white: "las blancas", black: "las negras" } as const;
const alTablero = (board: number): string => `Tablero ${board}`;
const minutos = (count: number): string => plural(count, "minuto");
const otros = (side: Side): string => (side === "white" ? bandos.black : bandos.white);

export const rehearsalEs: RehearsalWords = {
  options: {
    script: "juega el día de este archivo contra un servidor propio, para formar árbitros; véase docs/hall.md",
    auto: "con --script, el programa es también el árbitro",
    port: "con --script, el puerto del servidor (por defecto 8065)",
    out: "con --script, la carpeta del registro y los emparejamientos (por defecto rehearsal)",
  },
  right: {
    path: "nombre el archivo de un ensayo, como docs/rehearsal/open.yaml",
    file: "un ensayo empieza por `tournament:`, `boards:`, `control:` y `rounds:`",
    span: "escriba horas y minutos, como 0:40, o con segundos, como 0:40:30",
    players: (count) => `escriba ${count} nombres, dos por tablero`,
    rounds: "escriba una lista de rondas, una al menos: - {length: 0:40}",
    incidents: "escriba una lista de incidentes: - {at: 0:10, do: flag, board: 1, side: white}",
    field: (kind, fields) => `${kind} tiene ${fields.join(", ")}`,
    board: (last) => `los tableros van del 1 al ${last}`,
    early: "un incidente llega antes del final de su ronda",
    moves: "use un control con jugadas en un período, como 30/1800+10:900+10",
    control: "escriba el tiempo principal en segundos, más de 120, como 900+10",
    once: "tras el final de una partida no pasa nada más en su tablero",
    roundsMax: (most) => `tantos tableros tienen ${most} rondas como mucho`,
  },
  scenario: "el ensayo",
  wrong: {
    unneeded: (field, kind) => `\`${kind}\` no tiene ${field}`,
    late: "para entonces la ronda ha acabado",
    noBoard: (board) => `no hay tablero ${board}`,
    noMoves: "en este control ningún período tiene jugadas",
    minutes: (text) => `un programa de emparejamientos leería ${text} como minutos`,
    ended: (board) => `la partida del tablero ${board} acaba antes`,
    players: "no son dos nombres por tablero",
    rounds: "hay demasiadas rondas",
  },
  used: (folder) => `${folder}: ya hay un ensayo; indique otra carpeta con --out`,
  noFolder: (folder) => `${folder}: no se puede crear una carpeta ahí`,
  noScript: (option) => `${option} solo va con --script`,
  notWithScript: (option) => `${option} no va con --script, que pone él mismo los relojes y el servidor`,
  noServer: (reason) => `el servidor no arranca: ${reason}`,
  kinds: {
    late: {
      called: ({ board, side, minutes: count }) =>
        `${alTablero(board)}: faltan ${bandos[side]}. (Llegarán a los ${minutos(count)}.)`,
      should: ({ side }) => `vigilar la incomparecencia; corre el tiempo de ${bandos[side]}, y luego juegan`,
    },
    absent: {
      called: ({ board, side, minutes: count }) =>
        `${alTablero(board)}: faltan ${bandos[side]}. El tiempo de espera es de ${minutos(count)}.`,
      should: ({ score }) => `anotar ${score} tras el tiempo de espera (6.7)`,
    },
    illegal: {
      called: ({ board, side }) =>
        `${alTablero(board)}: ${bandos[side]} han completado una jugada ilegal. ` +
        `Paran el reloj ${otros(side)}, y le llaman.`,
      should: ({ side }) => `sancionar a ${bandos[side]} por jugada ilegal y dejar seguir la partida (7.5.5)`,
    },
    flag: {
      called: ({ board, side }) => `${alTablero(board)}: ${bandos[side]} ya no mueven.`,
      should: ({ score }) => `ver caer la bandera (6.9); ${score} queda anotado solo`,
    },
    moves: {
      called: ({ board, side }) => `${alTablero(board)}: ${bandos[side]} piensan mucho, con muchas jugadas por hacer.`,
      should: ({ score }) => `ver que faltan jugadas (6.9), parar el reloj; ${score} queda anotado solo`,
    },
    phone: {
      called: ({ board, side }) => `${alTablero(board)}: suena el teléfono de ${bandos[side]}. El reloj está parado.`,
      should: ({ score }) => `anotar ${score} (11.3.2.2)`,
    },
    result: {
      called: ({ board, score }) => `${alTablero(board)}: los jugadores dicen ${score}. El reloj está parado.`,
      should: ({ score }) => `anotar ${score}`,
    },
    dies: {
      called: ({ board, minutes: count }) =>
        `${alTablero(board)}: la pantalla se apaga. (Un reloj de repuesto llega en ${minutos(count)}, al mismo cable.)`,
      should: () => "poner el control en el reloj de repuesto, darle los tiempos y jugadas del otro, y seguir",
    },
    server: {
      called: ({ minutes: count }) => `Muere el servidor. (Vuelve en ${minutos(count)}.)`,
      should: () => "esperar; vuelven todos los relojes y todo el registro",
    },
    power: {
      called: ({ minutes: count }) => `Corte de luz: relojes y servidor están apagados ${minutos(count)}.`,
      should: () => "comparar los tiempos, y dejar seguir todas las partidas a la vez (6.11.4)",
    },
    set: {
      called: () => "",
      should: () => "poner la ronda desde su archivo",
    },
  },
  server: (address) => `La sala está en ${address}; Ctrl+C termina el ensayo.`,
  set: (round, of, file) => `Ronda ${round} de ${of}. Póngala en la página Ronda desde ${file}.`,
  begins: (round, length) => `Empieza la ronda ${round}. Dura ${length}.`,
  line: (at, text) => `${at}  ${text}`,
  spare: (board) => `${alTablero(board)}: ya está el reloj de repuesto.`,
  serverBack: "El servidor está de vuelta.",
  powerBack: "Vuelve la luz. Todos los relojes están parados.",
  running: (count, numbers, wrong) =>
    `${plural(count, "partida")} en marcha; ${numbers} números leídos, ${wrong} falsos`,
  report: "Lo que tenía que hacer el árbitro:",
  done: (seconds) => `hecho a los ${plural(seconds, "segundo")}`,
  missed: "SIN HACER",
  hall: "sala",
  board: (board) => `tablero ${board}`,
  task: (round, at, place, what, outcome) => `  ronda ${round}, ${at}, ${place}: ${what}: ${outcome}`,
  wrongNumber: (where, said) => `falso: ${where}: ${said}, que el reloj no mostraba`,
  numbers: (answers, numbers, wrong) =>
    `De ${numbers} números en ${plural(answers, "respuesta")} del servidor, ${wrong} eran falsos.`,
  record: (did, events, lost, doubled, misdated) =>
    `Los relojes tuvieron ${plural(did, "evento")}, el registro tiene ${events}: ${lost} perdidos, ${doubled} dobles, ` +
    `${misdated} con la hora falsa.`,
  log: (isWhole) => (isWhole ? "El registro de órdenes está entero." : "El registro de órdenes NO está entero."),
  drift: (ms) => `Tras el corte de luz los relojes diferían a lo sumo en ${ms} ms de lo que mostraban antes.`,
};

/** Returns the texts of a rehearsal in the user's language. */
export const rehearsalWords = inLanguages({ en: rehearsalEn, es: rehearsalEs });
