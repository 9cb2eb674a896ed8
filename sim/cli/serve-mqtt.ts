/** The options of `flagfall serve` and `flagfall hall` for a broker. */
import { isIP } from "node:net";
import { codeOf } from "../files/output-fault";
import { type OwnBroker, openOwnBroker } from "../hall/mqtt/broker";
import { isBrokerUrl, type MqttFault, shownUrl } from "../hall/mqtt/broker-link";
import { type HallKey, readKey, writeKey } from "../hall/mqtt/key";
import { createMember, type Member } from "../hall/mqtt/member";
import { hallName } from "../hall/mqtt/topics";
import { isLoopback } from "../hall/server/guard";
import { onOneLine } from "../scenario/problem";
import type { Language } from "../words/language";
import { type MqttWords, mqttWords } from "../words/mqtt";
import type { Given } from "./given";
import { oncePerMinute } from "./once-per-minute";
import { Refusal } from "./refusal";
import { processStreams, type Streams } from "./streams";

export type MqttOptions = Given<"mqtt" | "broker" | "hall" | "key", "publish">;

export interface MqttWish {
  /** The broker's address, with its password; undefined if this program is the broker. */
  readonly url: string | undefined;
  readonly broker: { readonly listen: string; readonly port: number } | undefined;
  readonly hall: string;
  readonly key: HallKey | undefined;
  readonly reads: boolean;
}

const loopback = "127.0.0.1";

/** Returns undefined if no broker is wished. Throws a `Refusal`, which never holds a password. */
export function mqttWish(options: MqttOptions, language: Language): MqttWish | undefined {
  const words = mqttWords(language);
  const { mqtt: url, broker: place, hall = "main", key: file, publish = false } = options;
  if (url === undefined && place === undefined) {
    const idle = (["hall", "key", "publish"] as const).find((name) => options[name] !== undefined);
    if (idle !== undefined) throw new Refusal(words.needsBroker(`--${idle}`));
    return undefined;
  }
  if (url !== undefined && place !== undefined) throw new Refusal(words.oneBroker);
  if (url !== undefined && !isBrokerUrl(url)) throw new Refusal(words.badUrl);
  if (!hallName.test(hall)) throw new Refusal(words.badHall(hall));
  const key = file === undefined ? undefined : keyOf(file, words);
  const broker = place === undefined ? undefined : placeOf(place, words);
  if (broker !== undefined && key === undefined && !isLoopback(broker.listen))
    throw new Refusal(words.needsKey(broker.listen));
  return { url, broker, hall, key, reads: !publish };
}

function keyOf(file: string, words: MqttWords): HallKey {
  let key: HallKey | undefined;
  try {
    key = readKey(file);
  } catch (thrown) {
    throw new Refusal(words.noKey(file, reasonOf(thrown)));
  }
  if (key === undefined) throw new Refusal(words.badKey(file));
  return key;
}

function placeOf(text: string, words: MqttWords): { listen: string; port: number } {
  const [, bracketed, plain, port = ""] = /^(?:\[([^\]]+)\]:|([^:]+):)?(\d{1,5})$/.exec(text) ?? [];
  const listen = bracketed ?? plain ?? loopback;
  if (port === "" || Number(port) > 65_535 || isIP(listen) === 0) throw new Refusal(words.badBroker(text));
  return { listen, port: Number(port) };
}

interface JoinOptions {
  readonly bridge: string;
  readonly record: string | undefined;
  readonly language: Language;
  say(line: string): void;
  fault(line: string): void;
}

/** A member, and the broker if this program is one. */
export interface Joined extends Member {
  /** Closes the broker, after the hall has closed. */
  closeBroker(): Promise<void>;
}

/** Opens what the wish needs of a broker. Rejects with a `Refusal` if this program cannot be one. */
export async function joinHall(wish: MqttWish, options: JoinOptions): Promise<Joined> {
  const words = mqttWords(options.language);
  const { hall, key, reads } = wish;
  const broker = wish.broker === undefined ? undefined : await brokerOr(wish.broker, key, words);
  const url = wish.url ?? nearUrl(broker?.url ?? "");
  if (broker !== undefined) options.say(words.ownBroker(broker.url));
  options.say(words.member(hall, shownUrl(url)));
  const onFault = oncePerMinute<MqttFault>(
    ({ kind, place, detail }) => options.fault(words.faults[kind](place, detail)),
    ({ kind, place }) => `${kind} ${place}`,
  );
  const { bridge, record } = options;
  const member = createMember({ url, hall, key, bridge, record, reads, onFault });
  return { ...member, closeBroker: async () => broker?.close() };
}

/** A broker that listens everywhere is reached at this computer itself. */
function nearUrl(url: string): string {
  return url.replace("//0.0.0.0:", `//${loopback}:`).replace("//[::]:", "//[::1]:");
}

async function brokerOr(
  { listen, port }: { listen: string; port: number },
  key: HallKey | undefined,
  words: MqttWords,
): Promise<OwnBroker> {
  try {
    return await openOwnBroker({ listen, port, key });
  } catch (thrown) {
    throw new Refusal(words.closedBroker(port, reasonOf(thrown)));
  }
}

/** Runs `flagfall serve key FILE`. Returns the exit code. */
export function keyCommand(file: string, language: Language, streams: Streams = processStreams): number {
  const words = mqttWords(language);
  try {
    writeKey(file);
  } catch (thrown) {
    streams.error(`flagfall serve: ${onOneLine(words.unwritten(file, reasonOf(thrown)))}\n`);
    return 2;
  }
  streams.out(`${words.keyWritten(file)}\n`);
  return 0;
}

/** Returns the system's code of an error, or the error itself as text. */
function reasonOf(thrown: unknown): string {
  return codeOf(thrown) || String(thrown);
}
