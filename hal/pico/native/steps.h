/*
 * Declares lists of steps, which the build writes: to start the chip, to blink the lamps, and to test the board. They
 * lie in the flash.
 */
#ifndef STEPS_H
#define STEPS_H

#include <stdint.h>

/*
 * If there is no name, a step writes a register. If the name is empty, it waits until some bits of a register are
 * `least`; if they do not become that, and `most` is not 0, it stops the boot with that code. Any other name checks a
 * field of a register, or of what the flash answers: such an address is a command and, eight bits higher, how many
 * bytes the command has.
 */
typedef struct {
  uint32_t address, bits;
  const char *name;
  uint32_t least, most;
} Step;

/*
 * A pin, what holds it at rest, the registers to which its bit is written in turn (before the test, to raise its level,
 * to lower it), and the readings that are right. The board drives an output, and nothing else may drive it.
 */
typedef struct {
  const char *name;
  uint32_t before, raise, lower;
  uint8_t pin, is_output, pad, least, most;
} Pin;

/* Each list ends with a step without an address, or with a pin without a name. */
extern const Step start_steps[], stop_steps[], lamp_steps[];
extern const Step selftest_keys[], selftest_opening[], selftest_rest[], selftest_restart[];
extern const Pin selftest_pins[];
/* The steps with which each part of the self-test begins, by its number. */
extern const Step *const selftest_parts[];

/* stop.c */
/* Carries out the steps of a list. */
void run(const Step *step);
/* Waits until some bits of a register have a value. Returns 0 if that does not come. */
int await(uint32_t address, uint32_t bits, uint32_t value);

/* selftest.c */
/* Notes what a step finds that has a name. */
void check_step(const Step *step);

#endif
