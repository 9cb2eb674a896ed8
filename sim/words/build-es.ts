/** The Spanish texts of `flagfall build`. */
import type { BuildWords, FolderFault } from "./build-en";
import type { ImageFault } from "./subjects/board";
import type { PicoImageFault } from "./subjects/pico";

const imageFaults: Record<ImageFault, string> = {
  lua: "con Lua, las imágenes se hacen para un RP2040 con una pantalla que tenga controlador y un enlace serie",
  touch: "sus teclas son zonas de una pantalla táctil, y el firmware lee pines",
  display: "su pantalla está conectada a pines, y el firmware dibuja en una que es de la placa",
  address: "no se sabe dónde empieza su Storage (sim/boards/image.ts)",
};

const folderFaults: Record<FolderFault, string> = {
  notFolder: "no es una carpeta, o está debajo de un archivo",
  forbidden: "no hay permiso",
  full: "no queda sitio",
  other: "el sistema lo rechaza",
};

function picoFault(fault: PicoImageFault): string {
  switch (fault.kind) {
    case "tools":
      return `falta ${fault.programs.join(", ")} (apt-get install ${fault.packages})`;
    case "source":
      return "no se pudo obtener el código fuente de Lua 5.4 (apt-get source lua5.4): ¿hay red?";
    case "version":
      return `el código fuente de Lua es ${fault.version}, y los cambios se conocen para ${fault.known.join(", ")} (sim/build/pico/lua-source.ts)`;
    case "edit":
      return `${fault.file} de Lua no es como era cuando se escribieron sus cambios (sim/build/pico/lua-source.ts)`;
    case "compiler":
      return `${fault.program} falló: ${fault.message}`;
  }
}

export const buildEs: BuildWords = {
  languages: { en: "inglés", es: "español" },
  heading: (title, version, language) => `${title}, flagfall ${version}, ${language}`,
  heads: ["archivo", "contiene", "bytes"],
  program: "lo que queda en memoria",
  font: "letras",
  texts: (language) => `palabras, ${language}`,
  places: "dónde empieza cada parte",
  fileHeads: (files) => `cabeceras de ${files} archivos`,
  inStorage: "en Storage",
  resident: "en memoria",
  ofMost: (bytes, bytesMax) => `${bytes} de ${bytesMax}`,
  missed: (bytes, bytesOfBoard) =>
    `\n${bytes} bytes más de lo previsto en Storage: de los ${bytesOfBoard} que hay quedan menos para el registro de una partida.`,
  forgets: "\nSin recuperación: en esta placa nada queda tras un corte de corriente.",
  written: (folder, files) => `Escrito en ${folder}: ${files.join(", ")}`,
  tooManyInStorage: (title, bytes, bytesMax) =>
    `el firmware de ${title} ocupa ${bytes} bytes de Storage, y hay ${bytesMax}; no se ha escrito nada`,
  tooManyResident: (title, bytes, bytesMax) =>
    `el firmware de ${title} deja ${bytes} bytes en memoria, como mucho ${bytesMax}; no se ha escrito nada`,
  unknownBoard: (name, known) => `no hay ninguna placa «${name}»; las que hay: ${known.join(", ")}`,
  unknownLanguage: (name, known) => `el reloj no habla «${name}»; --language debe ser ${known.join(" o ")}`,
  refused: (title, reason) => `el firmware no cabe en ${title}: ${reason}`,
  noImage: (title, fault, built) =>
    `aún no hay imagen para ${title}: ${imageFaults[fault]}; la placa está prevista; la hay para ${built.join(", ")}`,
  folder: (path, fault) =>
    `no se puede escribir nada en ${path}: ${folderFaults[fault]}; indique otra con --out CARPETA`,
  noSource: "aquí no está el código fuente del firmware; obtenga el proyecto entero y ejecute npm install en él",
  noEspruino: (version) =>
    `no está instalado el paquete «espruino», que hace la imagen; ejecute npm install --omit=optional espruino@${version}`,
  pico: {
    heads: ["parte", "flash", "RAM"],
    parts: {
      program: "el programa del reloj",
      lua: "Lua",
      native: "controladores en C",
      font: "letras",
      library: "bibliotecas del compilador",
    },
    total: "en total",
    left: "queda para el registro, para montón y pila",
    ready: (bytes) => `La imagen ya hecha del paquete, ${bytes} bytes; no se ha compilado nada.`,
    fault: picoFault,
    voices: {
      row: (language) => `sonidos: ${language}`,
      spoken: (spoken) =>
        spoken.length > 0
          ? `Habla: ${spoken.join(", ")}.`
          : "No tiene sonidos y calla; --voice IDIOMA añade los de un idioma.",
      noEarphones: (title) => `${title} no tiene auriculares: --voice no es para esta placa`,
      unknown: (name, known) =>
        `no hay sonidos para «${name}»; --voice es uno de ${known.join(", ")}, o un archivo que termina en .bin`,
      twice: (language) => `--voice nombra dos veces los sonidos para ${language}`,
      missing: (path, language) => `no existe el archivo ${path}; ejecute antes flagfall voice ${language ?? "IDIOMA"}`,
      older: (path) => `${path} se hizo para otras frases que las de esta versión; créelo de nuevo con flagfall voice`,
      other: (path) => `${path} no tiene todos los sonidos de esta versión; créelo de nuevo con flagfall voice`,
      tooMany: (bytes, bytesMax) => `los sonidos ocupan ${bytes} bytes de la flash, y hay ${bytesMax}; nombre menos`,
    },
  },
};
