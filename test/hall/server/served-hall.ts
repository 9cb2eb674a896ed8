/** A server with a scripted hall, and clients that ask it as a browser or a program would. */
import { request } from "node:http";
import { join } from "node:path";
import { WebSocket } from "ws";
import { type HallServer, openServer, type ServerOptions } from "../../../sim/hall/server/server";
import { addHolder, openTokens } from "../../../sim/hall/server/tokens";
import { temporaryFolder } from "../../temporary-folder";
import { type ScriptedHall, scriptedHall } from "./scripted-hall";

export interface ServedHall {
  readonly hall: ScriptedHall;
  readonly server: HallServer;
  readonly faults: string[];
  ask: Ask;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The JSON of the answer. */
  readonly json: unknown;
}

type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** Opens a server for this computer, or one with the options. */
export async function serveHall(options: Partial<ServerOptions> = {}, hall = scriptedHall()): Promise<ServedHall> {
  const faults: string[] = [];
  const onFault = (place: string, error: unknown): void => void faults.push(`${place}: ${error}`);
  const server = await openServer({ hall, port: 0, onFault, ...options });
  const ask: Ask = (method, path, body, headers) => send(server.address, path, method, body, headers);
  return { hall, server, faults, ask, close: () => server.close() };
}

/** Sends a request as a program does: the path as it is, no headers of a browser, a text as it is, else JSON. */
function send(
  address: string,
  path: string,
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { hostname: host, port } = new URL(address);
  const given = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
  const type =
    given === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(given) };
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, path, method, headers: { ...type, ...headers }, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        const isJson = text !== "" && String(response.headers["content-type"]).startsWith("application/json");
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: isJson ? JSON.parse(text) : undefined,
        });
      });
    });
    asked.on("error", reject);
    asked.end(given);
  });
}

export interface TokenFolder {
  readonly file: string;
  readonly arbiter: string;
  readonly viewer: string;
}

/** Makes a token file with an arbiter, Ana, and a viewer, Vera. Not for hooks: see `temporaryFolder`. */
export function tokenFolder(): TokenFolder {
  const file = join(temporaryFolder("tokens"), "tokens");
  const arbiter = addHolder(file, "Ana", "arbiter");
  const viewer = addHolder(file, "Vera", "viewer");
  return { file, arbiter, viewer };
}

/** Opens a server that wants tokens. */
export function serveGuarded({ file }: TokenFolder, options: Partial<ServerOptions> = {}): Promise<ServedHall> {
  return serveHall({ tokens: openTokens(file), ...options });
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** A command for a clock, with a code that nobody may repeat. */
export const order = {
  ...{ clocks: ["main-1"], command: { do: "penalty", name: "illegal-move", offender: "white" }, code: "7391" },
};

/** A round of a typed control. */
export const typed = { from: "control", name: "Round 1", control: "300+3", boards: "" };

/** Opens a console's socket. Returns `open` when it has the clocks, or the status of the refusal. */
export function openSocket({ server }: ServedHall, headers: Record<string, string> = {}): Promise<number | "open"> {
  const socket = new WebSocket(new URL("/api/live", server.address.replace("http", "ws")), { headers });
  return new Promise((resolve) => {
    socket.on("message", () => resolve("open"));
    socket.on("unexpected-response", (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on("error", () => {});
  });
}
