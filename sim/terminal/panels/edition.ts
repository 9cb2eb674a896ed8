/** Orders the editions of the Laws, and lets the arbiter choose one. */
import { type Edition, NEWEST } from "../../../firmware/laws/edition";
import { editionNames } from "../../../firmware/laws/table/years";
import { yearName } from "../../words/laws";
import type { Key } from "../key";
import { type PanelOf, type Session, say } from "../session";
import { moved, type PanelView, row } from "./panel";

const editions: readonly Edition[] = editionNames.map((_, edition) => edition);

/** Returns the edition that is `step` later; the first follows the last. */
export function nextEdition(edition: Edition, step: number): Edition {
  const at = (editions.indexOf(edition) + step + editions.length) % editions.length;
  return editions[at] ?? NEWEST;
}

export function openEditions(session: Session): void {
  session.panel = { kind: "edition", cursor: editions.indexOf(session.edition) };
}

export function editionView({ words, edition }: Session, panel: PanelOf<"edition">): PanelView {
  const { title, now, hints } = words.editions;
  const rows = editions.map((one) => {
    const name = words.edition(yearName(one));
    return one === edition ? row(`${name} ${now}`, "good") : row(name);
  });
  return { title, rows, cursor: panel.cursor, chooses: true, foot: [], hints };
}

export function editionKey(session: Session, panel: PanelOf<"edition">, key: Key): void {
  const to = moved(panel.cursor, editions.length, key);
  if (to !== undefined) panel.cursor = to;
  else if (key === "escape") session.panel = undefined;
  else if (key === "enter") take(session, editions[panel.cursor] ?? session.edition);
}

/** Takes an edition. Until the next event undo means this choice, and no press before it. */
function take(session: Session, edition: Edition): void {
  session.panel = undefined;
  if (edition === session.edition) return;
  session.editionBefore = session.edition;
  session.edition = edition;
  say(session, session.words.editions.taken(yearName(edition)));
}

/** Brings back the edition before the choice that came last. Returns false if something else came last. */
export function undoEdition(session: Session): boolean {
  const { editionBefore, words } = session;
  if (editionBefore === undefined) return false;
  session.edition = editionBefore;
  session.editionBefore = undefined;
  say(session, words.edition(yearName(editionBefore)));
  return true;
}
