/** Asks the server of the hall over HTTP. */
import type { BroadcastOrder, ResultOrder, TournamentView } from "../model/books";
import type { ClockId } from "../model/clock";
import type { Order, Outcome } from "../model/command";
import type { AuditEntry, Person } from "../model/event";
import type { RecordedEvent } from "../model/hall";
import type { Round, RoundBoards, RoundHead, RoundOrder, RoundPlan } from "../model/round";
import type { Result } from "../model/seat";
import { language } from "./store";

/** The server refused, or did not answer: then `status` is 0. `message` is a line for people. */
export class ApiFault extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** How long a request may take, ms. An order waits for the slowest clock. */
const patienceMs = 30_000;

/** Returns an address of the server, which may serve the console from any folder. */
export function addressOf(path: string): string {
  const url = new URL(`api/${path}`, document.baseURI);
  url.searchParams.set("lang", language.peek());
  url.hash = "";
  return url.href;
}

async function ask<Answer>(path: string, body?: unknown, limitMs = patienceMs): Promise<Answer> {
  const sent: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(addressOf(path), { ...sent, signal: AbortSignal.timeout(limitMs), cache: "no-store" });
  } catch {
    throw new ApiFault(0, "");
  }
  if (!response.ok) throw new ApiFault(response.status, await faultOf(response));
  if (!isJson(response)) throw new ApiFault(response.status === 204 ? 204 : 404, "");
  return (await response.json()) as Answer;
}

function isJson(response: Response): boolean {
  return (response.headers.get("content-type") ?? "").includes("json");
}

async function faultOf(response: Response): Promise<string> {
  const said: unknown = isJson(response) ? await response.json().catch(() => undefined) : undefined;
  const error = typeof said === "object" && said !== null && "error" in said ? said.error : undefined;
  return typeof error === "string" ? error : `${response.status} ${response.statusText}`.trim();
}

/** Sends something whose answer says nothing but that it was done. */
async function send(path: string, body: unknown): Promise<void> {
  await ask(path, body).catch((thrown: unknown) => {
    if (!(thrown instanceof ApiFault) || thrown.status !== 204) throw thrown;
  });
}

/** The requests of the console. Each names its answer. */
export const api = {
  me: (limitMs?: number) => ask<Person>("me", undefined, limitMs),
  signIn: (token: string) => send("login", { token }),
  signOut: () => send("logout", {}),
  order: (order: Order) => ask<readonly Outcome[]>("orders", order),
  /** The events of a clock after a row of the record. */
  events: (clock: ClockId, after: number, limit: number) =>
    ask<readonly RecordedEvent[]>(`events?clock=${encodeURIComponent(clock)}&after=${after}&limit=${limit}`),
  audit: (limit: number) => ask<readonly AuditEntry[]>(`audit?limit=${limit}`),
  planRound: (order: RoundOrder) => ask<RoundPlan>("rounds/plan", order),
  setRound: (order: RoundOrder, code: string | undefined) =>
    ask<Round>("rounds", code === undefined ? { order } : { order, code }),
  rounds: () => ask<readonly RoundHead[]>("rounds"),
  round: (id: number) => ask<RoundBoards>(`round?id=${id}`),
  enterResult: (order: ResultOrder) => ask<Result>("results", order),
  tournaments: () => ask<readonly TournamentView[]>("tournaments"),
  setBroadcast: (order: BroadcastOrder) => ask<TournamentView>("tournaments", order),
};
