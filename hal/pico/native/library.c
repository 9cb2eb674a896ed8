/*
 * The functions of Lua's library that a bundle calls, of which sim/build allows no others, and what the program does
 * with texts and lists beside them. Texts have one byte a letter: in Lua, on the wire and in the font.
 */
#include <stdlib.h>
#include <string.h>
#include "chip.h"

int number_in(lua_State *L, int list, int place) {
  lua_rawgeti(L, list, place);
  int number = ARG(-1);
  lua_pop(L, 1);
  return number;
}

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
  GIVE_TEXT(&letter, ARG(1) >= FIRST_LETTER && ARG(1) <= UINT8_MAX);
}

/* nameAt(names, n): returns word n, from 0, of a list separated by commas, or an empty text. */
int chip_nameAt(lua_State *L) {
  const char *word = lua_tostring(L, 1);
  int left = ARG(2);
  while (left > 0 && *word != 0) left -= *word++ == '|';
  GIVE_TEXT(word, left == 0 ? strcspn(word, "|") : 0);
}

/* string.sub from a place within the text on, as `charAt(0)` and `slice` call it. */
static int sub(lua_State *L) {
  const char *text = lua_tostring(L, 1);
  int length = (int)lua_rawlen(L, 1);
  int end = lua_isnoneornil(L, 3) ? length : smaller(ARG(3), length), from = smaller(ARG(2) - 1, end);
  GIVE_TEXT(text + from, (size_t)(end - from));
}

/* string.find of plain text from the beginning on, as `indexOf` calls it. */
static int find(lua_State *L) {
  const char *text = lua_tostring(L, 1), *place = strstr(text, lua_tostring(L, 2));
  if (place == NULL) return 0;
  GIVE(place - text + 1);
}

/* tostring: most calls are for whole numbers, for which printf takes ten times as long. */
static int to_string(lua_State *L) {
  char digits[12];
  if (lua_isinteger(L, 1)) lua_pushstring(L, itoa(ARG(1), digits, 10));
  else luaL_tolstring(L, 1, NULL);
  return 1;
}

void open_library(lua_State *L) {
  static const luaL_Reg string[] = {{"sub", sub}, {"find", find}, {NULL, NULL}};
  luaL_newlib(L, string);
  lua_setglobal(L, "string");
  lua_register(L, "tostring", to_string);
}

/* These replace Lua's compiler, because the program in flash is already compiled. */
void luaX_init(lua_State *L) { (void)L; }

/* Lua reads fractions in texts by this function. The program has none, and newlib's would take 23 kB of flash. */
float strtof(const char *text, char **end) { return *end = (char *)text, 0; }

/* Lua's operator ^. sim/build/lua refuses a program that uses it, and newlib's function would take 3 kB of flash. */
float powf(float base, float exponent) { return (void)exponent, base; }
