/* Time: the counter in ms modulo 2^30, its trim, and one alarm. */
#include "chip.h"

enum { COUNTER_HALF = 0x20000000, COUNTER_MASK = 0x3fffffff, LONGEST_SLEEP_US = 1000000 };

/* The instant since which the trim is valid, and the ms counted until then. */
static uint64_t base_us, base_ms;
static int32_t trim_ppb;
/* The alarm, counted like the counter but without its wrap, or −1 if there is none. */
static int64_t due_ms = -1;

uint64_t micros(void) {
  for (;;) {
    uint32_t high = REG(TIMER_RAWH);
    uint32_t low = REG(TIMER_RAWL);
    if (REG(TIMER_RAWH) == high) return (uint64_t)high << 32 | low;
  }
}

/* Returns the time since the base, with the gain by the trim. */
static uint64_t counted_us(uint64_t us) {
  uint64_t passed_us = us - base_us;
  return passed_us + (uint64_t)((int64_t)(passed_us / 1000) * trim_ppb / 1000000);
}

static uint64_t ms_at(uint64_t us) { return base_ms + counted_us(us) / 1000; }

int counter_at(uint64_t us) { return (int)(ms_at(us) & COUNTER_MASK); }

int take_alarm(uint64_t us) {
  if (due_ms < 0 || (int64_t)ms_at(us) < due_ms) return 0;
  due_ms = -1;
  return 1;
}

/* The look may be early by the gain of a second, and late by a microsecond. The loop then looks again. */
uint64_t alarm_us(uint64_t us) {
  int64_t ahead_ms = due_ms - (int64_t)ms_at(us);
  if (due_ms < 0 || ahead_ms >= LONGEST_SLEEP_US / 1000) return us + LONGEST_SLEEP_US;
  uint64_t passed_us = (uint64_t)(due_ms - (int64_t)base_ms) * 1000;
  int64_t gained_us = (int64_t)(passed_us / 1000) * trim_ppb / (1000000 + trim_ppb / 1000);
  uint64_t at_us = base_us + passed_us - (uint64_t)gained_us;
  return at_us > us ? at_us : us + 1;
}

int chip_now(lua_State *L) { GIVE(counter_at(micros())); }

/* alarm(instant) sets the only alarm. An instant in the past wakes at once. −1 clears it. */
int chip_alarm(lua_State *L) {
  uint64_t ms = ms_at(micros());
  int ahead = (ARG(1) - (int)(ms & COUNTER_MASK)) & COUNTER_MASK;
  due_ms = ARG(1) < 0 ? -1 : (int64_t)ms + (ahead < COUNTER_HALF ? ahead : 0);
  return 0;
}

/* trim(billionths): makes the counter faster from now on. A ms that has begun ends as it would have before. */
int chip_trim(lua_State *L) {
  uint64_t us = micros(), begun_us = counted_us(us) % 1000;
  base_ms = ms_at(us);
  base_us = us - begun_us;
  trim_ppb = ARG(1);
  return 0;
}
