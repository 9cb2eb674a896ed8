/*
 * Tells by the lamps how far the chip came. It needs no variable, no crystal and no timer: a start may stop before the
 * memory is ready.
 */
#include "chip.h"

enum { RING_KHZ = 6500, LIT_MS = 200, DARK_MS = 300, PAUSE_MS = 1500, WAITS = 1000 };
enum { IO_AND_PADS = 1 << 5 | 1 << 8, PROGRAM_DRIVES = 5, PAD_OPEN = 0x56 };

/* A round takes three cycles. Nothing here divides, because the function that does lies in RAM. */
IN_FLASH void wait_ms(uint32_t ms, uint32_t rounds_a_ms) {
  uint32_t rounds = ms * rounds_a_ms;
  __asm__ volatile(".syntax unified\n1: subs %0, #1\n bne 1b" : "+l"(rounds) : : "cc");
}

IN_FLASH void blink(int times, uint32_t rounds_a_ms) {
  CLEAR_BITS(RESETS) = IO_AND_PADS;
  for (int i = 0; i < WAITS && (REG(RESETS_DONE) & IO_AND_PADS) != IO_AND_PADS; i++) continue;
  for (int pin = 0; pin < 30; pin++) {
    if (!(SELFTEST_LAMPS >> pin & 1)) continue;
    REG(PADS_BANK0 + 4 + 4 * pin) = PAD_OPEN;
    REG(IO_BANK0 + 4 + 8 * pin) = PROGRAM_DRIVES;
  }
  REG(GPIO_OUT_CLR) = SELFTEST_LAMPS;
  REG(GPIO_OE_SET) = SELFTEST_LAMPS;
  wait_ms(PAUSE_MS, rounds_a_ms);
  while (times-- > 0) {
    REG(GPIO_OUT_SET) = SELFTEST_LAMPS;
    wait_ms(LIT_MS, rounds_a_ms);
    REG(GPIO_OUT_CLR) = SELFTEST_LAMPS;
    wait_ms(DARK_MS, rounds_a_ms);
  }
}

/* Blinks a number for ever, on the ring oscillator. A crystal that does not run cannot have been chosen before. */
IN_FLASH void stop_at(uint32_t code) {
  REG(STOPPED_AT) = code;
  CLEAR_BITS(WATCHDOG_CTRL) = WATCHDOG_ENABLED;
  REG(CLK_SYS_CTRL) = 0;
  for (int i = 0; i < WAITS && REG(CLK_SYS_SELECTED) != 1; i++) continue;
  REG(CLK_REF_CTRL) = 0;
  for (int i = 0; i < WAITS && REG(CLK_REF_SELECTED) != 1; i++) continue;
  for (;;) blink((int)code, RING_KHZ / 3);
}
