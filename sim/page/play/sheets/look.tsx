/** Shows how the play screen can look: colours, digits, the place of the pause key. */
import { remember } from "../../keep/memory";
import { changeLook, type LookName, look, looks } from "../../store/look";
import { theme, themes } from "../../store/store";
import { lateWords } from "./late-words";

export function Looks() {
  const w = lateWords().look;
  const pickTheme = (at: number) => {
    theme.value = themes[at] ?? "auto";
    remember("theme", theme.value);
  };
  return (
    <div class="looks">
      <Choice name="theme" label={w.theme} at={themes.indexOf(theme.value)} onChoose={pickTheme}>
        {themes.map((each) => w.themes[each])}
      </Choice>
      {(Object.keys(looks) as LookName[]).map((name) => (
        <Choice
          key={name}
          name={name}
          label={w[name].name}
          at={(looks[name] as readonly string[]).indexOf(look.value[name])}
          onChoose={(at) => changeLook({ [name]: looks[name][at] })}
        >
          {looks[name].map((each) => (w[name] as Readonly<Record<string, string>>)[each] ?? each)}
        </Choice>
      ))}
    </div>
  );
}

interface ChoiceOptions {
  name: string;
  label: string;
  at: number;
  onChoose: (at: number) => void;
  children: readonly string[];
}

/** Offers some choices side by side. */
function Choice({ name, label, at, onChoose, children }: ChoiceOptions) {
  return (
    <fieldset class={`choice ${name}`}>
      <legend>{label}</legend>
      {children.map((each, n) => (
        <label key={each}>
          <input type="radio" name={name} checked={n === at} onChange={() => onChoose(n)} />
          <span>{each}</span>
        </label>
      ))}
    </fieldset>
  );
}
