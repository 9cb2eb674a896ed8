/** A server with a scripted hall, and clients that ask it as a browser or a program would. */
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type HallServer, openServer, type ServerOptions } from "../../../sim/hall/server/server";
import { addHolder, openTokens } from "../../../sim/hall/server/tokens";
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
  remove(): void;
}

/** Makes a token file with an arbiter, Ana, and a viewer, Vera. */
export function tokenFolder(): TokenFolder {
  const folder = mkdtempSync(join(tmpdir(), "flagfall-tokens-"));
  const file = join(folder, "tokens");
  const arbiter = addHolder(file, "Ana", "arbiter");
  const viewer = addHolder(file, "Vera", "viewer");
  return { file, arbiter, viewer, remove: () => rmSync(folder, { recursive: true }) };
}

/** Opens a server that wants tokens. */
export function serveGuarded({ file }: TokenFolder, options: Partial<ServerOptions> = {}): Promise<ServedHall> {
  return serveHall({ tokens: openTokens(file), ...options });
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
