/*
 * Renames without replacing (renameat2), which Swift's Glibc module lacks.
 */
#pragma once

/**
 * Renames the folder `old` to `name`; -EEXIST if that exists, even as an empty folder. Returns 0 or
 * a negative errno. [any thread]
 */
int linux_folder_name(const char *old, const char *name);

/**
 * Links the file `old` as `name`, or renames it if the file system has no links; -EEXIST if that
 * exists. Returns 0 or a negative errno. [any thread]
 */
int linux_folder_link(const char *old, const char *name);
