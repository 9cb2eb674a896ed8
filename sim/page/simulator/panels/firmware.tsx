/** Offers the firmware of boards to download. The build knows which images there are. */
import type { FirmwareLink } from "../../../build/page/firmware-link";
import { languageName } from "../../../words/clock-languages";
import { language, words } from "../../store/store";

declare const offeredFirmware: readonly FirmwareLink[];

/** False if the page was built without images. */
export const hasFirmware = offeredFirmware.length > 0;

export function Firmware() {
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
