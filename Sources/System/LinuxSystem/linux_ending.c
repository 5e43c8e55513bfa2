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

/* The time to wait for a blocked terminal, in milliseconds; and the most processes to terminate, as many as
 * there may be sources. */
enum { PATIENCE = 100, CHILDREN = 10000 };

static pid_t process;
static const char *_Atomic texts[2];
static struct {
    char path[PATH_MAX];
    atomic_int is_set;
} files[2];
/* A pager, or the groups of programs that write documents. */
static atomic_int children[CHILDREN];

void linux_ending_tidy(void) {
    if (getpid() != process) return;
    for (int index = 0; index < CHILDREN; index++) {
        int other = atomic_load(&children[index]);
        if (other != 0) kill(other, SIGTERM);
    }
    for (int index = 0; index < 2; index++)
        if (atomic_load(&files[index].is_set)) unlink(files[index].path);
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

void linux_ending_set_file(int is_whole, const char *path) {
    int index = is_whole != 0;
    /* The signal may arrive on any thread. */
    atomic_store(&files[index].is_set, 0);
    atomic_thread_fence(memory_order_seq_cst);
    if (path == NULL || strlen(path) >= PATH_MAX) return;
    memcpy(files[index].path, path, strlen(path) + 1);
    atomic_store(&files[index].is_set, 1);
}

void linux_ending_replace_child(int old, int replacement) {
    for (int index = 0; index < CHILDREN; index++)
        if (atomic_compare_exchange_strong(&children[index], &(int){old}, replacement)) return;
}
