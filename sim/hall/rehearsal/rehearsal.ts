/**
 * Plays a day of a hall: tables with simulated clocks, and a server in a process of its own, which is killed. Somebody
 * at a console is the arbiter, or the rehearsal itself.
 */
import { randomFrom } from "../load/random";
import { openTcp } from "../load/tcp";
import { DayPlay, Ended } from "./day-play";
import { Desk } from "./desk";
import { Table } from "./table";
import type { Played, RehearsalOptions } from "./told";
import { Truth } from "./truth";

/** Plays a day. Resolves early with what has been played if somebody ends it. */
export async function playDay(options: RehearsalOptions): Promise<Played> {
  const { day, seed, speed, tell } = options;
  const links = await Promise.all(Array.from({ length: day.boards }, () => openTcp(0)));
  const tables: Table[] = [];
  const truth = new Truth(day.boards, (place) => tables[place]?.sideAtLeft ?? "white", tell.wrong);
  for (const [place, link] of links.entries()) {
    const random = randomFrom(seed * 1009 + place);
    const onLine = (line: string): void => truth.say(place, line);
    tables.push(new Table({ board: place + 1, link, random, speed, thinkMs: day.think * 1000, onLine }));
  }
  const addresses = links.map(({ address }) => address);
  const server = options.server(addresses);
  const desk = new Desk(options.url);
  const rehearsal = new DayPlay(options, { tables, truth, desk, server });
  try {
    await server.start();
    await rehearsal.play();
  } catch (thrown) {
    if (!(thrown instanceof Ended)) throw thrown;
  } finally {
    rehearsal.close();
    await desk.settle().catch(() => undefined);
    await server.end();
    for (const table of tables) await table.close();
  }
  return { tasks: rehearsal.tasks, truth, driftMs: rehearsal.driftMs };
}
