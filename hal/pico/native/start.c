/* Starts the chip: memory, clocks, and the heap that newlib asks for. */
#include "chip.h"

extern uint32_t bss_start, bss_end, stack_top;
extern char heap_start, heap_limit;

int main(void);
void reset(void), on_timer(void), on_pins(void), on_uart(void), on_usb(void), on_sample(void), on_row(void);

/* What scratch register 1 tells the next start. Power-on clears it. hal/pico/watchdog.ts has the same numbers. */
enum { STARTED = 1, ABORTED = 2 };

/* Waits after a fault until the watchdog restarts the clock. newlib's abort would take 0.7 kB of flash. */
IN_RAM void abort(void) {
  REG(WATCHDOG_SCRATCH1) = ABORTED;
  for (;;) __asm__("bkpt 99");
}

/* What the second boot stage starts with. */
__attribute__((section(".vectors"), used)) void *const flash_vectors[] = {&stack_top, reset, abort, abort};

/* The vectors, in RAM because the flash may be busy. Interrupts that nobody enables have no entry. */
static void *vectors[48] __attribute__((aligned(256))) = {
    &stack_top, reset, abort, abort, [11] = abort, [14] = abort, [15] = abort,
    [16 + IRQ_TIMER_0] = on_timer, [16 + IRQ_PWM] = on_sample, [16 + IRQ_USB] = on_usb,
    [16 + IRQ_IO_BANK0] = on_pins, [16 + IRQ_UART0] = on_uart,
    [16 + IRQ_DMA_0] = on_row,
};

/*
 * Starts the watchdog with its longest time, so that a start that hangs ends too. The time is 8.4 s on the crystal, and
 * longer on the oscillator that runs at first. The main loop feeds the watchdog with the content of scratch register 0.
 */
static void start_watchdog(void) {
  REG(WATCHDOG_SCRATCH2) = REG(WATCHDOG_SCRATCH1);
  REG(WATCHDOG_SCRATCH1) = STARTED;
  REG(PSM_WDSEL) = 0x1fffc; /* everything but the two oscillators */
  REG(WATCHDOG_TICK) = 1 << 9 | 12; /* 1 µs on the crystal, for the timer too */
  REG(WATCHDOG_SCRATCH0) = 0xffffff;
  REG(WATCHDOG_LOAD) = 0xffffff;
  SET_BITS(WATCHDOG_CTRL) = 1 << 30;
}

/* Waits for bits of a register. The longest wait takes 6 ms; after half a second or more nothing will come. */
static void await(uint32_t address, uint32_t bits, uint32_t code) {
  for (uint32_t left = 1 << 20; (REG(address) & bits) != bits; left--)
    if (left == 0) stop_at(code);
}

/* Makes 125 MHz from the 12 MHz crystal, which gets 6 ms to start: some take longer than the usual millisecond. */
static void start_clocks(void) {
  REG(XOSC_STARTUP) = 282;
  REG(XOSC_CTRL) = 0xfabaa0;
  await(XOSC_STATUS, 1u << 31, STOP_CRYSTAL);
  REG(CLK_REF_CTRL) = 2;
  await(CLK_REF_SELECTED, 4, STOP_REFERENCE);
  /* dma, pll_sys, io_bank0, pads_bank0, pwm, spi0, timer, uart0 */
  uint32_t needed = 1 << 2 | 1 << 12 | 1 << 5 | 1 << 8 | 1 << 14 | 1 << 16 | 1 << 21 | 1 << 22;
  /* SPI and UART leave their reset only when their own clock runs: here on the crystal. */
  REG(CLK_PERI_CTRL) = 0x880;
  CLEAR_BITS(RESETS) = needed;
  await(RESETS_DONE, needed, STOP_PARTS);
  REG(PLL_SYS_FBDIV) = 125;
  CLEAR_BITS(PLL_SYS_PWR) = 0x21;
  await(PLL_SYS_CS, 1u << 31, STOP_PLL);
  REG(PLL_SYS_PRIM) = 6 << 16 | 2 << 12;
  CLEAR_BITS(PLL_SYS_PWR) = 8;
  REG(CLK_SYS_CTRL) = 1;
  await(CLK_SYS_SELECTED, 2, STOP_SYSTEM_CLOCK);
}

/* The clocks come first, because at the speed of power-on the copy would take 40 ms. They need no variable. */
void reset(void) {
  start_watchdog();
  /* After a restart by the watchdog clk_sys may still be the PLL, which is about to be set: leave it first. */
  REG(CLK_SYS_CTRL) = 0;
  start_clocks();
  /* The functions of the C library lie in RAM: they are not there yet. */
  volatile uint32_t *to = &data_start;
  for (const uint32_t *from = &data_load; to < &data_end;) *to++ = *from++;
  for (to = &bss_start; to < &bss_end;) *to++ = 0;
  REG(VTOR) = (uint32_t)vectors;
  main();
}

/* The end of the heap, which never shrinks. */
char *heap_end = &heap_start;

void *_sbrk(ptrdiff_t count) {
  char *begin = heap_end;
  if (begin + count > &heap_limit) return (void *)-1;
  heap_end += count;
  return begin;
}
