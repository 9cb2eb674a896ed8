/**
 * Lets the levers of a Raspberry Pi Pico with flagfall be the levers of the page, by Web Serial. The link has no report
 * of a bare contact, so the page asks for the contacts again and again. The Pico's own clock stays as it is.
 */
import { signal } from "@preact/signals";
import { linkBaud as baudRate } from "../../boards/link-baud";
import { browserSerial, type SerialPort } from "../../link/web-serial";
import type { Place } from "../clock/places";
import { pressAt, releaseAt } from "./own-levers";

/** `off`: not asked for. `lost`: the port does not answer as a Pico does, or is gone. */
export const picoState = signal<"off" | "on" | "lost">("off");

/** The command of docs/link.md. */
const question = new TextEncoder().encode("selftest contacts\n");
/** How long an answer may take, ms. */
const answerMs = 2_000;

/** Lets a person choose the port, and follows its levers until it is gone. */
export async function connectPico(): Promise<void> {
  const port = await browserSerial()?.requestPort();
  if (port === undefined) return;
  try {
    await port.open({ baudRate });
    await follow(port);
  } catch {
    // The port was taken away or is another program's.
  }
  picoState.value = "lost";
  await port.close().catch(() => undefined);
}

/** Asks for the contacts until the port ends or an answer is none. */
async function follow({ readable, writable }: SerialPort): Promise<void> {
  const reader = readable?.getReader();
  const writer = writable?.getWriter();
  if (reader === undefined || writer === undefined) return;
  const lines = linesOf(reader);
  let before: readonly number[] | undefined;
  try {
    for (;;) {
      const timeStamp = performance.now();
      await writer.write(question);
      const contacts = await contactsIn(lines, reader);
      if (contacts === undefined) return;
      picoState.value = "on";
      if (before !== undefined) sayEdges(before, contacts, timeStamp);
      before = contacts;
    }
  } finally {
    reader.releaseLock();
    writer.releaseLock();
  }
}

/** Passes on the levers that have moved. The edge was at the question, to within the time of an answer. */
function sayEdges(before: readonly number[], after: readonly number[], timeStamp: number): void {
  for (const [n, place] of (["left", "right"] as const satisfies readonly Place[]).entries()) {
    if (before[n] === after[n]) continue;
    if (after[n] === 1) pressAt(place, { timeStamp });
    else releaseAt(place, { timeStamp });
  }
}

/** Returns the contacts of the next answer; undefined if it is an error, or comes too late. Reports are passed over. */
async function contactsIn(
  lines: AsyncGenerator<string>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<readonly number[] | undefined> {
  const late = window.setTimeout(() => void reader.cancel().catch(() => undefined), answerMs);
  try {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) return undefined;
      const answer = JSON.parse(value) as { contacts?: readonly number[]; error?: string };
      if (answer.contacts !== undefined || answer.error !== undefined) return answer.contacts;
    }
  } finally {
    window.clearTimeout(late);
  }
}

async function* linesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("latin1");
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("{")) yield line;
  }
}
