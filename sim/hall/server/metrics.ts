/** The figures of a hall for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Presence } from "../model/clock";
import type { Outcome } from "../model/command";
import { figureHelp, type Hall, type HallFigures } from "../model/hall";
import { viewSchema } from "../model/shapes";

/** Seconds. The first group is for answers and batches, the second for orders, which wait for clocks. */
const fastBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const orderBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  readonly type: string;
  text(): Promise<string>;
  answered(method: string, route: string, status: number, ms: number): void;
  sent(delayMs: number): void;
  /** Carries out a command, and counts its outcomes and its time. */
  timed<Done>(command: string, act: () => Promise<Done>, outcomesOf: (done: Done) => readonly Outcome[]): Promise<Done>;
  refused(command: string, code: string): void;
}

/** `readers` returns the number of open sockets. */
export function openMetrics(hall: Hall, readers: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  gaugeHall(hall, readers, registers);
  const answers = new Histogram({
    name: "flagfall_http_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: fastBuckets,
    registers,
  });
  const delays = new Histogram({
    name: "flagfall_live_delay_seconds",
    help: "Time from the bridge to the socket, of the oldest change in a batch",
    buckets: fastBuckets,
    registers,
  });
  const orders = new Histogram({
    name: "flagfall_order_seconds",
    help: "Time until every clock of an order has answered or was given up",
    labelNames: ["command"],
    buckets: orderBuckets,
    registers,
  });
  const commands = new Counter({
    name: "flagfall_commands_total",
    help: "Commands by outcome: one for each clock, or one for a refused request",
    labelNames: ["command", "outcome"],
    registers,
  });
  return {
    type: registry.contentType,
    text: () => registry.metrics(),
    answered: (method, route, status, ms) => answers.observe({ method, route, status }, ms / 1000),
    sent: (delayMs) => delays.observe(delayMs / 1000),
    async timed(command, act, outcomesOf) {
      const finish = orders.startTimer({ command });
      const done = await act();
      finish();
      for (const { ok, reason = "refused" } of outcomesOf(done)) commands.inc({ command, outcome: ok ? "ok" : reason });
      return done;
    },
    refused: (command, outcome) => commands.inc({ command, outcome }),
  };
}

/** Adds the gauges that are read from the hall when somebody asks. */
function gaugeHall(hall: Hall, readers: () => number, registers: Registry[]): void {
  new Gauge({
    name: "flagfall_clocks",
    help: "Clocks by presence",
    labelNames: ["presence"],
    registers,
    collect() {
      const counts = new Map<Presence, number>(viewSchema.shape.presence.options.map((presence) => [presence, 0]));
      for (const { presence } of hall.clocks()) counts.set(presence, (counts.get(presence) ?? 0) + 1);
      for (const [presence, count] of counts) this.set({ presence }, count);
    },
  });
  new Gauge({
    name: "flagfall_socket_readers",
    help: "Open sockets of consoles",
    registers,
    collect() {
      this.set(readers());
    },
  });
  new Gauge({
    name: "flagfall_time_difference_seconds",
    help: "How far the time of day of another computer is before this one's",
    labelNames: ["bridge"],
    registers,
    collect() {
      this.reset();
      for (const [bridge, ms] of hall.differences()) this.set({ bridge }, ms / 1000);
    },
  });
  for (const [name, help] of Object.entries(figureHelp) as [keyof HallFigures, string][]) {
    new Gauge({
      name: `flagfall_${name}`,
      help,
      registers,
      collect() {
        this.set(hall.figures()[name]);
      },
    });
  }
}
