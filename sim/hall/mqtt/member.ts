/** Makes a hall a member of a larger one: it publishes its own clocks, and reads those of other computers. */
import { endOf } from "../audited";
import type { OpenHall } from "../hall";
import { commandText } from "../model/command-text";
import type { Source } from "../model/hall";
import type { HallOnBroker } from "./broker-link";
import { fileMark, outboxOf } from "./outbox";
import { Publisher } from "./publisher";
import { RemoteSource } from "./remote";

export interface MemberOptions extends HallOnBroker {
  /** The name of this computer's bridge. */
  readonly bridge: string;
  /** The file of the record; undefined if it is in memory. */
  readonly record: string | undefined;
  /** False for a computer that only publishes. */
  readonly reads: boolean;
}

export interface Member {
  /** The clocks of other computers, for `openHall`. */
  readonly sources: readonly RemoteSource[];
  /** Begins, once the hall is open with these sources. */
  join(hall: OpenHall): void;
  /** Says goodbye. Call it before the hall closes. */
  close(): Promise<void>;
}

export function createMember(options: MemberOptions): Member {
  const { bridge, record, reads } = options;
  const sources = reads ? [new RemoteSource(options)] : [];
  const mark = record === undefined ? memoryMark : fileMark(`${record}-published`);
  let publisher: Publisher | undefined;
  return {
    sources,
    join(opened) {
      const { serials } = opened.record;
      const hasClocks = opened.local.clocks().length > 0;
      for (const source of sources) {
        source.start(
          (name) => {
            const [gap] = serials.gaps(name, 1);
            return gap === undefined ? serials.last(name) : gap.first - 1;
          },
          hasClocks ? bridge : undefined,
        );
      }
      if (!hasClocks) return;
      publisher = new Publisher({ ...options, source: noted(opened), outbox: outboxOf(opened.local, mark) });
    },
    async close() {
      await publisher?.close();
      mark.close();
    },
  };
}

/** Returns the clocks of this computer. Each command that other computers give them is in the audit log here too. */
function noted(hall: OpenHall): Source {
  const { local, record } = hall;
  return {
    clocks: () => local.clocks(),
    watch: (take) => local.watch(take),
    listen: (take) => local.listen(take),
    close: () => local.close(),
    async tell(id, command, who, ...given) {
      const entry = hall.begun(who, commandText(command), [id], given[2]);
      // The clock must not wait for a disk: the other computer has the command on its own.
      const noting = record.audit.note({ ...entry, outcomes: ["begun"] }, true);
      const outcome = await local.tell(id, command, who, ...given);
      void noting.then((end) => end(endOf(entry, [outcome]))).catch(() => undefined);
      return outcome;
    },
  };
}

const memoryMark = { read: () => 0, write: () => {}, close: () => {} };
