/** Shows the controls to choose from: the players' own, which they pin, name and order, and a list with a search. */
import { useState } from "preact/hooks";
import { presets as programs } from "../../../notation/presets";
import { classOfText, nameOfText } from "../../control/labels";
import { readPlayed } from "../../control/reading";
import { keepPresets, mine, type Preset } from "../../store/presets";
import { language } from "../../store/store";
import { words } from "../../store/tongue";
import { choose, Presets, seated } from "../bar";
import { removeItem } from "./focus-first";
import { lateWords } from "./late-words";

/** Controls of well-known events, by their names in the texts. */
const events = {
  worldRapid: "900+10",
  worldBlitz: "180+2",
  worldMatch2024: "40/7200:1800+30",
  worldMatch2023: "40/7200:20/3600:900+30",
  candidates2024: "40/7200:1800+30",
  candidates2022: "40/7200:20/3600:900+30",
  worldCup: "40/5400+30:1800+30",
  olympiad: "40/5400+30:1800+30",
  grandSwiss: "40/6000+30:20/3000+30:900+30",
} as const;

interface Found {
  key: string;
  control: string;
  name: string;
  /** Further words that find it: the event in English, and the class. */
  also: string;
}

/**
 * Returns the players' named controls, events, and the clock's thirty programs with further ones. Odds of the players'
 * own belong to the seats.
 */
function all(): Found[] {
  const { controls: w } = lateWords();
  const own = mine.value
    .filter(({ name }) => name !== "")
    .map(({ control, name }) => foundAs(`own ${control}`, seated(control), name));
  const named = (Object.keys(events) as (keyof typeof events)[]).map((key) =>
    foundAs(key, events[key], w.events[key], key.replace(/[A-Z]|\d+/g, " $&")),
  );
  const numbered = programs.flatMap(({ number, control }, n) =>
    control === undefined ? [] : [foundAs(`${n}`, control, number === undefined ? "" : `${number}`)],
  );
  return [...own, ...named, ...numbered];
}

function foundAs(key: string, control: string, title: string, also = ""): Found {
  const name = nameOfText(control, words.value);
  const known = `${also} ${classOfText(control, words.value)}`;
  return { key, control, name: title === "" ? name : `${title} · ${name}`, also: known };
}

/** Returns the control that a search is, as players write it; nothing if it is no control, or only a number. */
function typedAs(sought: string): Found[] {
  const read = readPlayed(sought, language.value);
  if ("not" in read || /^\d+$/.test(sought.trim())) return [];
  return [foundAs("typed", read.understood.canonical, "")];
}

export function PresetSheet() {
  const [sought, setSought] = useState("");
  const { controls: w } = lateWords();
  const parts = sought.toLowerCase().split(/\s+/);
  const matching = all().filter(({ name, control, also }) =>
    parts.every((part) => `${name} ${control} ${also}`.toLowerCase().includes(part)),
  );
  const found = [...typedAs(sought), ...matching];
  return (
    <div class="manage">
      <Presets label={lateWords().sheets.choose} />
      <Mine />
      <label>
        <span>{w.search}</span>
        <input
          name="search"
          autocomplete="off"
          value={sought}
          onInput={({ currentTarget }) => setSought(currentTarget.value)}
        />
      </label>
      <ul>
        {found.map(({ key, control, name }) => (
          <li key={key}>
            <button type="button" onClick={() => void choose(control)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p role="status">{w.nothing}</p> : null}
    </div>
  );
}

/** Shows the players' own list: each control with its name, and keys to pin, raise and remove it. */
function Mine() {
  const { controls: w } = lateWords();
  const list = mine.value;
  const change = (preset: Preset, part: Partial<Preset>) =>
    keepPresets(list.map((each) => (each === preset ? { ...each, ...part } : each)));
  const raise = (preset: Preset) => {
    const at = list.indexOf(preset);
    const others = list.filter((each) => each !== preset);
    keepPresets([...others.slice(0, at - 1), preset, ...others.slice(at - 1)]);
  };
  if (list.length === 0) return <p>{w.hint}</p>;
  return (
    <ul class="mine" aria-label={w.mine}>
      {list.map((preset, n) => {
        const { control, name, isPinned } = preset;
        const title = nameOfText(control, words.value);
        return (
          <li key={control} data-item tabIndex={-1}>
            <input
              aria-label={w.nameOf(title)}
              placeholder={title}
              maxLength={14}
              value={name}
              onChange={({ currentTarget }) => change(preset, { name: currentTarget.value.trim() })}
            />
            <button type="button" aria-pressed={isPinned} onClick={() => change(preset, { isPinned: !isPinned })}>
              {w.pin}
            </button>
            <button
              type="button"
              aria-label={w.up(title)}
              disabled={list[n - 1]?.isPinned !== isPinned}
              onClick={() => raise(preset)}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label={w.remove(title)}
              onClick={({ currentTarget }) =>
                removeItem(currentTarget, () => keepPresets(list.filter((each) => each !== preset)))
              }
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}
