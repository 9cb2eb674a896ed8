/** Shows the panels beside the clock. */
import { words } from "../../store/store";
import { Controls } from "./controls";
import { Firmware, hasFirmware } from "./firmware";
import { Help } from "./help";
import { Journal } from "./journal";
import { Panel } from "./panel";
import { Scenarios } from "./scenarios";
import { Speech } from "./speech";
import { Time } from "./time";

export function Panels() {
  const { control, time, journal, scenario, speech, help, firmware } = words.value;
  return (
    <>
      <Panel name="control" title={control.title} Content={Controls} />
      <Panel name="time" title={time.title} Content={Time} />
      <Panel name="journal" title={journal.title} Content={Journal} />
      <Panel name="scenario" title={scenario.title} Content={Scenarios} />
      <Panel name="speaking" title={speech.title} Content={Speech} />
      <Panel name="help" title={help.title} Content={Help} />
      {hasFirmware && <Panel name="firmware" title={firmware.title} Content={Firmware} />}
    </>
  );
}
