import type { Clock } from "../../core/clock";
import { pause, press, resume, start } from "../../core/game";
import { PACKED_SAVED, packClock } from "../../core/pack";
import { loadClock } from "../../core/snapshot";
import { advance } from "../../core/time";
import { Event, Mode, Side } from "../../core/words";
import { Memo } from "../model/choices";
import { EXTRAS, Note, RecordKind, SNAPSHOT } from "./format";
import type { Tape } from "./log-reader";
import { ALL, unpacked } from "./numbers";

/* Replays the log on a clock, record by record. */

/**
 * Replays the record on the clock. The clock's instant is then that of the record, or unchanged if it was later.
 * A heartbeat does not advance the clock: the next record does, or the caller must.
 */
export function play(tape: Tape): void {
  const clock = tape.clock;
  const kind = tape.kind;
  const atMs = tape.atMs;
  if (kind === RecordKind.Block && tape.key === SNAPSHOT) takeSnapshot(tape);
  if (clock === undefined || kind === RecordKind.Tick || kind > RecordKind.Note) return;
  advance(clock, atMs);
  if (kind === RecordKind.Note) playNote(tape, clock, tape.value);
  else if (kind === RecordKind.PressWhite || kind === RecordKind.PressBlack)
    press(clock, Side.White + kind - RecordKind.PressWhite, atMs);
  else if (kind === RecordKind.Start) start(clock, atMs);
  else if (kind === RecordKind.Pause) pause(clock, atMs);
  else if (kind === RecordKind.ResumeWhite || kind === RecordKind.ResumeBlack)
    resume(clock, Side.White + kind - RecordKind.ResumeWhite, atMs);
  if (kind === RecordKind.Start || kind === RecordKind.ResumeWhite || kind === RecordKind.ResumeBlack)
    tape.lost = Memo.Exact;
}

/** Replays a note. A power loss or a fault pauses a running clock at its current instant. */
export function playNote(tape: Tape, clock: Clock, which: Note): void {
  if (which === Note.Setup) clock.mode = Mode.Setup;
  if (which === Note.Short) tape.short = true;
  if (which === Note.Damaged) tape.lost = Memo.Fault;
  if ((which !== Note.PowerLost && which !== Note.Frozen) || clock.mode !== Mode.Running) return;
  pause(clock, clock.atMs);
  tape.atMs = clock.atMs;
  if (which === Note.PowerLost && tape.lost !== Memo.Fault) tape.lost = tape.short ? Memo.LastPress : Memo.Recent;
}

/** Restores the clock of a snapshot. If it was written while a clock ran, that clock runs on. */
function takeSnapshot(tape: Tape): void {
  const list = unpacked(tape.bytes, EXTRAS, ALL);
  const clock = loadClock(list, tape.atMs, tape.notice);
  if (clock === undefined) return;
  if (list[list.length - 1 - PACKED_SAVED] === Mode.Running) {
    clock.mode = Mode.Running;
    packClock(clock, clock.kept);
  }
  tape.clock = clock;
  tape.snapshot = unpacked(tape.bytes, 0, EXTRAS);
  tape.short = false;
  if (tape.snapshot[0] !== Event.Power * 4) tape.lost = Memo.Exact;
}
