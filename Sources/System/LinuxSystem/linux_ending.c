#define _GNU_SOURCE
#include "linux_ending.h"

#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

#include "linux_terminal.h"

/* The time to wait for a blocked terminal, in milliseconds. */
enum { PATIENCE = 100 };

static pid_t process;
static const char *_Atomic texts[2];
static char file[PATH_MAX];
static atomic_int has_file;
static atomic_int child;

void linux_ending_tidy(void) {
    if (getpid() != process) return;
    int other = atomic_load(&child);
    if (other > 0) kill(other, SIGTERM);
    if (atomic_load(&has_file)) unlink(file);
    linux_terminal_give_back();
    for (int index = 0; index < 2; index++) {
        const char *text = atomic_load(&texts[index]);
        struct pollfd entry = {.fd = index + 1, .events = POLLOUT};
        if (text != NULL && poll(&entry, 1, PATIENCE) == 1) {
            ssize_t ignored = write(index + 1, text, strlen(text));
            (void)ignored;
        }
    }
}

void linux_ending_end(const char *words, int status) {
    linux_ending_tidy();
    if (words != NULL && getpid() == process) {
        ssize_t ignored = write(2, words, strlen(words));
        (void)ignored;
    }
    _exit(status);
}

static void end(int number) { linux_ending_end(NULL, 128 + number); }

void linux_ending_prepare(int number) {
    struct sigaction action = {.sa_handler = end};
    process = getpid();
    sigfillset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

void linux_ending_set_text(int descriptor, const char *text) {
    if (descriptor == 1 || descriptor == 2) atomic_store(&texts[descriptor - 1], text);
}

void linux_ending_set_file(const char *path) {
    /* The signal may arrive on any thread. */
    atomic_store(&has_file, 0);
    atomic_thread_fence(memory_order_seq_cst);
    if (path == NULL || strlen(path) >= sizeof file) return;
    memcpy(file, path, strlen(path) + 1);
    atomic_store(&has_file, 1);
}

void linux_ending_set_child(int number) { atomic_store(&child, number); }
