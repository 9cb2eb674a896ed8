/** All routes of the server, and how it serves them. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { z } from "zod";
import type { Language } from "../../words/language";
import { serveWords } from "../../words/serve";
import { type AuditEntry, personSchema } from "../model/event";
import type { Hall } from "../model/hall";
import { liveSchema } from "../model/live";
import { languageOf, sendText } from "./answers";
import type { Doors } from "./doors";
import { checkReaders, type Limits } from "./doors";
import type { ServedFile } from "./files";
import { isSecure } from "./guard";
import type { Live, LiveSocket } from "./live";
import type { Metrics } from "./metrics";
import { describeApi } from "./openapi";
import { notFound, Refused } from "./refused";
import { type Route, route, Text } from "./route";
import { actRoutes, readRoutes } from "./routes";
import type { Sessions } from "./sessions";

export interface Served {
  readonly hall: Hall;
  readonly metrics: Metrics;
  readonly live: Live;
  readonly sessions: Sessions;
  readonly doors: Doors;
  readonly limits: Limits;
  readonly language: Language;
  readonly files: ReadonlyMap<string, ServedFile>;
}

/** Puts all routes into the server. */
export function addRoutes(app: FastifyInstance, served: Served): void {
  for (const each of routesOf(served)) addRoute(app, each, served);
}

function routesOf(served: Served): readonly Route[] {
  const { hall, metrics, sessions, doors } = served;
  const routes: Route[] = [
    ...pageRoutes(served),
    ...loginRoutes(hall, sessions, doors),
    ...readRoutes,
    ...actRoutes,
    liveRoute,
    route({
      method: "get",
      path: "/metrics",
      summary: "Figures for Prometheus",
      role: "viewer",
      answer: "text/plain",
      handle: async ({ reply }) => reply.type(metrics.type).send(await metrics.text()),
    }),
    route({
      method: "get",
      path: "/api/openapi.json",
      summary: "This document",
      role: "anyone",
      answer: z.record(z.string(), z.json()),
      handle: () => document,
    }),
  ];
  const document = describeApi(routes);
  return routes;
}

const liveRoute = route({
  method: "get",
  path: "/api/live",
  summary: "A socket with all clocks, then with what changes",
  role: "viewer",
  answer: liveSchema,
  isSocket: true,
  handle: notFound,
});

function addRoute(app: FastifyInstance, each: Route, served: Served): void {
  const { method, path: url, query, body, bodyMaxBytes: bodyLimit } = each;
  const schema = { ...(query === undefined ? {} : { querystring: query }), ...(body === undefined ? {} : { body }) };
  const exposeHeadRoute = method === "get" && each.isSocket !== true;
  const options = { method, url, schema, bodyLimit, exposeHeadRoute, config: { route: each } };
  const handler = (request: FastifyRequest, reply: FastifyReply) => answer(each, request, reply, served);
  if (each.isSocket === true) addSocket(app, { ...options, handler }, served);
  else app.route({ ...options, handler });
}

async function answer(each: Route, request: FastifyRequest, reply: FastifyReply, served: Served): Promise<unknown> {
  const { query, body, person } = request;
  const language = languageOf(request, served.language);
  // The schemas of this very route have checked query and body, and the doors the person.
  const given = await each.handle({ ...served, person, language, query, body, request, reply } as never);
  return given instanceof Text ? sendText(reply, given) : given;
}

/** Refuses a console too many before its socket opens, because then it still receives the reason. */
function addSocket(app: FastifyInstance, options: RouteOptions, { live, sessions, limits }: Served): void {
  app.route({
    ...options,
    preHandler: async ({ person }) => checkReaders(live, limits, person),
    wsHandler(socket: LiveSocket, { person, headers, endTurn }: FastifyRequest) {
      if (person !== undefined) live.add(socket, person, () => sessions.personOf(headers)?.role === person.role);
      endTurn();
    },
  });
}

/** The console. It holds no secret, so whoever has to log in can load it. */
function pageRoutes({ files }: Served): readonly Route[] {
  const page = { method: "get", role: "anyone", isPage: true } as const;
  return [
    route({
      ...page,
      path: "/",
      summary: "The console",
      answer: "text/html",
      handle: ({ request, reply, language }) =>
        sendFile(files.get("/"), request, reply) ?? new Text("text/plain", serveWords(language).noConsole),
    }),
    route({
      ...page,
      path: "/assets/*",
      summary: "A part of the console",
      answer: "application/octet-stream",
      handle({ request, reply }) {
        const { pathname } = new URL(request.url, "http://localhost");
        return sendFile(files.get(pathname), request, reply) ?? notFound();
      },
    }),
  ];
}

function sendFile(file: ServedFile | undefined, { headers }: FastifyRequest, reply: FastifyReply) {
  if (file === undefined) return undefined;
  const { coding, bytes } = file.body(String(headers["accept-encoding"] ?? ""));
  if (coding !== undefined) reply.header("content-encoding", coding);
  reply.headers(file.headers);
  return bytes.then((content) => reply.send(content));
}

const tokenMax = 200;

/** The routes of the login. Each login that succeeds or fails is in the audit log. */
function loginRoutes(hall: Hall, sessions: Sessions, doors: Doors): readonly Route[] {
  const note = (who: string, role: AuditEntry["role"], outcome: string): void =>
    hall.note({ atMs: Date.now(), who, role, command: "login", clocks: [], outcomes: [outcome] });
  return [
    route({
      method: "post",
      path: "/api/login",
      summary: "Opens a session and sets its cookie",
      role: "anyone",
      body: z.strictObject({ token: z.string().min(1).max(tokenMax) }),
      answer: personSchema,
      async handle({ body, request, reply }) {
        await doors.checkFailures(request);
        const opened = sessions.login(body.token.trim(), isSecure(request));
        if (opened === undefined) {
          await doors.countFailure(request);
          note("?", "viewer", "token");
          throw new Refused("token");
        }
        note(opened.person.name, opened.person.role, "ok");
        reply.header("set-cookie", opened.cookie);
        return opened.person;
      },
    }),
    route({
      method: "post",
      path: "/api/logout",
      summary: "Ends the session and removes its cookie",
      role: "anyone",
      answer: z.strictObject({}),
      async handle({ request, reply }) {
        reply.header("set-cookie", await sessions.logout(request.headers));
        return {};
      },
    }),
  ];
}
