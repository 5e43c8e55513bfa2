/* To be preloaded: a file system without unnamed temporary files, like some network file
 * systems. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/types.h>

#define OPEN(name)                                                                                 \
    __attribute__((visibility("default"))) int name(const char *path, int flags, ...) {            \
        int (*real)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name); \
        va_list arguments;                                                                         \
        if ((flags & O_TMPFILE) == O_TMPFILE) {                                                    \
            errno = EOPNOTSUPP;                                                                    \
            return -1;                                                                             \
        }                                                                                          \
        va_start(arguments, flags);                                                                \
        mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;                             \
        va_end(arguments);                                                                         \
        return real(path, flags, mode);                                                            \
    }

OPEN(open)
OPEN(open64)
