/*
 * Giving a folder or a file its name only where nothing has it (renameat2), which Swift's Glibc module does not
 * show.
 */
#ifndef LINUX_FOLDER_H
#define LINUX_FOLDER_H

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Renames the folder `old` to `name`, if there is nothing of that name: -EEXIST where there is, be it an
 * empty folder. 0, or a negative errno. [any thread]
 */
int linux_folder_name(const char *old, const char *name);

/**
 * Gives the file `old` the name `name` (too, where the file system has links), if there is nothing of that
 * name: -EEXIST where there is. 0, or a negative errno. [any thread]
 */
int linux_folder_link(const char *old, const char *name);

#ifdef __cplusplus
}
#endif

#endif
