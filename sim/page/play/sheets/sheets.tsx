/** Shows the sheets over the clock: questions, the chooser, sounds. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { throwAway } from "../../actions/beginning";
import { nameOfText } from "../../control/labels";
import { signs, silence, silenced } from "../../sound/tones";
import { loadSpeech, speech } from "../../store/speech-part";
import { waiting } from "../../store/store";
import { focusFirst } from "../focus";
import { leavePage } from "../guard";
import { Icon } from "../icons";
import { closeSheet, opened, sheet } from "../phase";
import { lateWords } from "./late-words";
import "../../style/play-games.css";
import "../../style/play-menu.css";

export function Sheets() {
  switch (sheet.value) {
    case undefined:
      return null;
    case "giveUp":
      return <GiveUp />;
    case "leave":
      return <Leave />;
    case "menu":
      return <Late name="menu" title={lateWords().menu.title} load={loadMenu} />;
    case "match":
      return <Late name="match" title={lateWords().match.title} load={loadMatch} />;
    case "games":
      return <Late name="games" title={lateWords().games.title} load={loadGames} />;
    case "look":
      return <Late name="look" title={lateWords().menu.look} load={loadLook} />;
    case "choose":
      return <Late name="choose" title={lateWords().sheets.choose} load={loadPresets} />;
    case "other":
      return <Late name="other" title={lateWords().sheets.choose} load={loadOwn} />;
    case "correct":
      return <Late name="correct" title={lateWords().sheets.correct} load={loadCorrect} />;
    case "signs":
      return <Signs />;
    case "speech":
      return <Speech />;
    case "away":
      return <Late name="away" title={lateWords().sheets.away} load={loadReturned} />;
    case "held":
      return <Late name="held" title={lateWords().sheets.held} load={loadHeld} />;
    case "elsewhere":
      return <Late name="elsewhere" title={lateWords().elsewhere.title} load={loadElsewhere} />;
  }
}

async function loadMenu(): Promise<ComponentType> {
  return (await import("./menu")).Menu;
}

async function loadMatch(): Promise<ComponentType> {
  return (await import("./match")).MatchSheet;
}

async function loadGames(): Promise<ComponentType> {
  return (await import("./games")).Games;
}

async function loadPresets(): Promise<ComponentType> {
  return (await import("./presets")).PresetSheet;
}

async function loadLook(): Promise<ComponentType> {
  return (await import("./look")).Looks;
}

async function loadOwn(): Promise<ComponentType> {
  return (await import("./own")).Own;
}

async function loadReturned(): Promise<ComponentType> {
  return (await import("./returned")).Returned;
}

async function loadHeld(): Promise<ComponentType> {
  return (await import("./held")).Held;
}

async function loadCorrect(): Promise<ComponentType> {
  return (await import("./correct")).Correct;
}

async function loadElsewhere(): Promise<ComponentType> {
  return (await import("./elsewhere")).Elsewhere;
}

interface LateSheet {
  name: string;
  title: string;
  load: () => Promise<ComponentType>;
}

/** Shows a sheet whose contents are loaded when it is asked for. */
function Late({ name, title, load }: LateSheet) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    void load().then((loaded) => setPart(() => loaded));
  }, [load]);
  return (
    <Sheet name={name} title={title} isThere={Part !== undefined}>
      {Part === undefined ? null : <Part />}
    </Sheet>
  );
}

interface SheetOptions {
  name: string;
  title: string;
  /** Whether the contents are loaded. */
  isThere?: boolean;
  children: ComponentChildren;
}

/** The element that had the focus before the first of several sheets in a row. */
let opener: Element | null = null;

function noteOpener(): Element | null {
  if (document.activeElement?.closest("dialog") == null) opener = document.activeElement;
  return opener;
}

/** Follows a dialog that the browser has closed. It says so late: another sheet may have been asked for since then. */
function closeOwn(name: string): void {
  if (sheet.value === name) closeSheet();
}

/** Shows a dialog that keeps the focus, and returns it at its end. Escape and × close it. */
function Sheet({ name, title, isThere = true, children }: SheetOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [before] = useState(noteOpener);
  useEffect(() => {
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [before]);
  useEffect(() => {
    if (isThere && dialog.current !== null) focusFirst(dialog.current);
  }, [isThere]);
  return (
    <dialog ref={dialog} class={`sheet ${name}`} aria-labelledby="sheet-title" onClose={() => closeOwn(name)}>
      <header>
        <h2 id="sheet-title">{title}</h2>
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
    <Sheet name={name} title={title}>
      <p>{text}</p>
      <div class="answers">
        <button type="button" class="loses" onClick={onYes}>
          {yes}
        </button>
        <button type="button" class="main" onClick={closeSheet}>
          {no}
        </button>
      </div>
    </Sheet>
  );
}

function GiveUp() {
  const { sheets } = lateWords();
  return (
    <Ask
      name="giveUp"
      title={sheets.giveUp}
      text={sheets.giveUpText(nameOfText(waiting.value ?? ""))}
      yes={sheets.giveUpYes}
      no={sheets.giveUpNo}
      onYes={throwAway}
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
    <Sheet name="signs" title={sheets.signs}>
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
    </Sheet>
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
    <Sheet name="speech" title={lateWords().sheets.speech}>
      {Settings === undefined ? null : <Settings />}
      {Said === undefined ? null : <Said />}
    </Sheet>
  );
}
