/** A disk that a test fills. */
import type { HallRecord } from "../../../sim/hall/record/record";

/** Lets the disk take nothing more, or everything again. A large entry takes the room that its file still has. */
export function fill({ database }: HallRecord, isFull: boolean): void {
  const pages = Number(database.get("PRAGMA page_count")?.page_count);
  database.exec(`PRAGMA max_page_count = ${isFull ? pages : 1_000_000}`);
}
