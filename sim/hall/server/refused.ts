/** Defines what the server refuses, and with which status. */
import type { RefusalCode } from "../../words/subjects";
import { HallFault } from "../model/hall";

/** The HTTP status of each refusal. */
export const statuses = {
  malformed: 400,
  unauthenticated: 401,
  token: 401,
  role: 403,
  "cross-site": 403,
  host: 403,
  "not-found": 404,
  "too-large": 413,
  clocks: 400,
  changed: 409,
  tournament: 403,
  "too-many": 429,
  readers: 429,
  fault: 500,
  full: 503,
  unwritten: 503,
} as const satisfies Record<RefusalCode, number>;

/**
 * Ends a request. `message` is a line that is ready for people; otherwise the words are chosen by `code` and `detail`.
 */
export class Refused extends Error {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    readonly detail = "",
    message = "",
  ) {
    super(message);
    this.status = statuses[code];
  }
}

export function notFound(): never {
  throw new Refused("not-found");
}

/**
 * Returns the refusal for an error of the hall, or of the framework: an unreadable body, one that is too large, an
 * unknown type.
 */
export function refusedOf(error: unknown): Refused | undefined {
  if (error instanceof Refused) return error;
  if (error instanceof HallFault) return new Refused(error.code, "", error.message);
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (status === 413) return new Refused("too-large");
  return status >= 400 && status < 500 ? new Refused("malformed") : undefined;
}
