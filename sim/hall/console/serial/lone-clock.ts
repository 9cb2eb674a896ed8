/** One clock at a serial port of this computer, without a server: it fills the cells and carries out orders. */

import { rulesOf } from "../../../link/ask-rules";
import { Client, type Said } from "../../../link/client";
import { LinkFault } from "../../../link/fault";
import { readHello } from "../../../link/heard";
import type { Hello, Report, State } from "../../../link/state";
import type { SerialPort } from "../../../link/web-serial";
import { type ClockChange, unheardClock, withOverdue } from "../../model/clock";
import type { Command, Outcome } from "../../model/command";
import { commandText } from "../../model/command-text";
import type { RecordedEvent } from "../../model/hall";
import { batteryIn } from "../../model/places";
import { callFalls } from "../calls";
import { cellOf, takeAll, takeChanges } from "../cells";
import type { Desk } from "../desk";
import { openSerial } from "./serial-wire";

const id = "serial-1";
/** The events that the page keeps; it has no record. */
const eventsMax = 1000;
const protocol = 1;

export interface LoneClock {
  readonly desk: Desk;
  close(): Promise<void>;
}

/** Connects to the clock at a port. Rejects with a `LinkFault`, or with the browser's reason. */
export async function connectClock(port: SerialPort): Promise<LoneClock> {
  const client = new Client(await openSerial(port), { reopen: () => reopen(port) });
  const events: RecordedEvent[] = [];
  let missing = 0;
  try {
    takeAll([unheardClock(id, "serial")]);
    await greet(client);
    await client.subscribe();
    await hearState(client);
  } catch (thrown) {
    takeAll([]);
    await client.close();
    throw thrown;
  }
  client.on("report", (report) => hear(report, events));
  client.on("gap", (count) => {
    missing += count;
    change({ missing });
  });
  client.on("lost", () => change({ presence: "lost" }));
  client.on("back", () => void meetAgain(client));
  return {
    desk: {
      order: ({ command, code }) => order(client, command, code).then((outcome) => [outcome]),
      events: async (_, after, limit) => events.filter(({ row }) => row > after).slice(0, limit),
    },
    async close() {
      await client.close();
      takeAll([]);
    },
  };
}

async function reopen(port: SerialPort) {
  await port.close().catch(() => undefined);
  return openSerial(port);
}

function change(part: Omit<ClockChange, "id">): void {
  const view = cellOf(id)?.view.peek();
  const whole = view === undefined ? part : withOverdue(view, part);
  callFalls(takeChanges([{ id, heardMs: Date.now(), ...whole }]));
}

async function greet(client: Client): Promise<void> {
  const { board, version, lock, acts, number, players } = helloOf(await client.ask("hello"));
  change({ board, version, lock, acts, number, players, rules: await rulesOf(client) });
}

function helloOf(said: Said): Hello {
  const hello = readHello(said);
  if (hello === undefined || hello.protocol !== protocol) throw new LinkFault("stranger", "hello");
  return hello;
}

/** Shows the state, unless an event has told a later one already. */
async function hearState(client: Client): Promise<void> {
  const state = await client.state();
  change({ ...(client.isOvertaken ? {} : { state }), presence: "online" });
}

async function meetAgain(client: Client): Promise<void> {
  try {
    await greet(client);
    await hearState(client);
  } catch {
    change({ presence: "silent" });
  }
}

function hear(report: Report, events: RecordedEvent[]): void {
  if (!("mode" in report)) {
    const { screen } = report;
    change({ screen, ...batteryIn(screen) });
    return;
  }
  const { seq, ...state } = report;
  if (seq !== undefined) keep(events, state);
  change({ state });
}

function keep(events: RecordedEvent[], state: State): void {
  const row = (events.at(-1)?.row ?? 0) + 1;
  events.push({
    row,
    bridge: "serial",
    serial: row,
    clock: id,
    number: 0,
    heardMs: Date.now(),
    source: "report",
    state,
  });
  if (events.length > eventsMax) events.shift();
}

/** The commands after which a greeting has something new. */
const renaming: readonly Command["do"][] = ["set", "number", "new"];

/** Carries out a command. Opens a locked clock for it, and locks it again. */
async function order(client: Client, command: Command, code: string | undefined): Promise<Outcome> {
  try {
    if (code !== undefined) await client.ask(`unlock ${code}`);
    await client.ask(commandText(command));
    if (code !== undefined) await client.ask("lock");
    if (renaming.includes(command.do)) await greet(client);
    return { id, ok: true };
  } catch (thrown) {
    if (!(thrown instanceof LinkFault)) throw thrown;
    return { id, ok: false, reason: thrown.kind === "refused" ? thrown.reason : thrown.kind };
  }
}
