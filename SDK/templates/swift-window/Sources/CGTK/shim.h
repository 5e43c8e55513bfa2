/* GTK 4, and what of it are macros, which Swift does not see. */
#include <glib-unix.h>
#include <gtk/gtk.h>

/** Calls `action` with `context` as its last argument whenever `object` has `signal`. */
static inline void connect_signal(void *object, const char *signal, GCallback action,
                                  void *context) {
    g_signal_connect(object, signal, action, context);
}
