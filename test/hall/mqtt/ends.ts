/** Both ends of a hall on a broker, open until the test ends: a bridge that publishes, and a desk that reads. */
import type { HallEvent } from "../../../sim/hall/model/event";
import type { Source } from "../../../sim/hall/model/hall";
import type { HallOnBroker, MqttFault } from "../../../sim/hall/mqtt/broker-link";
import { Publisher, type PublisherOptions } from "../../../sim/hall/mqtt/publisher";
import { RemoteSource } from "../../../sim/hall/mqtt/remote";
import { closedAfterwards } from "../closed-afterwards";
import type { FakeBridge } from "./bridge";

export const key = Buffer.alloc(32, 7);
export const who = { name: "Ana", role: "arbiter" } as const;

/** Publishes the clocks of a bridge, which is `west` of the hall `club` unless it is said otherwise. */
export function publish({ source, outbox }: FakeBridge, given: Partial<PublisherOptions> & { url: string }): Publisher {
  const usual = { hall: "club", bridge: "west", source, outbox, onFault: () => {} };
  return closedAfterwards(new Publisher({ ...usual, ...given }));
}

interface Desk {
  readonly remote: Source;
  readonly record: HallEvent[];
  readonly faults: MqttFault[];
}

interface DeskOptions extends Partial<HallOnBroker> {
  readonly url: string;
  /** The events that the desk has already. */
  readonly record?: HallEvent[];
  readonly except?: string;
}

/** Reads the hall `club` unless it is said otherwise, and keeps every event. */
export function read({ record = [], except, ...given }: DeskOptions): Desk {
  const faults: MqttFault[] = [];
  const usual = { hall: "club", onFault: (fault: MqttFault) => void faults.push(fault) };
  const remote = closedAfterwards(new RemoteSource({ ...usual, ...given }));
  remote.listen((event) => record.push(event));
  remote.start((bridge) => record.filter((event) => event.bridge === bridge).length, except);
  return { remote, record, faults };
}

export function presencesOf(source: Source): string[] {
  return source.clocks().map(({ presence }) => presence);
}
