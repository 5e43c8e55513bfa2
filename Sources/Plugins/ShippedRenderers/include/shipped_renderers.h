#ifndef SHIPPED_RENDERERS_H
#define SHIPPED_RENDERERS_H

/** The names of the shipped renderers from Package.swift, separated by commas. */
const char *shipped_renderers(void);

#endif
