/** The topics of a hall: `flagfall/HALL/BRIDGE/…`. docs/hall-mqtt.asyncapi.yaml describes them. */
import { bridgeName, type ClockId } from "../model/clock";

/** A hall's name, which is a level of its topics. */
export const hallName = /^[a-z][a-z0-9-]{0,39}$/;

/** The kinds of messages, by the last part of their topics. `clocks` has the clock's number after it. */
export const kinds = ["status", "clocks", "changes", "events", "requests", "commands", "answers"] as const;
export type Kind = (typeof kinds)[number];

/** A topic, taken apart. */
export interface Place {
  readonly bridge: string;
  readonly kind: Kind;
  /** The number of the clock; undefined for all other kinds. */
  readonly number: number | undefined;
}

export function topicOf(hall: string, bridge: string, kind: Exclude<Kind, "clocks">): string {
  return `flagfall/${hall}/${bridge}/${kind}`;
}

export function clockTopicOf(hall: string, bridge: string, number: number | "+"): string {
  return `flagfall/${hall}/${bridge}/clocks/${number}`;
}

/** Returns undefined for a topic of another hall, or of nobody. */
export function placeOf(hall: string, topic: string): Place | undefined {
  const [first, named, bridge = "", last, number, ...more] = topic.split("/");
  const kind = kinds.find((known) => known === last);
  if (first !== "flagfall" || named !== hall || !bridgeName.test(bridge) || kind === undefined || more.length > 0)
    return undefined;
  if ((kind === "clocks") !== (number !== undefined)) return undefined;
  if (number !== undefined && !/^\d{1,5}$/.test(number)) return undefined;
  return { bridge, kind, number: number === undefined ? undefined : Number(number) };
}

export function idOf(bridge: string, number: number): ClockId {
  return `${bridge}-${number}`;
}

/** Returns the number in a clock's id, or undefined if the clock is another bridge's. */
export function numberOf(bridge: string, id: ClockId): number | undefined {
  const number = id.startsWith(`${bridge}-`) ? id.slice(bridge.length + 1) : "";
  return /^\d{1,5}$/.test(number) ? Number(number) : undefined;
}
