/* Converts letters: they are Latin-1 on the wire and in the font, and UTF-8 in Lua. */
#include <string.h>
#include "chip.h"

uint8_t next_letter(const uint8_t **text) {
  uint8_t byte = *(*text)++;
  if (byte < 0xc0 || **text == 0) return byte;
  return (uint8_t)((byte & 3) << 6 | (*(*text)++ & 63));
}

void push_latin(lua_State *L, const uint8_t *letters, unsigned count) {
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  for (unsigned i = 0; i < count; i++) {
    if (letters[i] >= 128) luaL_addchar(&text, (char)(0xc0 | letters[i] >> 6));
    luaL_addchar(&text, (char)(letters[i] < 128 ? letters[i] : 0x80 | (letters[i] & 63)));
  }
  luaL_pushresult(&text);
}

/* sum(text): returns the sum of its letters' codes, modulo 256. */
int chip_sum(lua_State *L) {
  const uint8_t *text = (const uint8_t *)lua_tostring(L, 1);
  unsigned codes = 0;
  while (*text != 0) codes += next_letter(&text);
  GIVE(codes & 255);
}

/* letter(code): returns a letter, or an empty text if the code is none. */
int chip_letter(lua_State *L) {
  uint8_t latin = (uint8_t)ARG(1);
  push_latin(L, &latin, ARG(1) >= 32 && ARG(1) <= UINT8_MAX);
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
