/*
 * Edges of contacts with the instant of the interrupt, and the bytes of the link, on UART0 and on USB. The handlers
 * run while the flash is busy: they and all they touch lie in RAM. Each queue has one end in a handler and the other
 * in the main loop.
 */
#include "chip.h"

/* The number of places in each queue. */
enum { EDGES = 512, RECEIVED = 1024, SENT = 4096 };
enum { FALLING = 4, RISING = 8 };
/* Divides the processor's clock during a sleep: 20.8 MHz. UART and SPI ask for their own 12 MHz or more. */
enum { SLOW = 6 };
enum { UART_RX_EMPTY = 0x10, UART_TX_FULL = 0x20, UART_RX_INTERRUPTS = 0x50, UART_TX_INTERRUPT = 0x20 };

typedef struct {
  uint32_t us;
  uint8_t pin, level;
} Edge;
static Edge edges[EDGES];
static volatile unsigned edge_in, edge_out;
static volatile uint8_t overflowed;

/* The bytes that a port received, where its last line began, and the numbers of lines that ended and were taken. */
typedef struct {
  uint8_t bytes[RECEIVED];
  volatile unsigned in, out, begun, ended, taken;
} Port;
static Port uart, usb;
/* The lines that go to UART0, and to USB while a program listens there. */
static uint8_t sent[SENT];
static volatile unsigned sent_in, sent_out, usb_out;

IN_RAM static void push_edge(uint32_t us, unsigned pin, unsigned level) {
  if (edge_in - edge_out == EDGES) overflowed = 1;
  else edges[edge_in++ % EDGES] = (Edge){us, (uint8_t)pin, (uint8_t)level};
}

/*
 * Queues the edges of each contact, and last its level, which is read after its events were cleared: an edge that comes
 * later is latched again. An event that does not fit the level was an edge before it.
 */
IN_RAM void on_pins(void) {
  uint32_t us = REG(TIMER_RAWL);
  for (unsigned word = 0; word < 4; word++) {
    uint32_t events = REG(IO_PROC0_INTS0 + 4 * word);
    REG(IO_INTR0 + 4 * word) = events;
    uint32_t levels = REG(SIO_GPIO_IN);
    for (unsigned pin = 8 * word; events != 0; pin++, events >>= 4) {
      unsigned level = levels >> pin & 1;
      if (events & (level ? FALLING : RISING)) push_edge(us, pin, !level);
      if (events & (FALLING | RISING)) push_edge(us, pin, level);
    }
  }
}

/* Only wakes the main loop, which then checks the alarm. */
IN_RAM void on_timer(void) { REG(TIMER_INTR) = 1; }

IN_RAM static void fill_sender(void) {
  while (sent_out != sent_in && !(REG(UART0_FR) & UART_TX_FULL)) REG(UART0_DR) = sent[sent_out++ % SENT];
  if (sent_out == sent_in) CLEAR_BITS(UART0_IMSC) = UART_TX_INTERRUPT;
}

/*
 * A byte without room is lost. A line with a hole in it is no command. Of a line that fills the queue only the begin
 * stays, which is too long for a command as well.
 */
IN_RAM static void push_byte(Port *port, uint8_t byte) {
  if (port->in - port->out == RECEIVED && port->ended == port->taken) port->in = port->out + LINE_MAX + 1;
  if (port->in - port->out == RECEIVED || byte == '\r') return;
  port->bytes[port->in++ % RECEIVED] = byte;
  if (byte == '\n') port->begun = port->in, port->ended++;
}

IN_RAM void on_uart(void) {
  while (!(REG(UART0_FR) & UART_RX_EMPTY)) push_byte(&uart, (uint8_t)REG(UART0_DR));
  REG(UART0_ICR) = UART_RX_INTERRUPTS | UART_TX_INTERRUPT;
  fill_sender();
}

IN_RAM void push_usb(uint8_t byte) { push_byte(&usb, byte); }

/* A line that is too long always finds room, because it loses its end. */
IN_RAM int usb_has_room(unsigned count) { return usb.ended == usb.taken || RECEIVED - (usb.in - usb.out) >= count; }

IN_RAM void drop_half_line(void) { usb.in = usb.begun; }

IN_RAM int next_unsent(void) { return usb_out != sent_in ? sent[usb_out++ % SENT] : -1; }

IN_RAM void begin_unsent(unsigned before) { usb_out = sent_in - before; }

int take_stamp(uint32_t *us) { return edge_out != edge_in && (*us = edges[edge_out++ % EDGES].us, 1); }

int take_edge(lua_State *L) {
  if (edge_out == edge_in) return 0;
  const Edge *edge = &edges[edge_out % EDGES];
  uint64_t us = micros();
  lua_pushinteger(L, edge->pin);
  lua_pushinteger(L, edge->level);
  lua_pushinteger(L, counter_at(us - ((uint32_t)us - edge->us)));
  lua_pushinteger(L, counter_at(us));
  edge_out++;
  return 4;
}

/* Drops lines that are empty or too long. */
static int take_from(lua_State *L, Port *port) {
  char text[LINE_MAX + 1], letter;
  unsigned count = 0;
  if (port->ended == port->taken) return 0;
  while ((letter = (char)port->bytes[port->out++ % RECEIVED]) != '\n')
    if (count <= LINE_MAX) text[count++] = letter;
  port->taken++;
  usb_kick();
  if (count == 0 || count > LINE_MAX) return take_from(L, port);
  lua_pushlstring(L, text, count);
  lua_pushinteger(L, counter_at(micros()));
  return 2;
}

int take_line(lua_State *L) { return take_from(L, &uart) ? 2 : take_from(L, &usb); }

/* send(line): returns false if there is no room for the line. */
int chip_send(lua_State *L) {
  const uint8_t *text = (const uint8_t *)lua_tostring(L, 1);
  unsigned most = (unsigned)lua_rawlen(L, 1) + 1, end = sent_in;
  if (SENT - (end - sent_out) < most) GIVE_TRUTH(0);
  /* A host on USB that does not read loses lines, but not those of UART0. The last byte ends a line that was cut. */
  if (SENT - (end - usb_out) < most) usb_out = end - 1;
  while (*text != 0) sent[end++ % SENT] = *text++;
  sent[end++ % SENT] = '\n';
  /* The first bytes must enter the sender here, because its interrupt comes only after it has sent some. */
  __asm__("cpsid i");
  sent_in = end;
  SET_BITS(UART0_IMSC) = UART_TX_INTERRUPT;
  fill_sender();
  __asm__("cpsie i");
  usb_kick();
  GIVE_TRUTH(1);
}

static int is_idle(uint64_t us) {
  return edge_out == edge_in && uart.ended == uart.taken && usb.ended == usb.taken && micros() < us;
}

/*
 * Masked interrupts cannot come between the check and the sleep, and a pending one ends the sleep. USB and sound need
 * the full clock. The wave of a display, the timer, UART and SPI do not.
 */
void sleep_until(uint64_t us) {
  do {
    __asm__("cpsid i");
    REG(TIMER_ALARM0) = (uint32_t)us;
    if (is_idle(us)) {
      uint32_t needs = REG(CLK_USB_CTRL) | (REG(PWM_ENABLED) & ~(uint32_t)PICTURE_WAVE);
      REG(CLK_SYS_DIV) = (needs ? 1 : SLOW) << 8;
      __asm__("wfi");
      REG(CLK_SYS_DIV) = 1 << 8;
    }
    __asm__("cpsie i");
  } while (is_idle(us));
}

/* overflowed(): returns true once after an edge found no room. A sign that comes in between stays for the next call. */
int chip_overflowed(lua_State *L) { GIVE_TRUTH(overflowed && !(overflowed = 0)); }
