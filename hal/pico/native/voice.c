/*
 * Speaks recorded clips of IMA ADPCM by pulses at a pin for each ear. An interrupt for each sample decodes both ears.
 * It is less urgent than all others, so it delays no stamp of an edge.
 */
#include "chip.h"

/* The length of a pulse without sound, and its growth with each sample until then, in cycles. */
enum { MIDDLE = 1560, RISE = 8 };
enum { CLIPS = 128, HALF_BITS = 16 };

/* The clips for an ear. A clip is due while `next` is less than `count`; `at` counts its samples. */
typedef struct {
  uint32_t next, count, at;
  int32_t sample, size, middle;
  struct { const uint8_t *codes; uint32_t samples; } clips[CLIPS];
} Ear;

/* hal/pico/voice.ts uses the same places. One PWM slice is for the pins, the other wraps with each sample. */
static struct {
  uint32_t slice, pacer;
  int32_t gain;
  Ear ears[2];
} voice;

/* Decodes the next sample of a clip. */
IN_RAM static void decode(Ear *ear, unsigned code) {
  int size = step_sizes[ear->size];
  int change = (size >> 3) + (code & 4 ? size : 0) + (code & 2 ? size >> 1 : 0) + (code & 1 ? size >> 2 : 0);
  ear->sample = smaller(larger(ear->sample + (code & 8 ? -change : change), INT16_MIN), INT16_MAX);
  ear->size = smaller(larger(ear->size + (code & 4 ? 2 * (int)(code & 3) + 2 : -1), 0), STEP_SIZES - 1);
}

/* Returns the pulse of the next sample. A pin at rest is low; it rises and falls slowly, or the ear would hear it. */
IN_RAM static uint32_t next_pulse(Ear *ear) {
  int isResting = ear->next >= ear->count;
  if (isResting || ear->middle < MIDDLE) {
    ear->middle = smaller(larger(ear->middle + (isResting ? -RISE : RISE), 0), MIDDLE);
    return (uint32_t)ear->middle;
  }
  decode(ear, ear->clips[ear->next].codes[ear->at / 2] >> (ear->at & 1 ? 4 : 0) & 15);
  uint32_t pulse = (uint32_t)(MIDDLE + (ear->sample * voice.gain >> HALF_BITS));
  if (++ear->at == ear->clips[ear->next].samples) ear->next++, ear->at = 0, ear->sample = 0, ear->size = 0;
  return pulse;
}

/* The sound waits while the flash is busy, because nothing can be read. Both slices stop when both pins are low. */
IN_RAM void on_sample(void) {
  REG(PWM_INTR) = REG(PWM_INTR);
  if (flash_is_busy) return;
  uint32_t pulses = next_pulse(&voice.ears[0]) | next_pulse(&voice.ears[1]) << HALF_BITS;
  if (pulses == 0 && REG(voice.slice + PWM_COMPARE) == 0) REG(voice.slice) = 0, REG(voice.pacer) = 0;
  REG(voice.slice + PWM_COMPARE) = pulses;
}

/* voice(): returns the address of the record above. */
int chip_voice(lua_State *L) { GIVE((uintptr_t)&voice); }
