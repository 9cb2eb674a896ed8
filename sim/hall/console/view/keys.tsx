/** Lists the keys, and switches the single letters off for people who need them elsewhere. */
import { remember } from "../memory";
import { hasLetters, showsKeys, words } from "../store";
import { Modal } from "./modal";

export function Keys() {
  const { keys } = words.value;
  if (!showsKeys.value) return null;
  return (
    <Modal title={keys.title} close={() => (showsKeys.value = false)}>
      <dl class="keys">
        {keys.list.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input type="checkbox" checked={hasLetters.value} onChange={toggleLetters} />
        <span>{keys.letters}</span>
      </label>
    </Modal>
  );
}

function toggleLetters(): void {
  hasLetters.value = !hasLetters.value;
  remember("letters", hasLetters.value ? "on" : "off");
}
