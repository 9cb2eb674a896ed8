/** Los textos en español de `flagfall serve` y de las respuestas de su servidor. */
import { plural } from "./plural";
import type { ServeWords } from "./serve-en";

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
  },
  values: { address: "DIRECCIÓN", count: "N", role: "PAPEL" },
  tokenSummary: "crea un token para la consola y lo escribe una vez",
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
