/** The doors of the server: every request passes them before its route sees it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Person } from "../model/event";
import { Allowance, Turns } from "./allowance";
import { checkHost, checkSite, isLoopback } from "./guard";
import type { Live } from "./live";
import { Refused } from "./refused";
import type { Route } from "./route";
import type { Sessions } from "./sessions";

declare module "fastify" {
  interface FastifyContextConfig {
    route?: Route;
  }
  interface FastifyRequest {
    person: Person | undefined;
    /** Ends the turn of a viewer's request. Does nothing for others, and the second time. */
    endTurn: () => void;
  }
}

/** The most requests a minute, except `readers`. Logins count only if they fail. */
export interface Limits {
  /** Requests from one address. */
  readonly requests: number;
  /** Commands of one person. */
  readonly commands: number;
  /** Failures from one address: wrong tokens, and commands without a login. */
  readonly failedLogins: number;
  /** The bytes of answers to one viewer. Arbiters have no such limit. */
  readonly bytes: number;
  /** The most consoles at a time. */
  readonly readers: number;
  /** The most consoles of one viewer. */
  readonly readersEach: number;
  /** How many places among `readers` are kept for arbiters. */
  readonly reserved: number;
}

export const usualLimits: Limits = {
  ...{ requests: 3000, commands: 240, failedLogins: 10, bytes: 60_000_000 },
  ...{ readers: 500, readersEach: 20, reserved: 50 },
};

/** Refuses a console too many. Viewers never take the last places, so an arbiter always finds one. */
export function checkReaders(live: Live, limits: Limits, person: Person | undefined): void {
  const { readers, readersEach, reserved } = limits;
  const isArbiter = person?.role === "arbiter";
  const hasOwn = isArbiter || live.readersOf(person?.name ?? "") < readersEach;
  if (!hasOwn || live.readers >= (isArbiter ? readers : readers - reserved)) throw new Refused("readers");
}

type Limit = ReturnType<FastifyInstance["createRateLimit"]>;

export interface Doors {
  /** Counts a failed login. */
  countFailure(request: FastifyRequest): Promise<void>;
  /** Refuses an address with too many failed logins. */
  checkFailures(request: FastifyRequest): Promise<void>;
}

/** Puts the doors in front of all routes. `isOpen` is true if there are no tokens. */
export function addDoors(app: FastifyInstance, sessions: Sessions, isOpen: boolean, limits: Limits): Doors {
  const minute = { timeWindow: 60_000 };
  const requests = app.createRateLimit({ ...minute, max: limits.requests });
  const failures = app.createRateLimit({ ...minute, max: limits.failedLogins });
  const commands = app.createRateLimit({ ...minute, max: limits.commands, keyGenerator: keyOf });
  const allowance = new Allowance(limits.bytes);
  const turns = new Turns();
  app.decorateRequest("person", undefined);
  app.decorateRequest("endTurn", () => undefined);
  app.addHook("onRequest", async (request, reply) => {
    const { config } = request.routeOptions;
    await count(requests, request);
    if (isOpen) checkHost(request.headers);
    if (config.route?.isPage !== true && config.route?.isPublic !== true) checkSite(request.headers);
    request.person = personAt(request, sessions);
    const role = config.route?.role ?? "anyone";
    if (role !== "anyone" && request.person === undefined) {
      const isAttempt = request.headers.authorization !== undefined || config.route?.command !== undefined;
      if (isAttempt) await count(failures, request);
      throw new Refused("unauthenticated");
    }
    if (config.route?.command !== undefined) await count(commands, request);
    const waitS = request.person?.role === "viewer" ? allowance.waitS(request.person.name) : 0;
    if (waitS > 0) throw new Refused("too-many", String(waitS));
    if (request.person?.role === "viewer") await inTurn(turns, request.person.name, request, reply);
  });
  app.addHook("onSend", async ({ person }, _, payload) => {
    if (person?.role === "viewer") allowance.add(person.name, lengthOf(payload));
  });
  app.addHook("preValidation", async ({ person, routeOptions }) => {
    if (routeOptions.config.route?.role === "arbiter" && person?.role !== "arbiter") throw new Refused("role");
  });
  return {
    countFailure: (request) => count(failures, request),
    checkFailures: (request) => count(failures, request, false),
  };
}

/** Lets a viewer's request wait for its turn. The turn of a socket ends when the socket has all clocks. */
async function inTurn(turns: Turns, name: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const end = await turns.take(name);
  if (end === undefined) throw new Refused("too-many", "1");
  request.endTurn = end;
  if (request.routeOptions.config.route?.isSocket === true) request.raw.socket.once("close", end);
  reply.raw.once("close", end);
}

/** Returns who asks, with the network address of a console on another computer. */
function personAt({ headers, ip }: FastifyRequest, sessions: Sessions): Person | undefined {
  const person = sessions.personOf(headers);
  return person === undefined || isLoopback(ip) || ip.startsWith("::ffff:127.") ? person : { ...person, from: ip };
}

function lengthOf(payload: unknown): number {
  return typeof payload === "string" || payload instanceof Uint8Array ? payload.length : 0;
}

function keyOf({ person, ip }: FastifyRequest): string {
  return person === undefined ? ip : `person ${person.name}`;
}

async function count(limit: Limit, request: FastifyRequest, increment = true): Promise<void> {
  const state = await limit(request, { increment });
  if (!state.isAllowed && state.isExceeded) throw new Refused("too-many", String(state.ttlInSeconds));
}
