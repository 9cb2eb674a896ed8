/** Checks the arguments of `flagfall serve` before anything is opened. */
import { createPrivateKey, X509Certificate } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { codeOf } from "../files/output-fault";
import { type Link, linksAt } from "../hall/bridge/links";
import { bridgeName } from "../hall/model/clock";
import { isLoopback } from "../hall/server/guard";
import { usualHallPort } from "../hall/server/server";
import type { Language } from "../words/language";
import { type ServeWords, serveWords } from "../words/serve";
import type { Given } from "./given";
import { Refusal } from "./refusal";
import { type MqttOptions, type MqttWish, mqttWish } from "./serve-mqtt";

type ServeText = "simulate" | "port" | "listen" | "tokens" | "record" | "name" | "moves" | "cert" | "certKey";

export type ServeOptions = MqttOptions & Given<ServeText, "all">;

export interface ServeWish {
  /** The links of the named addresses. */
  readonly links: readonly Link[];
  /** True if every known serial port has to be added. */
  readonly all: boolean;
  /** The number of simulated clocks. */
  readonly simulate: number;
  readonly port: number;
  readonly listen: string;
  readonly tokens: string | undefined;
  /** Undefined for a record in memory: simulated clocks alone need no file. */
  readonly record: string | undefined;
  readonly name: string;
  /** Where the moves of e-boards are. */
  readonly moves: string | undefined;
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  /** Undefined for a hall of this computer alone. */
  readonly mqtt: MqttWish | undefined;
}

const portMax = 65_535;
const simulateMax = 500;
/** The usual record, in the folder in which the server was started. */
const usualRecord = "flagfall-hall.db";
const serialPath = /^(?:\/.+|(?:\\\\\.\\)?COM\d+)$/i;

/** Reads the arguments of `flagfall serve`. Throws a `Refusal` that names the first wrong one. */
export function serveWish(addresses: readonly string[], options: ServeOptions, language: Language): ServeWish {
  const words = serveWords(language);
  const { all = false, listen = "127.0.0.1", tokens, name = "main" } = options;
  const links = addresses.flatMap((address) => linksOf(address, words));
  const simulate = wholeNumber("--simulate", options.simulate ?? "0", simulateMax, words);
  const port = wholeNumber("--port", options.port ?? String(usualHallPort), portMax, words);
  const mqtt = mqttWish(options, language);
  if (links.length === 0 && simulate === 0 && !all && mqtt === undefined) throw new Refusal(words.noClocks);
  if (!bridgeName.test(name)) throw new Refusal(words.badName(name));
  if (isIP(listen) === 0 && listen !== "localhost") throw new Refusal(words.badListen(listen));
  if (tokens === undefined && !isLoopback(listen)) throw new Refusal(words.needsTokens(listen));
  const isDemo = links.length === 0 && !all && simulate > 0;
  return {
    links,
    all,
    simulate,
    port,
    listen,
    tokens,
    record: options.record ?? (isDemo ? undefined : usualRecord),
    name,
    moves: movesOf(options.moves, words),
    tls: tlsOf(options, words),
    mqtt,
  };
}

/** Returns a place of moves that is there now. An address may come later. */
function movesOf(place: string | undefined, words: ServeWords): string | undefined {
  if (place === undefined || /^https?:\/\/[^/]/.test(place) || existsSync(place)) return place;
  throw new Refusal(words.noMoves(place));
}

/** Reads certificate and key, and checks that they belong together. */
function tlsOf({ cert: certFile, certKey }: ServeOptions, words: ServeWords): ServeWish["tls"] {
  if (certFile === undefined && certKey === undefined) return undefined;
  if (certFile === undefined || certKey === undefined) throw new Refusal(words.needsBoth);
  const [cert = "", key = ""] = [certFile, certKey].map((file) => {
    try {
      return readFileSync(file, "utf8");
    } catch (thrown) {
      throw new Refusal(words.badCert(file, codeOf(thrown) || String(thrown)));
    }
  });
  try {
    if (new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))) return { cert, key };
  } catch (thrown) {
    throw new Refusal(words.badCert(`${certFile}, ${certKey}`, thrown instanceof Error ? thrown.message : ""));
  }
  throw new Refusal(words.badCert(`${certFile}, ${certKey}`, "KEY_VALUES_MISMATCH"));
}

function linksOf(address: string, words: ServeWords): readonly Link[] {
  const links = serialPath.test(address) || /^tcp:/i.test(address) ? linksAt(address) : undefined;
  if (links === undefined) throw new Refusal(words.badAddress(address));
  return links;
}

function wholeNumber(option: string, text: string, most: number, words: ServeWords): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : most + 1;
  if (value > most) throw new Refusal(words.badNumber(option, text, most));
  return value;
}
