/** The routes that read the hall and act on it. Logins, the socket and the console have files of their own. */
import { z } from "zod";
import { serveWords } from "../../words/serve";
import { orderSchema } from "../model/command";
import { roundOrderSchema } from "../model/round";
import { outcomeSchema, personSchema, viewSchema } from "../model/shapes";
import { describeOrder, describeRound } from "./described";
import { Refused } from "./refused";
import { languageField, type Route, route, Text } from "./route";
import { auditSchema, planSchema, recordedSchema, roundSchema } from "./schemas";
import { timesCsv } from "./times";

const orderMaxBytes = 1_000_000;
/** A report of 2,000,000 characters, of which some take several bytes. */
const roundMaxBytes = 5_000_000;
const rowsMax = 10_000;

const clockId = z.string().min(1).max(80).optional();
const limit = z.coerce.number().int().min(1).max(rowsMax).default(1000);
/** Some 700 kB. */
const eventsMax = 1000;

const code = orderSchema.shape.code;

export const readRoutes: readonly Route[] = [
  route({
    method: "get",
    path: "/api/me",
    summary: "Who is logged in",
    role: "viewer",
    answer: personSchema,
    handle: ({ person }) => person,
  }),
  route({
    method: "get",
    path: "/api/clocks",
    summary: "The clocks, in the order of their board numbers",
    role: "viewer",
    answer: z.array(viewSchema),
    handle: ({ hall }) => hall.clocks(),
  }),
  route({
    method: "get",
    path: "/api/events",
    summary: "The recorded events after a row, the oldest first",
    role: "viewer",
    query: z.strictObject({
      ...languageField,
      clock: clockId,
      after: z.coerce.number().int().min(0).optional(),
      limit: z.coerce.number().int().min(1).max(eventsMax).default(eventsMax),
    }),
    answer: z.array(recordedSchema),
    handle: ({ hall, query: { lang: _, ...query } }) => hall.events(query),
  }),
  route({
    method: "get",
    path: "/api/audit",
    summary: "Who gave which command when, the newest first; refused commands too",
    role: "viewer",
    query: z.strictObject({ ...languageField, limit }),
    answer: z.array(auditSchema),
    handle: ({ hall, query }) => hall.audit(query.limit),
  }),
  route({
    method: "get",
    path: "/api/rounds",
    summary: "The rounds that were set, the newest first",
    role: "viewer",
    answer: z.array(roundSchema),
    handle: ({ hall }) => hall.rounds(),
  }),
  route({
    method: "get",
    path: "/api/pgn",
    summary: "The games on the clocks",
    role: "viewer",
    query: z.strictObject({ ...languageField, clock: clockId }),
    answer: "application/x-chess-pgn",
    handle: ({ hall, query }) => new Text("application/x-chess-pgn", hall.pgn(query.clock), "hall.pgn"),
  }),
  route({
    method: "get",
    path: "/api/times.csv",
    summary: "The times on the clocks",
    role: "viewer",
    answer: "text/csv",
    handle: ({ hall, language }) =>
      new Text("text/csv", timesCsv(hall.clocks(), serveWords(language).heads), "times.csv"),
  }),
];

/** Refuses more ids than there are clocks, and a clock that is named twice: it would obey twice. */
function checkClocks(ids: readonly string[], count: number): void {
  if (ids.length > Math.max(1, count) || new Set(ids).size < ids.length) throw new Refused("clocks", String(count));
}

export const actRoutes: readonly Route[] = [
  route({
    method: "post",
    path: "/api/orders",
    summary: "Gives clocks a command, all at the same time",
    role: "arbiter",
    body: orderSchema,
    bodyMaxBytes: orderMaxBytes,
    answer: z.array(outcomeSchema),
    command: describeOrder,
    handle({ hall, metrics, person, body, language }) {
      checkClocks(body.clocks, hall.clocks().length);
      return metrics.timed(
        body.command.do,
        () => hall.order(person, body, language),
        (outcomes) => outcomes,
      );
    },
  }),
  route({
    method: "post",
    path: "/api/rounds/plan",
    summary: "Says what setting a round would do, and does nothing",
    role: "viewer",
    body: roundOrderSchema,
    bodyMaxBytes: roundMaxBytes,
    answer: planSchema,
    handle: ({ hall, body, language }) => hall.plan(body, language),
  }),
  route({
    method: "post",
    path: "/api/rounds",
    summary: "Sets a round: number, names and control at each board without a problem",
    role: "arbiter",
    body: z.strictObject({ order: roundOrderSchema, code }),
    bodyMaxBytes: roundMaxBytes,
    answer: roundSchema,
    command: describeRound,
    handle: ({ hall, metrics, person, language, body: { order, code: opens } }) =>
      metrics.timed(
        "round",
        () => hall.setRound(person, order, language, opens),
        (round) => round.outcomes,
      ),
  }),
];
