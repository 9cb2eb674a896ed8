import { Field, SideField } from "../../core/words";

/** The length of a list of values indexed by `Field`: one more than the last field. */
export const FIELDS = 26;
/** The value of a field that a correction does not name. */
export const UNNAMED = -1;

/** Appends the named fields to `pairs`, each followed by its value, in the order that `correct` requires. */
export function pushNamed(values: readonly number[], pairs: number[]): void {
  const order: number[] = [
    Field.Turn,
    Field.White + SideField.ClearFlag,
    Field.Black + SideField.ClearFlag,
    Field.ForgottenPress,
    Field.NextPeriod,
    Field.White + SideField.Presses,
    Field.White + SideField.Period,
    Field.Black + SideField.Presses,
    Field.Black + SideField.Period,
    Field.White + SideField.Overtime,
    Field.Black + SideField.Overtime,
    Field.White + SideField.Delay,
    Field.Black + SideField.Delay,
    Field.White,
    Field.Black,
    Field.FirstFlag,
  ];
  for (let i = 0; i < order.length; i++) {
    const value = values[order[i]];
    if (value !== UNNAMED) {
      pairs.push(order[i]);
      pairs.push(value);
    }
  }
}
