/** Shows the rounds that were set, and who refused. */
import type { Round } from "../../model/round";
import { refusalText } from "../acts";
import { boardNameOf, dateAndTime } from "../naming";
import { rounds } from "../round";
import { words } from "../store";

export function Result({ round }: { round: Round }) {
  const { round: w } = words.value;
  const refused = round.outcomes.filter(({ ok }) => !ok);
  const left = round.pairings.filter(({ problem }) => problem !== null);
  return (
    <section class="card" aria-label={w.refused}>
      <h3>{round.name || round.words}</h3>
      <p>
        <b>{w.result(round.outcomes.length - refused.length, round.outcomes.length)}</b>
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

export function Earlier() {
  const { round: w } = words.value;
  return (
    <section class="card" aria-label={w.earlier}>
      <h3>{w.earlier}</h3>
      {rounds.value.length === 0 && <p class="soft">{w.noRounds}</p>}
      <ul class="lines">
        {rounds.value.map(({ id, name, words: said, setMs, who, outcomes }) => (
          <li key={id}>
            <b>{name || said}</b> · {dateAndTime(setMs)} · {w.setBy(who)} ·{" "}
            {w.result(outcomes.filter(({ ok }) => ok).length, outcomes.length)}
          </li>
        ))}
      </ul>
    </section>
  );
}
