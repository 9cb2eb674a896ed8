/*
 * Tests the board before the program starts, if somebody holds two keys while the power comes. docs/bring-up.md
 * explains each line: `selftest NAME VALUE ok|bad LEAST..MOST`. They go to UART0 and stay until the power fails.
 * The test ends with a restart by the watchdog; the lamps then blink the number of the first part that is bad.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "chip.h"
#include "steps.h"

enum { TEXT_BYTES = 3072, KHZ = 125000, PAGE_BYTES = 256, LINE_BYTES = 100 };
enum { UART_IS_FULL = 0x20, PULL_UP = 0x5a, PULL_DOWN = 0x56 };
enum { ROUNDS = 100, EDGE_US = 2000, LATE_US = 50, RESTART_MS = 300, SETTLE_MS = 3, LONGEST_COUNT = 0xffffff };
/* The parts of the test. The lamps blink the number of the part plus one. */
enum { CLOCKS = 1, TIMER, FLASH, IMAGE, CHANGES, PINS, USB_AND_CONVERTER, RESTART };
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
    await(UART0_FR, UART_IS_FULL, 0);
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

void check_step(const Step *step) {
  int asks_flash = step->address >> 16 == 0;
  uint32_t value = asks_flash ? ask_flash(step->address & 0xff, step->address >> 8) : REG(step->address);
  check(step->name, (value & step->bits) / (step->bits & -step->bits), step->least, step->most);
}

/* The build writes the CRC-32 of the image behind it. */
static void check_image(void) {
  uint32_t crc = ~0u, end = (uint32_t)&data_load + ((uint32_t)&data_end - (uint32_t)&data_start);
  for (uint32_t at = XIP_BASE; at < end; at++) crc = add_to_crc(crc, *(const uint8_t *)at);
  check("image_bytes", end - XIP_BASE, 1, SELFTEST_SPARE);
  check("image_crc", ~crc, REG(end), REG(end));
}

/*
 * Erases and programs a spare page again and again. Each round copies another page of the image, so one that was not
 * erased would show. A watchdog that runs gets its time. A wave makes an edge each 2 ms meanwhile: the stamps show
 * whether interrupts come in time.
 */
static void check_changes(void) {
  static uint8_t page[PAGE_BYTES];
  const uint8_t *from = (const uint8_t *)XIP_BASE, *spare = from + SELFTEST_SPARE;
  uint32_t right = 0, stamps = 0, last_us = 0, us, from_us = REG(TIMER_RAWL);
  int off_us = 0;
  for (int round = 0; round < ROUNDS; round++, from += PAGE_BYTES) {
    memcpy(page, from, PAGE_BYTES);
    REG(WATCHDOG_LOAD) = LONGEST_COUNT;
    change_flash(SELFTEST_SPARE, NULL);
    change_flash(SELFTEST_SPARE, page);
    right += memcmp(from, spare, PAGE_BYTES) == 0;
    for (; take_stamp(&us); last_us = us)
      if (stamps++ > 0) off_us = larger(off_us, abs((int)(us - last_us) - EDGE_US));
  }
  uint32_t passed_us = REG(TIMER_RAWL) - from_us;
  run(selftest_rest);
  check("changes", right, ROUNDS, ROUNDS);
  check("change_us", passed_us / ROUNDS, 1000, 410000);
  check("stamps", stamps, passed_us / EDGE_US * 9 / 10, passed_us / EDGE_US * 2);
  check("stamp_off_us", (uint32_t)off_us, 0, LATE_US);
}

/* Writes a register. Returns the levels of all pins when a pull of 80 kΩ has filled a capacitor of 10 nF. */
static uint32_t levels_after(uint32_t address, uint32_t value) {
  REG(address) = value;
  wait_ms(SETTLE_MS, KHZ / 3);
  return REG(SIO_GPIO_IN);
}

/*
 * Pushes a pin up and down, and looks at all: 2 if it follows, 0 or 3 if it is stuck or closed, 100 + N if pin N goes
 * with it. Only an output is driven both ways. A contact is driven as its switch would connect it, if it is open.
 */
static uint32_t reading_of(const Pin *pin) {
  uint32_t bit = 1u << pin->pin, pad = PADS_BANK0 + 4 + 4 * pin->pin;
  uint32_t up = levels_after(pad, PULL_UP), down = levels_after(pad, PULL_DOWN);
  REG(pad) = pin->pad;
  if (pin->is_output || up & ~down & bit) {
    REG(pin->before) = bit;
    up = levels_after(pin->raise, bit);
    down = levels_after(pin->lower, bit);
    REG(GPIO_OE_CLR) = bit;
  }
  uint32_t others = up & ~down & SELFTEST_PINS & ~bit;
  return others != 0 ? 100 + (uint32_t)__builtin_ctz(others) : 2 * (up >> pin->pin & 1) + (down >> pin->pin & 1);
}

/*
 * The steps for the keys wait until both are open, at most 0.1 s: a key with a capacitor seems closed until its pull
 * has filled it. If the watchdog does not restart the chip, the boot goes on without.
 */
void self_test(void) {
  int has_power_come = REG(WATCHDOG_REASON) == 0, is_back = !has_power_come && report.mark == AWAITS_RESTART;
  if (has_power_come) memset(&report, 0, sizeof report), run(selftest_keys);
  int are_keys_held = ((REG(SIO_GPIO_IN) ^ SELFTEST_OPEN) & SELFTEST_KEYS) == SELFTEST_KEYS;
  if (!is_back && !(has_power_come && are_keys_held)) return;
  run(selftest_opening);
  if (!is_back) {
    say("\nselftest begins " SELFTEST_BOARD "\n");
    for (report.part = CLOCKS; report.part < RESTART; report.part++) {
      run(selftest_parts[report.part]);
      if (report.part == IMAGE) check_image();
      if (report.part == CHANGES) check_changes();
      for (const Pin *pin = selftest_pins; report.part == PINS && pin->name != NULL; pin++)
        check(pin->name, reading_of(pin), pin->least, pin->most);
    }
    report.mark = AWAITS_RESTART;
    run(selftest_restart);
    wait_ms(RESTART_MS, KHZ / 3);
    CLEAR_BITS(WATCHDOG_CTRL) = WATCHDOG_ENABLED;
  }
  report.part = RESTART;
  check("watchdog", is_back ? REG(WATCHDOG_REASON) : 0, 1, 1);
  check("faults", report.faults, 0, 0);
  report.mark = IS_NEW;
  blink((int)report.first_bad + 1, KHZ / 3);
}

/* report(): returns the address of the record above. */
int chip_report(lua_State *L) { GIVE((uintptr_t)&report); }

/* note(name, value, least, most): adds a result. */
int chip_note(lua_State *L) { return check(lua_tostring(L, 1), ARG(2), ARG(3), ARG(4)), 0; }
