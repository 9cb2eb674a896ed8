/** The English texts of `flagfall serve` about brokers and the hall's key. */
import type { MqttFaultKind } from "./subjects/hall";

export interface MqttWords {
  options: { mqtt: string; broker: string; hall: string; key: string; publish: string };
  values: { url: string; broker: string };
  keySummary: string;
  keyFile: string;
  /** Both addresses are without passwords. */
  member(hall: string, url: string): string;
  ownBroker(url: string): string;
  keyWritten(file: string): string;
  faults: Record<MqttFaultKind, (place: string, detail: string) => string>;
  badUrl: string;
  badBroker(text: string): string;
  badHall(text: string): string;
  badKey(file: string): string;
  noKey(file: string, reason: string): string;
  needsKey(listen: string): string;
  needsBroker(option: string): string;
  oneBroker: string;
  closedBroker(port: number, code: string): string;
  unwritten(file: string, reason: string): string;
}

export const mqttEn: MqttWords = {
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
  member: (hall, url) => `Member of the hall ${hall} at ${url}.`,
  ownBroker: (url) => `The broker is ${url}.`,
  keyWritten: (file) => `The key is in ${file}. Copy it to every computer of the hall, and show it to nobody else.`,
  faults: {
    broker: (place, detail) => `the broker ${place} does not answer (${detail}); the program tries again`,
    twin: (place) => `another computer is ${place} too, so this one publishes nothing; give it another --name`,
    seal: (place) => `somebody without the hall's key has sent a command to ${place}; it was refused`,
    unsealed: (place) =>
      `what ${place} publishes has no seal of the hall's key, so it is left out; start it with --key`,
    lost: (place, detail) => `the record of ${place} itself lacks ${detail} events`,
    times: (place, detail) =>
      `the time of day at ${place} is ${Math.abs(Number(detail))} s ${Number(detail) > 0 ? "ahead of" : "behind"} this computer's; set both by NTP`,
    renumbered: (place) => `${place} has lost its record and counts from 1 again; give it another --name`,
  },
  badUrl: "this is no address of a broker; it has to be mqtt://[NAME:PASSWORD@]HOST[:PORT], or mqtts, ws, wss",
  badBroker: (text) => `“${text}” is no place for a broker; it has to be PORT or ADDRESS:PORT`,
  badHall: (text) => `“${text}” is no name of a hall; it has to be small letters, digits and hyphens, 40 at most`,
  badKey: (file) => `${file} holds no key of a hall; flagfall serve key FILE writes one`,
  noKey: (file, reason) => `${file} cannot be read: ${reason}; flagfall serve key FILE writes a key`,
  needsKey: (listen) => `at ${listen} other computers reach the broker, so --key FILE is needed`,
  needsBroker: (option) => `${option} is of no use without --mqtt or --broker`,
  oneBroker: "--mqtt and --broker exclude each other",
  closedBroker: (port, code) => `the broker cannot listen at port ${port} (${code}); choose another one`,
  unwritten: (file, reason) => `${file} cannot be written: ${reason}; name a new file`,
};
