/** The texts of `flagfall build` and `flagfall voice`. */
import type { SpeechLanguage } from "./clock-languages";
import { inLanguages } from "./language";
import type { ImageFault, PicoImageFault, PicoPart, SpeakerFault } from "./subjects";

/** A number of bytes with the separators of the language. */
export type Bytes = string;

/** The reason why a folder cannot be written. */
export type FolderFault = "notFolder" | "forbidden" | "full" | "other";

const imageFaults: Record<ImageFault, string> = {
  lua: "with Lua, images are made for an RP2040 with a display that has a driver and a serial link",
  touch: "its keys are areas of a touch screen, and the firmware reads pins",
  display: "its display is wired to pins, and the firmware draws on one that belongs to the board",
  address: "where its Storage begins is not known (sim/boards/image.ts)",
};

const folderFaults: Record<FolderFault, string> = {
  notFolder: "it is no folder, or lies below a file",
  forbidden: "there is no permission",
  full: "there is no room",
  other: "the system refuses",
};

function picoFault(fault: PicoImageFault): string {
  switch (fault.kind) {
    case "tools":
      return `needs ${fault.programs.join(", ")} (apt-get install ${fault.packages})`;
    case "source":
      return "the source of Lua 5.4 could not be fetched (apt-get source lua5.4): is there a network?";
    case "version":
      return `the source of Lua is ${fault.version}, and the changes are known for ${fault.known.join(", ")} (sim/build/pico/lua-source.ts)`;
    case "edit":
      return `${fault.file} of Lua is not as it was when its changes were written (sim/build/pico/lua-source.ts)`;
    case "compiler":
      return `${fault.program} failed: ${fault.message}`;
  }
}

/** The English texts of `flagfall build`. */
export const buildEn = {
  heading: (title: string, version: string, language: string) => `${title}, flagfall ${version}, ${language}`,
  heads: ["file", "holds", "bytes"] satisfies readonly [file: string, holds: string, bytes: string],
  program: "what stays in memory",
  font: "letters",
  texts: (language: string) => `words, ${language}`,
  /** The label of the table row for the places of the parts in their file. */
  places: "where each part begins",
  /** The label of the table row for the heads of `files` files. */
  fileHeads: (files: number) => `heads of ${files} files`,
  inStorage: "in Storage",
  resident: "in memory",
  ofMost: (bytes: Bytes, bytesMax: Bytes) => `${bytes} of ${bytesMax}`,
  /** The image exceeds the budget by `bytes`; the board has `bytesOfBoard`. */
  missed: (bytes: Bytes, bytesOfBoard: Bytes) =>
    `\n${bytes} bytes over the budget in Storage: of ${bytesOfBoard} there, less is left for the log of a game.`,
  /** The note on a board whose firmware is built without recovery. */
  forgets: "\nBuilt without recovery: nothing outlasts a power loss on this board.",
  /** The files written to `folder`. */
  written: (folder: string, files: readonly string[]) => `Written to ${folder}: ${files.join(", ")}`,
  tooManyInStorage: (title: string, bytes: Bytes, bytesMax: Bytes) =>
    `the firmware of ${title} takes ${bytes} bytes of Storage, and there are ${bytesMax}; nothing was written`,
  tooManyResident: (title: string, bytes: Bytes, bytesMax: Bytes) =>
    `the firmware of ${title} keeps ${bytes} bytes in memory, ${bytesMax} at most; nothing was written`,
  unknownBoard: (name: string, known: readonly string[]) =>
    `there is no board “${name}”; there are ${known.join(", ")}`,
  unknownLanguage: (name: string, known: readonly string[]) =>
    `the clock does not speak “${name}”; --language has to be ${known.join(" or ")}`,
  refused: (title: string, reason: string) => `the firmware does not fit ${title}: ${reason}`,
  noImage: (title: string, fault: ImageFault, built: readonly string[]) =>
    `there is no image for ${title} yet: ${imageFaults[fault]}; the board is planned; there is one for ${built.join(", ")}`,
  folder: (path: string, fault: FolderFault) =>
    `nothing can be written to ${path}: ${folderFaults[fault]}; name another with --out FOLDER`,
  noSource: "the source of the firmware is not here; get the whole project, and run npm install in it",
  /** `version` is that of the package that makes hex images. */
  noEspruino: (version: string) =>
    `the package “espruino”, which makes the image, is not installed; run npm install --omit=optional espruino@${version}`,
  pico: {
    heads: ["part", "flash", "RAM"] satisfies readonly [part: string, flash: string, ram: string],
    parts: {
      program: "the clock's program",
      lua: "Lua",
      native: "drivers in C",
      font: "letters",
      library: "libraries of the compiler",
    } satisfies Record<PicoPart, string>,
    total: "together",
    /** The label of the row that says how much flash and RAM are left. */
    left: "left for the log, for heap and stack",
    /** The line in place of the table, if the image was copied and not compiled. */
    ready: (bytes: Bytes) => `The ready image of the package, ${bytes} bytes; nothing was compiled.`,
    fault: picoFault,
    voices: {
      row: (language: SpeechLanguage) => `clips: ${language}`,
      /** The languages whose clips go with a ready image. */
      spoken: (spoken: readonly SpeechLanguage[]) =>
        spoken.length > 0
          ? `It speaks: ${spoken.join(", ")}.`
          : "It has no clips and stays silent; --voice LANGUAGE adds those of a language.",
      noEarphones: (title: string) => `${title} has no earphones, so --voice is not for it`,
      unknown: (name: string, known: readonly string[]) =>
        `there are no clips for “${name}”; --voice is one of ${known.join(", ")}, or a file that ends in .bin`,
      twice: (language: SpeechLanguage) => `--voice names the clips for ${language} twice`,
      /** Without a language if a path was given. */
      missing: (path: string, language: SpeechLanguage | undefined) =>
        `there is no file ${path}; run flagfall voice ${language ?? "LANGUAGE"} first`,
      /** The file was made for other phrases. */
      older: (path: string) =>
        `${path} was made for other phrases than this version says; make it again with flagfall voice`,
      /** The file does not hold the clips of this version, or not those of the language. */
      other: (path: string) => `${path} does not hold every clip of this version; make it again with flagfall voice`,
      tooMany: (bytes: Bytes, bytesMax: Bytes) =>
        `the clips take ${bytes} bytes of flash, and there are ${bytesMax}; name fewer`,
    },
  },
};

export type BuildWords = typeof buildEn;

const imageFaultsEs: Record<ImageFault, string> = {
  lua: "con Lua, las imágenes se hacen para un RP2040 con una pantalla que tenga controlador y un enlace serie",
  touch: "sus teclas son zonas de una pantalla táctil, y el firmware lee pines",
  display: "su pantalla está conectada a pines, y el firmware dibuja en una que es de la placa",
  address: "no se sabe dónde empieza su Storage (sim/boards/image.ts)",
};

const folderFaultsEs: Record<FolderFault, string> = {
  notFolder: "no es una carpeta, o está debajo de un archivo",
  forbidden: "no hay permiso",
  full: "no queda sitio",
  other: "el sistema lo rechaza",
};

function picoFaultEs(fault: PicoImageFault): string {
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
    `aún no hay imagen para ${title}: ${imageFaultsEs[fault]}; la placa está prevista; la hay para ${built.join(", ")}`,
  folder: (path, fault) =>
    `no se puede escribir nada en ${path}: ${folderFaultsEs[fault]}; indique otra con --out CARPETA`,
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
    fault: picoFaultEs,
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

/** Returns the texts of `flagfall build` in the user's language. */
export const buildWords = inLanguages({ en: buildEn, es: buildEs });

/** The figures of a voice, as printed. */
export interface VoiceFigures {
  language: SpeechLanguage;
  /** The program that spoke, with its version. */
  speaker: string;
  rate: string;
  clips: string;
  seconds: string;
  bytes: string;
  bytesMax: string;
}

const languages: Record<SpeechLanguage, string> = {
  en: "English",
  es: "Spanish",
  de: "German",
  fr: "French",
  ru: "Russian",
  pt: "Portuguese",
};

function speakerFault(fault: SpeakerFault): string {
  switch (fault.kind) {
    case "missing":
      return "espeak-ng, which speaks, is not installed (apt-get install espeak-ng)";
    case "failed":
      return `espeak-ng failed: ${fault.message}`;
    case "silent":
      return `espeak-ng says nothing for “${fault.text}”`;
  }
}

/** The English texts of `flagfall voice`. */
export const voiceEn = {
  progress: "clips",
  result: ({ language, speaker, rate, clips, seconds, bytes, bytesMax }: VoiceFigures) =>
    `${languages[language]}, ${speaker} at ${rate} words a minute: ${clips} clips, ${seconds} s, ${bytes} of ${bytesMax} bytes`,
  written: (folder: string, files: readonly string[]) => `Written to ${folder}: ${files.join(", ")}`,
  /** Stands for the WAV files in the list of what was written. */
  waves: (folder: string, count: string) => `${folder}/ (${count} files)`,
  tooLarge: ({ language, bytes, bytesMax }: VoiceFigures) =>
    `the clips of ${languages[language]} take ${bytes} bytes, ${bytesMax} at most; nothing was written; name more words a minute with --rate WORDS`,
  unknownLanguage: (name: string, known: readonly string[]) =>
    `the clock does not speak “${name}”; it speaks ${known.join(", ")}`,
  badRate: (text: string, min: number, max: number) =>
    `--rate has to be a whole number from ${min} to ${max}, not “${text}”`,
  folder: (path: string, fault: FolderFault) =>
    `nothing can be written to ${path}: ${folderFaults[fault]}; name another with --out FOLDER`,
  card: (path: string, fault: FolderFault) =>
    `no card can be written to ${path}: ${folderFaults[fault]}; name another with --card FOLDER`,
  onCard: (folder: string, count: string) => `On the card ${folder}: ${count} clips as WAV files`,
  speaker: (fault: SpeakerFault) => `${speakerFault(fault)}; nothing was written`,
};

export type VoiceWords = typeof voiceEn;

const languagesEs: Record<SpeechLanguage, string> = {
  en: "inglés",
  es: "español",
  de: "alemán",
  fr: "francés",
  ru: "ruso",
  pt: "portugués",
};

function speakerFaultEs(fault: SpeakerFault): string {
  switch (fault.kind) {
    case "missing":
      return "no está instalado espeak-ng, que es quien habla (apt-get install espeak-ng)";
    case "failed":
      return `espeak-ng falló: ${fault.message}`;
    case "silent":
      return `espeak-ng no dice nada para «${fault.text}»`;
  }
}

export const voiceEs: VoiceWords = {
  progress: "sonidos",
  result: ({ language, speaker, rate, clips, seconds, bytes, bytesMax }) =>
    `${languagesEs[language]}, ${speaker} a ${rate} palabras por minuto: ${clips} sonidos, ${seconds} s, ${bytes} de ${bytesMax} bytes`,
  written: (folder, files) => `Escrito en ${folder}: ${files.join(", ")}`,
  waves: (folder, count) => `${folder}/ (${count} archivos)`,
  tooLarge: ({ language, bytes, bytesMax }) =>
    `los sonidos en ${languagesEs[language]} ocupan ${bytes} bytes, como mucho ${bytesMax}; no se ha escrito nada; indique más palabras por minuto con --rate PALABRAS`,
  unknownLanguage: (name, known) => `el reloj no habla «${name}»; habla ${known.join(", ")}`,
  badRate: (text, min, max) => `--rate debe ser un número entero de ${min} a ${max}, no «${text}»`,
  folder: (path, fault) =>
    `no se puede escribir nada en ${path}: ${folderFaultsEs[fault]}; indique otra con --out CARPETA`,
  card: (path, fault) =>
    `no se puede escribir ninguna tarjeta en ${path}: ${folderFaultsEs[fault]}; indique otra con --card CARPETA`,
  onCard: (folder, count) => `En la tarjeta ${folder}: ${count} sonidos como archivos WAV`,
  speaker: (fault) => `${speakerFaultEs(fault)}; no se ha escrito nada`,
};

/** Returns the texts of `flagfall voice` in the user's language. */
export const voiceWords = inLanguages({ en: voiceEn, es: voiceEs });
