/*
 * The desktop's settings, by its portal (org.freedesktop.portal.Settings).
 */
#pragma once

#include <stdint.h>

/** Zero where unknown. */
struct linux_desktop {
    /** As the portal says it: 1 prefers dark colours, 2 light ones. */
    int32_t color_scheme;
    /** 1 plus the portal's number: 1 for a normal contrast, 2 for a high one. */
    int32_t contrast;
    /** The size of texts in percent. */
    int32_t text_scale;
};

/**
 * Reads the settings, and follows them on a thread of its own until the process ends: signals `event`,
 * which stays open, after each change. Waits at most a second for the first answer. Loads libgio;
 * without it, a session bus or a portal, nothing is known. Has an effect once.
 */
void linux_desktop_follow(int event);

/** Returns the settings as they are now. */
struct linux_desktop linux_desktop_settings(void);
