/** Runs `flagfall link watch`: shows the events of the clocks as they happen. */

import { greet } from "../../link/clock";
import { LinkFault } from "../../link/fault";
import type { Asked } from "../../link/hall";
import type { Report } from "../../link/state";
import { onOneLine } from "../../scenario/problem";
import { interrupted } from "../streams";
import type { Order } from "./order";
import { faultText, stateText } from "./text";

/** The state text of each clock, by port. On a terminal, new rows overwrite the old ones. */
interface Rows {
  texts: Map<string, string>;
  /** The number of rows now on the terminal. */
  drawn: number;
}

/** Watches the clocks until interrupted. Returns 1 if a port could not be watched. */
export async function watch(order: Order, asked: Asked, ended: Promise<unknown> = interrupted()): Promise<number> {
  const rows: Rows = { texts: new Map(asked.ports.map((port) => [port, "…"])), drawn: 0 };
  const watched = await Promise.all(asked.ports.map((port) => watchOne(order, asked, port, rows)));
  if (watched.some((stop) => stop !== undefined)) await ended;
  for (const stop of watched) await stop?.();
  return watched.includes(undefined) ? 1 : 0;
}

/** Watches one clock and returns the function that ends it. Returns undefined if the clock cannot be watched. */
async function watchOne(
  order: Order,
  { means, patienceMs }: Asked,
  port: string,
  rows: Rows,
): Promise<(() => Promise<void>) | undefined> {
  try {
    const open = () => means.open(port);
    const wire = await open().catch((thrown: unknown) => {
      throw new LinkFault("unopened", thrown instanceof Error ? thrown.message : String(thrown));
    });
    const clock = await greet(wire, { patienceMs, reopen: open });
    clock.on("report", (report) => tell(order, port, report, rows));
    clock.on("lost", (reason) => show(order, port, faultText(new LinkFault("lost", reason), order.say), rows));
    await clock.subscribe("state");
    return () => clock.close();
  } catch (thrown) {
    if (!(thrown instanceof LinkFault)) throw thrown;
    show(order, port, faultText(thrown, order.say), rows);
    return undefined;
  }
}

function tell(order: Order, port: string, report: Report, rows: Rows): void {
  if (order.options.json === true) order.streams.out(`${JSON.stringify({ port, ...report })}\n`);
  else if ("mode" in report) show(order, port, stateText(report, order.say), rows);
}

function show({ streams, options }: Order, port: string, text: string, rows: Rows): void {
  const shown = onOneLine(text);
  if (rows.texts.get(port) === shown) return;
  rows.texts.set(port, shown);
  const isLive = streams.watched && streams.columns !== 0 && options.json !== true;
  if (!isLive) streams.out(`${port}  ${shown}\n`);
  else {
    const up = rows.drawn > 0 ? `\u001b[${rows.drawn}A` : "";
    streams.out(up + tableOf(rows.texts, streams.columns).join(""));
    rows.drawn = rows.texts.size;
  }
}

/** Formats the rows. A row that is too wide is cut, because a line break would shift all other rows. */
function tableOf(texts: ReadonlyMap<string, string>, columns = Number.POSITIVE_INFINITY): string[] {
  const width = Math.max(...[...texts.keys()].map((port) => port.length));
  return [...texts].map(([port, text]) => {
    const row = `${port.padEnd(width)}  ${text}`;
    return `\u001b[2K${row.length > columns ? `${row.slice(0, columns - 1)}…` : row}\n`;
  });
}
