/* Debian's libadwaita-1-dev, with wrappers for what Swift can't call: macros, and signals, each with its own handler
   type. Handlers are connected swapped: the context is the first argument, the emitting object the last. */
#include <adwaita.h>
#include <glib-unix.h>

/** Uses the icon theme of that name instead of the desktop's. Texts that get the focus are not selected: the links in
    one would not get it. */
static inline void window_set_up(const char *theme)
{
    g_object_set(gtk_settings_get_default(), "gtk-icon-theme-name", theme, "gtk-label-select-on-focus", FALSE, NULL);
}

/** Sizes texts by a number of dots per inch, in 1024ths. */
static inline void window_use_dots(int dots)
{
    g_object_set(gtk_settings_get_default(), "gtk-xft-dpi", dots, NULL);
}

/** Says in an empty field for searching what it is for. GTK has a function for it since 4.10. */
static inline void window_prompt(GtkWidget *field, const char *prompt)
{
    g_object_set(field, "placeholder-text", prompt, NULL);
}

/** Defines a function that connects `handler` to a signal. */
#define WINDOW_CONNECT(name, ...) \
    static inline void name(void *object, const char *signal, __VA_ARGS__, void *context, GClosureNotify release) \
    { \
        g_signal_connect_data(object, signal, G_CALLBACK(handler), context, release, G_CONNECT_SWAPPED); \
    }

/** For a signal without a result. */
WINDOW_CONNECT(window_connect, void (*handler)(void *))

/** For a signal whose handler returns true if it handled it. */
WINDOW_CONNECT(window_connect_answer, gboolean (*handler)(void *))

/** For a factory of rows: `setup`, `bind`, `unbind` and `teardown`. */
WINDOW_CONNECT(window_connect_row, void (*handler)(void *, GtkListItem *))

/** For key presses. */
WINDOW_CONNECT(window_connect_key, gboolean (*handler)(void *, guint key, guint code, GdkModifierType state))

/** For links in labels. */
WINDOW_CONNECT(window_connect_link, gboolean (*handler)(void *, const char *address))

/** For a list: the row at a position was activated. */
WINDOW_CONNECT(window_connect_position, void (*handler)(void *, guint))

/** Returns how far from the start of `widget`, in the direction of its text, a drag has come. */
static inline double window_dragged_to(GtkGesture *drag, GtkWidget *widget)
{
    GtkWidget *handle = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(drag));
    double start = 0, offset = 0, place = 0, down = 0;
    gtk_gesture_drag_get_start_point(GTK_GESTURE_DRAG(drag), &start, NULL);
    gtk_gesture_drag_get_offset(GTK_GESTURE_DRAG(drag), &offset, NULL);
    gtk_widget_translate_coordinates(handle, widget, start + offset, 0, &place, &down);
    return gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? gtk_widget_get_width(widget) - place : place;
}

/** A number that changes with the desktop's font or font size. */
static inline guint window_letters(void)
{
    char *font = NULL;
    int resolution = 0;
    g_object_get(gtk_settings_get_default(), "gtk-font-name", &font, "gtk-xft-dpi", &resolution, NULL);
    guint number = (font ? g_str_hash(font) : 0) * 31 + (guint)resolution;
    g_free(font);
    return number;
}

/** Returns whether Enter, or else Space, is for what has the focus: a button, or for Enter also a link or a row. */
static inline gboolean window_takes_key(GtkWindow *window, gboolean is_enter)
{
    GtkWidget *focus = gtk_window_get_focus(window);
    if (!focus || GTK_IS_BUTTON(focus)) return focus != NULL;
    if (GTK_IS_LABEL(focus)) return is_enter && gtk_label_get_current_uri(GTK_LABEL(focus)) != NULL;
    return is_enter && GTK_IS_LIST_VIEW(gtk_widget_get_parent(focus));
}

/** Moves the focus from a scrolled window, which GTK would leave, to what is in it; returns whether it has. */
static inline gboolean window_go_into(GtkWidget *area)
{
    return gtk_widget_is_focus(area)
        && gtk_widget_child_focus(gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(area)), GTK_DIR_TAB_FORWARD);
}

/** Returns the natural height of a row at a width. */
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

/** Allocates all of `widget` to its only child, and computes the height with `height`; NULL for the default layout.
    Borrows `context` until the next call. */
static inline void window_lay_out(GtkWidget *widget, void *context, window_height height)
{
    g_object_set_data(G_OBJECT(widget), "window-height", (void *)height);
    g_object_set_data(G_OBJECT(widget), "window-context", context);
    if (height)
        gtk_widget_set_layout_manager(
            widget, gtk_custom_layout_new(NULL, window_measure, window_allocate));
}
