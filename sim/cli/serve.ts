/** Serves the built page to this machine or to the local network, and opens it in the desktop's browser. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { dirname, join, normalize, sep } from "node:path";
import { servedPolicy } from "../build/page/policy";
import { type Coding, cacheControl, codingFor, compressed, webTypeOf } from "../files/web-file";
import { webAddress } from "./network";
import { createScreens } from "./screens";

/**
 * The default port. It is fixed, so that the browser finds the clock's stored data again; a chessboard has 64 squares.
 */
export const usualPort = 8064;
const loopback = "127.0.0.1";

/** The path at which the page asks for its own address in the network. */
const networkPath = "/network.json";

/** Headers of every answer. */
const guards = {
  "content-security-policy": servedPolicy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/** Who can open the page. */
export interface Reach {
  /** The address to listen at; `0.0.0.0` means all addresses of this computer. */
  listen: string;
  /** The addresses for other devices, the best first. */
  shared: readonly string[];
}

/** Every IPv4 address of this computer. */
export const everywhere = "0.0.0.0";
const thisComputer: Reach = { listen: loopback, shared: [] };

export interface Served {
  /** The address for this computer, for example `http://127.0.0.1:8064/`. */
  address: string;
  /** The addresses for other devices, the best first. */
  shared: readonly string[];
  close(): Promise<void>;
}

/** Listens on `port`; 0 chooses any free port. Rejects if it cannot listen. */
export function servePage(folder: string, port: number, reach = thisComputer): Promise<Served> {
  const answerScreen = createScreens(guards, () => performance.now());
  const server = createServer((request, response) => {
    if (answerScreen(request, response)) return;
    if (request.url === networkPath) answerNetwork(servedBy(server, reach), response);
    // The address may be none, or a build may have removed the file meanwhile.
    else answer(folder, request, response).catch(() => answerMissing(response));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, reach.listen, () => resolve(servedBy(server, reach)));
  });
}

function servedBy(server: Server, { listen, shared }: Reach): Served {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    address: webAddress(listen === everywhere ? loopback : listen, port),
    shared: shared.map((each) => webAddress(each, port)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Tells the page the address for other devices; the page draws it as a QR code. */
function answerNetwork({ shared }: Served, response: ServerResponse): void {
  const type = "application/json; charset=utf-8";
  const body = Buffer.from(JSON.stringify({ address: shared[0] }));
  response.writeHead(200, {
    ...guards,
    "content-type": type,
    "content-length": body.length,
    "cache-control": "no-store",
  });
  response.end(body);
}

async function answer(
  folder: string,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = method === "GET" || method === "HEAD" ? findFile(folder, url ?? "/") : undefined;
  if (file === undefined) return answerMissing(response);
  const type = webTypeOf(file);
  const lasts = cacheControl(file.includes(`${sep}assets${sep}`));
  const coding = type.startsWith("image/") ? undefined : codingFor(String(headers["accept-encoding"] ?? ""));
  const body = await packed(file, coding);
  response.writeHead(200, {
    "content-type": type,
    "content-length": body.length,
    "cache-control": lasts,
    ...guards,
    vary: "accept-encoding",
    ...(coding === undefined ? {} : { "content-encoding": coding }),
  });
  response.end(method === "HEAD" ? undefined : body);
}

function answerMissing(response: ServerResponse): void {
  response.writeHead(404, { ...guards, "content-type": "text/plain; charset=utf-8" }).end("404\n");
}

const packedFiles = new Map<string, Promise<Buffer>>();

/** Returns a file's content, compressed once for all its readers. A changed file is compressed anew. */
async function packed(file: string, coding: Coding | undefined): Promise<Buffer> {
  if (coding === undefined) return readFileSync(file);
  const key = `${coding} ${statSync(file).mtimeMs} ${file}`;
  const kept = packedFiles.get(key) ?? compressed(readFileSync(file), coding);
  packedFiles.set(key, kept);
  return kept;
}

/** Finds a file of the page. In the package the images to download lie beside the page and not in it. */
function findFile(folder: string, url: string): string | undefined {
  const found = fileFor(folder, url);
  return found === undefined && url.startsWith("/firmware/") ? fileFor(dirname(folder), url, "firmware") : found;
}

/**
 * Returns the file for an address. Returns undefined if it does not exist or lies outside the folder, or outside
 * `below` in it.
 */
function fileFor(folder: string, url: string, below = ""): string | undefined {
  const { pathname } = new URL(url, "http://localhost");
  const path = normalize(join(folder, decoded(pathname)));
  const top = join(folder, below);
  if (path !== top && !path.startsWith(top + sep)) return undefined;
  const file = pathname.endsWith("/") ? join(path, "index.html") : path;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return "/";
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the command that opens an address on a desktop. Returns undefined without a desktop. */
export function openerFor(platform: NodeJS.Platform, environment: Environment): readonly string[] | undefined {
  if (environment.SSH_CONNECTION !== undefined) return undefined;
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["cmd", "/c", "start", ""];
  const hasDesktop = environment.DISPLAY !== undefined || environment.WAYLAND_DISPLAY !== undefined;
  return hasDesktop ? ["xdg-open"] : undefined;
}

/** Opens the address in the browser. Ignores failures, because the address has already been printed. */
export function openOnDesktop(address: string): void {
  const [program, ...given] = openerFor(process.platform, process.env) ?? [];
  if (program === undefined) return;
  const child = spawn(program, [...given, address], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
