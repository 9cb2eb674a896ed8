/** The parts of every table. */
import type { ComponentChildren, ComponentProps } from "preact";
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

/** A table in a box that scrolls. Its children are the rows. */
export function Table({ heads, children, ...box }: ComponentProps<typeof Scroll> & { heads: readonly string[] }) {
  return (
    <Scroll {...box}>
      <table>
        <Heads names={heads} />
        <tbody>{children}</tbody>
      </table>
    </Scroll>
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
    <Table look="tall" label={label} heads={[columns.number, columns.white, columns.black, head]}>
      {rows.map(({ key, number, white, black, isFaulty = false, cell }) => (
        <tr key={key} class={isFaulty ? "faulty" : ""}>
          <th scope="row">{number}</th>
          <td>{white.name || none}</td>
          <td>{black.name || none}</td>
          <td>{cell}</td>
        </tr>
      ))}
    </Table>
  );
}
