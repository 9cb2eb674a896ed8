/** Shows the scenario panel: load, play, step and compare scenarios, and save and share the present game. */

import { setStanding } from "../../actions/speed";
import { speaksBoth } from "../../clock/boards";
import { useReturnedFocus } from "../../store/returned-focus";
import { board, host, language, link, loaded, said, slowFrame, stands, words } from "../../store/store";
import { exampleText } from "../scenario/example";
import {
  openFile,
  saveRecording,
  saveTrace,
  shareLink,
  stepScenario,
  stopScenario,
  verdicts,
} from "../scenario/scenarios";

export function Scenarios() {
  return (
    <>
      <Loading />
      <Playing />
      <Keeping />
      <p class="said" role="status" aria-live="polite">
        {said.value}
      </p>
    </>
  );
}

async function readFile(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  input.value = "";
  if (file !== undefined) openFile(file.name, new Uint8Array(await file.arrayBuffer()));
}

function Loading() {
  const { scenario } = words.value;
  return (
    <div class="buttons">
      <label class="file">
        <input type="file" accept=".yaml,.yml" onChange={(event) => void readFile(event.currentTarget)} />
        <span>{scenario.load}</span>
      </label>
      <button
        type="button"
        onClick={() => openFile(scenario.exampleName, exampleText(speaksBoth(board.value) ? language.value : "en"))}
      >
        {scenario.example}
      </button>
    </div>
  );
}

function Playing() {
  slowFrame.value;
  const { scenario } = words.value;
  const clock = host.value;
  if (loaded.value === undefined || clock === undefined) return null;
  const left = clock.queue.length;
  return (
    <div class="playing">
      <p>
        <strong>{loaded.value.name}</strong> – {left > 0 ? scenario.left(left) : scenario.done}
      </p>
      {left === 0 ? null : <Steps />}
      <Verdicts />
    </div>
  );
}

function Steps() {
  const { scenario, time } = words.value;
  const place = useReturnedFocus();
  return (
    <div class="buttons" ref={place}>
      <button type="button" onClick={() => setStanding(!stands.value)}>
        {stands.value ? scenario.play : time.stop}
      </button>
      <button type="button" onClick={stepScenario}>
        {scenario.step}
      </button>
      <button type="button" onClick={stopScenario}>
        {scenario.stop}
      </button>
    </div>
  );
}

function Verdicts() {
  slowFrame.value;
  const { scenario } = words.value;
  const all = verdicts();
  const failed = all.filter(({ faults }) => faults.length > 0);
  return (
    <>
      <p role="status">{scenario.asExpected(all.length - failed.length)}</p>
      {failed.length === 0 ? null : (
        <ul class="faults">
          {failed.flatMap(({ line, faults }) =>
            faults.map((fault) => <li key={`${line} ${fault}`}>{scenario.line(line, fault)}</li>),
          )}
        </ul>
      )}
    </>
  );
}

function Keeping() {
  const { scenario } = words.value;
  return (
    <>
      <div class="buttons">
        <button type="button" onClick={saveRecording}>
          {scenario.save}
        </button>
        <button type="button" onClick={saveTrace}>
          {scenario.saveTrace}
        </button>
        <button type="button" onClick={() => void shareLink()}>
          {scenario.share}
        </button>
      </div>
      {link.value === "" ? null : (
        <label class="wide">
          <span>{scenario.linkField}</span>
          <input readOnly value={link.value} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <p class="note">{scenario.note(board.value.name)}</p>
    </>
  );
}
