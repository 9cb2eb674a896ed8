/* The clock: starts the Lua program, hands it edges, wakes and lines one after another, and sleeps between them. */
#include "chip.h"

/*
 * Garbage is collected between handlers, so that no press waits for it: as soon as COLLECT_KB kB were allocated since
 * the last time. Lua also collects within a handler that lets the memory grow to PAUSE per cent.
 */
enum { COLLECT_KB = 16, PAUSE = 140, PACE = 100, STEP_LOG2 = 11 };

/* The handlers, which hal/pico/chip.ts puts into the table `_G`. They stay in the stack, in this order, above it. */
enum { ON_WAKE = 2, ON_EDGE, ON_LINE, ON_FAULT, HANDLERS = ON_FAULT };
static const char *const handler_names[] = {[ON_WAKE] = "onWake", "onEdge", "onLine", "onFault"};

/* Calls a handler with the arguments on top. If it fails, the program stops the clock, keeps its times, says why. */
static void call(lua_State *L, int arguments, int handler) {
  lua_pushvalue(L, handler);
  lua_insert(L, -1 - arguments);
  if (lua_pcall(L, arguments, 0, 0) != LUA_OK && handler != ON_FAULT) call(L, 1, ON_FAULT);
  lua_settop(L, HANDLERS);
}

int chip_peek(lua_State *L) { GIVE(REG(ARG(1))); }

/* byte(address): returns a byte. */
int chip_byte(lua_State *L) { GIVE(*(const uint8_t *)ARG(1)); }

int chip_poke(lua_State *L) { return REG(ARG(1)) = (uint32_t)ARG(2), 0; }

/* drive(pin, high): sets the level of an output. */
int chip_drive(lua_State *L) { return REG(lua_toboolean(L, 2) ? GPIO_OUT_SET : GPIO_OUT_CLR) = 1u << ARG(1), 0; }

/* level(pin): returns 0 or 1. */
int chip_level(lua_State *L) { GIVE(REG(SIO_GPIO_IN) >> ARG(1) & 1); }

/* If the program fails before it has handed over its handlers, its message goes out while the lamps blink. */
static lua_State *start_lua(void) {
#define ENTRY(name) {#name, chip_##name},
  static const luaL_Reg functions[] = {CHIP_FUNCTIONS(ENTRY){NULL, NULL}};
  lua_State *L = luaL_newstate();
  lua_gc(L, LUA_GCINC, PAUSE, PACE, STEP_LOG2);
  open_library(L);
  luaL_newlib(L, functions);
  lua_setglobal(L, "_G");
  rom_load(L);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) chip_send(L), stop_at(STOP_PROGRAM);
  lua_getglobal(L, "_G");
  for (int i = ON_WAKE; i <= HANDLERS; i++) lua_getfield(L, 1, handler_names[i]);
  lua_gc(L, LUA_GCCOLLECT);
  return L;
}

/* Collects some of the garbage. Returns 0 if there is nothing to do. */
static int collect_some(lua_State *L) {
  static int is_collecting, left_kb;
  if (!is_collecting && lua_gc(L, LUA_GCCOUNT) < left_kb + COLLECT_KB) return 0;
  is_collecting = !lua_gc(L, LUA_GCSTEP, 0);
  left_kb = lua_gc(L, LUA_GCCOUNT);
  return 1;
}

/* Edges come first: when a wake runs, the handler has seen every edge before its instant. */
int main(void) {
  start_flash();
  self_test();
  start_picture();
  lua_State *L = start_lua();
  for (;;) {
    REG(WATCHDOG_LOAD) = REG(WATCHDOG_SCRATCH0);
    uint64_t us = micros();
    int count;
    if ((count = take_edge(L)) > 0) call(L, count, ON_EDGE);
    else if (take_alarm(us)) lua_pushinteger(L, counter_at(us)), call(L, 1, ON_WAKE);
    else if ((count = take_line(L)) > 0) call(L, count, ON_LINE);
    else if (!collect_some(L)) sleep_until(alarm_us(us));
  }
}
