/** Shows the clock for two people at one screen. Each half is a lever and faces its player. */
import { leverContact } from "../actions";
import { board, down, frame, seen, words } from "../store";
import { leaveTable } from "../wide";
import { Clock } from "./clock";
import { nameAt, timeAt } from "./places";
import { contactHandlers } from "./press";
import { Says } from "./says";

export function Table() {
  return (
    <main class="table">
      <h1 class="hidden">{words.value.table.open}</h1>
      <Half place="right" />
      <div class="middle">
        <Clock />
        <button type="button" class="leave" onClick={leaveTable} aria-label={words.value.table.close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <Half place="left" />
      <Says />
    </main>
  );
}

function Half({ place }: { place: "left" | "right" }) {
  frame.value;
  const contact = leverContact(board.value, place);
  const screen = seen.value?.screen ?? {};
  const device = seen.value;
  const name = device === undefined ? "" : nameAt(device, place, words.value);
  const time = device === undefined ? "" : timeAt(device, place);
  const flag = screen[`${place}Flag`] ?? "";
  return (
    <button
      type="button"
      class={`half ${place}`}
      data-runs={screen.bar === place}
      data-next={screen.bar === `(${place})`}
      data-flag={flag === "first" || flag === "flag"}
      data-down={down.value.has(contact)}
      {...contactHandlers(contact)}
    >
      <span class="name">
        {name} <small>{screen[`${place}Count`] ?? ""}</small>
      </span>
      <span class="time" data-length={time.length}>
        {time}
      </span>
      <span class="extra">
        {flag === "" ? "" : "⚑ "}
        {screen[`${place}Extra`] ?? ""} {screen.line ?? ""}
      </span>
      <span class="hidden">{words.value.table.half}</span>
    </button>
  );
}
