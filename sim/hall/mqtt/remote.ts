/** The clocks of other computers, read from a broker. */
import { bridgeOf, type ClockChange, type ClockId, type ClockView } from "../model/clock";
import type { Command, Outcome } from "../model/command";
import type { HallEvent, Person } from "../model/event";
import type { Source, Unsubscribe } from "../model/hall";
import { Listeners } from "../model/listeners";
import { type BrokerLink, type HallOnBroker, openBroker, shownUrl } from "./broker-link";
import { nameOf, openMessage } from "./key";
import { Questions } from "./questions";
import { RemoteBridge } from "./remote-bridge";
import { clockTopicOf, kinds, type Place, placeOf, topicOf } from "./topics";

/** Returns up to which serial number the record has all events of a bridge; 0 if none. */
export type Known = (bridge: string) => number;

const checkMs = 1000;
/** The most computers of a hall. */
const bridgesMax = 200;

/** A source of clocks that begins once its reader has opened its record. */
export class RemoteSource implements Source {
  private readonly bridges = new Map<string, RemoteBridge>();
  private readonly changes = new Listeners<ClockChange>();
  private readonly events = new Listeners<HallEvent>();
  readonly watch = this.changes.add;
  private readonly questions: Questions | undefined;
  private link: BrokerLink | undefined;
  private checking: NodeJS.Timeout | undefined;
  private known: Known = () => 0;
  private except: string | undefined;

  constructor(private readonly options: HallOnBroker) {
    const { hall, key } = options;
    const send = (bridge: string, text: string): void => this.link?.send(topicOf(hall, bridge, "commands"), text);
    this.questions = key === undefined ? undefined : new Questions({ hall, key, send });
  }

  /**
   * Begins to read, and goes on until closed, whether the broker answers or not. Call it once. `except` is the bridge
   * of this computer, whose clocks are not remote.
   */
  start(known: Known, except?: string): void {
    const { url, key, connect = openBroker, onFault } = this.options;
    this.known = known;
    this.except = except;
    this.link = connect({
      url,
      key,
      onOpen: () => this.subscribe(),
      onClose: () => {
        for (const bridge of this.bridges.values()) bridge.lose();
      },
      onMessage: (topic, text, isRetained) => this.hear(topic, text, isRetained),
      onFault: (detail) => onFault({ kind: "broker", place: shownUrl(url), detail }),
    });
    this.checking = setInterval(() => {
      for (const bridge of this.bridges.values()) bridge.check(performance.now());
    }, checkMs);
  }

  clocks(): readonly ClockView[] {
    return [...this.bridges.values()].flatMap((bridge) => bridge.clocks());
  }

  /** Events come only while somebody listens, so that none is taken for known that nobody has. */
  listen(take: (event: HallEvent) => void): Unsubscribe {
    const end = this.events.add(take);
    if (this.events.count === 1 && this.link?.isOpen === true) this.subscribe();
    return end;
  }

  async tell(
    id: ClockId,
    command: Command,
    who: Person,
    code?: string,
    seen?: number,
    reason?: string,
  ): Promise<Outcome> {
    const bridge = this.bridges.get(bridgeOf(id));
    const { key } = this.options;
    if (bridge?.has(id) !== true) return { id, ok: false, reason: "unknown" };
    if (!bridge.isThere) return { id, ok: false, reason: "away" };
    if (key === undefined || this.questions === undefined || bridge.key !== nameOf(key))
      return { id, ok: false, reason: "key" };
    const time = bridge.time(performance.now());
    if (time === undefined) return { id, ok: false, reason: "away" };
    return this.questions.ask({ bridge: bridgeOf(id), clock: id, command, who, code, seen, reason, time });
  }

  differences(): ReadonlyMap<string, number> {
    return new Map([...this.bridges].map(([name, { differenceMs }]) => [name, differenceMs]));
  }

  async close(): Promise<void> {
    clearInterval(this.checking);
    this.questions?.close();
    await this.link?.close();
  }

  private subscribe(): void {
    const { hall } = this.options;
    const silent = ["requests", "commands", ...(this.events.count === 0 ? ["events"] : [])];
    const heard = kinds.filter((kind) => !silent.includes(kind));
    const topicFor = (kind: (typeof kinds)[number]): string =>
      kind === "clocks" ? clockTopicOf(hall, "+", "+") : topicOf(hall, "+", kind);
    this.link?.subscribe(heard.map(topicFor));
  }

  private hear(topic: string, message: string, isRetained: boolean): void {
    const place = placeOf(this.options.hall, topic);
    if (place === undefined || place.bridge === this.except) return;
    const text = this.opened(place, topic, message);
    if (text === undefined) return;
    const bridge = this.bridges.get(place.bridge) ?? this.begin(place.bridge);
    if (bridge === undefined) return;
    switch (place.kind) {
      case "status":
        bridge.hearStatus(text, isRetained, performance.now());
        break;
      case "clocks":
        bridge.hearView(place.number ?? 0, text);
        break;
      case "changes":
        bridge.hearChanges(text);
        break;
      case "events":
        if (this.events.count > 0) bridge.hearEvents(text, performance.now());
        break;
      case "answers":
        this.questions?.hear(text);
        break;
      case "requests":
      case "commands":
        break;
    }
  }

  /** Returns the text of a message, or undefined if it should have a seal and has none. */
  private opened({ bridge, kind }: Place, topic: string, message: string): string | undefined {
    const { key, onFault } = this.options;
    // An answer has a seal of its own kind. The empty message of a clock that is gone has nothing to seal.
    if (key === undefined || kind === "answers" || (kind === "clocks" && message === "")) return message;
    const text = openMessage(key, topic, message);
    if (text === undefined) onFault({ kind: "unsealed", place: bridge, detail: "" });
    return text;
  }

  /** Returns undefined for a further bridge of somebody who invents them. */
  private begin(name: string): RemoteBridge | undefined {
    if (this.bridges.size >= bridgesMax) return undefined;
    const { hall, onFault } = this.options;
    const bridge = new RemoteBridge({
      bridge: name,
      known: this.known(name),
      onFault,
      onChange: this.changes.tell,
      onEvent: this.events.tell,
      request: (request) => this.link?.send(topicOf(hall, name, "requests"), JSON.stringify(request)),
    });
    this.bridges.set(name, bridge);
    return bridge;
  }
}
