/** The English texts of `flagfall serve` and of its server's answers. */

import { plural } from "./plural";
import type { RefusalCode } from "./subjects/hall";

export interface ServeWords {
  options: Record<
    | "address"
    | "all"
    | "simulate"
    | "port"
    | "listen"
    | "tokens"
    | "tokensMade"
    | "record"
    | "name"
    | "holder"
    | "role",
    string
  >;
  values: { address: string; count: string; role: string };
  tokenSummary: string;
  /** The server's refusals. `detail` is empty, or the place of the fault in the input. */
  refusals: Record<RefusalCode, (detail: string) => string>;
  /** The text of `/` if the console is not built. */
  noConsole: string;
  /** The heads of `/api/times.csv`. */
  heads: readonly string[];
  started(address: string): string;
  open: string;
  /** `record` is the file of the record; undefined if it is in memory only. */
  clocks(count: number, record: string | undefined): string;
  /** Said when a record that could not be written can be again. */
  written: string;
  /** Said when too many events wait for the record. */
  noRoom: string;
  /** Said of a clock whose link brings too much. */
  flood(address: string): string;
  guarded(tokens: string): string;
  fault(place: string, message: string): string;
  noClocks: string;
  badAddress(text: string): string;
  badNumber(option: string, text: string, most: number): string;
  badName(text: string): string;
  badListen(text: string): string;
  takenPort(port: number): string;
  closedPort(port: number, code: string): string;
  needsTokens(listen: string): string;
  noTokens(file: string): string;
  badTokens(file: string, line: number): string;
  noFile: string;
  badPerson(text: string): string;
  badRole(text: string): string;
  takenPerson(name: string): string;
  unwritten(file: string, reason: string): string;
  token(name: string, role: string, token: string): string;
  help: string;
}

export const serveEn: ServeWords = {
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
  },
  values: { address: "ADDRESS", count: "N", role: "ROLE" },
  tokenSummary: "create a token for the console, and print it once",
  refusals: {
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
    readers: () => "too many open consoles",
    fault: () => "a fault in flagfall itself; the server's window says more",
    full: () => "the disk is full, so nothing is done that must be recorded",
    unwritten: () => "the record cannot be written, so nothing is done that must be recorded",
  },
  noConsole: "The console is not built: npm run build builds it.",
  heads: ["board", "clock", "White", "Black", "control", "mode", "runs", "time White", "time Black", "first flag"],
  started: (address) => `The hall is at ${address} – open it in a browser; Ctrl+C ends it.`,
  open: "Everybody at this computer is an arbiter, because there is no token file (--tokens).",
  clocks: (count, record) => `${plural(count, "clock")}; the record is ${record ?? "in memory only"}.`,
  written: "the record is written again",
  noRoom:
    "too many events wait for the record: until it is written again, the clocks keep theirs as long as they have room",
  flood: (address) => `${address} says more than any clock has to, so it is not heard for a while; look at its link`,
  guarded: (tokens) => `Whoever comes needs a token of ${tokens}; flagfall serve token creates one.`,
  fault: (place, message) => `a fault at ${place}: ${message}`,
  noClocks: "name the clocks: serial ports, tcp://HOST:PORT, --all or --simulate N",
  badAddress: (text) =>
    `“${text}” is no address of a clock; it has to be a serial port, tcp://HOST:PORT or tcp://HOST:FIRST-LAST`,
  badNumber: (option, text, most) => `“${text}” is no value for ${option}; it has to be a whole number up to ${most}`,
  badName: (text) => `“${text}” is no name of a bridge; it has to be small letters and digits, 20 at most`,
  badListen: (text) => `“${text}” is no address of this computer to listen at; it has to be an IP address`,
  takenPort: (port) =>
    `port ${port} is taken: another program listens there; end it, choose another port, or take 0 for any`,
  closedPort: (port, code) => `the server cannot listen at port ${port} (${code}); choose another address or port`,
  needsTokens: (listen) =>
    `at ${listen} other computers reach the hall, so --tokens FILE is needed; flagfall serve token creates a token`,
  noTokens: (file) => `${file} holds no token; flagfall serve token NAME arbiter --tokens ${file} creates one`,
  badTokens: (file, line) => `${file}, line ${line}: no token that flagfall serve token wrote; remove the line`,
  noFile: "--tokens FILE is missing: the file that will hold the token's hash",
  badPerson: (text) => `“${text}” is no name for a token; it has to be letters, digits and hyphens, 40 at most`,
  badRole: (text) => `“${text}” is no role; it has to be viewer or arbiter`,
  takenPerson: (name) => `${name} has a token already; remove its line from the file, or take another name`,
  unwritten: (file, reason) => `${file} cannot be written: ${reason}; name another file with --tokens`,
  token: (name, role, token) =>
    `The token of ${name} (${role}):\n${token}\nIt is not shown again: the file holds only its hash. To take it back, remove the line.`,
  help: `Clocks:
  /dev/ttyUSB0              a serial port
  tcp://10.0.0.7:7001       a clock or a serial server in the network
  tcp://10.0.0.7:7001-7040  forty of them

Tokens:
  flagfall serve token NAME viewer|arbiter --tokens FILE   creates one and prints it once
A viewer reads, an arbiter acts. Without a token file the server answers this computer alone.`,
};
