/** Shows the sheets over the clock: questions, the chooser, sounds. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { SheetWords } from "../../../words/sheets/en";
import { throwAway } from "../../actions/renewal";
import { nameOfText } from "../../control/labels";
import { signs, silence, silenced } from "../../sound/tones";
import { noteUse } from "../../store/presets";
import { loadSpeech, speech } from "../../store/speech-part";
import { waiting } from "../../store/store";
import { words } from "../../store/tongue";
import { seated } from "../bar";
import { leave } from "../guard";
import { Icon } from "../icons";
import { closeSheet, opened, type Sheet, sheet } from "../phase";
import { focusFirst, keepFocusIn } from "./focus-first";
import { lateWords } from "./late-words";
import "../../style/play-games.css";
import "../../style/play-menu.css";
import "../../style/play-enlarged.css";

/** The sheets that are files of their own, each loaded when it is asked for. */
const late = {
  menu: { title: (w) => w.menu.title, load: async () => (await import("./menu")).Menu },
  match: { title: (w) => w.match.title, load: async () => (await import("./match")).MatchSheet },
  games: { title: (w) => w.games.title, load: async () => (await import("./games")).Games },
  look: { title: (w) => w.menu.look, load: async () => (await import("./look")).Looks },
  levers: { title: (w) => w.levers.title, load: async () => (await import("./levers")).Levers },
  second: { title: (w) => w.second.title, load: async () => (await import("./second")).Second },
  choose: { title: (w) => w.sheets.choose, load: async () => (await import("./presets")).PresetSheet },
  other: { title: (w) => w.sheets.choose, load: async () => (await import("./own")).Own },
  correct: { title: (w) => w.sheets.correct, load: async () => (await import("./correct")).Correct },
  away: { title: (w) => w.sheets.away, load: async () => (await import("./returned")).Returned },
  held: { title: (w) => w.sheets.held, load: async () => (await import("./held")).Held },
  elsewhere: { title: (w) => w.elsewhere.title, load: async () => (await import("./elsewhere")).Elsewhere },
} as const satisfies Partial<Record<Sheet, LateSheet>>;

export function Sheets() {
  const name = sheet.value;
  switch (name) {
    case undefined:
      return null;
    case "giveUp":
      return <GiveUp />;
    case "leave":
      return <Leave />;
    case "signs":
      return <Signs />;
    case "speech":
      return <Speech />;
    default:
      return <Late key={name} name={name} {...late[name]} />;
  }
}

interface LateSheet {
  title: (words: SheetWords) => string;
  load: () => Promise<ComponentType>;
}

/** Shows a sheet whose contents are loaded when it is asked for. */
function Late({ name, title, load }: LateSheet & { name: Sheet }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    void load().then((loaded) => setPart(() => loaded));
  }, [load]);
  return (
    <Frame name={name} title={title(lateWords())} isThere={Part !== undefined}>
      {Part === undefined ? null : <Part />}
    </Frame>
  );
}

interface FrameOptions {
  name: string;
  title: string;
  /** Whether the contents are loaded. */
  isThere?: boolean;
  children: ComponentChildren;
}

/** The element that had the focus before the first of several sheets in a row. Between two of them nothing has it. */
let opener: Element | null = null;

function noteOpener(): Element | null {
  const { activeElement: focused, body } = document;
  if (focused !== body && focused?.closest("dialog") == null) opener = focused;
  return opener;
}

/** Follows a dialog that the browser has closed. It says so late: another sheet may have been asked for since then. */
function closeOwn(name: string): void {
  if (sheet.value === name) closeSheet();
}

/** Shows a dialog that keeps the focus, and returns it at its end. Escape and × close it. */
function Frame({ name, title, isThere = true, children }: FrameOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [before] = useState(noteOpener);
  useEffect(() => {
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      if (sheet.value === undefined) opener = null;
    };
  }, [before]);
  useEffect(() => (dialog.current === null ? undefined : keepFocusIn(dialog.current)), []);
  useEffect(() => {
    if (isThere && dialog.current !== null) focusFirst(dialog.current);
  }, [isThere]);
  return (
    <dialog ref={dialog} class={`sheet ${name}`} aria-labelledby="sheet-title" onClose={() => closeOwn(name)}>
      <header>
        <h2 id="sheet-title" tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class="tool" aria-label={lateWords().sheets.close} onClick={closeSheet}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

interface Question {
  name: string;
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
}

/** Asks before something is lost. The main answer is the one that loses nothing. */
function Ask({ name, title, text, yes, no, onYes }: Question) {
  return (
    <Frame name={name} title={title}>
      <p>{text}</p>
      <div class="answers">
        <button type="button" class="loses" onClick={onYes}>
          {yes}
        </button>
        <button type="button" class="main" onClick={closeSheet}>
          {no}
        </button>
      </div>
    </Frame>
  );
}

function GiveUp() {
  const { sheets } = lateWords();
  const control = waiting.value ?? "";
  const giveUp = () => {
    throwAway();
    noteUse(seated(control));
  };
  return (
    <Ask
      name="giveUp"
      title={sheets.giveUp}
      text={sheets.giveUpText(nameOfText(control, words.value))}
      yes={sheets.giveUpYes}
      no={sheets.giveUpNo}
      onYes={giveUp}
    />
  );
}

function Leave() {
  const { sheets } = lateWords();
  return (
    <Ask
      name="leave"
      title={sheets.leave}
      text={sheets.leaveText}
      yes={sheets.leaveYes}
      no={sheets.leaveNo}
      onYes={leavePage}
    />
  );
}

function Signs() {
  const { sheets } = lateWords();
  return (
    <Frame name="signs" title={sheets.signs}>
      {signs.map((sign) => (
        <label key={sign} class="check">
          <input
            type="checkbox"
            name={sign}
            checked={!silenced.value.includes(sign)}
            onChange={(event) => {
              const others = silenced.value.filter((each) => each !== sign);
              silence(event.currentTarget.checked ? others : [...others, sign]);
            }}
          />
          <span>{sheets.sign[sign]}</span>
        </label>
      ))}
      <button type="button" onClick={openSpeech}>
        {sheets.speech}
      </button>
    </Frame>
  );
}

function openSpeech(): void {
  void loadSpeech();
  opened.value = "speech";
}

/** Shows the settings of speech. What the clock says is here too, because a dialog hides everything behind it. */
function Speech() {
  const { Settings, Said } = speech.value ?? {};
  return (
    <Frame name="speech" title={lateWords().sheets.speech}>
      {Settings === undefined ? null : <Settings />}
      {Said === undefined ? null : <Said />}
    </Frame>
  );
}

/** Leaves the game that stands in its pause. Where the browser has no page to go back to, the paused game stays. */
function leavePage(): void {
  opened.value = undefined;
  leave.isAsked = true;
  history.go(-2);
  window.setTimeout(() => {
    leave.isAsked = false;
  }, 1000);
}
