/** The Spanish texts of `flagfall serve` about brokers and the hall's key. */
import type { MqttWords } from "./mqtt-en";

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
