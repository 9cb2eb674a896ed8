/** Publishes the clocks of this computer on a broker, and takes commands for them. */
import { version } from "../../../package.json";
import { type ClockChange, type ClockId, type ClockView, joined } from "../model/clock";
import type { Source } from "../model/hall";
import { type BrokerLink, type HallOnBroker, openBroker, shownUrl } from "./broker-link";
import { EventStream } from "./event-stream";
import { nameOf, openMessage, sealMessage } from "./key";
import { readMessage, requestSchema, type Status, statusSchema } from "./messages";
import { openDesk } from "./orders";
import type { Outbox } from "./outbox";
import { clockTopicOf, numberOf, placeOf, topicOf } from "./topics";

export interface PublisherOptions extends HallOnBroker {
  readonly bridge: string;
  readonly source: Source;
  readonly outbox: Outbox;
}

/** How long changes wait for others, ms. */
const gatherMs = 30;
const statusMs = 2000;
/** How often all views are published again at most, ms. */
const viewsMs = 500;
/** How long the bridge looks for retained clocks that it does not have any more, ms. */
const sweepMs = 2000;

export class Publisher {
  private readonly session = crypto.randomUUID();
  private readonly startedMs = Date.now();
  private readonly beganMs = performance.now();
  private readonly link: BrokerLink;
  private readonly stream: EventStream;
  private readonly take: (text: string) => void;
  private readonly stops: (() => void)[] = [];
  private gathered = new Map<ClockId, ClockChange>();
  private count = 0;
  private gathering: NodeJS.Timeout | undefined;
  private viewing: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly options: PublisherOptions) {
    const { url, key, source, outbox, connect = openBroker } = options;
    this.take = this.desk();
    this.link = connect({
      url,
      key,
      will: { topic: this.topic("status"), text: this.sealed(this.topic("status"), this.statusText(false)) },
      onOpen: () => this.open(),
      onClose: () => {},
      onMessage: (topic, text, isRetained) => this.hear(topic, text, isRetained),
      onFault: (detail) => options.onFault({ kind: "broker", place: shownUrl(url), detail }),
    });
    this.stream = new EventStream(outbox, (events) =>
      this.link.deliver(this.topic("events"), this.sealed(this.topic("events"), JSON.stringify(events))),
    );
    const beat = setInterval(() => this.publishStatus(), statusMs);
    this.stops.push(
      source.watch((change) => this.gather(change)),
      outbox.onWritten(() => this.stream.push()),
      () => clearInterval(beat),
    );
  }

  get isOpen(): boolean {
    return this.link.isOpen && !this.isStopped;
  }

  async close(): Promise<void> {
    if (!this.isStopped) this.send(this.topic("status"), this.statusText(false), true);
    this.stop();
    await this.link.close();
  }

  private stop(): void {
    this.isStopped = true;
    this.stream.close();
    clearTimeout(this.gathering);
    clearTimeout(this.viewing);
    for (const stop of this.stops.splice(0)) stop();
  }

  private topic(kind: Parameters<typeof topicOf>[2]): string {
    return topicOf(this.options.hall, this.options.bridge, kind);
  }

  /** Sends a message with a seal, if there is a key. */
  private send(topic: string, text: string, retained = false): void {
    this.link.send(topic, this.sealed(topic, text), retained);
  }

  private sealed(topic: string, text: string): string {
    const { key } = this.options;
    return key === undefined ? text : sealMessage(key, topic, text);
  }

  private desk(): (text: string) => void {
    const { hall, bridge, key, source, onFault } = this.options;
    if (key === undefined) return () => {};
    return openDesk({
      hall,
      bridge,
      key,
      source,
      session: this.session,
      upMs: () => this.upMs(),
      answer: (sealed) => this.link.send(this.topic("answers"), JSON.stringify(sealed)),
      onForgery: () => onFault({ kind: "seal", place: bridge, detail: "" }),
    });
  }

  private open(): void {
    if (this.isStopped) return;
    const { hall, bridge } = this.options;
    const sweep = clockTopicOf(hall, bridge, "+");
    this.link.subscribe([this.topic("requests"), this.topic("commands"), this.topic("status"), sweep]);
    setTimeout(() => this.link.unsubscribe(sweep), sweepMs).unref();
    this.publishStatus();
    this.publishViews();
    this.stream.push();
  }

  private hear(topic: string, text: string, isRetained: boolean): void {
    const { hall, bridge, source } = this.options;
    const place = placeOf(hall, topic);
    if (this.isStopped || place?.bridge !== bridge) return;
    if (place.kind === "commands" && !isRetained) this.take(text);
    else if (place.kind === "requests") this.onRequest(text);
    else if (place.kind === "status") this.hearStatus(topic, text, isRetained);
    else if (place.number !== undefined && isRetained) {
      const known = source.clocks().some(({ id }) => numberOf(bridge, id) === place.number);
      if (!known) this.link.send(topic, "", true);
    }
  }

  private onRequest(text: string): void {
    const request = readMessage(requestSchema, text);
    if (request?.want === "events") this.stream.replay(request.after);
    else if (request?.want === "views") this.viewing ??= setTimeout(() => this.publishViews(), viewsMs);
  }

  /**
   * Reads a status of this bridge's name: its own, or that of a twin. In a hall with a key, a twin has the key too, so
   * a stranger cannot silence this bridge.
   */
  private hearStatus(topic: string, message: string, isRetained: boolean): void {
    const { key, bridge, onFault } = this.options;
    const text = key === undefined ? message : openMessage(key, topic, message);
    if (text !== undefined) this.onStatus(readMessage(statusSchema, text), isRetained);
    else if (!isRetained) onFault({ kind: "unsealed", place: bridge, detail: "" });
    else this.publishStatus();
  }

  /** The same name twice would give two events the same number, so the program that began later gives way. */
  private onStatus(status: Status | undefined, isRetained: boolean): void {
    if (status === undefined || status.session === this.session) return;
    const { bridge, onFault } = this.options;
    const isTwin = status.online && !isRetained;
    const isOlder =
      status.startedMs < this.startedMs || (status.startedMs === this.startedMs && status.session < this.session);
    if (!isTwin) this.publishStatus();
    else if (isOlder) {
      this.stop();
      onFault({ kind: "twin", place: bridge, detail: status.session });
      void this.link.close();
    }
  }

  private statusText(online: boolean): string {
    const { source, outbox, key } = this.options;
    const status: Status = {
      online,
      session: this.session,
      version,
      startedMs: this.startedMs,
      upMs: this.upMs(),
      atMs: Date.now(),
      clocks: source.clocks().length,
      newest: outbox.newest(),
      key: key === undefined ? null : nameOf(key),
    };
    return JSON.stringify(status);
  }

  private upMs(): number {
    return Math.round(performance.now() - this.beganMs);
  }

  private publishStatus(): void {
    this.send(this.topic("status"), this.statusText(true), true);
  }

  private publishViews(): void {
    this.viewing = undefined;
    this.flush();
    for (const view of this.options.source.clocks()) this.publishView(view);
  }

  private publishView(view: ClockView): void {
    const { hall, bridge } = this.options;
    const number = numberOf(bridge, view.id);
    if (number !== undefined) this.send(clockTopicOf(hall, bridge, number), JSON.stringify(view), true);
  }

  private gather(change: ClockChange): void {
    this.gathered.set(change.id, joined(this.gathered.get(change.id), change));
    this.gathering ??= setTimeout(() => this.flush(), gatherMs);
  }

  /** Publishes the gathered changes, and the whole view of clocks where more than the display has changed. */
  private flush(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    const changes = [...this.gathered.values()];
    this.gathered = new Map();
    if (changes.length === 0) return;
    this.count++;
    this.send(this.topic("changes"), JSON.stringify({ session: this.session, count: this.count, changes }));
    const changed = new Set(changes.filter(isMoreThanScreen).map(({ id }) => id));
    if (changed.size === 0) return;
    for (const view of this.options.source.clocks()) if (changed.has(view.id)) this.publishView(view);
  }
}

function isMoreThanScreen(change: ClockChange): boolean {
  return Object.keys(change).some((key) => key !== "id" && key !== "screen" && key !== "heardMs");
}
