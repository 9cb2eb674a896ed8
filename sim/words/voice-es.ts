/** The Spanish texts of `flagfall voice`. */

import type { FolderFault } from "./build-en";
import type { SpeechLanguage } from "./speech-languages";
import type { SpeakerFault } from "./subjects/voice";
import type { VoiceWords } from "./voice-en";

const languages: Record<SpeechLanguage, string> = {
  en: "inglés",
  es: "español",
  de: "alemán",
  fr: "francés",
  ru: "ruso",
  pt: "portugués",
};

const folderFaults: Record<FolderFault, string> = {
  notFolder: "no es una carpeta, o está debajo de un archivo",
  forbidden: "no hay permiso",
  full: "no queda sitio",
  other: "el sistema lo rechaza",
};

function speakerFault(fault: SpeakerFault): string {
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
    `${languages[language]}, ${speaker} a ${rate} palabras por minuto: ${clips} sonidos, ${seconds} s, ${bytes} de ${bytesMax} bytes`,
  written: (folder, files) => `Escrito en ${folder}: ${files.join(", ")}`,
  waves: (folder, count) => `${folder}/ (${count} archivos)`,
  tooLarge: ({ language, bytes, bytesMax }) =>
    `los sonidos en ${languages[language]} ocupan ${bytes} bytes, como mucho ${bytesMax}; no se ha escrito nada; indique más palabras por minuto con --rate PALABRAS`,
  unknownLanguage: (name, known) => `el reloj no habla «${name}»; habla ${known.join(", ")}`,
  badRate: (text, min, max) => `--rate debe ser un número entero de ${min} a ${max}, no «${text}»`,
  folder: (path, fault) =>
    `no se puede escribir nada en ${path}: ${folderFaults[fault]}; indique otra con --out CARPETA`,
  card: (path, fault) =>
    `no se puede escribir ninguna tarjeta en ${path}: ${folderFaults[fault]}; indique otra con --card CARPETA`,
  onCard: (folder, count) => `En la tarjeta ${folder}: ${count} sonidos como archivos WAV`,
  speaker: (fault) => `${speakerFault(fault)}; no se ha escrito nada`,
};
