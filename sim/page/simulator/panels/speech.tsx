/** Shows speech in the simulator: its panel, and an ask key on each side of the board. */
import { sheetsEn } from "../../../words/sheets/en";
import { sheetsEs } from "../../../words/sheets/es";
import { loadSpeech, speaks, speech } from "../../store/speech-part";
import { language } from "../../store/store";
import { Panel } from "./panel";

export function Asks() {
  const AskKey = speech.value?.AskKey;
  if (AskKey === undefined || !speaks.value) return null;
  return (
    <div class="asks">
      <AskKey place="left" />
      <AskKey place="right" />
    </div>
  );
}

export function Speech() {
  return (
    <Panel name="speaking" title={(language.value === "es" ? sheetsEs : sheetsEn).sheets.speech}>
      {() => <SpeechSettings />}
    </Panel>
  );
}

function SpeechSettings() {
  const Settings = speech.value?.Settings;
  if (Settings !== undefined) return <Settings />;
  void loadSpeech();
  return null;
}
