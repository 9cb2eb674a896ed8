/** Describes commands for the audit log: one line, never with a code or a token. */
import { type Command, type Order, orderSchema } from "../model/command";
import type { AuditEntry } from "../model/event";
import { type RoundOrder, roundOrderSchema } from "../model/round";

export type Described = Pick<AuditEntry, "command" | "clocks">;

/** The most letters of a line that holds texts of the input. */
const lettersMax = 120;

export function describeOrder(body: unknown): Described {
  const order: Order | undefined = orderSchema.safeParse(body).data;
  return order === undefined
    ? { command: "order", clocks: [] }
    : { command: commandLine(order.command), clocks: order.clocks };
}

export function describeRound(body: unknown): Described {
  const given = typeof body === "object" && body !== null && "order" in body ? body.order : undefined;
  const order: RoundOrder | undefined = roundOrderSchema.safeParse(given).data;
  const words = order === undefined ? [] : [order.name, order.control ?? ""];
  return { command: ["round", ...words].filter(Boolean).join(" ").slice(0, lettersMax), clocks: [] };
}

/** Returns a command as words: `correct white.remaining=60000 turn=white`. */
export function commandLine({ do: verb, ...fields }: Command): string {
  return [verb, ...wordsOf(fields, "", verb === "correct")].join(" ").slice(0, lettersMax);
}

function wordsOf(fields: object, prefix: string, isNamed: boolean): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "object" && value !== null) return wordsOf(value, `${prefix}${name}.`, isNamed);
    if (value === true) return [`${prefix}${name}`];
    return [isNamed ? `${prefix}${name}=${value}` : String(value)];
  });
}
