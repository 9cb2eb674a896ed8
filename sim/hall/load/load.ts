/** A hall of simulated clocks with players, each behind a wire of its own. */
import { Stage } from "../../../firmware/app/model/choices";
import { type LoadClock, openClock } from "./clock";
import { type Manners, seatPlayers, usualManners } from "./players";
import { randomFrom } from "./random";

/** The part of the wire that a simulated clock of the hall uses. */
export interface LoadLink {
  /** Where a computer finds it, for example `tcp://127.0.0.1:7000`. */
  readonly address: string;
  /** Sends a text. Returns false if nobody listens, and the text is lost. */
  write(text: string): boolean;
  listen(take: (piece: string) => void): void;
  close(): void | Promise<void>;
}

/** Opens the wire of a clock; they are numbered from 0. */
export type OpenLink = (number: number) => Promise<LoadLink>;

export interface LoadOptions {
  readonly clocks: number;
  /** In canonical notation. */
  readonly control: string;
  readonly seed: number;
  readonly speed: number;
  readonly open: OpenLink;
  readonly manners?: Manners;
  /** True if the clocks report before any computer subscribes, so that `onLine` has everything. */
  readonly reports?: boolean;
  /** True if the players come when `seat` is called, and not at once. */
  readonly seatsLater?: boolean;
  /** Receives every line that a clock sends, whether it arrives or not. Clocks are numbered from 0. */
  onLine?(clock: number, line: string): void;
}

/** Counts what has happened since the beginning. */
export interface LoadFigures {
  readonly clocks: number;
  readonly running: number;
  readonly fallen: number;
  /** Lines that the clocks sent, and those of them that nobody heard. */
  readonly lines: number;
  readonly lost: number;
  /** Lines of events, without those of the display. */
  readonly events: number;
  /** Processor time of this program, ms. */
  readonly processorMs: number;
  readonly memoryBytes: number;
}

export interface Load {
  readonly addresses: readonly string[];
  readonly clocks: readonly LoadClock[];
  figures(): LoadFigures;
  /** Lets the players begin, if they wait. */
  seat(): void;
  /** Stops every clock that runs, and sends the players home. The clocks still answer. */
  rest(): void;
  close(): Promise<void>;
}

const screenLine = '"event":"screen"';

/** Opens all wires, then powers on the clocks and seats their players. Rejects if a wire cannot be opened. */
export async function openLoad(options: LoadOptions): Promise<Load> {
  const links = await openLinks(options.clocks, options.open);
  const counts = { lines: 0, lost: 0, events: 0 };
  const unseat: (() => void)[] = [];
  const seats: (() => void)[] = [];
  const clocks = links.map((link, number) => {
    const say = (line: string): void => {
      counts.lines++;
      if (line.includes('"event"') && !line.includes(screenLine)) counts.events++;
      options.onLine?.(number, line);
      if (!link.write(`${line}\r\n`)) counts.lost++;
    };
    const clock = openClock({ say, speed: options.speed });
    clock.command(`number ${number + 1}`);
    if (options.reports === true) clock.command("subscribe");
    link.listen(clock.hear);
    const random = randomFrom(options.seed * 100_003 + number);
    const { control, manners = usualManners } = options;
    seats.push(() => unseat.push(seatPlayers({ clock, random, control, manners })));
    return clock;
  });
  const seat = (): void => {
    for (const begin of seats.splice(0)) begin();
  };
  if (options.seatsLater !== true) seat();
  return {
    addresses: links.map(({ address }) => address),
    clocks,
    figures: () => ({ ...counts, ...figuresOf(clocks) }),
    seat,
    rest() {
      for (const leave of unseat) leave();
      for (const clock of clocks) clock.command("pause");
    },
    async close() {
      for (const clock of clocks) clock.stop();
      await Promise.all(links.map((link) => link.close()));
    },
  };
}

/** How many wires open at the same time: each pseudo-terminal starts a program. */
const openingMax = 16;

async function openLinks(count: number, open: OpenLink): Promise<LoadLink[]> {
  const links: LoadLink[] = [];
  try {
    while (links.length < count) {
      const some = Array.from({ length: Math.min(openingMax, count - links.length) }, (_, n) => open(links.length + n));
      const opened = await Promise.allSettled(some);
      for (const one of opened) if (one.status === "fulfilled") links.push(one.value);
      for (const one of opened) if (one.status === "rejected") throw one.reason;
    }
    return links;
  } catch (thrown) {
    await Promise.all(links.map((link) => link.close()));
    throw thrown;
  }
}

function figuresOf(clocks: readonly LoadClock[]): Omit<LoadFigures, "lines" | "lost" | "events"> {
  const { user, system } = process.cpuUsage();
  const at = (stage: Stage): number => clocks.filter(({ app }) => app.stage === stage).length;
  return {
    clocks: clocks.length,
    running: at(Stage.Running),
    fallen: at(Stage.Fallen),
    processorMs: (user + system) / 1000,
    memoryBytes: process.memoryUsage.rss(),
  };
}
