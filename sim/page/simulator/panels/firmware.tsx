/** Offers the firmware of boards to download. The build knows which images there are. */
import type { FirmwareLink } from "../../../build/page/firmware-link";
import { languageName } from "../../../words/clock-languages";
import { language, words } from "../../store/store";
import { Panel } from "./panel";

declare const offeredFirmware: readonly FirmwareLink[];

/** Shows nothing if the page was built without images. */
export function Firmware() {
  if (offeredFirmware.length === 0) return null;
  return (
    <Panel name="firmware" title={words.value.firmware.title}>
      {() => <Downloads />}
    </Panel>
  );
}

function Downloads() {
  const { firmware } = words.value;
  const kilobytes = (bytes: number) => new Intl.NumberFormat(language.value).format(Math.ceil(bytes / 1000));
  return (
    <>
      <p>{firmware.text}</p>
      <ul class="downloads">
        {offeredFirmware.map(({ board, title, language: spoken, file, bytes }) => (
          <li key={file}>
            <a href={file} download={`flagfall-${board}-${spoken}.uf2`}>
              {firmware.link(title, languageName(spoken, language.value), kilobytes(bytes))}
            </a>
          </li>
        ))}
      </ul>
      <ol class="steps">
        {firmware.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{firmware.untried}</p>
    </>
  );
}
