/** The clocks of `flagfall serve --simulate`: played games behind wires that never leave this process. */
import type { Link } from "../hall/bridge/links";
import type { LoadLink } from "../hall/load/load";
import { type Load, type LoadOptions, openLoad } from "../hall/load/load";
import { nameAt } from "../hall/rehearsal/pairings";

interface SimulatedClocks {
  readonly links: readonly Link[];
  readonly load: Load;
  close(): Promise<void>;
}

type Take = (piece: string) => void;

export type Play = Pick<LoadOptions, "control" | "seed" | "speed">;

const usualPlay: Play = { control: "300+3", seed: 1, speed: 1 };
/** Invented players; the first plays White at board 1. */
const players = [
  ...["Alma", "Bruno", "Carmen", "Diego", "Elena", "Fabio", "Greta", "Hugo", "Irene", "Jonas", "Karla", "Luis"],
  ...["Mara", "Nico", "Olga", "Pablo"],
];

/** Powers on the clocks, seats their players and gives the boards numbers from 1. */
export async function openSimulatedClocks(count: number, play: Play = usualPlay): Promise<SimulatedClocks> {
  const wires = Array.from({ length: count }, (_, index) => innerWire(`simulated:${index + 1}`));
  const open = async (index: number): Promise<LoadLink> => wireAt(wires, index).ofClock;
  const load = await openLoad({ ...play, clocks: count, open });
  for (const [index, clock] of load.clocks.entries()) {
    clock.command(`white ${nameAt(players, 2 * index)}`);
    clock.command(`black ${nameAt(players, 2 * index + 1)}`);
  }
  return { links: wires.map(({ ofHall }) => ofHall), load, close: () => load.close() };
}

interface InnerWire {
  readonly ofClock: LoadLink;
  readonly ofHall: Link;
}

function wireAt(wires: readonly InnerWire[], index: number): InnerWire {
  const wire = wires[index];
  if (wire === undefined) throw new RangeError(`no wire ${index}`);
  return wire;
}

/** Connects a clock and the hall. Each end hears the other a moment later, as through a cable. */
function innerWire(address: string): InnerWire {
  let atHall: Take | undefined;
  let atClock: Take | undefined;
  return {
    ofClock: {
      address,
      write(text) {
        setImmediate(() => atHall?.(text));
        return atHall !== undefined;
      },
      listen(take) {
        atClock = take;
      },
      close() {},
    },
    ofHall: {
      address,
      async open() {
        let lose: Take | undefined;
        return {
          write: (text) => void setImmediate(() => atClock?.(text)),
          listen(take, lost) {
            atHall = take;
            lose = lost;
          },
          async close() {
            atHall = undefined;
            lose?.("closed");
          },
        };
      },
    },
  };
}
