/** Describes commands for the audit log: one line, never with a code or a token. */

import { broadcastOrderSchema, resultOrderSchema } from "../model/books";
import { type Order, orderSchema } from "../model/command";
import { commandText } from "../model/command-text";
import type { AuditEntry } from "../model/event";
import { type RoundOrder, roundOrderSchema } from "../model/round";

export type Described = Pick<AuditEntry, "command" | "clocks">;

/** The most letters of a line that holds texts of the input. */
const lettersMax = 120;

export function describeOrder(body: unknown): Described {
  const order: Order | undefined = orderSchema.safeParse(body).data;
  return order === undefined
    ? { command: "order", clocks: [] }
    : { command: commandText(order.command).slice(0, lettersMax), clocks: order.clocks };
}

export function describeRound(body: unknown): Described {
  const given = typeof body === "object" && body !== null && "order" in body ? body.order : undefined;
  const order: RoundOrder | undefined = roundOrderSchema.safeParse(given).data;
  const words = order === undefined ? [] : [order.control ?? "", order.name];
  return { command: ["round", ...words].filter(Boolean).join(" ").slice(0, lettersMax), clocks: [] };
}

export function describeResult(body: unknown): Described {
  const { score = "", tournament = "", round = "", number = "" } = resultOrderSchema.safeParse(body).data ?? {};
  return { command: score === "" ? "result" : `result ${score} ${tournament} ${round}/${number}`, clocks: [] };
}

export function describeBroadcast(body: unknown): Described {
  const { tournament } = broadcastOrderSchema.safeParse(body).data ?? {};
  return { command: ["broadcast", tournament].filter(Boolean).join(" "), clocks: [] };
}
