/** The parts of every table. */
import type { ComponentChildren } from "preact";
import type { Player } from "../../model/seat";
import { words } from "../store";

/** A box that scrolls. It can have the focus, so that the arrow keys scroll it. */
export function Scroll({ look, label, children }: { look: string; label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus nobody could scroll it by keyboard.
    <section class={`scroll ${look}`} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

export function Heads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface Row {
  readonly key: string;
  readonly number: number;
  readonly white: Player;
  readonly black: Player;
  readonly isFaulty?: boolean;
  /** The cell of the added column. */
  readonly cell: ComponentChildren;
}

/** A table of boards with their players. Each caller adds one column. */
export function BoardTable({ label, head, rows }: { label: string; head: string; rows: readonly Row[] }) {
  const { columns, none } = words.value;
  return (
    <Scroll look="tall" label={label}>
      <table>
        <Heads names={[columns.number, columns.white, columns.black, head]} />
        <tbody>
          {rows.map(({ key, number, white, black, isFaulty = false, cell }) => (
            <tr key={key} class={isFaulty ? "faulty" : ""}>
              <th scope="row">{number}</th>
              <td>{white.name || none}</td>
              <td>{black.name || none}</td>
              <td>{cell}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
