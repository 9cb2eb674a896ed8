/* Declares the tables of the self-test, which sim/build/pico/self-test.ts writes from the board's definition. */
#ifndef SELFTEST_H
#define SELFTEST_H

#include <stdint.h>

/* Writes a register if there is no name, awaits bits if the name is empty, or else checks a field of a register. */
typedef struct {
  uint32_t address, bits;
  const char *name;
  uint32_t least, most;
} Step;

/* A pin, whether the board drives it, the level that its pull gives, and the readings that are right. */
typedef struct {
  const char *name;
  uint8_t pin, is_output, rests_high, least, most;
} Pin;

/* Each list ends with a step without an address, or with a pin without a name. */
extern const Step selftest_opening[], selftest_clocks[], selftest_wave[], selftest_rest[], selftest_parts[],
    selftest_restart[];
extern const Pin selftest_pins[];

#endif
