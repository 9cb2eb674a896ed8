/** Shows the menu: the ways to everything that is not needed in each game. */

import { goToBench } from "../../actions/place";
import { renewIfUntouched } from "../../actions/renewal";
import { classOfText, nameOfText } from "../../control/labels";
import { chooseTongue, type Tongue, tongue, tongues, words } from "../../store/tongue";
import { controlNow } from "../control-now";
import { closeSheet, opened, type Sheet } from "../phase";
import { lateWords } from "./late-words";

const ways = [
  "choose",
  "match",
  "games",
  "signs",
  "look",
  "levers",
  "elsewhere",
  "second",
] as const satisfies readonly Sheet[];

/** Each language under its own name. */
const tongueNames: Readonly<Record<Tongue, string>> = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  ru: "Русский",
  pt: "Português",
};

export function Menu() {
  const { menu } = lateWords();
  return (
    <div class="menu">
      <Now />
      {ways.map((way) => (
        <button type="button" key={way} onClick={() => (opened.value = way)}>
          {menu[way]}
        </button>
      ))}
      <FullScreen />
      <button type="button" class="bench" onClick={openBench}>
        {menu.bench}
      </button>
      <a href="./privacy.html">{menu.privacy}</a>
      <label>
        <span>{menu.language}</span>
        <select
          name="language"
          value={tongue.value}
          onChange={({ currentTarget }) => void change(tongues[currentTarget.selectedIndex] ?? "en")}
        >
          {tongues.map((each) => (
            <option key={each} value={each} lang={each}>
              {tongueNames[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Says the clock's control in full: the bar has two lines for it, which eight stages fill and more. */
function Now() {
  const text = controlNow.value;
  return <p class="now">{`${nameOfText(text, words.value)} ${classOfText(text, words.value)}`.trim()}</p>;
}

async function change(code: Tongue): Promise<void> {
  await chooseTongue(code);
  renewIfUntouched();
}

function openBench(): void {
  closeSheet();
  goToBench();
}

/** Fills the screen, and keeps it as it is turned now. A browser without either leaves it. */
function FullScreen() {
  const { menu } = lateWords();
  if (!document.fullscreenEnabled) return null;
  const isFull = document.fullscreenElement !== null;
  const turn = async () => {
    closeSheet();
    if (isFull) return document.exitFullscreen();
    await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    const { type } = screen.orientation;
    await (screen.orientation as ScreenOrientation & Lockable).lock?.(type);
  };
  return (
    <button type="button" onClick={() => void turn().catch(() => {})}>
      {isFull ? menu.windowed : menu.full}
    </button>
  );
}

/** A browser on a phone can keep the screen from turning. */
interface Lockable {
  lock?(to: string): Promise<void>;
}
