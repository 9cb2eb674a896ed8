import { span } from "../../core/integer";
import { STUCK_MS } from "../keys/key-press";
import { Note } from "../log/format";
import { note } from "../log/log";
import type { App } from "../model/app";
import { Memo } from "../model/choices";
import { showMemo } from "../model/memo";

/** Shows and records two faults: edges that were lost, and a key that stays closed. */
export function checkContacts(app: App, nowMs: number): void {
  if (app.hal.contacts.hasOverflowed()) {
    if (app.facts.features.recovery) note(app.log, Note.EdgesLost, nowMs);
    showMemo(app, Memo.EdgesLost);
  }
  if (
    app.keys.down === -1 ||
    app.keys.isOpen ||
    app.display.memo === Memo.KeyStuck ||
    span(app.keys.downAtMs, nowMs) < STUCK_MS
  )
    return;
  if (app.facts.features.recovery) note(app.log, Note.KeyStuck, nowMs);
  showMemo(app, Memo.KeyStuck);
}
