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

static Edge edges[EDGES];
static volatile unsigned edge_in, edge_out;
static volatile uint8_t overflowed;

static uint16_t received[RECEIVED];
static volatile unsigned received_in, received_out;
/* Every line goes to UART0, and to USB while a program listens there. */
static uint8_t sent[SENT];
static volatile unsigned sent_in, sent_out, usb_out;
static volatile uint8_t usb_is_open;
volatile uint8_t usb_waits;

IN_RAM static void push_edge(uint32_t us, unsigned pin, unsigned level) {
  overflowed |= edge_in - edge_out == EDGES;
  if (edge_in - edge_out == EDGES) return;
  edges[edge_in % EDGES] = (Edge){us, (uint8_t)pin, (uint8_t)level};
  edge_in++;
}

/* If a contact opened and closed before the handler came, both edges enter the queue. The level now is the last. */
IN_RAM void on_pins(void) {
  uint32_t us = REG(TIMER_RAWL);
  uint32_t levels = REG(SIO_GPIO_IN);
  for (unsigned word = 0; word < 4; word++) {
    uint32_t events = REG(IO_PROC0_INTS0 + 4 * word);
    REG(IO_INTR0 + 4 * word) = events;
    for (unsigned pin = 8 * word; events != 0; pin++, events >>= 4) {
      unsigned both = events & (RISING | FALLING);
      if (both == 0) continue;
      unsigned level = levels >> pin & 1;
      if (both == (RISING | FALLING)) push_edge(us, pin, !level);
      push_edge(us, pin, level);
    }
  }
}

/* Only wakes the main loop, which then checks the alarm. */
IN_RAM void on_timer(void) { REG(TIMER_INTR) = 1; }

IN_RAM static void fill_sender(void) {
  while (sent_out != sent_in && !(REG(UART0_FR) & UART_TX_FULL)) REG(UART0_DR) = sent[sent_out++ % SENT];
  if (sent_out == sent_in) CLEAR_BITS(UART0_IMSC) = UART_TX_INTERRUPT;
}

/* A byte without room is lost. A line with a hole in it is no command. */
IN_RAM static void push_byte(unsigned byte) {
  if (received_in - received_out < RECEIVED) received[received_in++ % RECEIVED] = (uint16_t)byte;
}

IN_RAM void on_uart(void) {
  while (!(REG(UART0_FR) & UART_RX_EMPTY)) push_byte(REG(UART0_DR) & 255);
  REG(UART0_ICR) = UART_RX_INTERRUPTS | UART_TX_INTERRUPT;
  fill_sender();
}

/* Masks itself. The program finds out the reason and unmasks it. */
IN_RAM void on_usb(void) {
  REG(USB_INTE) = 0;
  usb_waits = 1;
}

void start_interrupts(void) {
  REG(TIMER_INTE) = 1;
  REG(NVIC_IPR1) = 0x80;       /* IRQ_PWM gives way to the others, */
  REG(NVIC_IPR2) = 0xc0000000; /* and IRQ_DMA_0 to all */
  REG(NVIC_ISER) =
      1u << IRQ_TIMER_0 | 1u << IRQ_PWM | 1u << IRQ_DMA_0 | 1u << IRQ_IO_BANK0 | 1u << IRQ_UART0 | 1u << IRQ_USB;
}

int take_edge(Edge *edge) {
  if (edge_out == edge_in) return 0;
  *edge = edges[edge_out % EDGES];
  edge_out++;
  return 1;
}

int take_byte(void) {
  if (received_out == received_in) return -1;
  return received[received_out++ % RECEIVED];
}

/* The first bytes must enter the sender here, because its interrupt comes only after it has sent some. */
int send_bytes(const uint8_t *bytes, unsigned count) {
  if (SENT - (sent_in - sent_out) < count) return 0;
  /* A host on USB that does not read loses lines, but not those of UART0. The last byte ends a line that was cut. */
  if (SENT - (sent_in - usb_out) < count) usb_out = sent_in - 1;
  for (unsigned i = 0; i < count; i++) sent[(sent_in + i) % SENT] = bytes[i];
  __asm__("cpsid i");
  sent_in += count;
  SET_BITS(UART0_IMSC) = UART_TX_INTERRUPT;
  fill_sender();
  usb_waits |= usb_is_open;
  __asm__("cpsie i");
  return 1;
}

static int is_idle(uint64_t us) {
  return edge_out == edge_in && received_out == received_in && !usb_waits && micros() < us;
}

/* USB and sound need the full clock. The wave of a display, the timer, UART and SPI do not. */
static uint32_t divider_of_sleep(void) {
  uint32_t running = REG(CLK_USB_CTRL);
  for (unsigned slice = 0; slice < 8; slice++) running |= (REG(PWM + PWM_SLICE * slice) & 1) << slice;
  return (running & ~(uint32_t)PICTURE_WAVE) == 0 ? SLOW << 8 : 1 << 8;
}

/* Masked interrupts cannot come between the check and the sleep, and a pending one ends the sleep. */
void sleep_until(uint64_t us) {
  do {
    __asm__("cpsid i");
    REG(TIMER_ALARM0) = (uint32_t)us;
    if (is_idle(us)) {
      REG(CLK_SYS_DIV) = divider_of_sleep();
      __asm__("wfi");
      REG(CLK_SYS_DIV) = 1 << 8;
    }
    __asm__("cpsie i");
  } while (is_idle(us));
}

/* receive(from, count): queues bytes that USB received. USB has no handler before the queue is empty. */
int chip_receive(lua_State *L) {
  const uint8_t *from = (const uint8_t *)ARG(1);
  __asm__("cpsid i");
  for (int i = 0; i < ARG(2); i++) push_byte(FROM_USB | from[i]);
  __asm__("cpsie i");
  return 0;
}

/* pour(to, most): copies bytes that USB has not sent yet. Returns their number. */
int chip_pour(lua_State *L) {
  uint8_t *to = (uint8_t *)ARG(1);
  int count = 0;
  while (usb_is_open && count < ARG(2) && usb_out != sent_in) to[count++] = sent[usb_out++ % SENT];
  GIVE(count);
}

/* listen(from): makes USB send all lines from now on, and the last `from` bytes before. −1 stops it. */
int chip_listen(lua_State *L) { return usb_is_open = ARG(1) >= 0, usb_out = sent_in - (unsigned)ARG(1), 0; }

/* overflowed(): returns true once after an edge found no room. */
int chip_overflowed(lua_State *L) {
  int lost = overflowed;
  overflowed = 0;
  GIVE_TRUTH(lost);
}
