#define _GNU_SOURCE
#include "linux_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "linux_attention.h"
#include "linux_event.h"

/* In milliseconds: the time to wait for a blocked terminal, for its first and its last answer, and
 * between checks whether another process has set its modes. */
enum { PATIENCE = 100, ANSWER_PATIENCE = 500, LONGEST_ANSWER = 3000, STEP = 2 };

static int terminal = -1;
static struct termios before;
static const char *entering, *leaving;
static atomic_int is_taken;
static atomic_int is_laid_down;
static pid_t owner, session, group;
static atomic_int is_prepared;

/* The guard's state: who has the terminal, and its previous modes. This process holds the lock
 * while it lives. The kernel passes it to the guard early in the exit, before a shell notices. */
enum { TAKEN, LAID_DOWN, GIVEN_BACK };
struct watch {
    pthread_mutex_t life;
    atomic_int state;
    struct termios before;
};
static struct watch *watch;

static void put(const char *text) {
    size_t length = strlen(text);
    struct pollfd entry = {.fd = terminal, .events = POLLOUT};
    while (length > 0) {
        int ready = poll(&entry, 1, PATIENCE);
        ssize_t written = ready == 1 ? write(terminal, text, length) : ready;
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        text += written;
        length -= (size_t)written;
    }
}

/* Discards the terminal's pending answers: sends a status query, which is answered last. If
 * `is_held`, leaves the alternate screen first, and holds up other writers for a moment. */
static void drain(int is_held) {
    static const char answer[] = "\033[0n";
    int64_t start = linux_milliseconds(), last = start;
    size_t matched = 0;
    struct termios modes = before;
    modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL);
    modes.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | ISTRIP);
    modes.c_cc[VMIN] = 0;
    modes.c_cc[VTIME] = 0;
    if (tcsetattr(terminal, TCSANOW, &modes) != 0) return;
    if (is_held) {
        tcflow(terminal, TCOON);
        put(leaving);
    }
    put("\033[5n");
    if (is_held) tcflow(terminal, TCOOFF);
    while (answer[matched] != 0) {
        int64_t now = linux_milliseconds();
        if (now - last > ANSWER_PATIENCE || now - start > LONGEST_ANSWER) return;
        struct pollfd entry = {.fd = terminal, .events = POLLIN};
        char bytes[512];
        int ready = poll(&entry, 1, STEP);
        if (ready == 0) {
            if (tcsetattr(terminal, TCSANOW, &modes) != 0) return;
            continue;
        }
        ssize_t count = ready < 0 ? ready : read(terminal, bytes, sizeof bytes);
        /* As by the end of a worker. */
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return;
        last = now;
        for (ssize_t i = 0; i < count && answer[matched] != 0; i++)
            matched = bytes[i] == answer[matched] ? matched + 1 : bytes[i] == answer[0];
    }
}

/* What to do with unread input and pending answers. The last case holds up the prompt of a shell
 * that has the terminal back, and so keeps it from reading the modes in between. */
enum input { KEPT, ANSWERS_TAKEN, ANSWERS_TAKEN_FIRST };

/* SIGTTOU and SIGTTIN would stop a background process. */
static void set_modes(const struct termios *modes, enum input input) {
    sigset_t blocked, mask;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGTTOU);
    sigaddset(&blocked, SIGTTIN);
    pthread_sigmask(SIG_BLOCK, &blocked, &mask);
    if (input != KEPT && leaving[0] != 0) drain(input == ANSWERS_TAKEN_FIRST);
    tcsetattr(terminal, TCSANOW, modes);
    if (input != KEPT) tcflush(terminal, TCIFLUSH);
    if (input == ANSWERS_TAKEN_FIRST) tcflow(terminal, TCOON);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

/* Says whether the shell has the terminal back. Asks about the leader of the program's session, since
 * the guard itself has no terminal. There is no shell where that is the program, which then has no
 * foreground any more. */
static int is_taken_back(void) {
    char text[512];
    pid_t foreground;
    snprintf(text, sizeof text, "/proc/%d/stat", (int)session);
    int file = open(text, O_RDONLY | O_CLOEXEC);
    ssize_t length = file < 0 ? -1 : read(file, text, sizeof text - 1);
    if (file >= 0) close(file);
    if (length < 0) return 0;
    text[length] = 0;
    /* The name of the program is in parentheses, and may have some. */
    const char *rest = strrchr(text, ')');
    return rest != NULL && sscanf(rest, ") %*c %*d %*d %*d %*d %d", &foreground) == 1 &&
           foreground >= 0 && foreground != group;
}

/* Runs beside this process, and restores the terminal if it ends without doing so: killed, or ended
 * by a plugin's system call. */
static void guard(void) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    for (int descriptor = 0; descriptor < 1024; descriptor++)
        if (descriptor != terminal) close(descriptor);
    /* While suspended, the terminal belongs to others. */
    if (pthread_mutex_lock(&watch->life) == EOWNERDEAD && atomic_load(&watch->state) == TAKEN) {
        tcflow(terminal, TCOOFF);
        before = watch->before;
        /* A shell that was quicker reads the modes about now, and would restore those in between. */
        int is_late = is_taken_back();
        if (is_late) {
            tcflow(terminal, TCOON);
            put(leaving);
        }
        set_modes(&before, is_late ? KEPT : ANSWERS_TAKEN_FIRST);
    }
    _exit(0);
}

/* Async-signal-safe. */
static void tell_guard(int state) {
    if (watch == NULL) return;
    watch->before = before;
    atomic_store(&watch->state, state);
}

static void set_guard(void) {
    pthread_mutexattr_t kind;
    watch = mmap(NULL, sizeof *watch, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (watch == MAP_FAILED) {
        watch = NULL;
        return;
    }
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_setpshared(&kind, PTHREAD_PROCESS_SHARED);
    pthread_mutexattr_setrobust(&kind, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&watch->life, &kind);
    pthread_mutex_lock(&watch->life);
    tell_guard(TAKEN);
    pid_t child = fork();
    if (child == 0) {
        /* Protects the guard: a kill may hit the whole process group, and the terminal's signals
         * its session. */
        setsid();
        /* A second fork, so that the guard is not a child to wait for. */
        if (fork() == 0) guard();
        _exit(0);
    }
    if (child > 0)
        while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
}

/* Ends the guard, on the thread that started it, or at exit. */
static void dismiss_guard(void) {
    if (watch == NULL) return;
    tell_guard(GIVEN_BACK);
    if (pthread_mutex_unlock(&watch->life) != 0) return;
    munmap(watch, sizeof *watch);
    watch = NULL;
}

int linux_terminal_open(void) {
    if (terminal < 0) terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
    return terminal < 0 ? -errno : terminal;
}

int linux_terminal_take(const char *enter, const char *leave) {
    int descriptor = linux_terminal_open();
    if (atomic_load(&is_taken)) return -EBUSY;
    if (descriptor < 0) return descriptor;
    if (tcgetattr(descriptor, &before) != 0) return -errno;
    entering = enter;
    leaving = leave;
    owner = getpid();
    group = getpgrp();
    session = getsid(0);
    if (!atomic_exchange(&is_prepared, 1)) atexit(linux_terminal_give_back);
    set_guard();
    atomic_store(&is_taken, 1);
    put(enter);
    return descriptor;
}

void linux_terminal_give_back(void) {
    if (getpid() != owner || !atomic_exchange(&is_taken, 0)) return;
    if (!atomic_exchange(&is_laid_down, 0)) {
        put(leaving);
        set_modes(&before, ANSWERS_TAKEN);
    }
    dismiss_guard();
}

static int is_in_background(void) {
    pid_t group = tcgetpgrp(terminal);
    return group >= 0 && group != getpgrp();
}

/* Waits a moment for a signal to end, which arrives together with the one to resume. */
static int is_to_end(void) {
    for (int waited = 0; waited < PATIENCE; waited += STEP) {
        if (linux_attention_signal() != 0) return 1;
        poll(NULL, 0, STEP);
    }
    return 0;
}

int linux_terminal_lay_down(void (*stop)(void)) {
    struct termios own;
    int had = atomic_load(&is_taken) && tcgetattr(terminal, &own) == 0;
    if (had) {
        put(leaving);
        set_modes(&before, ANSWERS_TAKEN);
        tell_guard(LAID_DOWN);
        atomic_store(&is_laid_down, 1);
    }
    stop();
    if (!had) return 1;
    /* Resumed in the background, where the terminal belongs to the shell. */
    while (is_in_background()) {
        if (is_to_end()) return 0;
        stop();
    }
    if (atomic_load(&is_taken)) {
        atomic_store(&is_laid_down, 0);
        /* Another program may have set other modes, which will be restored instead. */
        tcgetattr(terminal, &before);
        tell_guard(TAKEN);
        put(entering);
        set_modes(&own, KEPT);
    }
    return 1;
}
