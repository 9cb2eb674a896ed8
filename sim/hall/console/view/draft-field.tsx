/** A field of the round's form. */
import type { ComponentProps } from "preact";
import { change, type Draft, draft } from "../round";
import { Field } from "./fields";

type DraftFieldProps = Omit<ComponentProps<typeof Field>, "value" | "take"> & { of: Exclude<keyof Draft, "from"> };

export function DraftField({ of, ...field }: DraftFieldProps) {
  const take = (text: string): void => change({ [of]: text });
  return <Field look="text" spellcheck={false} {...field} value={draft.value[of]} take={take} />;
}
