#ifndef SHIPPED_RENDERERS_H
#define SHIPPED_RENDERERS_H

/** The names of the renderers that FeedHost comes with, as Package.swift lists them, with commas between. */
const char *shipped_renderers(void);

#endif
