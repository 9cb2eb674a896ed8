/* Starts the chip: memory, clocks, and the heap that newlib asks for. */
#include "chip.h"
#include "steps.h"

extern uint32_t bss_start, bss_end, stack_top;
extern char heap_start, heap_limit;

int main(void);
void reset(void), on_timer(void), on_pins(void), on_uart(void), on_usb(void), on_sample(void), on_row(void);

/* The values of scratch register 1, for the next start. Power-on clears it. hal/pico/watchdog.ts has them too. */
enum { STARTED = 1, ABORTED = 2 };

/* Waits after a fault until the watchdog restarts the clock. newlib's abort would take 0.7 kB of flash. */
IN_RAM void abort(void) {
  REG(WATCHDOG_SCRATCH1) = ABORTED;
  for (;;) __asm__("bkpt 99");
}

/* The second boot stage takes the stack and the start of the program from here. */
__attribute__((section(".vectors"), used)) void *const flash_vectors[] = {&stack_top, reset, abort, abort};

/* The vectors, in RAM because the flash may be busy. Interrupts that nobody enables have no entry. */
static void *vectors[48] __attribute__((aligned(256))) = {
    &stack_top, reset, abort, abort, [11] = abort, [14] = abort, [15] = abort,
    [16 + IRQ_TIMER_0] = on_timer, [16 + IRQ_PWM] = on_sample, [16 + IRQ_USB] = on_usb,
    [16 + IRQ_IO_BANK0] = on_pins, [16 + IRQ_UART0] = on_uart, [16 + IRQ_DMA_0] = on_row,
};

/* The clocks come first, because at the speed of power-on the copy would take 40 ms. They need no variable. */
void reset(void) {
  REG(WATCHDOG_SCRATCH2) = REG(WATCHDOG_SCRATCH1);
  REG(WATCHDOG_SCRATCH1) = STARTED;
  run(start_steps);
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
