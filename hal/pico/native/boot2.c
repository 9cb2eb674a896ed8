/*
 * The second boot stage. The boot ROM copies the first 256 bytes of the flash to RAM, checks their CRC and calls them
 * with no address to return to. They switch the flash to quad reads that need no command byte, and enter the firmware.
 * Called with a return address, after the flash was changed, they only switch.
 *
 * The commands are those of the W25Q16JV on the Pico, which most flash chips of other makers obey too. This file is
 * compiled by itself: what it runs must not depend on where it lies.
 */
#include "rp2040.h"

/* Registers of the flash's interface, as words; the last two count from SSI_MODES on. */
enum { SSI_CTRLR0, SSI_CTRLR1, SSI_ENABLE, SSI_BAUD = 5, SSI_STATUS = 10, SSI_DATA = 24, SSI_MODES = 60 };
enum { SAMPLE_DELAY, SPI_CTRLR0, HAS_RECEIVED = 8 };
/* Commands of the flash, and bits of its status. */
enum { WRITE_STATUS = 0x01, READ_STATUS_1 = 0x05, WRITE_ENABLE = 0x06, READ_STATUS_2 = 0x35, QUAD_READ = 0xeb };
enum { BUSY = 1, QUAD_ENABLED = 2 };
/*
 * After so many looks nothing will come, and the start goes on: 48 cycles for three bytes take fewer than the first,
 * 15 ms for a write of the status (data sheet of the flash, tW) fewer than the second.
 */
enum { SENDING_ROUNDS = 255, WRITING_ROUNDS = 1 << 16 };
/* The mode byte that announces a next read without a command. */
#define NO_COMMAND 0xa0
/* Reads 32 bits on four lines. */
#define QUAD_FRAMES (2u << 21 | 31u << 16 | 3u << 8)
/* Four waits after 32 bits of address and mode; the low bits: the command on one line, or no command at all. */
#define WITH_COMMAND (4u << 11 | 2u << 8 | 8u << 2 | 1u)
#define WITHOUT_COMMAND ((uint32_t)NO_COMMAND << 24 | 4u << 11 | 8u << 2 | 2u)

/*
 * Exchanges one to three frames, with no gap between them. Returns the last one that came back. Without the assembly
 * the compiler makes a constant of each address, and 252 bytes are not enough.
 */
__attribute__((noinline)) static uint32_t exchange(uint32_t first, uint32_t second, int count) {
  volatile uint32_t *ssi = &REG(SSI);
  __asm__("" : "+r"(ssi));
  uint32_t came = SENDING_ROUNDS;
  ssi[SSI_DATA] = first;
  if (count > 1) ssi[SSI_DATA] = second;
  if (count > 2) ssi[SSI_DATA] = QUAD_ENABLED; /* only one command has a third */
  while ((ssi[SSI_STATUS] & 5) != 4 && --came > 0) continue;
  while (ssi[SSI_STATUS] & HAS_RECEIVED) came = ssi[SSI_DATA];
  return came;
}

/* The entry. The linker puts this section before all other code. */
__attribute__((section(".text.startup"))) void boot2(void) {
  volatile uint32_t *ssi = &REG(SSI), *pads = &REG(PADS_QSPI);
  __asm__("" : "+r"(ssi), "+r"(pads));
  volatile uint32_t *modes = ssi + SSI_MODES;
  __asm__("" : "+r"(modes));
  pads[1] = 0x21; /* the clock's pin: 8 mA, fast */
  for (int pin = 2; pin < 6; pin++) pads[pin] = 0x50; /* the data's: no Schmitt trigger, which delays */
  ssi[SSI_ENABLE] = 0;
  ssi[SSI_BAUD] = 2; /* 62.5 MHz, sampled a cycle late */
  modes[SAMPLE_DELAY] = 1;
  ssi[SSI_CTRLR0] = 7 << 16;
  ssi[SSI_ENABLE] = 1;
  if (!(exchange(READ_STATUS_2, 0, 2) & QUAD_ENABLED)) {
    exchange(WRITE_ENABLE, 0, 1);
    exchange(WRITE_STATUS, 0, 3);
    uint32_t left = WRITING_ROUNDS;
    while (exchange(READ_STATUS_1, 0, 2) & BUSY && --left > 0) continue;
  }
  ssi[SSI_ENABLE] = 0;
  ssi[SSI_CTRLR0] = QUAD_FRAMES;
  ssi[SSI_CTRLR1] = 0;
  modes[SPI_CTRLR0] = WITH_COMMAND;
  ssi[SSI_ENABLE] = 1;
  exchange(QUAD_READ, NO_COMMAND, 2);
  ssi[SSI_ENABLE] = 0;
  modes[SPI_CTRLR0] = WITHOUT_COMMAND;
  ssi[SSI_ENABLE] = 1;
  if (__builtin_return_address(0) != NULL) return;
  uint32_t *vectors = (uint32_t *)(XIP_BASE + 256);
  __asm__("" : "+r"(vectors));
  REG(VTOR) = (uint32_t)vectors;
  __asm__ volatile("msr msp, %0\n bx %1" : : "r"(vectors[0]), "r"(vectors[1]));
}
