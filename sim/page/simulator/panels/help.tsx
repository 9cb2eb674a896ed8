/** Shows the keys, and what to do first. */
import { remember } from "../../keep/memory";
import { hasLetters, words } from "../../store/store";

export function Help() {
  const { help } = words.value;
  const toggle = (event: { currentTarget: HTMLInputElement }) => {
    hasLetters.value = event.currentTarget.checked;
    remember("letters", hasLetters.value ? "on" : "off");
  };
  return (
    <>
      <p>{help.text}</p>
      <p>{help.menu}</p>
      <dl class="keyList">
        {help.rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input type="checkbox" checked={hasLetters.value} onChange={toggle} />
        <span>{help.enabled}</span>
      </label>
    </>
  );
}
