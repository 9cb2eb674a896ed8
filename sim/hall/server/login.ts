/** The routes that open and end a session. */
import { z } from "zod";
import type { AuditEntry } from "../model/event";
import type { Hall } from "../model/hall";
import { personSchema } from "../model/shapes";
import type { Doors } from "./doors";
import { isSecure } from "./guard";
import { Refused } from "./refused";
import { type Route, route } from "./route";
import type { Sessions } from "./sessions";

const tokenMax = 200;

/** The routes of the login. Each login that succeeds or fails is in the audit log. */
export function loginRoutes(hall: Hall, sessions: Sessions, doors: Doors): readonly Route[] {
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
      handle({ request, reply }) {
        reply.header("set-cookie", sessions.logout(request.headers));
        return {};
      },
    }),
  ];
}
