/* What Debian's libadwaita-1-dev provides, and what of it Swift can't call: macros, and signals, whose handlers have
   as many types as there are signals. Each is connected so that what it is for comes first, and its object last. */
#include <adwaita.h>
#include <glib-unix.h>

static inline void window_connect_data(void *object, const char *signal, GCallback handler, void *context,
                                       GClosureNotify release)
{
    g_signal_connect_data(object, signal, handler, context, release, G_CONNECT_SWAPPED);
}

/** Takes the signs of a theme of that name, whatever the desktop has. */
static inline void window_use_icons(const char *theme)
{
    g_object_set(gtk_settings_get_default(), "gtk-icon-theme-name", theme, NULL);
}

/** Calls `handler` whatever `signal` says, and answers nothing. */
static inline void window_connect(void *object, const char *signal, void (*handler)(void *), void *context,
                                  GClosureNotify release)
{
    window_connect_data(object, signal, G_CALLBACK(handler), context, release);
}

/** As `window_connect`, of a signal that asks whether it was dealt with. */
static inline void window_connect_answer(void *object, const char *signal, gboolean (*handler)(void *),
                                         void *context, GClosureNotify release)
{
    window_connect_data(object, signal, G_CALLBACK(handler), context, release);
}

/** Of a factory of rows: its `setup`, `bind`, `unbind` and `teardown`. */
static inline void window_connect_row(void *object, const char *signal, void (*handler)(void *, GtkListItem *),
                                      void *context, GClosureNotify release)
{
    window_connect_data(object, signal, G_CALLBACK(handler), context, release);
}

/** Of keys. */
static inline void window_connect_key(void *object,
                                      gboolean (*handler)(void *, guint key, guint code, GdkModifierType state),
                                      void *context, GClosureNotify release)
{
    window_connect_data(object, "key-pressed", G_CALLBACK(handler), context, release);
}

/** Of links in labels. */
static inline void window_connect_link(void *object, gboolean (*handler)(void *, const char *address),
                                       void *context, GClosureNotify release)
{
    window_connect_data(object, "activate-link", G_CALLBACK(handler), context, release);
}

/** Of a list, whose row at a position was chosen to be opened. */
static inline void window_connect_position(void *object, const char *signal, void (*handler)(void *, guint),
                                           void *context, GClosureNotify release)
{
    window_connect_data(object, signal, G_CALLBACK(handler), context, release);
}
