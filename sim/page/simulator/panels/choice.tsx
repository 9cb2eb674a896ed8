/** Shows a choice between a few values, with its label. */

interface ChoiceOptions {
  label: string;
  name: string;
  value: string;
  onChoose: (value: string) => void;
  children: readonly (readonly [value: string, text: string])[];
}

export function Choice({ label, name, value, onChoose, children }: ChoiceOptions) {
  return (
    <label>
      <span>{label}</span>
      <span class="pick" data-picked={children.find(([each]) => each === value)?.[1]}>
        <select name={name} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {children.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
