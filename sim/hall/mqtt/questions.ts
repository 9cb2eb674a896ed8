/** Commands on their way to a bridge, until its answer comes. */
import { randomBytes } from "node:crypto";
import type { ClockId } from "../model/clock";
import type { Command, Outcome } from "../model/command";
import type { Person } from "../model/event";
import type { SessionTime } from "./bridge-time";
import { type HallKey, hide, isSealed, seal } from "./key";
import { answerSchema, readMessage, type SealedOrder, sealedSchema } from "./messages";

export interface Question {
  readonly bridge: string;
  readonly clock: ClockId;
  readonly command: Command;
  readonly who: Person;
  readonly code?: string | undefined;
  readonly seen?: number | undefined;
  readonly reason?: string | undefined;
  /** The time at the bridge. */
  readonly time: SessionTime;
}

export interface QuestionsOptions {
  readonly hall: string;
  readonly key: HallKey;
  send(bridge: string, text: string): void;
}

/** The second attempt has the same nonce, so that nothing is done twice. Both come before the command is stale. */
const againMs = 2000;
const patienceMs = 4500;

interface Open {
  readonly clock: ClockId;
  settle(outcome: Outcome): void;
}

export class Questions {
  private readonly open = new Map<string, Open>();

  constructor(private readonly options: QuestionsOptions) {}

  /** Never rejects: without an answer the outcome is `silent`, and nobody knows whether the clock obeyed. */
  ask({ bridge, clock, command, who, code, seen, reason, time }: Question): Promise<Outcome> {
    const { hall, key, send } = this.options;
    const nonce = randomBytes(16).toString("hex");
    const hidden = code === undefined ? {} : { code: hide(key, code, nonce) };
    const base = { ...(seen === undefined ? {} : { seen }), ...(reason === undefined ? {} : { reason }) };
    const order: SealedOrder = { hall, bridge, nonce, ...time, clock, command, who, ...hidden, ...base };
    const text = JSON.stringify(seal(key, JSON.stringify(order)));
    return new Promise((resolve) => {
      const timers = [
        setTimeout(() => send(bridge, text), againMs),
        setTimeout(() => this.settle(nonce, { id: clock, ok: false, reason: "silent" }), patienceMs),
      ];
      const settle = (outcome: Outcome): void => {
        for (const timer of timers) clearTimeout(timer);
        resolve(outcome);
      };
      this.open.set(nonce, { clock, settle });
      send(bridge, text);
    });
  }

  /** Takes an answer, if a bridge with the key sealed it. */
  hear(text: string): void {
    const sealed = readMessage(sealedSchema, text);
    if (sealed === undefined || !isSealed(this.options.key, sealed)) return;
    const answer = readMessage(answerSchema, sealed.text);
    if (answer !== undefined && this.open.get(answer.nonce)?.clock === answer.outcome.id)
      this.settle(answer.nonce, answer.outcome);
  }

  close(): void {
    for (const [nonce, { clock }] of [...this.open]) this.settle(nonce, { id: clock, ok: false, reason: "silent" });
  }

  private settle(nonce: string, outcome: Outcome): void {
    const open = this.open.get(nonce);
    this.open.delete(nonce);
    open?.settle(outcome);
  }
}
