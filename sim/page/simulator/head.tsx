/** Shows the simulator's head: board, language, colours, the way to the play screen. */
import { languages } from "../../words/language";
import { goToPlay } from "../actions/place";
import { chooseBoard, renewIfUntouched } from "../actions/renewal";
import { boardNamed, playable } from "../clock/playable";
import { remember } from "../keep/memory";
import { board, language, theme, themes, words } from "../store/store";
import { chooseTongue } from "../store/tongue";
import { Choice } from "./panels/choice";

export function Head() {
  const { value: w } = words;
  return (
    <header>
      <a class="skip" href="#clock">
        {w.skip}
      </a>
      <h1>
        {w.product} <small>{w.subtitle}</small>
      </h1>
      <div class="choices">
        <Choice label={w.board} name="board" value={board.value.name} onChoose={pickBoard}>
          {playable.map(({ name, title }) => [name, title])}
        </Choice>
        <Choice label={w.language} name="language" value={language.value} onChoose={pickLanguage}>
          {languages.map((each) => [each, w.languages[each]])}
        </Choice>
        <Choice label={w.theme.name} name="theme" value={theme.value} onChoose={pickTheme}>
          {themes.map((each) => [each, w.theme[each]])}
        </Choice>
        <button type="button" class="main" onClick={goToPlay} aria-keyshortcuts="T">
          {w.table.open}
        </button>
      </div>
    </header>
  );
}

function pickBoard(name: string): void {
  const picked = boardNamed(name);
  if (picked !== undefined) chooseBoard(picked);
}

function pickLanguage(name: string): void {
  void chooseTongue(name === "es" ? "es" : "en").then(renewIfUntouched);
}

function pickTheme(name: string): void {
  theme.value = themes.find((each) => each === name) ?? "auto";
  remember("theme", theme.value);
}
