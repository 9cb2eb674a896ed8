/**
 * A whole hall in one process and in virtual time: clocks with players, wires, a bridge, a broker, a desk, a console.
 * A seed chooses who dies, what is lost, how late messages are, when disks are full and times of day jump. In the end
 * everything works again, and both records must have what the clocks themselves have said.
 */
import { isDeepStrictEqual } from "node:util";
import { openLoad } from "../../../sim/hall/load/load";
import type { Manners } from "../../../sim/hall/load/players";
import { checkChain } from "../../../sim/hall/record/audit";
import { type OpenDatabase, openDatabase } from "../../../sim/hall/record/database";
import type { Database } from "../../../sim/hall/record/statements";
import { faultsOf, type RecordFaults, sum } from "../../../sim/hall/rehearsal/records";
import { readState } from "../../../sim/link/heard";
import type { State } from "../../../sim/link/state";
import { VirtualBroker, VirtualWire } from "./network";
import { arbiter, Program } from "./program";
import { openWorld, type World } from "./world";

export interface Outcome {
  readonly seed: number;
  readonly did: number;
  /** The events, in the order of time. */
  readonly story: readonly string[];
  /** The faults; empty if there are none. */
  readonly faults: readonly string[];
}

const clocksCount = 3;
const manners: Manners = { startMaxMs: 4000, thinkMs: 3000, breakMs: 3_600_000, endChance: 0 };
const faultsCount = 8;
const calmMs = 8000;
const downMaxMs = 5000;
const settleMs = 40_000;

/** Plays a hall. `spoil` does something to the disks before they are judged, which the judge has to find. */
export async function playSeed(seed: number, spoil?: (bridge: Database, desk: Database) => void): Promise<Outcome> {
  const disks = [await openDatabase(undefined), await openDatabase(undefined)] as const;
  const world = openWorld(seed);
  try {
    return await play(seed, world, disks, spoil);
  } finally {
    world.close();
    for (const disk of disks) disk.close();
  }
}

async function play(
  seed: number,
  world: World,
  disks: readonly [OpenDatabase, OpenDatabase],
  spoil: Parameters<typeof playSeed>[1],
): Promise<Outcome> {
  const story: string[] = [];
  const did: State[][] = Array.from({ length: clocksCount }, () => []);
  const wires = did.map((_, number) => new VirtualWire(world, `virtual:${number}`));
  const onLine = (clock: number, line: string): void => {
    const state = readState(JSON.parse(line));
    if (state !== undefined && line.includes('"seq"')) did[clock]?.push(state);
  };
  const open = async (number: number) => (wires[number] as VirtualWire).ofClock;
  const options = { clocks: clocksCount, control: "120+2", seed, speed: 1, manners, open, onLine };
  const load = await world.settled(openLoad({ ...options, reports: true, seatsLater: true }));
  const broker = new VirtualBroker(world);
  const bridge = new Program(world, "bridge", broker, disks[0], wires);
  const desk = new Program(world, "desk", broker, disks[1], []);
  await bridge.start();
  await desk.start();
  await world.pass(8000);
  load.seat();
  const stage = {
    world,
    broker,
    bridge,
    desk,
    wires,
    say: (line: string) => void story.push(`${world.nowMs()} ${line}`),
  };
  for (let count = 0; count < faultsCount; count++) {
    await harm(stage);
    await world.pass(500 + calmMs * world.random());
  }
  load.rest();
  await world.pass(settleMs);
  spoil?.(disks[0].database, disks[1].database);
  const faults = judge(did, bridge, desk, wires);
  await world.settled(Promise.race([Promise.all([bridge.close(), desk.close()]), world.pass(20_000)]));
  await world.settled(load.close());
  return { seed, did: did.flat().length, story, faults };
}

interface Stage {
  readonly world: World;
  readonly broker: VirtualBroker;
  readonly bridge: Program;
  readonly desk: Program;
  readonly wires: readonly VirtualWire[];
  say(line: string): void;
}

/** Does one bad thing, and mends it after a while. */
async function harm({ world, broker, bridge, desk, wires, say }: Stage): Promise<void> {
  const { random } = world;
  const program = random() < 0.6 ? bridge : desk;
  const wire = wires[Math.floor(random() * wires.length)] as VirtualWire;
  const downMs = 100 + Math.floor(downMaxMs * random());
  const harms: readonly [string, () => void, () => unknown][] = [
    [`kill ${program.name}`, () => program.kill(), () => program.start()],
    ["kill broker", () => broker.kill(), () => broker.start()],
    [`cut off ${program.name}`, () => program.cutOff(), () => undefined],
    [`cut ${wire.address}`, () => wire.cut(), () => undefined],
    [`noise ${wire.address}`, () => (wire.noise = 0.3), () => (wire.noise = 0)],
    [`full ${program.name}`, () => program.setFull(true), () => program.setFull(false)],
    [`step ${program.name}`, () => program.stepTime(Math.floor((random() - 0.5) * 7_200_000)), () => undefined],
    ["order", () => order(desk, "pause"), () => order(desk, "resume")],
  ];
  const [name, break_, mend] = harms[Math.floor(random() * harms.length)] ?? harms[0] ?? ["", () => {}, () => {}];
  say(`${name} for ${downMs} ms`);
  break_();
  await world.pass(downMs);
  await mend();
}

function order(desk: Program, name: "pause" | "resume"): void {
  desk.as(() => {
    const clocks = desk.hall?.clocks().map(({ id }) => id) ?? [];
    desk.hall?.order(arbiter, { clocks, command: { do: name } }).catch(() => undefined);
  });
}

function judge(did: readonly State[][], bridge: Program, desk: Program, wires: readonly VirtualWire[]): string[] {
  const faults: string[] = [];
  for (const { name, hall } of [bridge, desk]) {
    if (hall === undefined) return [`${name} is not there`];
    const events = hall.record.eventsSince("bridge", 0, -1);
    const place = ({ clock }: { clock: string }): number => Number(clock.slice(clock.lastIndexOf("-") + 1)) - 1;
    faults.push(...faultLines(name, faultsOf(did, events, place)));
    const { broken } = checkChain(hall.record.audit.rows(0, -1));
    if (broken !== undefined) faults.push(`${name}: the audit log is broken at ${broken}`);
  }
  const real = bridge.hall?.clocks() ?? [];
  for (const view of real) {
    const shown = desk.shown.get(view.id);
    const [seen, is] = [shown, view].map((each) => [each?.presence, each?.screen, each?.state?.mode]);
    if (!isDeepStrictEqual(seen, is) || view.presence !== "online")
      faults.push(`console: ${view.id} is ${JSON.stringify(is)}, and is shown as ${JSON.stringify(seen)}`);
  }
  if (real.length !== wires.length) faults.push("bridge: a clock is missing");
  return faults;
}

function faultLines(name: string, { lost, doubled, misdated, serials }: RecordFaults): string[] {
  return [
    ...(sum(lost) > 0 ? [`${name}: lost ${JSON.stringify(lost)}`] : []),
    ...(sum(doubled) > 0 ? [`${name}: doubled ${JSON.stringify(doubled)}`] : []),
    ...(misdated > 0 ? [`${name}: ${misdated} misdated`] : []),
    ...(serials.missing + serials.twice + serials.outOfOrder > 0
      ? [`${name}: serials ${JSON.stringify(serials)}`]
      : []),
  ];
}
