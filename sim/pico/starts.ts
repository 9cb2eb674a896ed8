/** Starts boards. What starts under the same conditions starts once, and later begins from a picture of that moment. */
import { createHash } from "node:crypto";
import type { Board } from "../../board-defs/board";
import { Picture } from "./picture";

/** How many are kept. Each needs 32 MB, because the emulator's flash has 16 MB. */
const most = 4;

interface Kept<Started> {
  conditions: string;
  started: Started;
  picture: Picture;
  isTaken: boolean;
}

export interface Taken<Started> {
  started: Started;
  /** Ends its use: the next to take it finds it as it was when it had started. */
  giveBack(): void;
}

/** Returns a text that is the same only for the same image on the same board. */
export function conditionsOf(uf2: Uint8Array, board: Board, ...more: readonly unknown[]): string {
  return `${createHash("sha256").update(uf2).digest("hex")} ${JSON.stringify([board, ...more])}`;
}

export class Starts<Started extends object> {
  /** The one that was taken last is at the end. */
  private kept: Kept<Started>[] = [];

  /** Takes one that has started under these conditions and that nobody uses. */
  take(conditions: string, start: () => Started): Taken<Started> {
    const idle = this.kept.find((one) => !one.isTaken && one.conditions === conditions);
    idle?.picture.restore();
    const taken = idle ?? this.make(conditions, start());
    taken.isTaken = true;
    this.kept = [...this.kept.filter((one) => one !== taken), taken].slice(-most);
    return {
      started: taken.started,
      giveBack: () => {
        taken.isTaken = false;
      },
    };
  }

  private make(conditions: string, started: Started): Kept<Started> {
    return { conditions, started, picture: new Picture(started), isTaken: false };
  }
}
