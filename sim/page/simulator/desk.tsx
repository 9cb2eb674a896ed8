/** Shows the simulator: the board with everything around it. */
import { useEffect, useState } from "preact/hooks";
import { Stage } from "../../../firmware/app/model/choices";
import { Side } from "../../../firmware/core/words";
import { languages } from "../../words/language";
import { goToPlay } from "../actions/place";
import { chooseBoard, renewIfUntouched } from "../actions/renewal";
import { afterPaint } from "../clock/after-paint";
import { boardNamed, playable } from "../clock/playable";
import { isKept, remember } from "../keep/memory";
import { useLate } from "../store/late-part";
import { useReturnedFocus } from "../store/returned-focus";
import {
  board,
  frame,
  isOffline,
  isPulled,
  language,
  notice,
  seen,
  slowFrame,
  theme,
  themes,
  words,
} from "../store/store";
import { chooseTongue } from "../store/tongue";
import { Clock } from "./board/clock";
import { Says } from "./board/says";
import { formKeys } from "./form-keys";
import { Chart } from "./panels/chart";
import { Choice } from "./panels/choice";
import { Panel } from "./panels/panel";
import { Asks } from "./panels/speech";
import { PastNote, Timeline } from "./panels/timeline";
import { replacing } from "./scenario/replacing";

const loadPanels = () => import("./panels/panels").then(({ Panels }) => Panels);

export function Desk() {
  const { chart, timeline } = words.value;
  return (
    <>
      <Head />
      <main>
        <div class="stage">
          <Notice />
          <Clock />
          <Asks />
          <div class="below">
            <Hint />
            <PastNote />
          </div>
          <Says />
          <Panel name="timeline" title={timeline.title} Content={Timeline} />
          <Panel name="chart" title={chart.title} Content={Chart} />
        </div>
        <LatePanels />
      </main>
      <footer>
        <p>{isOffline.value ? words.value.offline : ""}</p>
      </footer>
    </>
  );
}

/** Comes once the clock is painted: a slow phone needs a tenth of a second more for both together. */
function LatePanels() {
  const [isDue, setDue] = useState(false);
  useEffect(() => afterPaint(() => setDue(true)), []);
  const Panels = useLate(loadPanels, () => (isDue ? `panels ${slowFrame.value}` : ""));
  return <div class="panels">{Panels === undefined ? null : <Panels />}</div>;
}

/** Says what an address or a choice could not do, and asks before a game is replaced. */
function Notice() {
  const replace = replacing.value;
  if (replace === undefined) {
    const text = notice.value === "" && !isKept.value ? words.value.notice.storage : notice.value;
    return text === "" ? null : (
      <p class="past" role="status">
        {text}
      </p>
    );
  }
  return <Replacing replace={replace} />;
}

function Replacing({ replace }: { replace: () => void }) {
  const { scenario } = words.value;
  const question = useReturnedFocus();
  return (
    <div ref={question} class="past" role="alert">
      <p>{scenario.busy}</p>
      <button type="button" class="loses" onClick={replace}>
        {scenario.giveUp}
      </button>
      <button type="button" class="main" onClick={() => (replacing.value = undefined)}>
        {scenario.keep}
      </button>
    </div>
  );
}

/** Shows what to do next, for people who have never used such a clock. */
function Hint() {
  frame.value;
  return <p class="hint">{hintText()}</p>;
}

function hintText(): string {
  const { side } = words.value;
  const { hints, noPower } = words.value.clock;
  const app = seen.value?.bench.app;
  if (app === undefined || isPulled.value) return noPower;
  if (board.value.buttons.start === undefined) return "";
  switch (app.stage) {
    case Stage.Setup:
      return hints.setup;
    case Stage.Ready:
      return app.clock.turn === Side.White ? hints.ready(side.black, side.white) : hints.ready(side.white, side.black);
    case Stage.Running:
      return hints.running;
    case Stage.Paused:
      return hints.paused;
    case Stage.Fallen:
    case Stage.Finished:
    case Stage.Adjourned:
      return hints.over;
    case Stage.Correcting:
      return hints.form;
    case Stage.Filling:
      return hints[formKeys(app.menu)];
    case Stage.Listing:
      return hints.list;
    case Stage.Testing:
      return hints.testing;
    case Stage.Frozen:
      return "";
  }
}

/** Shows the simulator's head: board, language, colours, the way to the play screen. */
function Head() {
  const { value: w } = words;
  return (
    <header>
      <a class="skip" href="#clock">
        {w.skip}
      </a>
      <h1>
        {w.product} <small>{w.subtitle}</small>
      </h1>
      <div class="choices">
        <Choice label={w.board} name="board" value={board.value.name} onChoose={pickBoard}>
          {playable.map(({ name, title }) => [name, title])}
        </Choice>
        <Choice label={w.language} name="language" value={language.value} onChoose={pickLanguage}>
          {languages.map((each) => [each, w.languages[each]])}
        </Choice>
        <Choice label={w.theme.name} name="theme" value={theme.value} onChoose={pickTheme}>
          {themes.map((each) => [each, w.theme[each]])}
        </Choice>
        <button type="button" class="main" onClick={goToPlay} aria-keyshortcuts="T">
          {w.table.open}
        </button>
      </div>
    </header>
  );
}

function pickBoard(name: string): void {
  const picked = boardNamed(name);
  if (picked !== undefined) chooseBoard(picked);
}

function pickLanguage(name: string): void {
  void chooseTongue(name === "es" ? "es" : "en").then(renewIfUntouched);
}

function pickTheme(name: string): void {
  theme.value = themes.find((each) => each === name) ?? "auto";
  remember("theme", theme.value);
}
