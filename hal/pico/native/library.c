/* What a bundle calls of Lua's own library, and no more; sim/build checks that it calls nothing else. */
#include <string.h>
#include "chip.h"

/* math.floor */
static int floor_of(lua_State *L) {
  if (lua_isinteger(L, 1)) return lua_settop(L, 1), 1;
  lua_Number number = luaL_checknumber(L, 1);
  lua_Integer whole = (lua_Integer)number;
  GIVE((lua_Number)whole > number ? whole - 1 : whole);
}

/* string.sub */
static int sub(lua_State *L) {
  size_t length;
  const char *text = luaL_checklstring(L, 1, &length);
  lua_Integer from = luaL_checkinteger(L, 2), to = luaL_optinteger(L, 3, -1), size = (lua_Integer)length;
  if (from < 0) from += size + 1;
  if (from < 1) from = 1;
  if (to < 0) to += size + 1;
  if (to > size) to = size;
  lua_pushlstring(L, text + (from <= to ? from - 1 : 0), from <= to ? (size_t)(to - from + 1) : 0);
  return 1;
}

/* string.find of plain text */
static int find(lua_State *L) {
  size_t length, wanted;
  const char *text = luaL_checklstring(L, 1, &length), *word = luaL_checklstring(L, 2, &wanted);
  for (size_t at = (size_t)luaL_optinteger(L, 3, 1) - 1; at + wanted <= length; at++) {
    if (memcmp(text + at, word, wanted) != 0) continue;
    lua_pushinteger(L, (lua_Integer)at + 1);
    lua_pushinteger(L, (lua_Integer)(at + wanted));
    return 2;
  }
  return 0;
}

static int to_string(lua_State *L) { return luaL_tolstring(L, 1, NULL), 1; }

void open_library(lua_State *L) {
  static const luaL_Reg math[] = {{"floor", floor_of}, {NULL, NULL}};
  static const luaL_Reg string[] = {{"sub", sub}, {"find", find}, {NULL, NULL}};
  luaL_newlib(L, math);
  lua_setglobal(L, "math");
  luaL_newlib(L, string);
  lua_setglobal(L, "string");
  lua_register(L, "tostring", to_string);
  lua_pushglobaltable(L);
  lua_setglobal(L, "_G");
}

/* Lua's compiler is left out, and with it the words that it would reserve: the program is in flash already. */
void luaX_init(lua_State *L) { (void)L; }
