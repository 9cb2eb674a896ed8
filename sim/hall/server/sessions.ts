/** Who asks: by a session's cookie, by a token in the header `authorization`, or anybody where there are no tokens. */
import type { IncomingHttpHeaders } from "node:http";
import type { Person } from "../model/event";
import { type Holder, hashOf, randomSecret, type TokenFile } from "./tokens";

/** A session ends after the longest day of a tournament. */
const sessionMs = 16 * 3_600_000;
const sessionsMax = 1000;

/** Whoever sits at this computer, where no token file says who may come. */
export const localPerson: Person = { name: "local", role: "arbiter" };

interface Session {
  readonly holder: Holder;
  readonly endsMs: number;
}

export interface Sessions {
  personOf(headers: IncomingHttpHeaders): Person | undefined;
  /** Opens a session. Returns undefined if the token is none of this hall. */
  login(token: string, isSecure: boolean): { person: Person; cookie: string } | undefined;
  /** Ends the session of the cookie. Returns the cookie that removes it. */
  logout(headers: IncomingHttpHeaders): string;
}

/** Cookies are shared by all ports of a computer, so `name` says which server's cookie it is. */
export function openSessions(tokens: TokenFile | undefined, name: () => string, nowMs = Date.now): Sessions {
  /** Finds a session by the hash of the cookie's secret. */
  const sessions = new Map<string, Session>();
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
      dropOld(sessions, nowMs());
      sessions.set(hashOf(secret), { holder, endsMs: nowMs() + sessionMs });
      return { person: personFor(holder), cookie: cookie(name(), secret, sessionMs, isSecure) };
    },
    logout(headers) {
      sessions.delete(keyOf(headers));
      return cookie(name(), "", 0, false);
    },
  };
}

function personFor({ name, role, tournament }: Holder): Person {
  return { name, role, ...(tournament === undefined ? {} : { tournament }) };
}

/** Removes the sessions that have ended, and the oldest ones if there are too many. */
function dropOld(sessions: Map<string, Session>, nowMs: number): void {
  for (const [key, { endsMs }] of sessions) {
    if (endsMs <= nowMs || sessions.size >= sessionsMax) sessions.delete(key);
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
