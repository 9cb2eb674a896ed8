/** Offers one clock at a serial port where no server answers. */
import { signal } from "@preact/signals";
import { browserSerial } from "../../../link/web-serial";
import { desk, serverDesk } from "../desk";
import type { LoneClock } from "../serial/lone-clock";
import { openId, person, words } from "../store";
import { Button, Wrong } from "./fields";

/** The clock that is connected to this page itself. */
export const loneClock = signal<LoneClock | undefined>(undefined);
const fault = signal("");
const isOpening = signal(false);

export function Alone() {
  const { serial } = words.value;
  const hasPorts = browserSerial() !== undefined;
  return (
    <main class="page narrowPage" id="boards">
      <section class="card">
        <h2>{serial.title}</h2>
        <p>{serial.text}</p>
        {!hasPorts && <p class="hint">{serial.without}</p>}
        <Wrong>{fault}</Wrong>
        <div class="buttons">
          <Button
            class="main"
            text={serial.connect}
            disabled={!hasPorts || isOpening.value}
            onClick={() => void open()}
          />
        </div>
      </section>
    </main>
  );
}

async function open(): Promise<void> {
  fault.value = "";
  const port = await browserSerial()
    ?.requestPort()
    .catch(() => undefined);
  // A person who closes the browser's list of ports has changed their mind.
  if (port === undefined) return;
  isOpening.value = true;
  try {
    const { connectClock } = await import("../serial/lone-clock");
    const clock = await connectClock(port);
    desk.value = clock.desk;
    person.value = { name: "local", role: "arbiter" };
    openId.value = "serial-1";
    loneClock.value = clock;
  } catch (thrown) {
    fault.value = faultText(thrown);
  }
  isOpening.value = false;
}

/** Returns what is wrong in words. The client's faults have a kind; those of the browser only a message. */
function faultText(thrown: unknown): string {
  const { serial } = words.value;
  const kind = thrown instanceof Error && "kind" in thrown ? thrown.kind : undefined;
  if (kind === "stranger") return serial.stranger;
  if (kind === "silent") return serial.silent;
  return serial.failed(thrown instanceof Error ? thrown.message : String(thrown));
}

export async function releaseClock(): Promise<void> {
  const clock = loneClock.value;
  loneClock.value = undefined;
  openId.value = undefined;
  person.value = undefined;
  desk.value = serverDesk;
  await clock?.close();
}
