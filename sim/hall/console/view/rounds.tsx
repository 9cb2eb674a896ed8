/** Shows the round that was set just now, and who refused. */
import type { Round } from "../../model/round";
import { refusalText } from "../acts";
import { boardNameOf } from "../naming";
import { words } from "../store";
import { titleOf } from "./results";

export function Result({ round }: { round: Round }) {
  const { round: w } = words.value;
  const left = round.pairings.filter(({ problem }) => problem !== null);
  const missed = round.outcomes.filter(({ ok }) => !ok);
  const refused = missed.filter(({ id }) => !left.some(({ clock }) => clock === id));
  return (
    <section class="card" aria-label={w.refused}>
      <h3>{titleOf(round)}</h3>
      <p>
        <b>{w.result(round.outcomes.length - missed.length, round.outcomes.length)}</b>
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
