/** Offers the commands that a clock can take now. */
import { ask, asked } from "../asked";
import type { Cell } from "../cells";
import type { Phase } from "../facts";
import { words } from "../store";
import { Button } from "./fields";

type Name = "start" | "pause" | "resume" | "correct" | "penalty" | "undo" | "set" | "number" | "finish" | "new";

/** The commands of each phase, the likeliest first. */
function namesFor(phase: Phase, runs: boolean): readonly Name[] {
  if (runs) return ["pause", "correct", "penalty", "undo"];
  switch (phase) {
    case "setup":
      return ["set", "number"];
    case "ready":
      return ["start", "set", "correct", "number", "new"];
    case "running":
    case "paused":
      return ["resume", "correct", "penalty", "undo", "finish"];
    case "fallen":
      return ["correct", "undo", "finish"];
    case "finished":
      return ["set", "undo", "number", "new"];
    case "unknown":
      return ["pause", "resume", "correct", "set"];
  }
}

export function Commands({ cell }: { cell: Cell }) {
  const { acts, refusals } = words.value;
  const { phase, running, isHeard } = cell.facts.value;
  const { acts: obeys, board, id } = cell.view.value;
  if (!obeys && board !== "") return <p class="soft">{refusals["no-acts"]}</p>;
  return (
    <section class="buttons" aria-label={acts.name}>
      {namesFor(phase, running !== null).map((name, at) => (
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

function begin(name: Name, id: string): void {
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
