/** Offers one clock at a serial port where no server answers. */
import { signal } from "@preact/signals";
import { words } from "../store";

/** True while a clock is connected to this page itself. */
export const hasClock = signal(false);
const fault = signal("");

export function Alone() {
  const { serial } = words.value;
  return (
    <main class="page narrowPage" id="boards">
      <section class="card">
        <h2>{serial.title}</h2>
        <p>{serial.text}</p>
        <p class="wrong" role="alert">
          {fault}
        </p>
      </section>
    </main>
  );
}
