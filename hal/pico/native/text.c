/* What the program does with texts. They are Latin-1 everywhere: in Lua, on the wire and in the font. */
#include <string.h>
#include "chip.h"

/* sum(text): returns the sum of its letters' codes, modulo 256. */
int chip_sum(lua_State *L) {
  const uint8_t *text = (const uint8_t *)lua_tostring(L, 1);
  unsigned codes = 0;
  while (*text != 0) codes += *text++;
  GIVE(codes & 255);
}

/* letter(code): returns a letter, or an empty text if the code is none. */
int chip_letter(lua_State *L) {
  char letter = (char)ARG(1);
  lua_pushlstring(L, &letter, ARG(1) >= FIRST_LETTER && ARG(1) <= UINT8_MAX);
  return 1;
}

/* nameAt(names, n): returns word n, from 0, of a list separated by commas, or an empty text. */
int chip_nameAt(lua_State *L) {
  const char *word = lua_tostring(L, 1);
  int left = ARG(2);
  while (left > 0 && *word != 0) left -= *word++ == ',';
  lua_pushlstring(L, word, left == 0 ? strcspn(word, ",") : 0);
  return 1;
}
