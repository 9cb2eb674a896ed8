/* Changes the flash by the functions of the boot ROM. Interrupts stay on, because all their code lies in RAM. */
#include <string.h>
#include "chip.h"

#define CRC32 0xedb88320u
enum { SECTOR = 4096, PAGE = 256, SECTOR_ERASE = 0x20 };

typedef void *Lookup(const uint16_t *table, uint32_t code);
typedef void Plain(void);
typedef void Erase(uint32_t at, uint32_t count, uint32_t block, uint8_t command);
typedef void Program(uint32_t at, const uint8_t *bytes, uint32_t count);

static Plain *connect_flash, *leave_xip, *flush_cache;
static Erase *erase_range;
static Program *program_range;
/* A copy of the second boot stage, for calls while the flash cannot be read. */
static uint32_t boot2_copy[64];
volatile uint8_t flash_is_busy;

/* The boot ROM has pointers of 16 bits: at 0x14 to its table of functions, at 0x18 to the function that searches it. */
static void *rom_function(char a, char b) {
  const uint16_t *rom = NULL;
  __asm__("" : "+r"(rom)); /* 0 is an address like any other here */
  return ((Lookup *)(uintptr_t)rom[12])((const uint16_t *)(uintptr_t)rom[10], (uint32_t)(a | b << 8));
}

void start_flash(void) {
  connect_flash = (Plain *)rom_function('I', 'F');
  leave_xip = (Plain *)rom_function('E', 'X');
  erase_range = (Erase *)rom_function('R', 'E');
  program_range = (Program *)rom_function('R', 'P');
  flush_cache = (Plain *)rom_function('F', 'C');
  memcpy(boot2_copy, (const void *)XIP_BASE, sizeof boot2_copy);
}

/* Erases a sector, or programs a page if bytes are given. Code and bytes lie in RAM. */
IN_RAM static void change_flash(uint32_t at, const uint8_t *page) {
  flash_is_busy = 1;
  connect_flash();
  leave_xip();
  if (page == NULL) erase_range(at, SECTOR, SECTOR, SECTOR_ERASE);
  else program_range(at, page, PAGE);
  flush_cache();
  ((Plain *)((uintptr_t)boot2_copy | 1))();
  flash_is_busy = 0;
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

/* read(at, count) */
int chip_read(lua_State *L) {
  const uint8_t *bytes = (const uint8_t *)XIP_BASE + ARG(1);
  int count = ARG(2);
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    lua_pushinteger(L, bytes[i]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

/* erased(at, count): returns whether all these bytes are erased. They must be whole words. */
int chip_erased(lua_State *L) {
  const uint32_t *word = (const uint32_t *)(XIP_BASE + ARG(1)), *end = word + ARG(2) / 4;
  while (word < end && *word == ~0u) word++;
  GIVE_TRUTH(word == end);
}

/* check(bytes): returns the low 16 bits of their CRC-32. */
int chip_check(lua_State *L) {
  uint32_t crc = ~0u;
  for (int i = 1, count = (int)lua_rawlen(L, 1); i <= count; i++) {
    crc ^= (unsigned)number_in(L, 1, i);
    for (int bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >> 1 ^ CRC32 : crc >> 1;
  }
  GIVE(~crc & 0xffff);
}
