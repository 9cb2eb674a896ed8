/** Lists the keys, and switches the single letters off for people who need them elsewhere. */
import { remember } from "../memory";
import { hasLetters, showsKeys, words } from "../store";
import { Tick } from "./fields";
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
      <Tick text={keys.letters} checked={hasLetters.value} onChange={toggleLetters} />
    </Modal>
  );
}

function toggleLetters(): void {
  hasLetters.value = !hasLetters.value;
  remember("letters", hasLetters.value ? "on" : "off");
}
