/** A bridge whose clocks and record are lists, for tests of what lies between it and a console. */
import type { ClockChange, ClockView } from "../../../sim/hall/model/clock";
import type { Command, Outcome } from "../../../sim/hall/model/command";
import type { HallEvent, Person } from "../../../sim/hall/model/event";
import type { Source } from "../../../sim/hall/model/hall";
import { Listeners } from "../../../sim/hall/model/listeners";
import type { Outbox } from "../../../sim/hall/mqtt/outbox";
import type { State } from "../../../sim/link/state";
import { clockView, state } from "../server/scripted-hall";

export function stateAt(at: number, event = "press"): State {
  return { ...state, at, event };
}

export function viewOf(id: string, number: number): ClockView {
  const address = `tcp://127.0.0.1:${7000 + number}`;
  const unused = { players: ["", ""], state: null, screen: { left: "0:05:00" }, heardMs: 1 } as const;
  return { ...clockView(number), id, address, version: "1", ...unused };
}

export interface Told {
  readonly id: string;
  readonly command: Command;
  readonly who: Person;
  readonly code: string | undefined;
}

export interface FakeBridge {
  readonly source: Source;
  readonly outbox: Outbox;
  readonly record: HallEvent[];
  readonly told: Told[];
  /** An event happens and is written. */
  happen(count?: number): void;
  change(change: ClockChange): void;
  acknowledged(): number;
}

export function fakeBridge(name: string, clocks = 3): FakeBridge {
  const views = new Map(
    Array.from({ length: clocks }, (_, n) => [`${name}-${n + 1}`, viewOf(`${name}-${n + 1}`, n + 1)]),
  );
  const record: HallEvent[] = [];
  const told: Told[] = [];
  const changes = new Listeners<ClockChange>();
  const written = new Listeners<void>();
  let acknowledged = 0;
  let heardMs = 1;
  return {
    record,
    told,
    acknowledged: () => acknowledged,
    happen(count = 1) {
      for (let n = 0; n < count; n++) {
        const serial = record.length + 1;
        const state = stateAt(serial);
        record.push({ bridge: name, serial, clock: `${name}-1`, number: 1, heardMs: serial, source: "report", state });
      }
      written.tell();
    },
    change(change) {
      const view = views.get(change.id);
      heardMs++;
      if (view !== undefined)
        views.set(change.id, { ...view, ...change, screen: { ...view.screen, ...change.screen }, heardMs });
      changes.tell({ heardMs, ...change });
    },
    outbox: {
      newest: () => record.length,
      after: (serial, limit) => record.slice(serial, serial + limit),
      onWritten: written.add,
      acknowledged: () => acknowledged,
      acknowledge(serial) {
        acknowledged = serial;
      },
    },
    source: {
      clocks: () => [...views.values()],
      watch: changes.add,
      listen: () => () => {},
      tell(id, command, who, code) {
        told.push({ id, command, who, code });
        const outcome: Outcome = command.do === "start" ? { id, ok: false, reason: "refused" } : { id, ok: true };
        return Promise.resolve(outcome);
      },
      close: () => Promise.resolve(),
    },
  };
}
