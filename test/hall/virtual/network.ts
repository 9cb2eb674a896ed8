/** The network of a virtual hall: a broker that dies and forgets, connections that break, and wires to clocks. */

import type { Link } from "../../../sim/hall/bridge/links";
import type { LoadLink } from "../../../sim/hall/load/load";
import type { BrokerLink, BrokerOptions } from "../../../sim/hall/mqtt/broker-link";
import type { Wire } from "../../../sim/link/client";
import type { Process, World } from "./world";

interface Member {
  readonly options: BrokerOptions;
  readonly process: Process;
  readonly topics: Set<string>;
  isOpen: boolean;
  /** When its last message arrives. A connection keeps the order of messages. */
  dueMs: number;
  readonly unacknowledged: Set<() => void>;
}

const reopenMs = 500;

export class VirtualBroker {
  private readonly members = new Set<Member>();
  private readonly retained = new Map<string, string>();
  private isUp = true;

  constructor(private readonly world: World) {}

  /** Returns the way in which a program connects. */
  connectFor(process: Process): (options: BrokerOptions) => BrokerLink {
    return (options) => {
      const member: Member = {
        options,
        process,
        topics: new Set(),
        isOpen: false,
        dueMs: 0,
        unacknowledged: new Set(),
      };
      this.members.add(member);
      this.open(member);
      return {
        get isOpen() {
          return member.isOpen;
        },
        deliver: (topic, text) =>
          new Promise((resolve) => {
            const send = (): void => {
              if (!member.isOpen) return;
              this.travel(member, () => {
                this.publish(topic, text, false);
                this.travel(member, () => {
                  member.unacknowledged.delete(send);
                  resolve();
                });
              });
            };
            member.unacknowledged.add(send);
            send();
          }),
        send: (topic, text, isRetained = false) => {
          if (member.isOpen) this.travel(member, () => this.publish(topic, text, isRetained));
        },
        subscribe: (topics) => this.travel(member, () => this.subscribe(member, topics)),
        unsubscribe: (topic) => void member.topics.delete(topic),
        close: async () => {
          member.isOpen = false;
          this.members.delete(member);
        },
      };
    };
  }

  /** Kills the broker, with everything that it remembers. */
  kill(): void {
    this.isUp = false;
    this.retained.clear();
    for (const member of this.members) this.cut(member);
  }

  start(): void {
    this.isUp = true;
  }

  /** A killed program is gone, and the broker publishes its last will. */
  drop(process: Process): void {
    for (const member of this.members) {
      if (member.process !== process) continue;
      this.members.delete(member);
      member.isOpen = false;
      const { will } = member.options;
      if (this.isUp && will !== undefined) this.publish(will.topic, will.text, true);
    }
  }

  /** Breaks the connections of a program that lives on. */
  cutOff(process: Process): void {
    for (const member of this.members) if (member.process === process) this.cut(member);
  }

  private cut(member: Member): void {
    if (!member.isOpen) return;
    member.isOpen = false;
    this.world.as(member.process, () => {
      member.options.onClose();
      this.open(member);
    });
  }

  private open(member: Member): void {
    setTimeout(() => {
      if (!this.isUp) return this.open(member);
      if (member.isOpen || !this.members.has(member)) return;
      member.isOpen = true;
      member.topics.clear();
      member.options.onOpen();
      for (const send of member.unacknowledged) send();
    }, reopenMs * this.world.random());
  }

  /** Brings something over a connection, if it still is the same one when that arrives. */
  private travel(member: Member, arrive: () => void): void {
    const nowMs = this.world.nowMs();
    member.dueMs = Math.max(member.dueMs, nowMs + Math.floor(80 * this.world.random() ** 3));
    const dueMs = member.dueMs;
    const opened = member.topics;
    this.world.after(dueMs - nowMs, () => {
      if (member.isOpen && opened === member.topics) arrive();
    });
  }

  private subscribe(member: Member, topics: readonly string[]): void {
    for (const topic of topics) member.topics.add(topic);
    for (const [topic, text] of this.retained)
      if (topics.some((wanted) => fits(wanted, topic))) this.give(member, topic, text, true);
  }

  private publish(topic: string, text: string, isRetained: boolean): void {
    if (isRetained) this.retained.set(topic, text);
    if (isRetained && text === "") this.retained.delete(topic);
    for (const member of this.members)
      if ([...member.topics].some((wanted) => fits(wanted, topic))) this.give(member, topic, text, false);
  }

  private give(member: Member, topic: string, text: string, isRetained: boolean): void {
    this.travel(member, () => {
      if (member.process.isDead) return;
      this.world.as(member.process, () => member.options.onMessage(topic, text, isRetained));
    });
  }
}

function fits(wanted: string, topic: string): boolean {
  const [left, right] = [wanted.split("/"), topic.split("/")];
  return left.length === right.length && left.every((part, at) => part === "+" || part === right[at]);
}

/** A wire between a clock and the computer that has opened it last. */
export class VirtualWire {
  /** The chance that a piece of text never arrives. */
  noise = 0;
  private atClock: (piece: string) => void = () => undefined;
  private atHall: ((piece: string) => void) | undefined;
  private lose: (() => void) | undefined;

  constructor(
    private readonly world: World,
    readonly address: string,
  ) {}

  readonly ofClock: LoadLink = {
    address: "",
    write: (text) => {
      const take = this.atHall;
      if (take === undefined || this.world.random() < this.noise) return false;
      this.world.after(2, () => take(text));
      return true;
    },
    listen: (take) => {
      this.atClock = take;
    },
    close: () => undefined,
  };

  /** Returns the end at a computer. */
  linkFor(process: Process): Link {
    return { address: this.address, open: async () => this.openFor(process) };
  }

  /** Breaks the wire in the middle of a line. */
  cut(): void {
    this.atHall?.('{"at":12,"ev');
    this.lose?.();
  }

  private openFor(process: Process): Wire {
    return {
      write: (text) => {
        if (this.world.random() >= this.noise) this.world.after(2, () => this.atClock(text));
      },
      listen: (take, lost) => {
        this.atHall = (piece) => {
          if (!process.isDead) this.world.as(process, () => take(piece));
        };
        this.lose = () => {
          this.atHall = undefined;
          if (!process.isDead) this.world.as(process, () => lost("cut"));
        };
      },
      close: async () => undefined,
    };
  }
}
