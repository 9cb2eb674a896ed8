/** Shows the sheets over the clock: questions, the chooser, sounds. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { shownTime } from "../../../firmware/core/face";
import { throwAway } from "../actions";
import { loadSpeech, speech } from "../speech/part";
import { waiting } from "../store";
import { away, settleAway } from "./away";
import { Presets } from "./bar";
import { leavePage } from "./guard";
import { Icon } from "./icons";
import { nameOfText, shortTime } from "./labels";
import { closeSheet, opened, sheet, words } from "./phase";
import { signs, silence, silenced } from "./tones";

export function Sheets() {
  switch (sheet.value) {
    case undefined:
      return null;
    case "giveUp":
      return <GiveUp />;
    case "leave":
      return <Leave />;
    case "choose":
      return (
        <Sheet name="choose" title={words.value.sheets.choose}>
          <Presets />
        </Sheet>
      );
    case "other":
      return (
        <Sheet name="other" title={words.value.sheets.choose}>
          <Later load={loadOwn} />
        </Sheet>
      );
    case "correct":
      return (
        <Sheet name="correct" title={words.value.sheets.correct}>
          <Later load={loadCorrect} />
        </Sheet>
      );
    case "signs":
      return <Signs />;
    case "speech":
      return <Speech />;
    case "away":
      return <Returned />;
    case "held":
      return (
        <Sheet name="held" title={words.value.sheets.held}>
          <Later load={loadHeld} />
        </Sheet>
      );
    case "elsewhere":
      return (
        <Sheet name="elsewhere" title={words.value.elsewhere.title}>
          <Later load={loadElsewhere} />
        </Sheet>
      );
  }
}

async function loadOwn(): Promise<ComponentType> {
  return (await import("./own")).Own;
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

/** Shows a part that is loaded when it is asked for. */
function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    void load().then((loaded) => setPart(() => loaded));
  }, [load]);
  return Part === undefined ? null : <Part />;
}

/** Shows a dialog that keeps the focus. Escape and × close it. */
function Sheet({ name, title, children }: { name: string; title: string; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class={`sheet ${name}`} aria-labelledby="sheet-title" onClose={closeSheet}>
      <header>
        <h2 id="sheet-title">{title}</h2>
        <button type="button" class="tool" aria-label={words.value.sheets.close} onClick={closeSheet}>
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

function Ask({ name, title, text, yes, no, onYes }: Question) {
  return (
    <Sheet name={name} title={title}>
      <p>{text}</p>
      <div class="answers">
        <button type="button" onClick={closeSheet}>
          {no}
        </button>
        <button type="button" class="main" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Sheet>
  );
}

function GiveUp() {
  const { sheets } = words.value;
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
  const { sheets } = words.value;
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
  const { sheets } = words.value;
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
    <Sheet name="speech" title={words.value.sheets.speech}>
      {Settings === undefined ? null : <Settings />}
      {Said === undefined ? null : <Said />}
    </Sheet>
  );
}

function timeText(ms: number): string {
  return shortTime(shownTime(ms, false, ms <= 20_000));
}

/** Asks what counts after the page was away from a running clock. */
function Returned() {
  const { sheets, side } = words.value;
  if (away.value === undefined) return null;
  const { side: who, awayMs, stoodMs, ranMs } = away.value;
  return (
    <Sheet name="away" title={sheets.away}>
      <p>{sheets.awayText(side[who], timeText(awayMs))}</p>
      <div class="answers">
        <button type="button" onClick={() => settleAway(ranMs)}>
          {ranMs === 0 ? sheets.awayFlag : sheets.awayCharge(timeText(ranMs))}
        </button>
        <button type="button" class="main" onClick={() => settleAway(stoodMs)}>
          {sheets.awayKeep(timeText(stoodMs))}
        </button>
      </div>
    </Sheet>
  );
}
