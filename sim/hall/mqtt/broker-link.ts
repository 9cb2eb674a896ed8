/** The connection to a broker. It opens again by itself, and names no password to anybody else. */
import { connect, type IClientOptions, type MqttClient } from "mqtt";
import type { MqttFaultKind } from "../../words/subjects";
import { brokerPassword, type HallKey } from "./key";

/** The faults on a broker that people must hear about. */
export interface MqttFault {
  readonly kind: MqttFaultKind;
  /** The bridge, or the broker's address without its password. */
  readonly place: string;
  readonly detail: string;
}

/** A larger hall on a broker. */
export interface HallOnBroker {
  readonly url: string;
  readonly hall: string;
  /** With a key, what a bridge publishes is sealed, only sealed messages count, and there are commands. */
  readonly key?: HallKey | undefined;
  /** Connects to the broker; a test hands in another way. */
  readonly connect?: typeof openBroker | undefined;
  onFault(fault: MqttFault): void;
}

export interface BrokerOptions {
  /** `mqtt://[NAME[:PASSWORD]@]HOST[:PORT]`, or `mqtts:`, `ws:`, `wss:`. */
  readonly url: string;
  readonly key?: HallKey | undefined;
  /** The message that the broker publishes if this program vanishes. */
  readonly will?: { readonly topic: string; readonly text: string };
  /** Calls back after each beginning of a connection, and each end. */
  onOpen(): void;
  onClose(): void;
  onMessage(topic: string, text: string, isRetained: boolean): void;
  /** The system's reason why there is no connection. */
  onFault(reason: string): void;
}

export interface BrokerLink {
  readonly isOpen: boolean;
  /** Resolves when the broker has acknowledged the text; over a broken connection, once it is back. */
  deliver(topic: string, text: string): Promise<void>;
  /** Sends a text at once or never. */
  send(topic: string, text: string, retained?: boolean): void;
  subscribe(topics: readonly string[]): void;
  unsubscribe(topic: string): void;
  /** Says goodbye: the broker then forgets the last will. */
  close(): Promise<void>;
}

const protocols = ["mqtt:", "mqtts:", "ws:", "wss:"];
const reopenMs = 500;
const openMs = 5000;
/** The broker publishes the last will after one and a half times as many seconds. */
const aliveS = 10;

/** Returns true if a text is an address of a broker. */
export function isBrokerUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocols.includes(protocol) && hostname !== "" && isEncoded(username) && isEncoded(password);
}

function isEncoded(text: string): boolean {
  return !/%(?![0-9a-f]{2})/i.test(text);
}

/** Returns the address without name and password, for people and logs. */
export function shownUrl(text: string): string {
  if (!URL.canParse(text)) return "";
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}

/** Begins to connect, and goes on until closed. */
export function openBroker(options: BrokerOptions): BrokerLink {
  const client = connect(shownUrl(options.url), clientOptions(options));
  const secrets = secretsIn(options);
  client.on("connect", () => options.onOpen());
  client.on("close", () => options.onClose());
  client.on("error", (error) => options.onFault(withoutSecrets(reasonOf(error), secrets)));
  client.on("message", (topic, payload, { retain }) => options.onMessage(topic, payload.toString("utf8"), retain));
  return {
    get isOpen() {
      return client.connected;
    },
    deliver: async (topic, text) => void (await client.publishAsync(topic, text, { qos: 1 })),
    send(topic, text, retained = false) {
      if (client.connected) client.publish(topic, text, { qos: 0, retain: retained }, ignore);
    },
    subscribe: (topics) => void client.subscribe([...topics], { qos: 1 }, ignore),
    unsubscribe: (topic) => void client.unsubscribe(topic, ignore),
    close: () => closeClient(client),
  };
}

function clientOptions({ url, key, will }: BrokerOptions): IClientOptions {
  const { username, password } = credentialsOf(url, key);
  return {
    clean: true,
    clientId: `flagfall-${crypto.randomUUID().slice(0, 14)}`,
    connectTimeout: openMs,
    keepalive: aliveS,
    queueQoSZero: false,
    reconnectPeriod: reopenMs,
    reconnectOnConnackError: true,
    resubscribe: false,
    ...(username === "" ? {} : { username, password }),
    ...(will === undefined
      ? {}
      : { will: { topic: will.topic, payload: Buffer.from(will.text), qos: 1, retain: true } }),
  };
}

/** Returns name and password of the address. Without any, the key gives those of a broker of this project. */
function credentialsOf(url: string, key: HallKey | undefined): { username: string; password: string } {
  const { username, password } = new URL(url);
  if (username === "" && key !== undefined) return { username: "flagfall", password: brokerPassword(key) };
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}

function secretsIn({ url, key }: BrokerOptions): string[] {
  const { password } = new URL(url);
  return [password, decodeURIComponent(password), credentialsOf(url, key).password].filter(Boolean);
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, "…"), text);
}

/** Some errors of the system have no message, but a code. */
function reasonOf(error: Error & { readonly code?: unknown }): string {
  return error.message === "" ? String(error.code ?? error.name) : error.message;
}

async function closeClient(client: MqttClient): Promise<void> {
  await client.endAsync(!client.connected).catch(ignore);
}

function ignore(): void {}
