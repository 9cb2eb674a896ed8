/** A table of boards with their players. Each caller adds one column. */
import type { ComponentChildren } from "preact";
import type { Player } from "../../model/seat";
import { words } from "../store";
import { Scroll } from "./scroll";

interface Row {
  readonly key: string;
  readonly number: number;
  readonly white: Player;
  readonly black: Player;
  readonly isFaulty?: boolean;
  /** The cell of the added column. */
  readonly cell: ComponentChildren;
}

export function BoardTable({ label, head, rows }: { label: string; head: string; rows: readonly Row[] }) {
  const { columns, none } = words.value;
  return (
    <Scroll look="tall" label={label}>
      <table>
        <thead>
          <tr>
            {[columns.number, columns.white, columns.black, head].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
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
