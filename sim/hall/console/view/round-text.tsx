/** A field of the round's form. */

interface TextProps {
  label: string;
  name: string;
  value: string;
  hint?: string;
  required?: boolean;
  change(text: string): void;
}

export function Text({ label, name, value, hint, required = false, change: take }: TextProps) {
  return (
    <label class="text">
      <span>{label}</span>
      <input
        name={name}
        value={value}
        required={required}
        autoComplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => take(currentTarget.value)}
      />
      {hint !== undefined && <small class="soft">{hint}</small>}
    </label>
  );
}
