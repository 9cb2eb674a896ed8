/* Time: the counter in ms modulo 2^30, its trim, and one alarm. */
#include "chip.h"

enum { COUNTER_HALF = 0x20000000, COUNTER_MASK = 0x3fffffff, LONGEST_SLEEP_US = 1000000 };

/* The instant since which the trim is valid, and the time counted until then. */
static uint64_t base_us;
static int64_t base_counted_us;
static int32_t trim_ppb;
/* The alarm, counted like the counter but without its wrap, or −1 if there is none. */
static int64_t due_ms = -1;

/* A read of the low half latches the high half. No interrupt reads either of them. */
uint64_t micros(void) {
  uint32_t low = REG(TIMER_LOW);
  return (uint64_t)REG(TIMER_HIGH) << 32 | low;
}

/* Returns the counted time: that of the crystal, with the gain by the trim. An edge may be older than the trim. */
static int64_t counted_us(uint64_t us) {
  int64_t passed_us = (int64_t)(us - base_us);
  return base_counted_us + passed_us + passed_us / 1000 * trim_ppb / 1000000;
}

static int64_t ms_at(uint64_t us) { return counted_us(us) / 1000; }

int counter_at(uint64_t us) { return (int)(ms_at(us) & COUNTER_MASK); }

int take_alarm(uint64_t us) {
  if (due_ms < 0 || ms_at(us) < due_ms) return 0;
  due_ms = -1;
  return 1;
}

/* The look may be early or late by a microsecond or two. If it is early, the loop looks again. */
uint64_t alarm_us(uint64_t us) {
  int64_t ahead_us = due_ms * 1000 - counted_us(us);
  if (due_ms < 0 || ahead_us > LONGEST_SLEEP_US) ahead_us = LONGEST_SLEEP_US;
  return us + (uint64_t)(ahead_us - ahead_us / 1000 * trim_ppb / 1000000);
}

int chip_now(lua_State *L) { GIVE(counter_at(micros())); }

/* alarm(instant) sets the only alarm. An instant in the past wakes at once. −1 clears it. */
int chip_alarm(lua_State *L) {
  int64_t ms = ms_at(micros());
  int ahead = (ARG(1) - (int)(ms & COUNTER_MASK)) & COUNTER_MASK;
  due_ms = ARG(1) < 0 ? -1 : ms + (ahead < COUNTER_HALF ? ahead : 0);
  return 0;
}

/* trim(billionths): makes the counter faster from now on. */
int chip_trim(lua_State *L) {
  uint64_t us = micros();
  base_counted_us = counted_us(us);
  base_us = us;
  trim_ppb = ARG(1);
  return 0;
}
