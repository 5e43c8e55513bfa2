/*
 * Takes the terminal for a program with a main loop, and restores it however the program ends.
 * Supports one at a time.
 */
#pragma once

/**
 * Opens the controlling terminal for reading and writing: always the same descriptor, which stays
 * open. Returns a negative errno on failure. [one thread]
 */
int linux_terminal_open(void);

/**
 * Opens the controlling terminal, saves its modes, and writes `enter`. A signal that ends the
 * process (linux_ending.h) and exit then call linux_terminal_give_back; if the process ends in
 * another way, a guard process does so, in a session of its own to survive a kill of the whole
 * process group. The texts are not copied and must stay valid for ever. Returns a descriptor that
 * is not the caller's, or a negative errno. [one thread]
 */
int linux_terminal_take(const char *enter, const char *leave);

/**
 * Writes `leave`, restores the modes, and discards unread input. Does nothing if already done,
 * while laid down, or without a terminal. [any thread; signal handlers, too]
 */
void linux_terminal_give_back(void);

/**
 * Restores the terminal while `stop` runs, in which the process is stopped; then takes it again,
 * with the program's modes. Only calls `stop` if none is taken. Resumed in the background, it calls
 * `stop` again, or returns 0 without the terminal if a signal asks to end the program
 * (linux_attention.h); else returns 1. [one thread]
 */
int linux_terminal_lay_down(void (*stop)(void));

/**
 * Creates an unused terminal of that size, open for reading and writing: output is discarded, and
 * there is no input. Ends when its last descriptor is closed. Returns a descriptor owned by the
 * caller, or a negative errno. [any thread]
 */
int linux_terminal_lend(int columns, int rows);
