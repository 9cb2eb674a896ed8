/** The parts of the forms: fields, choices, ticks, buttons and faults. */
import type { ComponentChildren, ComponentProps } from "preact";

type InputName = "aria-invalid" | "autoComplete" | "class" | "inputMode" | "maxLength" | "name" | "pattern";

interface FieldProps extends Pick<ComponentProps<"input">, InputName | "placeholder" | "required" | "spellcheck"> {
  label: string;
  /** The classes of the whole field. */
  look?: string;
  value: string;
  hint?: string | undefined;
  take(text: string): void;
}

/** A text that somebody types. */
export function Field({ label, look, hint, take, ...input }: FieldProps) {
  return (
    <label class={look}>
      <span>{label}</span>
      <input autoComplete="off" {...input} onInput={({ currentTarget }) => take(currentTarget.value)} />
      {hint !== undefined && <small class="soft">{hint}</small>}
    </label>
  );
}

/** Returns the value of a field that a signal holds, and what changes it. */
export function typedIn(signal: { value: string }): Pick<FieldProps, "value" | "take"> {
  return {
    value: signal.value,
    take: (text) => {
      signal.value = text;
    },
  };
}

interface ChoiceProps<Value extends string> extends Pick<ComponentProps<"select">, "aria-label" | "name"> {
  label?: string;
  value: Value;
  of: readonly Value[];
  /** The words for each value. */
  names: Readonly<Record<Value, string>>;
  choose(value: Value): void;
}

/** One of several values. */
export function Choice<Value extends string>({ label, of, names, choose, ...given }: ChoiceProps<Value>) {
  const select = (
    <select {...given} onChange={({ currentTarget }) => choose(currentTarget.value as Value)}>
      {of.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </select>
  );
  if (label === undefined) return select;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is in it.
    <label>
      <span>{label}</span>
      {select}
    </label>
  );
}

interface TickProps extends Pick<ComponentProps<"input">, "checked" | "name" | "onChange" | "value"> {
  text: string;
  type?: "radio";
}

/** A box to tick, or with the type `radio` one of several. */
export function Tick({ text, ...input }: TickProps) {
  return (
    <label class="check">
      <input type="checkbox" {...input} />
      <span>{text}</span>
    </label>
  );
}

/** A button that sends no form. */
export function Button({ text, ...button }: ComponentProps<"button"> & { text: ComponentChildren }) {
  return (
    <button type="button" {...button}>
      {text}
    </button>
  );
}

/** What is wrong; a screen reader says it at once. */
export function Wrong({ children }: { children: ComponentChildren }) {
  return (
    <p class="wrong" role="alert">
      {children}
    </p>
  );
}
