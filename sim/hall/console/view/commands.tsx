/** Offers the commands that a clock can take now. */
import type { TextKey } from "../acts";
import { ask, asked } from "../asked";
import type { Cell } from "../cells";
import type { Phase } from "../facts";
import { words } from "../store";
import { Button } from "./fields";

const whileRunning: readonly TextKey[] = ["pause", "correct", "penalty", "undo"];
/** The clock runs on after a flag. */
const whileOver: readonly TextKey[] = ["pause", "finish", "correct", "penalty", "undo"];
const whilePaused: readonly TextKey[] = ["resume", "correct", "penalty", "undo", "finish"];
/** The commands of each phase while no clock runs, the likeliest first. */
const whileStill: Readonly<Record<Phase, readonly TextKey[]>> = {
  setup: ["set", "number"],
  ready: ["start", "set", "correct", "number", "new"],
  running: whilePaused,
  paused: whilePaused,
  fallen: ["correct", "undo", "finish"],
  finished: ["set", "undo", "number", "new"],
  unknown: ["pause", "resume", "correct", "set"],
};

export function Commands({ cell }: { cell: Cell }) {
  const { acts, refusals } = words.value;
  const { phase, running, isFallen, isHeard } = cell.facts.value;
  const { acts: obeys, board, id } = cell.view.value;
  if (!obeys && board !== "") return <p class="soft">{refusals["no-acts"]}</p>;
  const names = running === null ? whileStill[phase] : isFallen ? whileOver : whileRunning;
  return (
    <section class="buttons" aria-label={acts.name}>
      {names.map((name, at) => (
        <Button
          key={name}
          text={acts[name]}
          class={at === 0 ? "main" : ""}
          disabled={!isHeard}
          onClick={() => begin(name, id)}
        />
      ))}
    </section>
  );
}

function begin(name: TextKey, id: string): void {
  switch (name) {
    case "correct":
    case "penalty":
      asked.value = { kind: name, id };
      return;
    case "set":
    case "number":
      asked.value = { kind: name, clocks: [id] };
      return;
    default:
      ask([id], { do: name });
  }
}
