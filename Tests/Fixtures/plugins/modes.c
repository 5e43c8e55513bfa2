/* Leaves a granted terminal in unusual modes, with unanswered queries: from its main loop if
 * RUNS is defined, else from display. With KILLS, the process is then killed. With EVERY, it
 * instead sets (`h`) or resets (`l`) every mode, or only SEQUENCE, without queries. */
#define _GNU_SOURCE
#include "fixture.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

FEED_PLUGIN_NOTE("id=modes\n"
                 "name=Modes\n"
                 "version=1\n"
                 "views=feed\n"
                 "needs=terminal\n");

#ifdef EVERY
static void disturb(void) {
    /* ANSI modes, and those of DEC and xterm that don't turn the terminal into another one. */
    static const int ansi[] = {2, 4, 12, 20}, ranges[][2] = {{1, 120}, {1000, 1070}, {2000, 2050}};
    int terminal = open("/dev/tty", O_RDWR | O_CLOEXEC);
    for (size_t i = 0; i < sizeof ansi / sizeof ansi[0]; i++) dprintf(terminal, "\033[%d" EVERY, ansi[i]);
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        for (int mode = ranges[i][0]; mode <= ranges[i][1]; mode++)
            if (mode != 2 && mode != 38) dprintf(terminal, "\033[?%d" EVERY, mode);
    close(terminal);
}
#elif defined(SEQUENCE)
static void disturb(void) {
    int terminal = open("/dev/tty", O_RDWR | O_CLOEXEC);
    dprintf(terminal, "%s", SEQUENCE);
    close(terminal);
}
#else
static void disturb(void) {
    static const char modes[] =
        "\033[2h\033[12l\033[20h\033[?5h\033[?69h\033[3;9r\033[?1003h\033[?2004h\033[?1004h\033[?25l"
        "\033]4;7;#000000\033\\\033]10;#000000\033\\\033]11;#000000\033\\\033[8m";
    int terminal = open("/dev/tty", O_RDWR | O_CLOEXEC);
    if (write(terminal, modes, sizeof modes - 1) < 0) return;
    for (int i = 0; i < 500; i++)
        if (write(terminal, "\033[c", 3) < 0) return;
    close(terminal);
#ifdef KILLS
    kill(getpid(), SIGKILL);
#endif
}
#endif

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
#ifndef RUNS
    disturb();
#endif
    return FEED_STATUS_OK;
}

#ifdef RUNS
static feed_status run(void *context, feed_error *error) {
    disturb();
    return FEED_STATUS_OK;
}
#endif

#ifdef RUNS
FIXTURE(FEED_VIEW(display), .run = run)
#else
FIXTURE(FEED_VIEW(display))
#endif
