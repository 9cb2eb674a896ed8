/** Counts the work of the image in a game and in the menus, with reports of all that the display shows. */
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { EmulatedBoard } from "../../sim/pico/board";
import { flashOf } from "../../sim/pico/engine";
import type { FlashTimes } from "../../sim/pico/flash";
import { type Counts, Meter } from "../../sim/pico/meter";

const msNs = 1e6;

/** Without times each handler runs in no time: one after another, as cycles count them. */
function count(image: PicoImage, play: (act: Acts) => void, times?: FlashTimes, wired: Board = pico): Counts {
  const meter = new Meter(image.elf);
  const board = new EmulatedBoard(wired, { flash: flashOf(image.uf2), times });
  meter.watch(board);
  const to = (ms: number) => board.chip.passTo(ms * msNs);
  to(250);
  play({
    to,
    write: (line) => board.write(line),
    press: (contact, ms) => {
      to(ms);
      board.move(contact, true);
      to(ms + 80);
      board.move(contact, false);
      to(ms + 160);
    },
  });
  return meter.counts();
}

interface Acts {
  to(ms: number): void;
  write(line: string): void;
  press(contact: Switch, ms: number): void;
}

/** Twenty presses, and ticks for a minute. */
export function countGame(image: PicoImage, times?: FlashTimes, board?: Board): Counts {
  const play = ({ to, write, press }: Acts) => {
    write("set 180+2");
    write("subscribe");
    press(Switch.Right, 1000);
    for (let move = 0; move < 20; move++) press(move % 2 === 0 ? Switch.Left : Switch.Right, 2300 + move * 700);
    to(90_000);
  };
  return count(image, play, times, board);
}

/** Forty keys in the menus of a clock that is paused: a penalty, a correction, and what lies beside them. */
export function countMenus(image: PicoImage, times?: FlashTimes, board?: Board): Counts {
  const penalty = [Switch.Menu, Switch.Plus, Switch.Start, Switch.Plus, Switch.Start];
  const round = [...penalty, Switch.Menu, Switch.Start, Switch.Plus, Switch.Start];
  const play = ({ write, press }: Acts) => {
    write("set 180+2");
    write("subscribe");
    press(Switch.Right, 1000);
    press(Switch.Start, 2000);
    for (let key = 0; key < 40; key++) press(round[key % round.length]!, 3000 + key * 400);
  };
  return count(image, play, times, board);
}

/** The same twenty presses while the clock speaks to both sides, and the side that waits asks before each press. */
export function countSpokenGame(image: PicoImage, times?: FlashTimes, board?: Board): Counts {
  const play = ({ to, write, press }: Acts) => {
    for (const line of ["set 180+2", "speech 0 3", "subscribe"]) write(line);
    press(Switch.Right, 1000);
    for (let move = 0; move < 20; move++) {
      const [own, other] = move % 2 === 0 ? [Switch.Left, Switch.RightAsk] : [Switch.Right, Switch.LeftAsk];
      press(other, 2300 + move * 700);
      press(own, 2600 + move * 700);
    }
    to(90_000);
  };
  return count(image, play, times, board);
}
