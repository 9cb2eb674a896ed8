/* The functions of Lua's library that a bundle calls. sim/build checks that it calls no others. */
#include <string.h>
#include "chip.h"

/* string.sub from a place within the text on, as `charAt(0)` and `slice` call it. */
static int sub(lua_State *L) {
  size_t length;
  const char *text = lua_tolstring(L, 1, &length);
  size_t from = (size_t)ARG(2) - 1, end = lua_isnoneornil(L, 3) ? length : (size_t)ARG(3);
  if (end > length) end = length;
  lua_pushlstring(L, text + (from < end ? from : end), from < end ? end - from : 0);
  return 1;
}

/* string.find of plain text from the beginning on, as `indexOf` calls it. newlib's strstr would take 1 kB of flash. */
static int find(lua_State *L) {
  const char *text = lua_tostring(L, 1), *word = lua_tostring(L, 2), *place = text;
  while (strncmp(place, word, strlen(word)) != 0) if (*place++ == 0) return 0;
  GIVE(place - text + 1);
}

/* tostring: most calls are for whole numbers, for which printf takes ten times as long. */
static int to_string(lua_State *L) {
  char digits[12], *first = digits + sizeof digits;
  if (!lua_isinteger(L, 1)) return luaL_tolstring(L, 1, NULL), 1;
  lua_Integer number = ARG(1);
  unsigned left = number < 0 ? 0u - (unsigned)number : (unsigned)number;
  do *--first = (char)('0' + left % 10);
  while ((left /= 10) > 0);
  if (number < 0) *--first = '-';
  lua_pushlstring(L, first, (size_t)(digits + sizeof digits - first));
  return 1;
}

void open_library(lua_State *L) {
  static const luaL_Reg string[] = {{"sub", sub}, {"find", find}, {NULL, NULL}};
  luaL_newlib(L, string);
  lua_setglobal(L, "string");
  lua_register(L, "tostring", to_string);
  lua_pushglobaltable(L);
  lua_setglobal(L, "_G");
}

/* These replace Lua's compiler, because the program in flash is already compiled. */
void luaX_init(lua_State *L) { (void)L; }

/* Lua reads fractions in texts by this function. The program has none, and newlib's would take 23 kB of flash. */
float strtof(const char *text, char **end) { return *end = (char *)text, 0; }

/* Lua's operator ^. sim/build/lua refuses a program that uses it, and newlib's function would take 3 kB of flash. */
float powf(float base, float exponent) { return (void)exponent, base; }
