/** The routes that read the hall and act on it. Logins, the socket and the console have files of their own. */
import { z } from "zod";
import { serveWords } from "../../words/serve";
import { broadcastOrderSchema, resultOrderSchema, tournamentSchema } from "../model/books";
import { paperKinds, type Separator, separators } from "../model/choices";
import type { ClockView } from "../model/clock";
import { orderSchema, outcomeSchema } from "../model/command";
import { csvText } from "../model/csv";
import { auditSchema, eventSchema, type Person, personSchema } from "../model/event";
import { boardsSchema, headSchema, planSchema, roundOrderSchema, roundSchema } from "../model/round";
import { resultSchema } from "../model/seat";
import { viewSchema } from "../model/shapes";
import { shownTime } from "../model/shown";
import { describeBroadcast, describeOrder, describeResult, describeRound } from "./described";
import { notFound, Refused } from "./refused";
import { languageField, type Route, route, Text } from "./route";

const orderMaxBytes = 1_000_000;
/** A report of 2,000,000 characters, of which some take several bytes. */
const roundMaxBytes = 5_000_000;
const rowsMax = 10_000;
const separatorField = { separator: z.enum(separators).default("comma") };

const clockId = z.string().min(1).max(80).optional();
const limit = z.coerce.number().int().min(1).max(rowsMax).default(1000);
/** Some 700 kB. */
const eventsMax = 1000;

const code = orderSchema.shape.code;
const roundId = z.coerce.number().int().min(1);

/** Returns true if a person may give the address of a tournament's games away. */
function mayShare({ role, tournament }: Person, name: string): boolean {
  return role === "arbiter" && (tournament === undefined || tournament === name);
}

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
    answer: z.array(eventSchema.extend({ row: z.int() })),
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
    answer: z.array(headSchema),
    handle: ({ hall }) => hall.books.rounds(),
  }),
  route({
    method: "get",
    path: "/api/round",
    summary: "A round with its boards and results",
    role: "viewer",
    query: z.strictObject({ ...languageField, id: roundId }),
    answer: boardsSchema,
    handle: ({ hall, query }) => hall.books.round(query.id) ?? notFound(),
  }),
  route({
    method: "get",
    path: "/api/tournaments",
    summary: "The tournaments that have a round. Only their arbiters get the secret parts of addresses",
    role: "viewer",
    answer: z.array(tournamentSchema),
    handle: ({ hall, person }) =>
      hall.books.tournaments().map((each) => (mayShare(person, each.name) ? each : { ...each, secret: null })),
  }),
  route({
    method: "get",
    path: "/api/papers",
    summary: "A paper of a round: the arbiter's report, the results as CSV or TRF, or the whole record",
    role: "arbiter",
    query: z.strictObject({ ...languageField, ...separatorField, kind: z.enum(paperKinds), round: roundId }),
    answer: "text/plain",
    async handle({ hall, query, language }) {
      const paper = (await hall.books.paper(query.kind, query.round, language, query.separator)) ?? notFound();
      return new Text(paper.type, paper.text, paper.file);
    },
  }),
  route({
    method: "get",
    path: "/live/*",
    summary: "The games of a tournament as PGN, at its secret address, as late as the tournament wants",
    role: "anyone",
    isPublic: true,
    answer: "application/x-chess-pgn",
    handle: async ({ hall, request }) => {
      const secret = /^\/live\/([\w-]{43})\.pgn(?:\?|$)/.exec(request.url)?.[1] ?? "";
      return new Text("application/x-chess-pgn", (await hall.books.liveGames(secret)) ?? notFound());
    },
  }),
  route({
    method: "get",
    path: "/api/pgn",
    summary: "The games on the clocks",
    role: "viewer",
    query: z.strictObject({ ...languageField, clock: clockId }),
    answer: "application/x-chess-pgn",
    handle: async ({ hall, query }) => new Text("application/x-chess-pgn", await hall.pgn(query.clock), "hall.pgn"),
  }),
  route({
    method: "get",
    path: "/api/times.csv",
    summary: "The times on the clocks",
    role: "viewer",
    query: z.strictObject({ ...languageField, ...separatorField }),
    answer: "text/csv",
    handle: ({ hall, query, language }) =>
      new Text("text/csv", timesCsv(hall.clocks(), serveWords(language).heads, query.separator), "times.csv"),
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
    handle: ({ hall, body, language }) => hall.books.plan(body, language),
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
        () => hall.books.setRound(person, order, language, opens),
        (round) => round.outcomes,
      ),
  }),
  route({
    method: "post",
    path: "/api/results",
    summary: "Enters the result of a board, or withdraws it",
    role: "arbiter",
    body: resultOrderSchema,
    answer: resultSchema,
    command: describeResult,
    handle: ({ hall, person, body, language }) => hall.books.enter(person, body, language),
  }),
  route({
    method: "post",
    path: "/api/tournaments",
    summary: "Opens, closes or renews the secret address of a tournament's games, and sets how late they are",
    role: "arbiter",
    body: broadcastOrderSchema,
    answer: tournamentSchema,
    command: describeBroadcast,
    handle: ({ hall, person, body, language }) => hall.books.broadcast(person, body, language),
  }),
];

/** Returns the CSV. `heads` are the names of the columns in the user's language. */
export function timesCsv(clocks: readonly ClockView[], heads: readonly string[], separator: Separator): string {
  return csvText([heads, ...clocks.map(rowOf)], separator);
}

function rowOf(clock: ClockView): string[] {
  const { id, number, players, state } = clock;
  const times = [shownTime(clock, "white"), shownTime(clock, "black")];
  return [
    ...[number === 0 ? "" : String(number), id, ...players],
    ...[state?.control ?? "", state?.mode ?? clock.presence, state?.running ?? "", ...times, state?.firstFlag ?? ""],
  ];
}
