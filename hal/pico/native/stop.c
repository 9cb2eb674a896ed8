/*
 * Does lists of steps, and tells by the lamps how far the chip came. It needs no variable, no crystal and no timer: a
 * start may stop before the memory is ready.
 */
#include "chip.h"
#include "steps.h"

enum { RING_KHZ = 6500, LIT_MS = 200, DARK_MS = 300, PAUSE_MS = 1500, ROUNDS = 1 << 20 };

/* A round takes three cycles. Nothing here divides, because the function that does lies in RAM. */
IN_FLASH void wait_ms(uint32_t ms, uint32_t rounds_a_ms) {
  uint32_t rounds = ms * rounds_a_ms;
  __asm__ volatile(".syntax unified\n1: subs %0, #1\n bne 1b" : "+l"(rounds) : : "cc");
}

/* The longest wait takes 9 ms. After so many rounds, 0.1 s or more, nothing will come. */
IN_FLASH int await(uint32_t address, uint32_t bits, uint32_t value) {
  for (int left = ROUNDS; left > 0; left--)
    if ((REG(address) & bits) == value) return 1;
  return 0;
}

IN_FLASH void run(const Step *step) {
  for (; step->address != 0; step++) {
    if (step->name == NULL) REG(step->address) = step->bits;
    else if (*step->name != 0) check_step(step);
    else if (!await(step->address, step->bits, step->least) && step->most != 0) stop_at(step->most);
  }
}

IN_FLASH void blink(int times, uint32_t rounds_a_ms) {
  run(lamp_steps);
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
  run(stop_steps);
  for (;;) blink((int)code, RING_KHZ / 3);
}
