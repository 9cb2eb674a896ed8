/** Sets a round: from a typed control or a TRF26 file, with a preview before anything happens. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Round as SentRound } from "../../model/round";
import { notify, orNotice, refusalText } from "../acts";
import { api } from "../api";
import { cellOf } from "../cells";
import { boardNameOf } from "../naming";
import { change, draft, isPlanned, orderOf, plan, rounds, sentRound } from "../round";
import { mayAct, words } from "../store";
import { Tick } from "./fields";
import { CodeField, FormButtons, Lines, Modal } from "./modal";
import { PlanTable } from "./pairings";
import { Rounds, titleOf } from "./results";
import { DraftField, dropping, FileFields } from "./round-file";

const isBusy = signal(false);
const isAsking = signal(false);
const code = signal("");

export function Round() {
  useEffect(() => void loadRounds(), []);
  const { round } = words.value;
  return (
    <main class="page" id="boards" {...dropping}>
      <h2>{mayAct.value ? round.title : round.onlyLook}</h2>
      {mayAct.value && <Form />}
      {mayAct.value && plan.value !== undefined && (
        <PlanTable plan={plan.value} set={askToSet} isOld={!isPlanned.value} />
      )}
      {sentRound.value !== undefined && <Result round={sentRound.value} />}
      <Rounds reload={loadRounds} />
      {isAsking.value && <Confirm />}
    </main>
  );
}

async function loadRounds(): Promise<void> {
  rounds.value = await api.rounds().catch(() => rounds.value);
}

async function preview(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  const order = orderOf(draft.value);
  if (order === undefined) return;
  isBusy.value = true;
  plan.value = await orNotice(api.planRound(order));
  isBusy.value = false;
  if (plan.value === undefined) return;
  isPlanned.value = true;
  sentRound.value = undefined;
}

function askToSet(): void {
  code.value = "";
  isAsking.value = true;
}

async function carryOut(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  isAsking.value = false;
  const order = orderOf(draft.value);
  if (order === undefined) return;
  isBusy.value = true;
  const set = await orNotice(api.setRound(order, code.value === "" ? undefined : code.value));
  if (set !== undefined) {
    sentRound.value = set;
    plan.value = undefined;
    const done = set.outcomes.filter(({ ok }) => ok).length;
    notify(`${words.value.round.result(done, set.outcomes.length)}.`, done < set.outcomes.length);
  }
  isBusy.value = false;
  await loadRounds();
}

/** Says what will be set, and asks for the code if a clock of the round is locked. */
function Confirm() {
  const { ask, round } = words.value;
  const planned = plan.value;
  if (planned === undefined) return null;
  const ready = planned.pairings.filter(({ problem }) => problem === null);
  const isLocked = planned.pairings.some(({ clock }) => cellOf(clock ?? "")?.view.value.lock === "closed");
  const faulty = planned.pairings.length - ready.length;
  const close = (): void => {
    isAsking.value = false;
  };
  const lines = [planned.name, planned.words, ask.does.round(ready.length, planned.control)];
  return (
    <Modal title={ask.title.round} close={close}>
      <form onSubmit={(event) => void carryOut(event)}>
        <Lines lines={[...lines.filter((line) => line !== ""), ...(faulty > 0 ? [round.problems(faulty)] : [])]} />
        {isLocked && <CodeField code={code} hint={ask.codesHint} />}
        <FormButtons label={ask.yes} close={close} />
      </form>
    </Modal>
  );
}

function Form() {
  const { round: w } = words.value;
  const { from, inFile } = draft.value;
  return (
    <form class="card" onSubmit={(event) => void preview(event)}>
      <fieldset class="radios">
        <legend>{w.from}</legend>
        {(["control", "trf"] as const).map((each) => (
          <Tick
            key={each}
            text={w[each]}
            type="radio"
            name="from"
            checked={from === each}
            onChange={() => change({ from: each })}
          />
        ))}
      </fieldset>
      <div class="row">
        <DraftField
          of="tournament"
          name="tournament"
          label={w.tournament}
          hint={from === "trf" ? w.fromFile : w.ifSeveral}
        />
        {from === "control" && (
          <DraftField of="inFile" name="number" label={w.roundNumber} hint={inFile === "" ? w.next : ""} />
        )}
        <DraftField of="name" name="name" label={w.name} />
        {from === "control" && (
          <>
            <DraftField of="control" name="control" label={w.typed} hint={w.typedHint} required />
            <DraftField of="boards" name="boards" label={w.boards} hint={w.boardsHint} />
          </>
        )}
      </div>
      {from === "trf" && <FileFields />}
      <div class="buttons">
        <button type="submit" class="main" disabled={isBusy.value || orderOf(draft.value) === undefined}>
          {w.preview}
        </button>
      </div>
    </form>
  );
}

export function Result({ round }: { round: SentRound }) {
  const { round: w } = words.value;
  const left = round.pairings.filter(({ problem }) => problem !== null);
  const missed = round.outcomes.filter(({ ok }) => !ok);
  const refused = missed.filter(({ id }) => !left.some(({ clock }) => clock === id));
  return (
    <section class="card" aria-label={w.refused}>
      <h3>{titleOf(round)}</h3>
      <p>
        <b>{w.result(round.outcomes.length - missed.length, round.outcomes.length)}.</b>
      </p>
      {(refused.length > 0 || left.length > 0) && (
        <>
          <h4>{w.refused}</h4>
          <ul class="lines">
            {refused.map(({ id, reason }) => (
              <li key={id}>
                {boardNameOf(id)}: {refusalText(reason)}
              </li>
            ))}
            {left.map(({ number, problem }) => (
              <li key={number}>
                {words.value.board(number)}: {w.faults[problem ?? ""] ?? problem}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
