/*
 * Tests the board before the program starts, if somebody holds two keys while the power comes. docs/bring-up.md
 * explains each line: `selftest NAME VALUE ok|bad LEAST..MOST`. They go to UART0 and stay until the power fails.
 * The test ends with a restart by the watchdog; the lamps then blink the number of the first part that is bad.
 */
#include <stdio.h>
#include <string.h>
#include "chip.h"
#include "selftest.h"

enum { TEXT_BYTES = 3072, ROUNDS = 1000000, KHZ = 125000, PAGE_BYTES = 256, LINE_BYTES = 100 };
enum { UART_IS_FULL = 0x20, SYSTICK_ON = 5, PULL_UP = 0x5a, PULL_DOWN = 0x56, PROGRAM_DRIVES = 5 };
enum { CHANGES = 100, EDGE_US = 2000, LATE_US = 50, RESTART_MS = 300, SETTLE_MS = 3, LONGEST_COUNT = 0xffffff };
/* Clocks 1, timer 2, flash 3, image 4, changes 5, pins 6, USB and ADC 7, watchdog 8. The lamps blink one more. */
enum { CLOCKS = 1, RESTART = 8 };
/* Marks that memory does not hold by chance when the power comes. */
enum { AWAITS_RESTART = 0x5e1f7e57, IS_NEW };

/* hal/pico/self-test.ts reads it. */
static struct {
  uint32_t mark, length, part, first_bad, faults;
  char text[TEXT_BYTES]; /* the rest of it is 0 */
} report __attribute__((section(".kept")));

/* Sends a text to UART0, and keeps it if there is room. */
static void say(const char *text) {
  for (; *text != 0; text++) {
    for (int i = 0; i < ROUNDS && REG(UART0_FR) & UART_IS_FULL; i++) continue;
    REG(UART0_DR) = (uint8_t)*text;
    if (report.length < TEXT_BYTES - 1) report.text[report.length++] = *text;
  }
}

/* A number that identifies something is hexadecimal; its range ends beyond 2^23. */
static void check(const char *name, uint32_t value, uint32_t least, uint32_t most) {
  const char *form = most >> 23 ? "selftest %s 0x%x %s 0x%x..0x%x\n" : "selftest %s %u %s %u..%u\n";
  int is_right = value >= least && value <= most;
  char line[LINE_BYTES];
  if (!is_right && report.faults++ == 0) report.first_bad = report.part;
  snprintf(line, sizeof line, form, name, (unsigned)value, is_right ? "ok" : "bad", (unsigned)least, (unsigned)most);
  say(line);
}

/* Does the steps of a list. */
static void run(const Step *step) {
  for (; step->address != 0; step++) {
    if (step->name == NULL) REG(step->address) = step->bits;
    else if (*step->name == 0) for (int i = 0; i < ROUNDS && !(REG(step->address) & step->bits); i++) continue;
    else check(step->name, (REG(step->address) & step->bits) / (step->bits & -step->bits), step->least, step->most);
  }
}

/* Counts the processor's cycles in 10 ms of the timer. */
static void check_timer(void) {
  REG(SYSTICK + 4) = LONGEST_COUNT, REG(SYSTICK + 8) = 0, REG(SYSTICK) = SYSTICK_ON;
  wait_ms(1, KHZ / 3);
  uint32_t from_us = REG(TIMER_RAWL), from = REG(SYSTICK + 8), cycles;
  do cycles = (from - REG(SYSTICK + 8)) & LONGEST_COUNT;
  while (REG(TIMER_RAWL) - from_us < 10000 && cycles < 20 * KHZ);
  check("timer_cycles", cycles / 10, 124800, 125200);
}

/* The chip's kind, half of its serial number, and the bit that lets it answer on four lines. */
static void check_flash(void) {
  check("flash_kind", ask_flash(0x9f, 4) & 0xffffff, 0xef4015, 0xef4015);
  check("flash_serial", ask_flash(0x4b, 13), 1, ~1u);
  check("flash_quad", ask_flash(0x35, 2) >> 1 & 1, 1, 1);
}

/* The build writes the CRC-32 of the image behind it. */
static void check_image(void) {
  uint32_t crc = ~0u, end = (uint32_t)&data_load + ((uint32_t)&data_end - (uint32_t)&data_start);
  for (uint32_t at = XIP_BASE; at < end; at++) {
    crc ^= *(const uint8_t *)at;
    for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
  }
  check("image_bytes", end - XIP_BASE, 1, SELFTEST_SPARE);
  check("image_crc", ~crc, REG(end), REG(end));
}

/* Each round has other bytes, so one that was not erased would show. A watchdog that runs gets its time. */
static uint32_t change_spare_page(uint32_t round) {
  static uint8_t page[PAGE_BYTES];
  const uint8_t *kept = (const uint8_t *)(XIP_BASE + SELFTEST_SPARE);
  for (unsigned i = 0; i < PAGE_BYTES; i++) page[i] = (uint8_t)((round + i) * 151);
  REG(WATCHDOG_LOAD) = LONGEST_COUNT;
  change_flash(SELFTEST_SPARE, NULL);
  change_flash(SELFTEST_SPARE, page);
  return memcmp(page, kept, PAGE_BYTES) == 0;
}

/* A wave makes an edge each 2 ms meanwhile. Its stamps show whether interrupts come in time. */
static void check_changes(void) {
  uint32_t right = 0, stamps = 0, off_us = 0, last_us = 0, us;
  run(selftest_wave);
  uint32_t from_us = REG(TIMER_RAWL);
  for (uint32_t round = 0; round < CHANGES; round++) {
    right += change_spare_page(round);
    for (; take_stamp(&us); last_us = us) {
      int32_t off = (int32_t)(us - last_us) - EDGE_US, away = off < 0 ? -off : off;
      if (stamps++ > 0 && (uint32_t)away > off_us) off_us = (uint32_t)away;
    }
  }
  uint32_t passed_us = REG(TIMER_RAWL) - from_us;
  run(selftest_rest);
  check("changes", right, CHANGES, CHANGES);
  check("change_us", passed_us / CHANGES, 1000, 410000);
  check("stamps", stamps, passed_us / EDGE_US * 9 / 10, ROUNDS);
  check("stamp_off_us", off_us, 0, LATE_US);
}

/* Returns the levels of all pins when a pull of 80 kΩ has filled a capacitor of 10 nF. */
static uint32_t levels(void) { return wait_ms(SETTLE_MS, KHZ / 3), REG(SIO_GPIO_IN); }

static uint32_t levels_with_pull(unsigned pin, int is_up) {
  REG(PADS_BANK0 + 4 + 4 * pin) = is_up ? PULL_UP : PULL_DOWN;
  return levels();
}

static uint32_t levels_when_driven(uint32_t bit, int is_high) {
  REG(is_high ? GPIO_OUT_SET : GPIO_OUT_CLR) = bit, REG(GPIO_OE_SET) = bit;
  uint32_t all = levels();
  return REG(GPIO_OE_CLR) = bit, all;
}

/*
 * Pushes a pin up and down, and looks at all: 2 if it follows, 0 or 3 if it is stuck or closed, 100 + N if pin N goes
 * with it. Only an output is driven both ways. A contact is driven as its switch would connect it, if it is open.
 */
static uint32_t reading_of(const Pin *pin, uint32_t tested) {
  uint32_t bit = 1u << pin->pin;
  uint32_t up = pin->is_output ? levels_when_driven(bit, 1) : levels_with_pull(pin->pin, 1);
  uint32_t down = pin->is_output ? levels_when_driven(bit, 0) : levels_with_pull(pin->pin, 0);
  uint32_t rest = levels_with_pull(pin->pin, pin->rests_high);
  if (!pin->is_output && up & ~down & bit) {
    up = pin->rests_high ? rest : levels_when_driven(bit, 1);
    down = pin->rests_high ? levels_when_driven(bit, 0) : rest;
  }
  uint32_t others = up & ~down & tested & ~bit;
  return others != 0 ? 100 + (uint32_t)__builtin_ctz(others) : 2 * (up >> pin->pin & 1) + (down >> pin->pin & 1);
}

static void check_pins(void) {
  uint32_t tested = 0;
  for (const Pin *pin = selftest_pins; pin->name != NULL; pin++) {
    tested |= 1u << pin->pin;
    REG(PADS_BANK0 + 4 + 4 * pin->pin) = pin->rests_high ? PULL_UP : PULL_DOWN;
    REG(IO_BANK0 + 4 + 8 * pin->pin) = PROGRAM_DRIVES;
  }
  for (const Pin *pin = selftest_pins; pin->name != NULL; pin++)
    check(pin->name, reading_of(pin, tested), pin->least, pin->most);
}

/* Looks for 5 ms at most. A key with a capacitor seems closed until its pull has filled it. */
static int are_keys_held(void) {
  uint32_t keys = 1u << SELFTEST_KEY_1 | 1u << SELFTEST_KEY_2, closed = keys;
  REG(PADS_BANK0 + 4 + 4 * SELFTEST_KEY_1) = SELFTEST_PADS, REG(PADS_BANK0 + 4 + 4 * SELFTEST_KEY_2) = SELFTEST_PADS;
  for (int i = 0; i < 100 && closed == keys; i++)
    wait_ms(1, KHZ / 60), closed = (REG(SIO_GPIO_IN) ^ SELFTEST_OPEN) & keys;
  return closed == keys;
}

/* If the watchdog does not restart the chip, the boot goes on without. */
void self_test(void) {
  static void (*const tests[])(void) = {check_timer, check_flash, check_image, check_changes, check_pins};
  uint32_t reason = REG(WATCHDOG_REASON);
  int is_back = reason != 0 && report.mark == AWAITS_RESTART;
  if (reason == 0) memset(&report, 0, sizeof report);
  if (!is_back && (reason != 0 || !are_keys_held())) return;
  run(selftest_opening);
  if (!is_back) {
    say("\nselftest begins " SELFTEST_BOARD "\n");
    report.part = CLOCKS;
    run(selftest_clocks);
    for (unsigned i = 0; i < sizeof tests / sizeof *tests; i++) report.part++, tests[i]();
    report.part++;
    run(selftest_parts);
    report.mark = AWAITS_RESTART;
    run(selftest_restart);
    wait_ms(RESTART_MS, KHZ / 3);
    CLEAR_BITS(WATCHDOG_CTRL) = WATCHDOG_ENABLED;
  }
  report.part = RESTART;
  check("watchdog", is_back ? reason : 0, 1, 1);
  check("faults", report.faults, 0, 0);
  report.mark = IS_NEW;
  blink((int)report.first_bad + 1, KHZ / 3);
}

/* report(): returns the address of the record above. */
int chip_report(lua_State *L) { GIVE((uintptr_t)&report); }

/* note(name, value, least, most): adds a result. */
int chip_note(lua_State *L) { return check(lua_tostring(L, 1), ARG(2), ARG(3), ARG(4)), 0; }
