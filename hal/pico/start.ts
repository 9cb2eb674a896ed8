/** Starts the interrupts. The clocks are up, and native/start.c has started the tick of the timer. */
import { chip } from "./chip";

const TIMER_INTERRUPTS = 1074085944; // 0x40054038

/** Registers of the interrupts, 0xe000e100 and on: which are enabled, and the priorities of 4 to 7 and of 8 to 11. */
const ENABLED = -536813312;
const PRIORITIES_4 = -536812540;
const PRIORITIES_8 = -536812536;
/** The timer, PWM, USB, DMA, the pins and UART0: bits 0, 4, 5, 11, 13 and 20. */
const ALL = 1058865;
/** PWM gives way to the timer, the pins and UART0. USB and DMA give way to all. */
const PWM_SECOND_USB_LAST = 49280;
const DMA_LAST = -1073741824;

export function startChip(): void {
  chip.poke(TIMER_INTERRUPTS, 1);
  chip.poke(PRIORITIES_4, PWM_SECOND_USB_LAST);
  chip.poke(PRIORITIES_8, DMA_LAST);
  chip.poke(ENABLED, ALL);
}
