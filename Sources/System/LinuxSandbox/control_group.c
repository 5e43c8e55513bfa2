#include "linux_sandbox.h"

#include <linux/magic.h>
#include <sys/vfs.h>
#include <sys/xattr.h>

int sandbox_is_control_group(const char *folder) {
    struct statfs status;
    return statfs(folder, &status) == 0 && status.f_type == CGROUP2_SUPER_MAGIC;
}

static int is_marked(const char *folder, const char *name) {
    char value;
    return getxattr(folder, name, &value, 1) == 1 && value == '1';
}

int sandbox_is_delegated_group(const char *folder) {
    return is_marked(folder, "user.delegate") || is_marked(folder, "trusted.delegate");
}
