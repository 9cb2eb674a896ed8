/** Shows the speed of time. */

import { setSpeed, setStanding } from "../../actions/speed";
import { speeds } from "../../clock/bench-hands";
import { reachedMs } from "../../clock/device";
import { host, slowFrame, speed, stands, words } from "../../store/store";
import { instantText } from "../past/marks";

export function Time() {
  slowFrame.value;
  const { time } = words.value;
  const place = Math.max(0, speeds.indexOf(speed.value as (typeof speeds)[number]));
  const text = stands.value ? time.stands : time.times(speed.value);
  return (
    <div class="fields">
      <label class="wide">
        <span>
          {time.speed}: <output>{text}</output>
        </span>
        <input
          type="range"
          name="speed"
          min={0}
          max={speeds.length - 1}
          value={place}
          aria-valuetext={text}
          onInput={(event) => setSpeed(speeds[Number(event.currentTarget.value)] ?? 1)}
        />
      </label>
      <div class="buttons wide">
        <button type="button" aria-pressed={stands.value} onClick={() => setStanding(!stands.value)}>
          {stands.value ? time.go : time.stop}
        </button>
        {host.value === undefined ? null : <p class="note">{time.passed(instantText(reachedMs(host.value.device)))}</p>}
      </div>
    </div>
  );
}
