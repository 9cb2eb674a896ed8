/** `flagfall link watch`: what happens at the clocks, as it happens. */
import { LinkFault } from "../link/client";
import { greet } from "../link/clock";
import type { Asked } from "../link/hall";
import type { Report } from "../link/state";
import { onOneLine } from "../scenario/problem";
import { faultText, type Order, stateText } from "./link";

/** Where one clock stands; the rows are written over one another where a person watches. */
type Rows = Map<string, string>;

/** Until it is interrupted. 1 where a port could not be watched. */
export async function watch(order: Order, asked: Asked, ended: Promise<unknown> = interrupted()): Promise<number> {
  const rows: Rows = new Map();
  const watched = await Promise.all(asked.ports.map((port) => watchOne(order, asked, port, rows)));
  if (watched.some((stop) => stop !== undefined)) await ended;
  for (const stop of watched) await stop?.();
  return watched.includes(undefined) ? 1 : 0;
}

/** The way to end it; undefined: there is nothing to watch. */
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
  const row = `${port}  ${onOneLine(text)}`;
  if (rows.get(port) === row) return;
  const before = rows.size;
  rows.set(port, row);
  if (!streams.watched || options.json === true) streams.out(`${row}\n`);
  else
    streams.out(
      `${before > 0 ? `\u001b[${before}A` : ""}${[...rows.values()].map((each) => `\u001b[2K${each}\n`).join("")}`,
    );
}

function interrupted(): Promise<unknown> {
  return new Promise((resolve) => process.once("SIGINT", resolve));
}
