/*
 * feed_terminal.h - keys and lines for renderers that people read with in a terminal, in C, C++ and Swift.
 * No part of the contract; POSIX.
 */
#ifndef FEED_TERMINAL_H
#define FEED_TERMINAL_H

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/** Has keys come one by one, Ctrl-C among them. The host takes this back in the end. */
static inline void feed_terminal_take(int terminal) {
    struct termios modes;
    if (tcgetattr(terminal, &modes) != 0) return;
    modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG | IEXTEN);
    modes.c_iflag &= ~(tcflag_t)(ICRNL | IXON);
    tcsetattr(terminal, TCSANOW, &modes);
}

/** Writes `length` bytes. Where the terminal is gone, reading says so. */
static inline void feed_terminal_put(int terminal, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t count = write(terminal, bytes, length);
        if (count <= 0 && errno != EINTR) return;
        if (count > 0) {
            bytes += count;
            length -= (size_t)count;
        }
    }
}

/**
 * Shows lines, each ended by a newline, and `last` in the last row, without the cursor. What does not fit is
 * cut. Characters of three bytes and more count as two columns, since many are; a sequence that begins with
 * ESC [, such as of a colour, counts as none, and holds until the end of the line.
 */
static inline void feed_terminal_show(int terminal, unsigned columns, unsigned rows,
                                      const char *lines, size_t length, const char *last) {
    static const char begin[] = "\033[?25l\033[H", end[] = "\033[0m\033[K";
    size_t last_length = strlen(last), used = sizeof begin - 1;
    char *screen = (char *)malloc(length + last_length + used + (size_t)rows * (sizeof end + 2));
    if (screen == NULL) return;
    memcpy(screen, begin, used);
    for (unsigned row = 1; row <= rows; row++) {
        unsigned width = 0;
        int is_style = 0, is_full = 0;
        if (row == rows) lines = last, length = last_length;
        for (; length > 0 && *lines != '\n'; lines++, length--) {
            unsigned char byte = (unsigned char)*lines;
            if (byte == 27) is_style = 1;
            if (!is_style) width += (byte & 0xC0) == 0x80 ? 0 : byte < 0xE0 ? 1 : 2;
            /* The rest of a row is cleared before its last column: after that, some terminals clear it. */
            if (!is_style && !is_full && width >= columns) {
                memcpy(screen + used, "\033[K", 3);
                used += 3;
                is_full = 1;
            }
            if (is_style || width <= columns) screen[used++] = *lines;
            if (byte >= '@' && byte != '[') is_style = 0;
        }
        if (length > 0) lines++, length--;
        memcpy(screen + used, end, sizeof end - 1);
        used += sizeof end - 1 - (is_full ? 3 : 0);
        if (row < rows) screen[used++] = '\r', screen[used++] = '\n';
    }
    feed_terminal_put(terminal, screen, used);
    free(screen);
}

/** What feed_terminal_wait ends with, one or both. */
enum { FEED_TERMINAL_EVENTS = 1, FEED_TERMINAL_KEYS = 2 };

/** Waits for events of the host, by the descriptor of its loop, and for keys. */
static inline int feed_terminal_wait(int events, int terminal) {
    struct pollfd waits[2] = {{events, POLLIN, 0}, {terminal, POLLIN, 0}};
    if (poll(waits, 2, -1) < 0) return 0;
    return (waits[0].revents != 0 ? FEED_TERMINAL_EVENTS : 0) |
           (waits[1].revents != 0 ? FEED_TERMINAL_KEYS : 0);
}

/**
 * Takes a key from `bytes`, of which there is at least one, and puts its name, as in feed_action.keys,
 * into `name` of 16 bytes; empty for a key without one. Returns how many bytes it was.
 */
static inline size_t feed_terminal_take_key(const char *bytes, size_t length, char *name) {
    static const char *const escapes[][2] = {
        {"[A", "up"},      {"[B", "down"},    {"[C", "right"},  {"[D", "left"},
        {"OA", "up"},      {"OB", "down"},    {"OC", "right"},  {"OD", "left"},
        {"[H", "home"},    {"[F", "end"},     {"[Z", "backtab"}, {"[5~", "pageup"},
        {"[6~", "pagedown"}, {"[1~", "home"}, {"[4~", "end"},   {"[3~", "delete"},
        {"[2~", "insert"},
    };
    static const char *const named[][2] = {
        {"\r", "enter"}, {"\t", "tab"},        {" ", "space"},
        {";", "semicolon"}, {"\x7f", "backspace"}, {"\b", "backspace"},
    };
    size_t used = 1;
    name[0] = 0;
    if (bytes[0] == 27) {
        for (size_t i = 0; i < sizeof escapes / sizeof *escapes; i++) {
            size_t count = strlen(escapes[i][0]);
            if (length > count && memcmp(bytes + 1, escapes[i][0], count) == 0) {
                snprintf(name, 16, "%s", escapes[i][1]);
                return count + 1;
            }
        }
        if (length == 1 || bytes[1] == 27) {
            snprintf(name, 16, "escape");
            return 1;
        }
        /* A key without a name: a sequence ends with a letter or the like. */
        int is_sequence = bytes[1] == '[' || bytes[1] == 'O';
        used = 2;
        /* Linux's console has a second bracket in those of F1 to F5. */
        while (used < length && (is_sequence ? bytes[used] < '@' || bytes[used] == '['
                                             : (bytes[used] & 0xC0) == 0x80))
            used++;
        return is_sequence && used < length ? used + 1 : used;
    }
    for (size_t i = 0; i < sizeof named / sizeof *named; i++) {
        if (bytes[0] == named[i][0][0]) {
            snprintf(name, 16, "%s", named[i][1]);
            return 1;
        }
    }
    if ((unsigned char)bytes[0] < 32) {
        if (bytes[0] > 0 && bytes[0] < 27) snprintf(name, 16, "ctrl-%c", 'a' + bytes[0] - 1);
        return 1;
    }
    while (used < length && used < 4 && ((unsigned char)bytes[used] & 0xC0) == 0x80) used++;
    memcpy(name, bytes, used);
    name[used] = 0;
    return used;
}

/** Room for the names that feed_terminal_read returns: of as many keys as a terminal keeps. */
enum { FEED_TERMINAL_NAMES = 10 * 4096 + 1 };

/**
 * Reads keys that were pressed, and puts their names into `names` of FEED_TERMINAL_NAMES bytes, each
 * ended by a newline. Returns 0 at the terminal's end.
 */
static inline int feed_terminal_read(int terminal, char *names) {
    char bytes[4096];
    ssize_t count = read(terminal, bytes, sizeof bytes);
    names[0] = 0;
    /* The host may take what was typed, for a moment; the terminal's end is reported by poll, too. */
    struct pollfd entry = {terminal, 0, 0};
    if (count <= 0) return count < 0 ? errno == EINTR : poll(&entry, 1, 0) == 0;
    for (size_t i = 0; i < (size_t)count;) {
        i += feed_terminal_take_key(bytes + i, (size_t)count - i, names);
        if (names[0] == 0) continue;
        names += strlen(names);
        *names++ = '\n';
        *names = 0;
    }
    return 1;
}

/** Changes a text of `size` bytes as a key does that is typed; most others change nothing. */
static inline void feed_terminal_type(char *text, size_t size, const char *key) {
    size_t length = strlen(text);
    if (strcmp(key, "space") == 0) key = " ";
    if (strcmp(key, "semicolon") == 0) key = ";";
    if (strcmp(key, "backspace") == 0) {
        while (length > 0 && ((unsigned char)text[--length] & 0xC0) == 0x80) continue;
        text[length] = 0;
    } else if ((key[1] == 0 || (key[0] & 0x80)) && length + strlen(key) < size) {
        strcpy(text + length, key);
    }
}

/**
 * Returns how many bytes of a text fit into a line of `columns`, at least two, and puts into `taken` how
 * many to go on from. Characters of three bytes and more count as two columns, since many are.
 */
static inline size_t feed_terminal_line(const char *text, size_t length, unsigned columns,
                                        size_t *taken) {
    size_t blank = 0, end = 0;
    for (unsigned width = 0; end < length && text[end] != '\n'; end++) {
        unsigned char byte = (unsigned char)text[end];
        width += (byte & 0xC0) == 0x80 ? 0 : byte < 0xE0 ? 1 : 2;
        if (byte == ' ') blank = end;
        if (width > columns) {
            if (blank > 0) end = blank;
            *taken = blank > 0 ? end + 1 : end;
            return end;
        }
    }
    *taken = end < length ? end + 1 : end;
    return end;
}

#endif
