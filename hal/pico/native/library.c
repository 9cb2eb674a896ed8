/* The functions of Lua's library that a bundle calls, of which sim/build allows no others, and a look into lists. */
#include <stdlib.h>
#include <string.h>
#include "chip.h"

int number_in(lua_State *L, int list, int place) {
  lua_rawgeti(L, list, place);
  int number = ARG(-1);
  lua_pop(L, 1);
  return number;
}

/* string.sub from a place within the text on, as `charAt(0)` and `slice` call it. */
static int sub(lua_State *L) {
  size_t length;
  const char *text = lua_tolstring(L, 1, &length);
  size_t from = (size_t)ARG(2) - 1, end = lua_isnoneornil(L, 3) ? length : (size_t)ARG(3);
  if (end > length) end = length;
  lua_pushlstring(L, text + (from < end ? from : end), from < end ? end - from : 0);
  return 1;
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
  lua_pushglobaltable(L);
  lua_setglobal(L, "_G");
}

/* These replace Lua's compiler, because the program in flash is already compiled. */
void luaX_init(lua_State *L) { (void)L; }

/* Lua reads fractions in texts by this function. The program has none, and newlib's would take 23 kB of flash. */
float strtof(const char *text, char **end) { return *end = (char *)text, 0; }

/* Lua's operator ^. sim/build/lua refuses a program that uses it, and newlib's function would take 3 kB of flash. */
float powf(float base, float exponent) { return (void)exponent, base; }
