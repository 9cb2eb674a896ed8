/* The registers of the RP2040 that the firmware uses in C; the drivers in TypeScript name their own. */
#ifndef RP2040_H
#define RP2040_H

#include <stddef.h>
#include <stdint.h>

#define REG(address) (*(volatile uint32_t *)(address))
/* Each peripheral appears again at these distances: a write there sets or clears the bits given. */
#define SET_BITS(address) REG((address) + 0x2000)
#define CLEAR_BITS(address) REG((address) + 0x3000)

#define XIP_BASE 0x10000000u
#define SSI 0x18000000
#define CLK_REF_CTRL 0x40008030
#define CLK_REF_SELECTED 0x40008038
#define CLK_SYS_CTRL 0x4000803c
#define CLK_SYS_SELECTED 0x40008044
#define CLK_PERI_CTRL 0x40008048
#define RESETS 0x4000c000
#define RESETS_DONE 0x4000c008
#define IO_INTR0 0x400140f0
#define IO_PROC0_INTE0 0x40014100
#define IO_PROC0_INTS0 0x40014120
#define PADS_QSPI 0x40020000
#define XOSC_CTRL 0x40024000
#define XOSC_STATUS 0x40024004
#define XOSC_STARTUP 0x4002400c
#define PLL_SYS_CS 0x40028000
#define PLL_SYS_PWR 0x40028004
#define PLL_SYS_FBDIV 0x40028008
#define PLL_SYS_PRIM 0x4002800c
#define UART0_DR 0x40034000
#define UART0_FR 0x40034018
#define UART0_IMSC 0x40034038
#define UART0_ICR 0x40034044
#define SPI0_DR 0x4003c008
#define SPI0_SR 0x4003c00c
#define TIMER_ALARM0 0x40054010
#define TIMER_RAWH 0x40054024
#define TIMER_RAWL 0x40054028
#define TIMER_INTR 0x40054034
#define TIMER_INTE 0x40054038
#define WATCHDOG_LOAD 0x40058004
#define WATCHDOG_TICK 0x4005802c
#define SIO_GPIO_IN 0xd0000004
#define SIO_GPIO_OUT_SET 0xd0000014
#define SIO_GPIO_OUT_CLR 0xd0000018
#define NVIC_ISER 0xe000e100
#define VTOR 0xe000ed08

#define IRQ_TIMER_0 0
#define IRQ_IO_BANK0 13
#define IRQ_UART0 20

#endif
