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

/** A number that is another one when the desktop has letters of another look or size. */
static inline guint window_letters(void)
{
    char *font = NULL;
    int resolution = 0;
    g_object_get(gtk_settings_get_default(), "gtk-font-name", &font, "gtk-xft-dpi", &resolution, NULL);
    guint number = (font ? g_str_hash(font) : 0) * 31 + (guint)resolution;
    g_free(font);
    return number;
}

/** The height that a row wants at a width. */
typedef int (*window_height)(void *context, int width);

/** Of a widget that `window_lay_out` was called for. As wide as it is told to be. */
static inline void window_measure(GtkWidget *widget, GtkOrientation orientation, int width, int *least, int *natural,
                                  int *least_baseline, int *natural_baseline)
{
    window_height height = (window_height)g_object_get_data(G_OBJECT(widget), "window-height");
    void *context = g_object_get_data(G_OBJECT(widget), "window-context");
    *least = *natural = orientation == GTK_ORIENTATION_VERTICAL && height ? height(context, width) : 0;
    *least_baseline = *natural_baseline = -1;
}

static inline void window_allocate(GtkWidget *widget, int width, int height, int baseline)
{
    GtkAllocation all = {0, 0, width, height};
    gtk_widget_size_allocate(gtk_widget_get_first_child(widget), &all, baseline);
}

/** Gives the only child of `widget` all its room, and has `height` say how much that is to be; NULL for none.
    Borrows `context` until it is called again. */
static inline void window_lay_out(GtkWidget *widget, void *context, window_height height)
{
    g_object_set_data(G_OBJECT(widget), "window-height", (void *)height);
    g_object_set_data(G_OBJECT(widget), "window-context", context);
    if (height)
        gtk_widget_set_layout_manager(
            widget, gtk_custom_layout_new(NULL, window_measure, window_allocate));
}
