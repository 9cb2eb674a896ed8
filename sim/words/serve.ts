/** The texts of `flagfall serve` and of its server. */

import { inLanguages } from "./language";
import type { RefusalCode } from "./subjects";
import { plural } from "./text";

const serveRefusals: Record<RefusalCode, (detail: string) => string> = {
  malformed: (detail) => (detail === "" ? "the input cannot be read" : `the input cannot be: ${detail}`),
  unauthenticated: () => "log in first, with a token of this hall",
  token: () => "this is no token of this hall",
  role: () => "only an arbiter may do this",
  "cross-site": () => "this request came from another site",
  host: (detail) => `this server does not answer under the name “${detail}”`,
  "not-found": () => "there is nothing here",
  "too-large": () => "the input is too large",
  "too-many": (detail) => `too many requests; wait ${detail} s`,
  clocks: (detail) => `an order names each clock of the hall at most once, and there are ${detail}`,
  changed: () => "somebody has done something else meanwhile; look again",
  tournament: () => "this token is for another tournament",
  readers: () => "too many open consoles",
  fault: () => "a fault in flagfall itself; the server's window says more",
  full: () => "the disk is full, so nothing is done that must be recorded",
  unwritten: () => "the record cannot be written, so nothing is done that must be recorded",
};

/** The English texts of `flagfall serve` and of its server's answers. */
export const serveEn = {
  options: {
    address: "where clocks are: serial ports, tcp://HOST:PORT, tcp://HOST:FIRST-LAST",
    all: "every serial port with something plugged in",
    simulate: "so many simulated clocks, on which games are played",
    port: "serve at this port, 0 for any (default 8065)",
    listen: "listen at this IP address, for other computers too; needs --tokens",
    tokens: "the file of those who may come; see below",
    tokensMade: "the file that gets the token's hash; a new one is created",
    record: "the file of the record (default flagfall-hall.db; with simulated clocks alone, none)",
    name: "the name of this computer's clocks, for example hall2 (default main)",
    holder: "whose token it is: letters, digits and hyphens",
    role: "viewer reads, arbiter acts",
    moves: "the moves of e-boards: a PGN file, a folder of them, or its address, for the live PGN",
    cert: "serve by https with this certificate (PEM); needs --cert-key",
    certKey: "the private key of the certificate (PEM)",
    tournament: "the token acts at the boards of this tournament alone",
    until: "the last day of the token, for example 2026-12-31",
    auditFile: "the record, or the JSON export of a tournament",
    verify: "check that nobody has changed the log",
  },
  values: { address: "ADDRESS", count: "N", role: "ROLE", place: "FILE|URL|FOLDER", day: "DAY" },
  tokenSummary: "create a token for the console, and print it once",
  auditSummary: "check the log of commands of a record",
  whole: (rows: number, head: string) =>
    `The log is whole: ${plural(rows, "row")}, the last one ${head === "" ? "without a hash" : head}. Compare it with the last report on paper.`,
  broken: (row: number) =>
    `Somebody has changed the log: row ${row} is not what was written, or does not follow the row before.`,
  noLog: (file: string) => `${file} is no record and no export of a tournament`,
  notThere: (file: string) => `${file}: there is no such file; name a record or the JSON export of a tournament`,
  noMoves: (place: string) =>
    `${place} is not there; it has to be a PGN file, a folder, or an address that begins with http`,
  unreadMoves: (place: string, reason: string) =>
    `the moves at ${place} cannot be read (${reason}); the last ones stay, and the program tries again`,
  needsBoth: "--cert and --cert-key belong together",
  badCert: (file: string, reason: string) =>
    `${file}: no certificate with its key (${reason}); both have to be PEM, the key without a password`,
  certTimes: (from: string, to: string) => `browsers take the certificate from ${from} to ${to} only`,
  badDay: (text: string) => `“${text}” is no day; write it as 2026-12-31`,
  pastDay: (day: string) => `${day} is over, so nobody could come with the token; name a later day`,
  /** The server's refusals. `detail` is empty, or the place of the fault in the input. */
  refusals: serveRefusals,
  /** The text of `/` if the console is not built. */
  noConsole: "The console is not built: npm run build builds it.",
  /** The heads of `/api/times.csv`. */
  heads: ["board", "clock", "White", "Black", "control", "mode", "runs", "time White", "time Black", "first flag"],
  started: (address: string) => `The hall is at ${address} – open it in a browser; Ctrl+C ends it.`,
  open: "Everybody at this computer is an arbiter, because there is no token file (--tokens).",
  /** `record` is the file of the record; undefined if it is in memory only. */
  clocks: (count: number, record: string | undefined) =>
    `${plural(count, "clock")}; the record is ${record ?? "in memory only"}.`,
  /** Said when a record that could not be written can be again. */
  written: "the record is written again",
  /** Said when too many events wait for the record. */
  noRoom:
    "too many events wait for the record: until it is written again, the clocks keep theirs as long as they have room",
  /** Said of a clock whose link brings too much. */
  flood: (address: string) =>
    `${address} says more than any clock has to, so it is not heard for a while; look at its link`,
  guarded: (tokens: string) => `Whoever comes needs a token of ${tokens}; flagfall serve token creates one.`,
  fault: (place: string, message: string) => `a fault at ${place}: ${message}`,
  noClocks: "name the clocks: serial ports, tcp://HOST:PORT, --all or --simulate N",
  badAddress: (text: string) =>
    `“${text}” is no address of a clock; it has to be a serial port, tcp://HOST:PORT or tcp://HOST:FIRST-LAST`,
  badNumber: (option: string, text: string, most: number) =>
    `“${text}” is no value for ${option}; it has to be a whole number up to ${most}`,
  badName: (text: string) => `“${text}” is no name of a bridge; it has to be small letters and digits, 20 at most`,
  badListen: (text: string) => `“${text}” is no address of this computer to listen at; it has to be an IP address`,
  takenPort: (port: number) =>
    `port ${port} is taken: another program listens there; end it, choose another port, or take 0 for any`,
  closedPort: (port: number, code: string) =>
    `the server cannot listen at port ${port} (${code}); choose another address or port`,
  needsTokens: (listen: string) =>
    `at ${listen} other computers reach the hall, so --tokens FILE is needed; flagfall serve token creates a token`,
  noTokens: (file: string) => `${file} holds no token; flagfall serve token NAME arbiter --tokens ${file} creates one`,
  unreadTokens: (file: string, reason: string) => `${file} cannot be read: ${reason}; name the file of the tokens`,
  badTokens: (file: string, line: number) =>
    `${file}, line ${line}: no token that flagfall serve token wrote; remove the line`,
  noFile: "--tokens FILE is missing: the file that will hold the token's hash",
  badPerson: (text: string) => `“${text}” is no name for a token; it has to be letters, digits and hyphens, 40 at most`,
  badRole: (text: string) => `“${text}” is no role; it has to be viewer or arbiter`,
  takenPerson: (name: string) => `${name} has a token already; remove its line from the file, or take another name`,
  unwritten: (file: string, reason: string) => `${file} cannot be written: ${reason}; name another file with --tokens`,
  token: (name: string, role: string, token: string) =>
    `The token of ${name} (${role}):\n${token}\nIt is not shown again: the file holds only its hash. To take it back, remove the line.`,
  help: `Clocks:
  /dev/ttyUSB0              a serial port
  tcp://10.0.0.7:7001       a clock or a serial server in the network
  tcp://10.0.0.7:7001-7040  forty of them

Tokens:
  flagfall serve token NAME viewer|arbiter --tokens FILE   creates one and prints it once
A viewer reads, an arbiter acts. Without a token file the server answers this computer alone.`,
};

export type ServeWords = typeof serveEn;

export const serveEs: ServeWords = {
  options: {
    address: "dónde hay relojes: puertos serie, tcp://EQUIPO:PUERTO, tcp://EQUIPO:PRIMERO-ÚLTIMO",
    all: "todo puerto serie con algo enchufado",
    simulate: "tantos relojes simulados, en los que se juegan partidas",
    port: "servir en este puerto, 0 para cualquiera (por defecto 8065)",
    listen: "escuchar en esta dirección IP, también para otros ordenadores; necesita --tokens",
    tokens: "el archivo de quienes pueden entrar; véase abajo",
    tokensMade: "el archivo que recibe el hash del token; uno nuevo se crea",
    record: "el archivo del registro (por defecto flagfall-hall.db; solo con relojes simulados, ninguno)",
    name: "el nombre de los relojes de este ordenador, por ejemplo sala2 (por defecto main)",
    holder: "de quién es el token: letras, cifras y guiones",
    role: "viewer lee, arbiter actúa",
    moves: "las jugadas de tableros electrónicos: un archivo PGN, una carpeta o su dirección, para el PGN en vivo",
    cert: "servir por https con este certificado (PEM); necesita --cert-key",
    certKey: "la clave privada del certificado (PEM)",
    tournament: "el token actúa solo en los tableros de este torneo",
    until: "el último día del token, por ejemplo 2026-12-31",
    auditFile: "el registro, o la exportación JSON de un torneo",
    verify: "comprobar que nadie ha cambiado el registro de órdenes",
  },
  values: { address: "DIRECCIÓN", count: "N", role: "PAPEL", place: "ARCHIVO|URL|CARPETA", day: "DÍA" },
  tokenSummary: "crea un token para la consola y lo escribe una vez",
  auditSummary: "comprueba el registro de órdenes",
  whole: (rows, head) =>
    `El registro está entero: ${plural(rows, "fila")}, la última ${head === "" ? "sin hash" : head}. Compárela con el último informe en papel.`,
  broken: (row) =>
    `Alguien ha cambiado el registro: la fila ${row} no es la que se escribió, o no sigue a la anterior.`,
  noLog: (file) => `${file} no es un registro ni la exportación de un torneo`,
  notThere: (file) => `${file}: no existe ese archivo; indique un registro o la exportación JSON de un torneo`,
  noMoves: (place) => `${place} no está; ha de ser un archivo PGN, una carpeta o una dirección que empiece por http`,
  unreadMoves: (place, reason) =>
    `las jugadas de ${place} no se pueden leer (${reason}); quedan las últimas, y el programa lo intenta de nuevo`,
  needsBoth: "--cert y --cert-key van juntos",
  badCert: (file, reason) =>
    `${file}: no es un certificado con su clave (${reason}); ambos han de ser PEM, la clave sin contraseña`,
  certTimes: (from, to) => `los navegadores solo aceptan el certificado desde ${from} hasta ${to}`,
  badDay: (text) => `«${text}» no es un día; escríbalo así: 2026-12-31`,
  pastDay: (day) => `${day} ya ha pasado, así que nadie podría entrar con el token; indique un día posterior`,
  refusals: {
    malformed: (detail) => (detail === "" ? "la entrada no se puede leer" : `la entrada no puede ser así: ${detail}`),
    unauthenticated: () => "entre primero, con un token de esta sala",
    token: () => "este no es un token de esta sala",
    role: () => "solo un árbitro puede hacer esto",
    "cross-site": () => "esta petición vino de otro sitio",
    host: (detail) => `este servidor no responde bajo el nombre «${detail}»`,
    "not-found": () => "aquí no hay nada",
    "too-large": () => "la entrada es demasiado grande",
    "too-many": (detail) => `demasiadas peticiones; espere ${detail} s`,
    clocks: (detail) => `una orden nombra cada reloj de la sala una vez como máximo, y hay ${detail}`,
    changed: () => "alguien ha hecho otra cosa mientras tanto; mire otra vez",
    tournament: () => "este token es de otro torneo",
    readers: () => "hay demasiadas consolas abiertas",
    fault: () => "un fallo del propio flagfall; la ventana del servidor dice más",
    full: () => "el disco está lleno, así que no se hace nada que deba registrarse",
    unwritten: () => "no se puede escribir el registro, así que no se hace nada que deba registrarse",
  },
  noConsole: "La consola no está construida: npm run build la construye.",
  heads: [
    "tablero",
    "reloj",
    "blancas",
    "negras",
    "control",
    "modo",
    "corre",
    "tiempo de blancas",
    "tiempo de negras",
    "primera bandera",
  ],
  started: (address) => `La sala está en ${address} – ábrala en un navegador; Ctrl+C la termina.`,
  open: "Todos en este ordenador son árbitros, porque no hay archivo de tokens (--tokens).",
  clocks: (count, record) =>
    `${plural(count, "reloj", "relojes")}; el registro ${record === undefined ? "está solo en la memoria" : `es ${record}`}.`,
  written: "el registro se escribe de nuevo",
  noRoom:
    "demasiados sucesos esperan al registro: hasta que se escriba de nuevo, los relojes guardan los suyos mientras tengan sitio",
  flood: (address) => `${address} dice más de lo que dice un reloj, así que no se le oye por un rato; mire su cable`,
  guarded: (tokens) => `Quien venga necesita un token de ${tokens}; flagfall serve token crea uno.`,
  fault: (place, message) => `un fallo en ${place}: ${message}`,
  noClocks: "nombre los relojes: puertos serie, tcp://EQUIPO:PUERTO, --all o --simulate N",
  badAddress: (text) =>
    `«${text}» no es la dirección de un reloj; tiene que ser un puerto serie, tcp://EQUIPO:PUERTO o tcp://EQUIPO:PRIMERO-ÚLTIMO`,
  badNumber: (option, text, most) =>
    `«${text}» no es un valor para ${option}; tiene que ser un número entero hasta ${most}`,
  badName: (text) => `«${text}» no es un nombre de puente; tiene que ser de minúsculas y cifras, 20 como mucho`,
  badListen: (text) => `«${text}» no es una dirección de este ordenador; tiene que ser una dirección IP`,
  takenPort: (port) =>
    `el puerto ${port} está ocupado: ahí escucha otro programa; termínelo, elija otro puerto o tome 0 para cualquiera`,
  closedPort: (port, code) =>
    `el servidor no puede escuchar en el puerto ${port} (${code}); elija otra dirección u otro puerto`,
  needsTokens: (listen) =>
    `en ${listen} otros ordenadores alcanzan la sala, así que hace falta --tokens ARCHIVO; flagfall serve token crea un token`,
  noTokens: (file) => `${file} no tiene ningún token; flagfall serve token NOMBRE arbiter --tokens ${file} crea uno`,
  unreadTokens: (file, reason) => `${file} no se puede leer: ${reason}; nombre el archivo de los tokens`,
  badTokens: (file, line) =>
    `${file}, línea ${line}: no es un token que escribiera flagfall serve token; quite la línea`,
  noFile: "falta --tokens ARCHIVO: el archivo que guardará el hash del token",
  badPerson: (text) =>
    `«${text}» no es un nombre para un token; tiene que ser de letras, cifras y guiones, 40 como mucho`,
  badRole: (text) => `«${text}» no es un papel; tiene que ser viewer o arbiter`,
  takenPerson: (name) => `${name} ya tiene un token; quite su línea del archivo o tome otro nombre`,
  unwritten: (file, reason) => `${file} no se puede escribir: ${reason}; nombre otro archivo con --tokens`,
  token: (name, role, token) =>
    `El token de ${name} (${role}):\n${token}\nNo se muestra otra vez: el archivo guarda solo su hash. Para retirarlo, quite la línea.`,
  help: `Relojes:
  /dev/ttyUSB0              un puerto serie
  tcp://10.0.0.7:7001       un reloj o un servidor serie en la red
  tcp://10.0.0.7:7001-7040  cuarenta de ellos

Tokens:
  flagfall serve token NOMBRE viewer|arbiter --tokens ARCHIVO   crea uno y lo escribe una vez
Un «viewer» lee, un «arbiter» actúa. Sin archivo de tokens el servidor responde solo a este ordenador.`,
};

/** Returns the texts of `flagfall serve` in the user's language. */
export const serveWords = inLanguages({ en: serveEn, es: serveEs });
