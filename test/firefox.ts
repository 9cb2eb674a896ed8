/**
 * The Firefox that tests drive, by WebDriver BiDi (a standard of the W3C): a few commands over one WebSocket. The
 * packages that drive browsers bring 50 others, or expect a newer Firefox than Debian's; docs/decisions/packages.md.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { findFirst } from "../sim/engines/program";

export const firefoxProgram = findFirst(["firefox-esr", "firefox"]);

/** Why a test is skipped, for its name. */
export const firefoxMissing = "skipped: needs Firefox (apt-get install firefox-esr)";

/** How long Firefox may take to start, ms. */
const startMs = 120_000;

interface Answer {
  id?: number;
  method?: string;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
  params?: { level?: string; text?: string };
}

export interface Firefox {
  /** What the page has logged as an error. */
  faults: readonly string[];
  /** Carries out a command of WebDriver BiDi. Rejects if the browser refuses it. */
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** Starts Firefox without a window, with a profile of its own. */
export async function launchFirefox(): Promise<Firefox> {
  if (firefoxProgram === undefined) throw new Error("no Firefox is installed");
  const profile = await mkdtemp(join(tmpdir(), "flagfall-firefox-"));
  const given = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const child = spawn(firefoxProgram, given, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  // Vitest kills a process that does not end at once; its Firefox must not stay behind.
  const stop = () => child.kill("SIGKILL");
  process.once("exit", stop);
  const end = async () => {
    stop();
    process.off("exit", stop);
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const talk = await connect(`${await addressOf(child)}/session`);
    await talk.send("session.new", { capabilities: {} });
    await talk.send("session.subscribe", { events: ["log.entryAdded"] });
    return { ...talk, close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Returns the address that Firefox prints once it listens. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const late = setTimeout(() => reject(new Error(`Firefox does not start: ${text}`)), startMs);
    stderr?.setEncoding("utf8").on("data", (part: string) => {
      text += part;
      const [, address] = /listening on (ws:\S+)\s/.exec(text) ?? [];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    });
    stderr?.once("end", () => {
      clearTimeout(late);
      reject(new Error(`Firefox has ended: ${text}`));
    });
  });
}

async function connect(address: string): Promise<Omit<Firefox, "close">> {
  const socket = new WebSocket(address);
  const faults: string[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  await once(socket, "open");
  socket.on("message", (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.params?.level === "error") faults.push(answer.params.text ?? "");
  });
  socket.once("close", () => {
    for (const end of waiting.values()) end({ error: "Firefox has ended" });
  });
  let last = 0;
  const send = async (method: string, params: object = {}) => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    waiting.delete(id);
    if (result === undefined) throw new Error(`${method}: ${error} ${message ?? ""}`);
    return result;
  };
  return { faults, send };
}
