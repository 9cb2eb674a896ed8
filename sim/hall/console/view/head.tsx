/** Shows the head: views, connection, sound, language, colours. */
import { type Language, languages } from "../../../words/language";
import { api } from "../api";
import { allowSound, ring } from "../calls";
import { follow, leave } from "../live";
import { remember } from "../memory";
import {
  connection,
  hasSound,
  language,
  person,
  showsKeys,
  type Theme,
  theme,
  themes,
  type View,
  view,
  views,
  words,
} from "../store";
import { loneClock, releaseClock } from "./alone";
import { Button, Choice } from "./fields";
import { Bell } from "./icons";

export function Head() {
  const { value: w } = words;
  return (
    <header>
      <a class="skip" href="#boards">
        {w.skip}
      </a>
      <h1>{w.product}</h1>
      <nav aria-label={w.nav.name}>
        {offered().map((each) => (
          <a key={each} href={`#${each}`} aria-current={view.value === each ? "page" : undefined}>
            {w.nav[each]}
          </a>
        ))}
      </nav>
      <div class="choices">
        <Link />
        <Button
          text={<Bell isOn={hasSound.value} />}
          aria-pressed={hasSound.value}
          aria-label={w.sound.name}
          title={hasSound.value ? w.sound.on : w.sound.off}
          onClick={toggleSound}
        />
        <Choice aria-label={w.language} value={language.value} of={languages} names={w.languages} choose={choose} />
        <Choice aria-label={w.theme.name} value={theme.value} of={themes} names={w.theme} choose={dress} />
        <Button text="?" aria-label={w.help} title={w.help} onClick={() => (showsKeys.value = true)} />
        {loneClock.value !== undefined && <Button text={w.serial.release} onClick={() => void releaseClock()} />}
        {canLeave() && <Button text={w.leave} onClick={depart} />}
      </div>
    </header>
  );
}

/** A page without a server has neither rounds nor a record. */
export function offered(): readonly View[] {
  return connection.value === "alone" ? views.filter((each) => each !== "round" && each !== "audit") : views;
}

/** Shows whether the times are live, and who looks. */
function Link() {
  const { connection: w, signedIn, roles } = words.value;
  const who = person.value;
  const text = connection.value === "live" ? w.live : connection.value === "opening" ? w.opening : "";
  const title = who === undefined ? "" : signedIn(who.name, roles[who.role]);
  return (
    <span class={`link ${connection.value}`}>
      {text} {title !== "" && <small>{title}</small>}
    </span>
  );
}

/** Switches the sound. Rings once, since a browser allows sounds only after a person has acted. */
export function toggleSound(): void {
  hasSound.value = !hasSound.value;
  remember("sound", hasSound.value ? "on" : "off");
  allowSound();
  if (hasSound.value) ring();
}

function choose(chosen: Language): void {
  language.value = chosen;
  remember("language", chosen);
}

function dress(name: Theme): void {
  theme.value = name;
  remember("theme", name);
}

/** A person who had to sign in can sign out. The hall of this computer alone names everybody `local`. */
function canLeave(): boolean {
  return person.value !== undefined && person.value.name !== "local" && connection.value !== "alone";
}

async function depart(): Promise<void> {
  leave();
  await api.signOut().catch(() => undefined);
  person.value = undefined;
  follow();
}
