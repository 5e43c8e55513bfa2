#define _GNU_SOURCE
#include "linux_sandbox.h"
#include "refused_calls.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

/* The plugin, the libraries it may need, and one that doesn't exist. */
enum { MAXIMUM_OFFERS = 258 };

static struct {
    uintptr_t loader, loader_end;
    struct {
        const char *name;
        int descriptor;
    } offers[MAXIMUM_OFFERS];
    int offer_count;
    /* The offers that the loader has not opened. */
    int offers_left;
} state;

static int find_loader(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    uintptr_t base = *(uintptr_t *)context;
    if (info->dlpi_addr != base)
        return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        uintptr_t end = base + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
        if (info->dlpi_phdr[i].p_type == PT_LOAD && end > state.loader_end)
            state.loader_end = end;
    }
    state.loader = base;
    return 1;
}

void refused_find_loader(void) {
    uintptr_t base = getauxval(AT_BASE);
    dl_iterate_phdr(find_loader, &base);
}

/* The loader opens all libraries before constructors run. */
int refused_is_loading(uintptr_t caller) {
    return state.offers_left > 0 && caller >= state.loader && caller < state.loader_end;
}

/* Opens each offer once, since the loader closes it after mapping. So none is open when the first
 * constructor runs, and no other descriptor ever gets such a number. */
long refused_offer(const char *path) {
    const char *name = strrchr(path, '/');
    name = name == NULL ? path : name + 1;
    for (int i = 0; i < state.offer_count; i++)
        if (state.offers[i].descriptor >= 0 &&
            (strcmp(path, state.offers[i].name) == 0 || strcmp(name, state.offers[i].name) == 0)) {
            int descriptor = state.offers[i].descriptor;
            state.offers[i].descriptor = -1;
            state.offers_left--;
            lseek(descriptor, 0, SEEK_SET);
            return descriptor;
        }
    return -ENOENT;
}

int sandbox_offer(const char *name, int descriptor) {
    if (state.offer_count == MAXIMUM_OFFERS)
        return -ENOSPC;
    int offer = -1;
    if (descriptor >= 0) {
        offer = fcntl(descriptor, F_DUPFD_CLOEXEC, SANDBOX_FIRST_OFFER);
        /* Where no number is as high, it is an invalid one. */
        if (offer < 0)
            return errno == EINVAL ? -EMFILE : -errno;
        if (offer >= SANDBOX_OFFERS_END) {
            close(offer);
            return -ENOSPC;
        }
    }
    state.offers[state.offer_count].name = name;
    state.offers[state.offer_count++].descriptor = offer;
    state.offers_left++;
    return 0;
}

void sandbox_end_offers(void) {
    for (int i = 0; i < state.offer_count; i++)
        if (state.offers[i].descriptor >= 0)
            close(state.offers[i].descriptor);
    state.offer_count = 0;
    state.offers_left = 0;
}
