/*
 * A host program: compiles a Lua bundle with the very Lua that the device has, and prints its prototypes, constants
 * and strings as constant C data. The collector never touches them: they are marked as black already. The number model
 * and the seed of the hashes must be those of the device. Of the lines of the bundle only those where functions begin
 * are kept: a byte for each instruction would take a tenth of the flash. A list that occurs in another one of its kind
 * is a part of that one. The functions that begin in the lines given are variables, so that they lie in RAM.
 *
 * rom BUNDLE [LINE ...] > rom_data.c
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "lauxlib.h"
#include "lgc.h"
#include "lobject.h"
#include "lstate.h"
#include "lstring.h"
#include "lua.h"
#include "lvm.h"

static TString **strings;
static int string_count;
static Proto **protos;
static int proto_count;
/* The lines where functions begin that lie in RAM. */
static char **hot_lines;
static int hot_line_count;

static int is_hot(int number) {
  for (int i = 0; i < hot_line_count; i++) if (atoi(hot_lines[i]) == protos[number]->linedefined) return 1;
  return 0;
}

static const char *storage_of(int number) { return is_hot(number) ? "static" : "static const"; }

static int same_string(const TString *a, const TString *b) {
  return a->tt == b->tt && tsslen(a) == tsslen(b) && memcmp(getstr(a), getstr(b), tsslen(a)) == 0;
}

/* Returns the number of a string, a new one if it has none. */
static int number_of_string(TString *string) {
  for (int i = 0; i < string_count; i++) {
    if (strings[i] == string || same_string(strings[i], string)) return i;
  }
  strings = realloc(strings, (size_t)(string_count + 1) * sizeof *strings);
  strings[string_count] = string;
  return string_count++;
}

static int number_of_proto(const Proto *proto) {
  for (int i = 0; i < proto_count; i++) {
    if (protos[i] == proto) return i;
  }
  return -1;
}

/* The chip has two bytes for each count of a function. */
static void check_counts(const Proto *proto) {
  const int counts[] = {proto->sizeupvalues, proto->sizek, proto->sizecode, proto->sizep, proto->lastlinedefined};
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
    if (counts[i] <= 0xffff) continue;
    fprintf(stderr, "rom: the function in line %d has a count of %d\n", proto->linedefined, counts[i]);
    exit(1);
  }
}

static void collect(Proto *proto) {
  check_counts(proto);
  protos = realloc(protos, (size_t)(proto_count + 1) * sizeof *protos);
  protos[proto_count++] = proto;
  number_of_string(proto->source);
  for (int i = 0; i < proto->sizek; i++) {
    if (ttisstring(&proto->k[i])) number_of_string(tsvalue(&proto->k[i]));
  }
  for (int i = 0; i < proto->sizep; i++) collect(proto->p[i]);
}

static void print_head(void) {
  puts("#include <stddef.h>");
  puts("#include \"lprefix.h\"");
  puts("#include \"ldo.h\"");
  puts("#include \"lfunc.h\"");
  puts("#include \"lgc.h\"");
  puts("#include \"lobject.h\"");
  puts("#include \"lstate.h\"");
  puts("#define BLACK (1 << BLACKBIT)");
  puts("#define STRING(size) static const struct { GCObject *next; lu_byte tt, marked, extra, length; \\");
  puts("  unsigned hash; union { size_t length; const void *next; } u; char text[size]; }");
  puts("_Static_assert(offsetof(TString, contents) == 4 * sizeof(void *), \"strings are laid out as here\");");
  puts("#define TEXT(string, tag) {{(GCObject *)&string}, ctb(tag)}");
  puts("#define WHOLE(number) {{.i = number}, LUA_VNUMINT}");
  puts("#define FLOAT(number) {{.n = number}, LUA_VNUMFLT}");
}

static void print_text(const char *text, size_t length) {
  putchar('"');
  for (size_t i = 0; i < length; i++) {
    unsigned char letter = (unsigned char)text[i];
    if (letter < 32 || letter > 126 || strchr("\"\\?", letter) != NULL) printf("\\%03o", letter);
    else putchar(letter);
  }
  putchar('"');
}

/* The kinds of lists that a prototype points to, and where each list is: from a place in that of its holder on. */
enum { CODE, CONSTANTS, UPVALUES, KINDS };
static struct { int holder, from; } *lists[KINDS];

static int count_of(int kind, int number) {
  const Proto *proto = protos[number];
  return kind == CODE ? proto->sizecode : kind == CONSTANTS ? proto->sizek : proto->sizeupvalues;
}

static int is_same(int kind, const Proto *a, int i, const Proto *b, int k) {
  if (kind == CODE) return a->code[i] == b->code[k];
  if (kind == CONSTANTS) return rawtt(&a->k[i]) == rawtt(&b->k[k]) && luaV_rawequalobj(&a->k[i], &b->k[k]);
  const Upvaldesc *left = &a->upvalues[i], *right = &b->upvalues[k];
  return left->instack == right->instack && left->idx == right->idx && left->kind == right->kind;
}

/* Makes a list a part of a longer one if it occurs there. */
static int find_in(int kind, int list, int whole) {
  int count = count_of(kind, list);
  for (int from = 0; from + count <= count_of(kind, whole); from++) {
    int same = 0;
    while (same < count && is_same(kind, protos[list], same, protos[whole], from + same)) same++;
    if (same < count) continue;
    lists[kind][list].holder = whole;
    lists[kind][list].from = from;
    return 1;
  }
  return 0;
}

/* The longest lists come first, so that no holder becomes a part itself. */
static void share_lists(int kind) {
  int longest = 0, *holders = malloc((size_t)proto_count * sizeof *holders), held = 0;
  lists[kind] = calloc((size_t)proto_count, sizeof *lists[kind]);
  for (int i = 0; i < proto_count; i++) if (count_of(kind, i) > longest) longest = count_of(kind, i);
  for (int count = longest; count > 0; count--) {
    for (int i = 0, k; i < proto_count; i++) {
      if (count_of(kind, i) != count) continue;
      for (k = is_hot(i) ? held : 0; k < held && !find_in(kind, i, holders[k]);) k++;
      if (k == held) lists[kind][holders[held++] = i].holder = i;
    }
  }
  free(holders);
}

/* Strings and the table that finds a short one: a list for each value of the lowest bits of the hash. */
static void print_strings(void) {
  unsigned size = 1;
  while (2 * size <= (unsigned)string_count) size *= 2;
  int *heads = malloc(size * sizeof *heads);
  for (unsigned i = 0; i < size; i++) heads[i] = -1;
  for (int i = 0; i < string_count; i++) {
    TString *string = strings[i];
    int is_short = string->tt == LUA_VSHRSTR;
    unsigned hash = is_short ? string->hash : luaS_hashlongstr(string);
    printf("STRING(%zu) s%d = {0, %d, BLACK, ", tsslen(string) + 1, i, string->tt);
    printf("%d, %d, 0x%xu, ", !is_short, is_short ? string->shrlen : 0, hash);
    if (!is_short) printf("{%zu}, ", tsslen(string));
    else if (heads[hash % size] < 0) printf("{.next = 0}, ");
    else printf("{.next = &s%d}, ", heads[hash % size]);
    if (is_short) heads[hash % size] = i;
    print_text(getstr(string), tsslen(string));
    puts("};");
  }
  printf("const unsigned rom_string_mask = %u;\nTString *const rom_strings[] = {", size - 1);
  for (unsigned i = 0; i < size; i++) {
    if (heads[i] < 0) printf("0, ");
    else printf("(TString *)&s%d, ", heads[i]);
  }
  puts("};");
  free(heads);
}

static void print_constant(const TValue *value) {
  switch (ttypetag(value)) {
    case LUA_VNIL: printf("{{0}, LUA_VNIL}, "); break;
    case LUA_VFALSE: printf("{{0}, LUA_VFALSE}, "); break;
    case LUA_VTRUE: printf("{{0}, LUA_VTRUE}, "); break;
    case LUA_VNUMINT: printf("WHOLE(%d), ", (int)ivalue(value)); break;
    case LUA_VNUMFLT: printf("FLOAT(%af), ", (double)fltvalue(value)); break;
    default: printf("TEXT(s%d, %d), ", number_of_string(tsvalue(value)), rawtt(value) & 0x3f);
  }
}

static int is_holder(int kind, int number) {
  return count_of(kind, number) > 0 && lists[kind][number].holder == number;
}

/* The lists that a prototype points to, unless others hold them. */
static void print_lists(const Proto *proto, int number) {
  if (is_holder(CODE, number)) {
    printf("%s Instruction code%d[] = {", storage_of(number), number);
    for (int i = 0; i < proto->sizecode; i++) printf("0x%x, ", proto->code[i]);
    puts("};");
  }
  if (is_holder(CONSTANTS, number)) {
    printf("%s TValue k%d[] = {", storage_of(number), number);
    for (int i = 0; i < proto->sizek; i++) print_constant(&proto->k[i]);
    puts("};");
  }
  if (proto->sizep > 0) {
    printf("static const Proto *const p%d[] = {", number);
    for (int i = 0; i < proto->sizep; i++) printf("&proto%d, ", number_of_proto(proto->p[i]));
    puts("};");
  }
  if (is_holder(UPVALUES, number)) {
    printf("static const Upvaldesc up%d[] = {", number);
    for (int i = 0; i < proto->sizeupvalues; i++) {
      const Upvaldesc *up = &proto->upvalues[i];
      printf("{0, %d, %d, %d}, ", up->instack, up->idx, up->kind);
    }
    puts("};");
  }
}

static void print_pointer(int kind, int number, const char *format) {
  if (count_of(kind, number) > 0) printf(format, lists[kind][number].holder, lists[kind][number].from);
}

static void print_proto(const Proto *proto, int number) {
  printf("%s Proto proto%d = {.tt = LUA_VPROTO, .marked = BLACK, ", storage_of(number), number);
  printf(".numparams = %d, .is_vararg = %d, .maxstacksize = %d, ", proto->numparams,
         proto->is_vararg, proto->maxstacksize);
  printf(".sizeupvalues = %d, .sizek = %d, .sizecode = %d, .sizep = %d, ",
         proto->sizeupvalues, proto->sizek, proto->sizecode, proto->sizep);
  printf(".linedefined = %d, .lastlinedefined = %d, ", proto->linedefined, proto->lastlinedefined);
  print_pointer(CONSTANTS, number, ".k = (TValue *)k%d + %d, ");
  print_pointer(CODE, number, ".code = (Instruction *)code%d + %d, ");
  print_pointer(UPVALUES, number, ".upvalues = (Upvaldesc *)up%d + %d, ");
  if (proto->sizep > 0) printf(".p = (Proto **)p%d, ", number);
  printf(".source = (TString *)&s%d};\n", number_of_string(proto->source));
}

/* As Lua's own loader does: the one upvalue of a chunk is the table of globals. */
static void print_load(void) {
  puts("void rom_load(lua_State *L) {");
  puts("  LClosure *chunk = luaF_newLclosure(L, proto0.sizeupvalues);");
  puts("  setclLvalue2s(L, L->top, chunk);");
  puts("  luaD_inctop(L);");
  puts("  chunk->p = (Proto *)&proto0;");
  puts("  luaF_initupvals(L, chunk);");
  puts("  const TValue *globals = &hvalue(&G(L)->l_registry)->array[LUA_RIDX_GLOBALS - 1];");
  puts("  setobj(L, chunk->upvals[0]->v, globals);");
  puts("  luaC_barrier(L, chunk->upvals[0], globals);");
  puts("}");
}

int main(int count, char **words) {
  lua_State *L = luaL_newstate();
  if (count < 2 || luaL_loadfile(L, words[1]) != LUA_OK) {
    fprintf(stderr, "rom: %s\n", count < 2 ? "name a bundle" : lua_tostring(L, -1));
    return 1;
  }
  hot_lines = words + 2;
  hot_line_count = count - 2;
  collect(clLvalue(s2v(L->top - 1))->p);
  for (int kind = 0; kind < KINDS; kind++) share_lists(kind);
  print_head();
  print_strings();
  for (int i = 0; i < proto_count; i++) printf("%s Proto proto%d;\n", storage_of(i), i);
  for (int i = 0; i < proto_count; i++) print_lists(protos[i], i);
  for (int i = 0; i < proto_count; i++) print_proto(protos[i], i);
  print_load();
  return 0;
}
