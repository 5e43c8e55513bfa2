#define _GNU_SOURCE

#include "linux_folder.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int linux_folder_name(const char *old, const char *name) {
    if (renameat2(AT_FDCWD, old, AT_FDCWD, name, RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return -errno;
    /* Not supported by the file system: reserve the name with an empty folder, which rename can
     * replace. */
    if (mkdir(name, 0777) != 0) return -errno;
    if (rename(old, name) == 0) return 0;
    int error = errno;
    rmdir(name);
    return -error;
}

int linux_folder_link(const char *old, const char *name) {
    if (link(old, name) == 0) return 0;
    if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS) return -errno;
    return renameat2(AT_FDCWD, old, AT_FDCWD, name, RENAME_NOREPLACE) == 0 ? 0 : -errno;
}
