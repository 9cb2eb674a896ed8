/** Shows the open panel, and passes keys to it. */
import { finish } from "../../../firmware/core/game";
import type { Key } from "../key";
import type { Panel, Session } from "../session";
import { wrap } from "../text";
import { arbiterKey, arbiterView } from "./arbiter";
import { changeKey, changeView } from "./change";
import { correctView } from "./correct";
import { correctKey } from "./correct-keys";
import { editionKey, editionView } from "./edition";
import { type PanelView, row } from "./panel";
import { penaltyView } from "./penalty";
import { penaltyKey } from "./penalty-keys";
import { presetsKey, presetsView } from "./presets";
import { controlView, helpView } from "./reading";
import { typingKey, typingView } from "./typing";

export function panelView(session: Session, panel: Panel, columns: number): PanelView {
  switch (panel.kind) {
    case "help":
      return helpView(session, panel, columns);
    case "control":
      return controlView(session, panel, columns);
    case "arbiter":
      return arbiterView(session, panel);
    case "presets":
      return presetsView(session, panel, columns);
    case "typing":
      return typingView(session, panel, columns);
    case "change":
      return changeView(session, panel, columns);
    case "correct":
      return correctView(session, panel);
    case "penalty":
      return penaltyView(session, panel, columns);
    case "edition":
      return editionView(session, panel);
    case "quit":
    case "end":
      return questionView(session, panel.kind, columns);
  }
}

function questionView({ words }: Session, kind: "quit" | "end", columns: number): PanelView {
  const { title, text, hints } = words[kind];
  return {
    title,
    rows: text.flatMap((line, at) => wrap(line, columns).map((part) => row(part, at === 0 ? "bad" : "plain"))),
    cursor: 0,
    chooses: false,
    foot: [],
    hints,
  };
}

/** Gives a key to the open panel. Returns true if the program should end. */
export function panelKey(session: Session, panel: Panel, key: Key, atMs: number): boolean {
  switch (panel.kind) {
    case "help":
    case "control":
      return false;
    case "arbiter":
      arbiterKey(session, panel, key, atMs);
      return false;
    case "presets":
      presetsKey(session, panel, key, atMs);
      return false;
    case "typing":
      typingKey(session, panel, key, atMs);
      return false;
    case "change":
      changeKey(session, panel, key, atMs);
      return false;
    case "correct":
      correctKey(session, panel, key, atMs);
      return false;
    case "penalty":
      penaltyKey(session, panel, key, atMs);
      return false;
    case "edition":
      editionKey(session, panel, key);
      return false;
    case "quit":
      session.panel = undefined;
      return isYes(key);
    case "end":
      session.panel = undefined;
      if (isYes(key) || key === "e") finish(session.clock, atMs);
      return false;
  }
}

/** Returns whether a key means yes, in both languages. */
function isYes(key: Key): boolean {
  return ["y", "Y", "s", "S"].includes(key);
}
