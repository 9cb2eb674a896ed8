/** Shows speech in the simulator: its panel, and an ask key on each side of the board. */
import { loadSpeech, speaks, speech } from "../../store/speech-part";

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
  const Settings = speech.value?.Settings;
  if (Settings !== undefined) return <Settings />;
  void loadSpeech();
  return null;
}
