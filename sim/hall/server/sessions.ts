/** Who asks: by a session's cookie, by a token in the header `authorization`, or anybody where there are no tokens. */
import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { written } from "../audited";
import type { Person } from "../model/event";
import { type Holder, hashOf, holderSchema, randomSecret, type TokenFile } from "./tokens";

/** A session ends after the longest day of a tournament. */
const sessionMs = 16 * 3_600_000;
const sessionsMax = 1000;

/** Whoever sits at this computer, where no token file says who may come. */
export const localPerson: Person = { name: "local", role: "arbiter" };

const sessionSchema = z.object({ holder: holderSchema, endsMs: z.int() });

type Session = Readonly<z.infer<typeof sessionSchema>>;

/** Keeps sessions while no server runs, by the hashes of their secrets. */
export interface SessionStore {
  all(): readonly (readonly [key: string, session: unknown])[];
  keep(key: string, session: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

export interface Sessions {
  personOf(headers: IncomingHttpHeaders): Person | undefined;
  /** Opens a session. Returns undefined if the token is none of this hall. */
  login(token: string, isSecure: boolean): { person: Person; cookie: string } | undefined;
  /** Ends the session of the cookie. Returns the cookie that removes it, once the store has forgotten the session. */
  logout(headers: IncomingHttpHeaders): Promise<string>;
}

const noStore: SessionStore = { all: () => [], keep: async () => undefined, remove: async () => undefined };

/**
 * Cookies are shared by all ports of a computer, so `name` says which server's cookie it is. A session of the store
 * counts like a new one: only while the token file holds its holder.
 */
export function openSessions(
  tokens: TokenFile | undefined,
  name: () => string,
  nowMs = Date.now,
  store = noStore,
): Sessions {
  /** Finds a session by the hash of the cookie's secret. */
  const sessions = keptSessions(store);
  const end = async (key: string): Promise<void> => {
    if (sessions.delete(key)) await written(store.remove(key));
  };
  const keyOf = (headers: IncomingHttpHeaders): string => hashOf(cookieOf(headers, name()) ?? "");
  const holderOf = (headers: IncomingHttpHeaders): Holder | undefined => {
    const bearer = bearerOf(headers);
    if (bearer !== undefined) return tokens?.find(bearer);
    const session = sessions.get(keyOf(headers));
    return session !== undefined && session.endsMs > nowMs() && tokens?.holds(session.holder)
      ? session.holder
      : undefined;
  };
  return {
    personOf(headers) {
      if (tokens === undefined) return localPerson;
      const holder = holderOf(headers);
      return holder && personFor(holder);
    },
    login(token, isSecure) {
      if (tokens === undefined) return { person: localPerson, cookie: cookie(name(), "", 0, isSecure) };
      const holder = tokens.find(token);
      if (holder === undefined) return undefined;
      const secret = randomSecret();
      dropOld(sessions, nowMs(), end);
      const session = { holder, endsMs: nowMs() + sessionMs };
      sessions.set(hashOf(secret), session);
      void written(store.keep(hashOf(secret), session));
      return { person: personFor(holder), cookie: cookie(name(), secret, sessionMs, isSecure) };
    },
    async logout(headers) {
      await end(keyOf(headers));
      return cookie(name(), "", 0, false);
    },
  };
}

function personFor({ name, role, tournament }: Holder): Person {
  return { name, role, ...(tournament === undefined ? {} : { tournament }) };
}

/** Returns the sessions of the store, the oldest first. */
function keptSessions(store: SessionStore): Map<string, Session> {
  const found = store.all().flatMap(([key, kept]): [string, Session][] => {
    const session = sessionSchema.safeParse(kept).data;
    return session === undefined ? [] : [[key, session]];
  });
  return new Map(found.sort(([, one], [, other]) => one.endsMs - other.endsMs));
}

/** Ends the sessions whose time is over, and the oldest ones if there are too many. */
function dropOld(sessions: Map<string, Session>, nowMs: number, end: (key: string) => Promise<void>): void {
  for (const [key, { endsMs }] of sessions) {
    if (endsMs <= nowMs || sessions.size >= sessionsMax) void end(key);
  }
}

function cookie(name: string, secret: string, lastsMs: number, isSecure: boolean): string {
  const age = `Max-Age=${lastsMs / 1000}`;
  return `${name}=${secret}; Path=/; HttpOnly; SameSite=Strict; ${age}${isSecure ? "; Secure" : ""}`;
}

function cookieOf({ cookie: text = "" }: IncomingHttpHeaders, name: string): string | undefined {
  const pairs = text.split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return authorization === undefined ? undefined : /^Bearer (\S+)$/i.exec(authorization)?.[1];
}
