/** Asks, after a control was chosen in mid-game, whether this game continues with it or a new one begins. */
import { changeControl } from "../../../firmware/core/change";
import { classOf } from "../../../firmware/laws/class";
import { settingArticle, settingPresses } from "../../../firmware/laws/table/articles";
import { printControl } from "../../../firmware/notation/notation";
import type { Key } from "../key";
import { newGame, type PanelOf, type Session } from "../session";
import { wrap } from "../text";
import { moved, type PanelView, type Row, row } from "./panel";

const GOES_ON = 0;
const CHOICES = 2;

export function changeView(session: Session, panel: PanelOf<"change">, columns: number): PanelView {
  const { words } = session;
  const control = printControl(panel.control);
  return {
    title: words.change.title,
    rows: [row(words.change.goesOn(control)), row(words.change.newGame(control)), ...warningRows(session, columns)],
    cursor: panel.cursor,
    chooses: true,
    foot: [],
    hints: words.change.hints,
  };
}

/** Warns that the Laws allow no new setting after this many moves. The clock warns but never blocks. */
function warningRows({ clock, edition, words }: Session, columns: number): Row[] {
  const klass = classOf(clock.control, edition);
  const presses = settingPresses(edition, klass);
  if (presses === 0 || clock.white.presses < presses || clock.black.presses < presses) return [];
  const article = settingArticle(edition, klass);
  const text = `${words.laws.settingLate(presses)} [${article}]`;
  return wrap(text, columns).map((line) => row(line, "bad"));
}

export function changeKey(session: Session, panel: PanelOf<"change">, key: Key, atMs: number): void {
  const to = moved(panel.cursor, CHOICES, key);
  if (to !== undefined) panel.cursor = to;
  else if (key === "escape") session.panel = undefined;
  else if (key === "enter" && panel.cursor === GOES_ON) {
    session.panel = undefined;
    changeControl(session.clock, atMs, panel.control);
  } else if (key === "enter") newGame(session, panel.control, atMs);
}
