/** How the server answers: with JSON or text, and with one line for people if it refuses. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLanguage, type Language } from "../../words/language";
import { serveWords } from "../../words/serve";
import type { Person } from "../model/event";
import type { Hall } from "../model/hall";
import { isSecure, publicHeaders, safeHeaders, secureHeaders } from "./guard";
import type { Metrics } from "./metrics";
import { notFound, Refused, refusedOf } from "./refused";
import type { Text } from "./route";

/** Stands for an unknown person. */
const stranger: Person = { name: "?", role: "viewer" };

export interface AnswerOptions {
  readonly hall: Hall;
  readonly metrics: Metrics;
  /** The language of messages without `?lang=`. */
  readonly language: Language;
  /** Called if the server itself is at fault. The message holds no input. */
  readonly onFault: (place: string, error: unknown) => void;
}

export function addAnswers(app: FastifyInstance, { hall, metrics, language, onFault }: AnswerOptions): void {
  app.addHook("onSend", async (request, reply) => {
    const isPublic = request.routeOptions.config.route?.isPublic === true;
    void reply.headers({
      ...safeHeaders,
      ...(isPublic ? publicHeaders : {}),
      ...(isSecure(request) ? secureHeaders : {}),
    });
  });
  app.addHook("onResponse", async (request, reply) => {
    const { url = "none" } = request.routeOptions;
    metrics.answered(request.method, url, reply.statusCode, reply.elapsedTime);
  });
  app.setNotFoundHandler(notFound);
  app.setErrorHandler((error, request, reply) => {
    const refused = refusedOf(error);
    if (refused === undefined) onFault(`${request.method} ${request.routeOptions.url ?? "none"}`, error);
    noteRefused(hall, metrics, request, refused ?? new Refused("fault"));
    return sendRefused(reply, refused ?? new Refused("fault"), languageOf(request, language));
  });
}

/** Returns the language that a request asks for. An address that cannot be read has no query. */
export function languageOf({ query }: FastifyRequest, usual: Language): Language {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return typeof lang === "string" && isLanguage(lang) ? lang : usual;
}

/** Writes a refused command into the audit log, but not the flood of a stranger. */
function noteRefused(hall: Hall, metrics: Metrics, request: FastifyRequest, { code }: Refused): void {
  const { route } = request.routeOptions.config;
  if (route?.command === undefined || (code === "too-many" && request.person === undefined)) return;
  const { command, clocks: named } = route.command(request.body);
  const clocks = named.filter(knownOnce(hall));
  const { name: who, role } = request.person ?? stranger;
  const outcomes = clocks.length === 0 ? [code] : clocks.map(() => code);
  metrics.refused(command.split(" ")[0] ?? "", code);
  hall.note({ atMs: Date.now(), who, role, command, clocks, outcomes });
}

/** Returns a filter that lets every clock of the hall through once. A stranger's long list is not worth its place. */
function knownOnce(hall: Hall): (id: string) => boolean {
  const left = new Set(hall.clocks().map(({ id }) => id));
  return (id) => left.delete(id);
}

export function sendRefused(reply: FastifyReply, refused: Refused, language: Language): FastifyReply {
  const { code, detail, status, message } = refused;
  if (code === "too-many") reply.header("retry-after", detail);
  if (status === 401) reply.header("www-authenticate", "Bearer");
  const error = message === "" ? serveWords(language).refusals[code](detail) : message;
  return reply.code(status).send({ error, code });
}

export function sendText(reply: FastifyReply, { type, text, file }: Text): FastifyReply {
  if (file !== undefined) reply.header("content-disposition", `attachment; filename="${file}"`);
  return reply.type(`${type}; charset=utf-8`).send(text);
}
