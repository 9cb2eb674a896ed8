/*
 * Changes the flash by the functions of the boot ROM. Interrupts stay on, because all their code lies in RAM; only
 * the 3 µs in which boot2 connects the flash again are without them.
 */
#include <string.h>
#include "chip.h"

enum { SECTOR = 4096, PAGE = 256, SECTOR_ERASE = 0x20 };

/* The functions of the boot ROM, by the two letters of each. */
typedef uint32_t RomFunction();
typedef RomFunction *Lookup(const uint16_t *table, uint32_t letters);
enum { CONNECT_FLASH, LEAVE_XIP, ERASE_RANGE, PROGRAM_RANGE, FLUSH_CACHE, FUNCTIONS };
static const uint8_t letters[FUNCTIONS][2] = {"IF", "EX", "RE", "RP", "FC"};
static RomFunction *rom[FUNCTIONS];
/* A copy of the second boot stage, for calls while the flash cannot be read. */
static uint32_t boot2_copy[64];
volatile uint8_t flash_is_busy;

/* The boot ROM has pointers of 16 bits: to its table of functions, and to the function that searches it. */
extern const uint16_t rom_table, rom_look_up;

void start_flash(void) {
  Lookup *look_up = (Lookup *)(uintptr_t)rom_look_up;
  const uint16_t *table = (const uint16_t *)(uintptr_t)rom_table;
  for (int i = 0; i < FUNCTIONS; i++) rom[i] = look_up(table, (uint32_t)(letters[i][0] | letters[i][1] << 8));
  memcpy(boot2_copy, (const void *)XIP_BASE, sizeof boot2_copy);
}

/* Calls a function in RAM or in the boot ROM that uses the flash. All that it reads lies in RAM. Returns its result. */
IN_RAM static uint32_t use_flash(RomFunction *act, uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  flash_is_busy = 1;
  rom[CONNECT_FLASH]();
  rom[LEAVE_XIP]();
  uint32_t result = act(a, b, c, d);
  /* Boot2 sends words that the flash's interface must find in its queue without a gap: no handler may come between. */
  __asm__ volatile("cpsid i" ::: "memory");
  rom[FLUSH_CACHE]();
  ((RomFunction *)((uintptr_t)boot2_copy | 1))();
  __asm__ volatile("cpsie i" ::: "memory");
  flash_is_busy = 0;
  return result;
}

void change_flash(uint32_t at, const uint8_t *page) {
  if (page == NULL) use_flash(rom[ERASE_RANGE], at, SECTOR, SECTOR, SECTOR_ERASE);
  else use_flash(rom[PROGRAM_RANGE], at, (uint32_t)page, PAGE, 0);
}

/* erase(at): erases the sector that begins there. Places count from the start of the flash. */
int chip_erase(lua_State *L) { return change_flash((uint32_t)ARG(1), NULL), 0; }

/* program(at, bytes): programs page by page. A byte of 255 changes nothing. */
int chip_program(lua_State *L) {
  uint32_t at = (uint32_t)ARG(1);
  static uint8_t page[PAGE];
  for (int i = 0, count = (int)lua_rawlen(L, 2); i < count;) {
    uint32_t first = at & ~(uint32_t)(PAGE - 1);
    memset(page, 255, sizeof page);
    for (; i < count && at - first < PAGE; i++, at++) page[at - first] = (uint8_t)number_in(L, 2, i + 1);
    change_flash(first, page);
  }
  return 0;
}

/* erased(at, count): returns whether all these bytes are erased. They must be whole words. */
int chip_erased(lua_State *L) {
  const uint32_t *word = (const uint32_t *)(XIP_BASE + ARG(1)), *end = word + ARG(2) / 4;
  while (word < end && *word == ~0u) word++;
  GIVE_TRUTH(word == end);
}

uint32_t add_to_crc(uint32_t crc, uint32_t byte) {
  crc ^= byte;
  for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
}

/* check(bytes): returns the low 16 bits of their CRC-32. */
int chip_check(lua_State *L) {
  uint32_t crc = ~0u;
  for (int i = 1, count = (int)lua_rawlen(L, 1); i <= count; i++) crc = add_to_crc(crc, (uint32_t)number_in(L, 1, i));
  GIVE(~crc & 0xffff);
}

enum { SSI_STATUS = SSI + 40, SSI_DATA = SSI + 96, SSI_SENT = 4, SSI_IDLE = 5 };
/* Forces the level of the pin that selects the flash. LEAVE_XIP leaves it high, and FLUSH_CACHE ends that. */
enum { FLASH_SELECT = 0x4001800c, FORCED_LOW = 2 << 8, FORCED_HIGH = 3 << 8 };

/* Sends a command, and fills it up. All bytes fit into the queue of 16. Adds the last four that come to the answer. */
IN_RAM static uint32_t exchange(uint32_t command, uint32_t count, uint32_t filling, uint32_t answer) {
  REG(FLASH_SELECT) = FORCED_LOW;
  for (uint32_t i = 0; i < count; i++) REG(SSI_DATA) = i == 0 ? command : filling;
  while ((REG(SSI_STATUS) & SSI_IDLE) != SSI_SENT) continue;
  while (count-- > 0) answer = answer << 8 | (REG(SSI_DATA) & 0xff);
  REG(FLASH_SELECT) = FORCED_HIGH;
  return answer;
}

uint32_t ask_flash(uint32_t command, uint32_t count) { return use_flash(exchange, command, count, 0, 0); }
