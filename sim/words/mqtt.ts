/** The texts about brokers. */

import { inLanguages } from "./language";
import type { MqttFaultKind } from "./subjects";

const mqttFaults: Record<MqttFaultKind, (place: string, detail: string) => string> = {
  broker: (place, detail) => `the broker ${place} does not answer (${detail}); the program tries again`,
  twin: (place) => `another computer is ${place} too, so this one publishes nothing; give it another --name`,
  seal: (place) => `somebody without the hall's key has sent a command to ${place}; it was refused`,
  unsealed: (place) => `what ${place} publishes has no seal of the hall's key, so it is left out; start it with --key`,
  lost: (place, detail) => `the record of ${place} itself lacks ${detail} events`,
  times: (place, detail) =>
    `the time of day at ${place} is ${Math.abs(Number(detail))} s ${Number(detail) > 0 ? "ahead of" : "behind"} this computer's; set both by NTP`,
  renumbered: (place) => `${place} has lost its record and counts from 1 again; give it another --name`,
};

/** The English texts of `flagfall serve` about brokers and the hall's key. */
export const mqttEn = {
  options: {
    mqtt: "join a hall of several computers at this broker",
    broker: "be the broker oneself, at this port; beyond this computer with ADDRESS and --key",
    hall: "the name of the hall at the broker (default main)",
    key: "the file with the hall's key: who has it gives and obeys commands (flagfall serve key)",
    publish: "only publish the clocks of this computer, and read no others",
  },
  values: { url: "URL", broker: "[ADDRESS:]PORT" },
  keySummary: "write a new key of a hall into FILE, to be copied to its computers",
  keyFile: "a new file",
  /** Both addresses are without passwords. */
  member: (hall: string, url: string) => `Member of the hall ${hall} at ${url}.`,
  ownBroker: (url: string) => `The broker is ${url}.`,
  keyWritten: (file: string) =>
    `The key is in ${file}. Copy it to every computer of the hall, and show it to nobody else.`,
  faults: mqttFaults,
  badUrl: "this is no address of a broker; it has to be mqtt://[NAME:PASSWORD@]HOST[:PORT], or mqtts, ws, wss",
  badBroker: (text: string) => `“${text}” is no place for a broker; it has to be PORT or ADDRESS:PORT`,
  badHall: (text: string) =>
    `“${text}” is no name of a hall; it has to be small letters, digits and hyphens, 40 at most`,
  badKey: (file: string) => `${file} holds no key of a hall; flagfall serve key FILE writes one`,
  noKey: (file: string, reason: string) => `${file} cannot be read: ${reason}; flagfall serve key FILE writes a key`,
  needsKey: (listen: string) => `at ${listen} other computers reach the broker, so --key FILE is needed`,
  needsBroker: (option: string) => `${option} is of no use without --mqtt or --broker`,
  oneBroker: "--mqtt and --broker exclude each other",
  closedBroker: (port: number, code: string) =>
    `the broker cannot listen at port ${port} (${code}); choose another one`,
  unwritten: (file: string, reason: string) => `${file} cannot be written: ${reason}; name a new file`,
};

export type MqttWords = typeof mqttEn;

export const mqttEs: MqttWords = {
  options: {
    mqtt: "unirse en este bróker a una sala de varios ordenadores",
    broker: "ser uno mismo el bróker, en este puerto; más allá de este ordenador, con DIRECCIÓN y --key",
    hall: "el nombre de la sala en el bróker (por defecto main)",
    key: "el archivo con la clave de la sala: quien la tiene da y obedece órdenes (flagfall serve key)",
    publish: "solo publicar los relojes de este ordenador, sin leer otros",
  },
  values: { url: "URL", broker: "[DIRECCIÓN:]PUERTO" },
  keySummary: "escribe en ARCHIVO una clave nueva de una sala, para copiarla a sus ordenadores",
  keyFile: "un archivo nuevo",
  member: (hall, url) => `Miembro de la sala ${hall} en ${url}.`,
  ownBroker: (url) => `El bróker es ${url}.`,
  keyWritten: (file) => `La clave está en ${file}. Cópiela a cada ordenador de la sala y no se la enseñe a nadie más.`,
  faults: {
    broker: (place, detail) => `el bróker ${place} no responde (${detail}); el programa lo intenta de nuevo`,
    twin: (place) => `otro ordenador también es ${place}, así que este no publica nada; dele otro --name`,
    seal: (place) => `alguien sin la clave de la sala ha enviado una orden a ${place}; se ha rechazado`,
    unsealed: (place) =>
      `lo que publica ${place} no lleva el sello de la clave de la sala y no se tiene en cuenta; arránquelo con --key`,
    lost: (place, detail) => `al propio registro de ${place} le faltan ${detail} sucesos`,
    times: (place, detail) =>
      `la hora de ${place} va ${Math.abs(Number(detail))} s ${Number(detail) > 0 ? "adelantada" : "atrasada"} respecto a ` +
      "la de este ordenador; ponga ambas en hora por NTP",
    renumbered: (place) => `${place} ha perdido su registro y cuenta otra vez desde 1; dele otro --name`,
  },
  badUrl:
    "esto no es la dirección de un bróker; ha de ser mqtt://[NOMBRE:CONTRASEÑA@]EQUIPO[:PUERTO], o mqtts, ws, wss",
  badBroker: (text) => `«${text}» no es un lugar para un bróker; ha de ser PUERTO o DIRECCIÓN:PUERTO`,
  badHall: (text) => `«${text}» no es un nombre de sala; han de ser letras minúsculas, cifras y guiones, 40 como mucho`,
  badKey: (file) => `${file} no contiene la clave de una sala; flagfall serve key ARCHIVO escribe una`,
  noKey: (file, reason) => `${file} no se puede leer: ${reason}; flagfall serve key ARCHIVO escribe una clave`,
  needsKey: (listen) => `en ${listen} otros ordenadores alcanzan el bróker, así que hace falta --key ARCHIVO`,
  needsBroker: (option) => `${option} no sirve de nada sin --mqtt o --broker`,
  oneBroker: "--mqtt y --broker se excluyen entre sí",
  closedBroker: (port, code) => `el bróker no puede escuchar en el puerto ${port} (${code}); elija otro`,
  unwritten: (file, reason) => `${file} no se puede escribir: ${reason}; nombre un archivo nuevo`,
};

/** Returns the texts about brokers in the user's language. */
export const mqttWords = inLanguages({ en: mqttEn, es: mqttEs });
