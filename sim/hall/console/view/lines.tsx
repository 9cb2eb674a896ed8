/** Parts of a question: what will happen, and the code that a locked clock wants. */
import { words } from "../store";

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul class="lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function CodeField({ code, hint }: { code: { value: string }; hint: string }) {
  return (
    <label>
      <span>{words.value.ask.code}</span>
      <input
        name="code"
        inputMode="numeric"
        pattern="[0-9]{4}"
        maxLength={4}
        required
        autoComplete="off"
        value={code.value}
        onInput={({ currentTarget }) => (code.value = currentTarget.value)}
      />
      <small class="soft">{hint}</small>
    </label>
  );
}
