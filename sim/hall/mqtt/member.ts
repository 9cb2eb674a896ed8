/** Makes a hall a member of a larger one: it publishes its own clocks, and reads those of other computers. */
import type { OpenHall } from "../hall";
import type { MqttFault } from "./fault";
import type { HallKey } from "./key";

import { fileMark, outboxOf } from "./outbox";
import { openPublisher, type Publisher } from "./publisher";
import { createRemote, type RemoteSource } from "./remote";

export interface MemberOptions {
  readonly url: string;
  /** The name of the larger hall. */
  readonly hall: string;
  /** The name of this computer's bridge. */
  readonly bridge: string;
  readonly key?: HallKey | undefined;
  /** The file of the record; undefined if it is in memory. */
  readonly record: string | undefined;
  /** False for a computer that only publishes. */
  readonly reads: boolean;
  onFault(fault: MqttFault): void;
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
  const { url, hall, bridge, key, record, reads, onFault } = options;
  const sources = reads ? [createRemote({ url, hall, key, onFault })] : [];
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
      const outbox = outboxOf(opened.local, mark);
      publisher = openPublisher({ url, hall, bridge, key, source: opened.local, outbox, onFault });
    },
    async close() {
      await publisher?.close();
      mark.close();
    },
  };
}

const memoryMark = { read: () => 0, write: () => {}, close: () => {} };
