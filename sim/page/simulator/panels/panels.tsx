/** Shows the panels beside the clock. */
import { Controls } from "./controls";
import { Firmware } from "./firmware";
import { Help } from "./help";
import { Journal } from "./journal";
import { Scenarios } from "./scenarios";
import { Speech } from "./speech";
import { Time } from "./time";

export function Panels() {
  return (
    <>
      <Controls />
      <Time />
      <Journal />
      <Scenarios />
      <Speech />
      <Help />
      <Firmware />
    </>
  );
}
