/** The server of a hall: the console, the API with its live socket, and the metrics. */
import { networkInterfaces } from "node:os";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import fastify, { type FastifyInstance } from "fastify";
import type { ZodError, ZodType } from "zod";
import type { Language } from "../../words/language";
import type { Hall } from "../model/hall";
import { type AnswerOptions, addAnswers, languageOf, sendRefused } from "./answers";
import { addDoors, type Limits, usualLimits } from "./doors";
import type { ServedFile } from "./files";
import { isLoopback } from "./guard";
import { openLive } from "./live";
import { openMetrics } from "./metrics";
import { Refused } from "./refused";
import { addRoutes } from "./served";
import { openSessions, type SessionStore } from "./sessions";
import type { TokenFile } from "./tokens";

export interface ServerOptions {
  readonly hall: Hall;
  /** 0 takes any free port. */
  readonly port: number;
  /** The IP address to listen at; this computer alone if absent. Any other one needs `tokens`. */
  readonly listen?: string;
  readonly tokens?: TokenFile;
  /** Keeps sessions for the next server; without it they end with this one. */
  readonly sessions?: SessionStore;
  /** The certificate and its key, as PEM; without them the server speaks HTTP. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** The language of messages without `?lang=`; English if absent. */
  readonly language?: Language;
  /** The files of the console. */
  readonly files?: ReadonlyMap<string, ServedFile>;
  readonly limits?: Limits;
  readonly onFault?: AnswerOptions["onFault"];
}

export interface HallServer {
  /** For example `http://127.0.0.1:8065/`. */
  readonly address: string;
  /** Every route that is served, for example `get /api/clocks`. HEAD, which has the headers of GET, is not named. */
  readonly routes: readonly string[];
  /** Closes the server with all its sockets. The hall stays open. */
  close(): Promise<void>;
}

/** The default port, the one after that of `flagfall sim`. */
export const usualHallPort = 8065;
const loopback = "127.0.0.1";
const slowestRequestMs = 30_000;
/** Longer than an order to silent clocks takes. */
const slowestAnswerMs = 120_000;
/** The most that a console may send over its socket: it sends nothing. */
const messageMaxBytes = 1024;

/** Opens the server. Rejects with the system's error if it cannot listen. */
export async function openServer(options: ServerOptions): Promise<HallServer> {
  const { hall, port, listen = loopback, tokens, language = "en" } = options;
  if (tokens === undefined && !isLoopback(listen)) throw new Error("without tokens a server serves its computer only");
  const app = createApp(tokens !== undefined, language, options.tls);
  const routes: string[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    if (method !== "HEAD") routes.push(`${method} ${url}`.toLowerCase());
  });
  await app.register(rateLimit, { global: false });
  await app.register(websocket, { options: { maxPayload: messageMaxBytes } });
  const live = openLive(hall, { sent: (delayMs) => metrics.sent(delayMs) });
  const metrics = openMetrics(hall, () => live.readers);
  const sessions = openSessions(tokens, () => `flagfall-${portOf(app)}`, Date.now, options.sessions);
  const { limits = usualLimits, onFault = () => {} } = options;
  addAnswers(app, { hall, metrics, language, onFault });
  const doors = addDoors(app, sessions, tokens === undefined, limits);
  addRoutes(app, { hall, metrics, live, sessions, doors, limits, language, files: options.files ?? new Map() });
  app.addHook("preClose", async () => live.close());
  try {
    await app.listen({ port, host: listen });
  } catch (error) {
    await app.close();
    throw error;
  }
  return {
    address: `${options.tls === undefined ? "http" : "https"}://${shownHost(listen)}:${portOf(app)}/`,
    routes,
    close: () => app.close(),
  };
}

/** A proxy on this computer may say for whom it asks. */
function createApp(isProxied: boolean, language: Language, tls: ServerOptions["tls"]): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...(tls === undefined ? {} : { https: { ...tls, minVersion: "TLSv1.2" } }),
    logger: false,
    requestTimeout: slowestRequestMs,
    connectionTimeout: slowestAnswerMs,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    trustProxy: isProxied ? "loopback" : false,
    frameworkErrors: (_, request, reply) => sendRefused(reply, new Refused("not-found"), languageOf(request, language)),
  });
  // A form of another site can send plain text without asking first, but not JSON.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler<ZodType>(({ schema }) => (input: unknown) => {
    const { success, data, error } = schema.safeParse(input);
    return success ? { value: data } : { error: malformed(error) };
  });
  return app;
}

/** Names the field that is wrong. Its value is not repeated, because it may be a secret. */
function malformed({ issues: [issue] }: ZodError): Refused {
  return new Refused("malformed", (issue?.path ?? []).map(String).join("."));
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Returns the host of the printed address. Where the server listens at every address, the first one in the network. */
function shownHost(listen: string): string {
  if (listen !== "0.0.0.0" && listen !== "::") return listen.includes(":") ? `[${listen}]` : listen;
  const all = Object.values(networkInterfaces()).flat();
  return all.find((each) => each?.family === "IPv4" && !each.internal)?.address ?? loopback;
}
