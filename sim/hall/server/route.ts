/** Defines a route. The server serves routes, and the API's description is made from them. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Language, languages } from "../../words/language";
import type { AuditEntry, Person, Role } from "../model/event";
import type { Hall } from "../model/hall";
import type { Metrics } from "./metrics";

/** A request that has passed the doors and the schemas. */
export interface Asked<Query, Body> {
  readonly hall: Hall;
  readonly metrics: Metrics;
  readonly person: Person;
  readonly language: Language;
  readonly query: Query;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A text with its type, for whatever is not JSON. */
export class Text {
  constructor(
    readonly type: string,
    readonly text: string,
    /** The file's name, if a browser should save it. */
    readonly file?: string,
  ) {}
}

export interface Route {
  readonly method: "get" | "post";
  readonly path: string;
  readonly summary: string;
  /** Who may use it. */
  readonly role: Role | "anyone";
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly bodyMaxBytes: number;
  /** The shape of a JSON answer, or the type of a text. */
  readonly answer: z.ZodType | string;
  /** Describes a body for the audit log, also one that is refused. Present if the route is a command. */
  readonly command?: (body: unknown) => Pick<AuditEntry, "command" | "clocks">;
  /** True for the live socket; `answer` is the shape of its messages. */
  readonly isSocket?: true;
  /** True for what the pages of other sites may read, because whoever has the address may. */
  readonly isPublic?: true;
  /** True for the console, to which other sites may link. */
  readonly isPage?: true;
  readonly handle: (asked: Asked<never, never>) => unknown;
}

/** Every route takes the language of its messages. */
export const languageField = { lang: z.enum(languages).optional() };
const languageQuery = z.strictObject(languageField);

/** A route with typed input. The server calls `handle` only with what the schemas have checked. */
export function route<Query extends z.ZodType, Body extends z.ZodType>(
  given: Omit<Route, "query" | "body" | "handle" | "bodyMaxBytes"> & {
    readonly query?: Query;
    readonly body?: Body;
    readonly bodyMaxBytes?: number;
    readonly handle: (asked: Asked<z.output<Query>, z.output<Body>>) => unknown;
  },
): Route {
  return { bodyMaxBytes: 1024, query: languageQuery, ...given } as Route;
}
