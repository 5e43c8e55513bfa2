/*
 * feed_gtk.h - what a reader in a window does for itself, with GTK 4, in C and Swift: its loop, lists, keys
 * and pictures. The host does the rest, and the plugin shows it. No part of the contract.
 *
 * A window is laid out in the language of GtkBuilder, and its widgets go by their names there.
 */
#ifndef FEED_GTK_H
#define FEED_GTK_H

#include "feed_plugin_helpers.h"

#include <glib-unix.h>
#include <gtk/gtk.h>

/** What a window does with a key. */
enum { FEED_GTK_IGNORES = 0, FEED_GTK_DID = 1, FEED_GTK_FILTERS = 2 };

/** A window, and where that goes what the user does. */
typedef struct feed_gtk_window {
    GtkBuilder *builder;
    void *context;
    /** Performs an action, with a text or NULL, on a row of a list's version or FEED_NO_ROW. */
    void (*perform)(void *context, const char *action, const char *text, uint64_t row,
                    uint64_t version);
    /** Does what a key means, by its name as in feed_action.keys. */
    int (*press)(void *context, struct feed_gtk_window *window, const char *key);
    /** Lets the host in during the loop; ends it with what is below zero. */
    int (*dispatch)(void *context);
    int status;
    GMainLoop *main_loop;
} feed_gtk_window;

/** The widget of a name. */
static inline void *feed_gtk_widget(const feed_gtk_window *window, const char *name) {
    return gtk_builder_get_object(window->builder, name);
}

/**
 * Opens the window named window, also in a confined process. Labels begin at the left, and wrap. NULL if
 * there is no display.
 */
static inline feed_gtk_window *
feed_gtk_open(const char *layout, void *context,
              void (*perform)(void *, const char *, const char *, uint64_t, uint64_t),
              int (*press)(void *, feed_gtk_window *, const char *)) {
    /* Without the graphics card, which such a process doesn't reach. */
    g_setenv("GSK_RENDERER", "cairo", FALSE);
    if (g_getenv("WAYLAND_DISPLAY") == NULL) g_setenv("GDK_BACKEND", "x11", FALSE);
    if (!gtk_init_check()) return NULL;
    feed_gtk_window *window = g_new0(feed_gtk_window, 1);
    window->builder = gtk_builder_new_from_string(layout, -1);
    window->context = context;
    window->perform = perform;
    window->press = press;
    GSList *objects = gtk_builder_get_objects(window->builder);
    for (GSList *each = objects; each != NULL; each = each->next)
        if (GTK_IS_LABEL(each->data)) g_object_set(each->data, "xalign", 0.0, "wrap", TRUE, NULL);
    g_slist_free(objects);
    gtk_window_present(GTK_WINDOW(feed_gtk_widget(window, "window")));
    return window;
}

/** Closes a window, which may be NULL. */
static inline void feed_gtk_close(feed_gtk_window *window) {
    if (window == NULL) return;
    gtk_window_destroy(GTK_WINDOW(feed_gtk_widget(window, "window")));
    g_object_unref(window->builder);
    g_free(window);
}

/** Sets the text of a label, a button or the window; NULL for none. Nothing where there is no window. */
static inline void feed_gtk_set_text(const feed_gtk_window *window, const char *name,
                                     const char *text) {
    if (window == NULL) return;
    const char *property = GTK_IS_LABEL(feed_gtk_widget(window, name)) ||
                                   GTK_IS_BUTTON(feed_gtk_widget(window, name))
                               ? "label" : "title";
    g_object_set(feed_gtk_widget(window, name), property, text == NULL ? "" : text, NULL);
}

/** Shows a texture, which GTK keeps for as long, in a GtkPicture; NULL for none. */
static inline void feed_gtk_set_picture(const feed_gtk_window *window, const char *name,
                                        void *texture) {
    if (window != NULL)
        gtk_picture_set_paintable(GTK_PICTURE(feed_gtk_widget(window, name)), (GdkPaintable *)texture);
}

/** A texture of pixels, as red, green, blue and opacity; to be released with g_object_unref. */
static inline void *feed_gtk_texture(const void *pixels, size_t width, size_t height, size_t stride) {
    GBytes *bytes = g_bytes_new(pixels, stride * height);
    GdkTexture *texture = gdk_memory_texture_new((int)width, (int)height,
                                                 GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes, stride);
    g_bytes_unref(bytes);
    return texture;
}

/** Shows pixels, as feed_gtk_texture takes them. */
static inline void feed_gtk_set_pixels(const feed_gtk_window *window, const char *name,
                                       const void *pixels, size_t width, size_t height, size_t stride) {
    void *texture = feed_gtk_texture(pixels, width, height, stride);
    feed_gtk_set_picture(window, name, texture);
    g_object_unref(texture);
}

/* --------------------------------------------------------------------------------------------
 * The loop
 */

static inline gboolean feed_gtk_dispatch(gint descriptor, GIOCondition condition, gpointer context) {
    feed_gtk_window *window = (feed_gtk_window *)context;
    (void)descriptor, (void)condition;
    window->status = window->dispatch(window->context);
    if (window->status >= 0) return G_SOURCE_CONTINUE;
    g_main_loop_quit(window->main_loop);
    return G_SOURCE_REMOVE;
}

static inline gboolean feed_gtk_closed(GtkWindow *closed, gpointer context) {
    (void)closed;
    g_main_loop_quit(((feed_gtk_window *)context)->main_loop);
    return TRUE;
}

/** Waits for the host, by the descriptor of its loop, until it or the user ends that. */
static inline int feed_gtk_run(feed_gtk_window *window, int descriptor, int (*dispatch)(void *)) {
    void *widget = feed_gtk_widget(window, "window");
    window->dispatch = dispatch;
    window->main_loop = g_main_loop_new(NULL, FALSE);
    gulong signal = g_signal_connect(widget, "close-request", G_CALLBACK(feed_gtk_closed), window);
    guint source = g_unix_fd_add(descriptor, G_IO_IN, feed_gtk_dispatch, window);
    g_main_loop_run(window->main_loop);
    /* One that has ended the loop is removed already. */
    if (window->status >= 0) g_source_remove(source);
    g_signal_handler_disconnect(widget, signal);
    g_main_loop_unref(window->main_loop);
    return window->status;
}

/* --------------------------------------------------------------------------------------------
 * Lists
 */

/** A list whose rows are texts. The host knows which row is selected. */
typedef struct feed_gtk_list {
    const feed_gtk_window *window;
    /* The action that selecting a row is, such as select. */
    const char *action;
    uint64_t version;
    GtkListView *view;
    GtkStringList *rows;
    GtkSingleSelection *selection;
    gulong signal;
    /* The texts of feed_gtk_list_add. */
    GPtrArray *added;
} feed_gtk_list;

static inline void feed_gtk_selected(GtkSingleSelection *selection, GParamSpec *property,
                                     gpointer context) {
    feed_gtk_list *list = (feed_gtk_list *)context;
    guint row = gtk_single_selection_get_selected(selection);
    (void)property;
    if (row != GTK_INVALID_LIST_POSITION)
        list->window->perform(list->window->context, list->action, NULL, row, list->version);
}

static inline void feed_gtk_activated(GtkListView *view, guint row, gpointer context) {
    feed_gtk_list *list = (feed_gtk_list *)context;
    (void)view;
    list->window->perform(list->window->context, "enter", NULL, row, list->version);
}

static inline void feed_gtk_end_list(gpointer context) {
    g_ptr_array_unref(((feed_gtk_list *)context)->added);
    g_free(context);
}

/** Fills a GtkListView with a list, without rows yet, which lasts as long as the window. */
static inline feed_gtk_list *feed_gtk_make_list(const feed_gtk_window *window, const char *name,
                                                const char *action) {
    static const char row[] =
        "<interface><template class='GtkListItem'><property name='child'><object class='GtkLabel'>"
        "<property name='xalign'>0</property><property name='ellipsize'>end</property>"
        "<binding name='label'><lookup name='string' type='GtkStringObject'>"
        "<lookup name='item'>GtkListItem</lookup></lookup></binding>"
        "</object></property></template></interface>";
    GBytes *bytes = g_bytes_new_static(row, sizeof row - 1);
    GtkListItemFactory *factory = gtk_builder_list_item_factory_new_from_bytes(NULL, bytes);
    feed_gtk_list *list = g_new0(feed_gtk_list, 1);
    list->window = window;
    list->action = action;
    list->added = g_ptr_array_new_with_free_func(g_free);
    list->view = GTK_LIST_VIEW(feed_gtk_widget(window, name));
    list->rows = gtk_string_list_new(NULL);
    list->selection = gtk_single_selection_new(G_LIST_MODEL(list->rows));
    gtk_single_selection_set_autoselect(list->selection, FALSE);
    gtk_single_selection_set_can_unselect(list->selection, TRUE);
    gtk_list_view_set_factory(list->view, factory);
    gtk_list_view_set_model(list->view, GTK_SELECTION_MODEL(list->selection));
    list->signal = g_signal_connect(list->selection, "notify::selected",
                                    G_CALLBACK(feed_gtk_selected), list);
    g_signal_connect(list->view, "activate", G_CALLBACK(feed_gtk_activated), list);
    g_object_set_data_full(G_OBJECT(list->view), "feed-list", list, feed_gtk_end_list);
    g_object_unref(list->selection);
    g_object_unref(factory);
    g_bytes_unref(bytes);
    return list;
}

/** Adds a row, for feed_gtk_list_show. */
static inline void feed_gtk_list_add(feed_gtk_list *list, const char *text) {
    g_ptr_array_add(list->added, g_strdup(text));
}

/**
 * Shows the rows that were added instead of those from `first` on, up to `end`, which may be greater than
 * any, and the selected row, which may be FEED_NO_ROW.
 */
static inline void feed_gtk_list_show(feed_gtk_list *list, uint64_t version, uint64_t first,
                                      uint64_t end, uint64_t selected) {
    guint row = selected == FEED_NO_ROW ? GTK_INVALID_LIST_POSITION : (guint)selected;
    guint count = g_list_model_get_n_items(G_LIST_MODEL(list->rows));
    g_ptr_array_add(list->added, NULL);
    list->version = version;
    end = MIN(end, count);
    first = MIN(first, end);
    /* Nobody has selected what changes here. */
    g_signal_handler_block(list->selection, list->signal);
    gtk_string_list_splice(list->rows, (guint)first, (guint)(end - first),
                           (const char *const *)list->added->pdata);
    gtk_single_selection_set_selected(list->selection, row);
    g_signal_handler_unblock(list->selection, list->signal);
    g_ptr_array_set_size(list->added, 0);
    if (selected != FEED_NO_ROW)
        gtk_widget_activate_action(GTK_WIDGET(list->view), "list.scroll-to-item", "u", row);
}

/* --------------------------------------------------------------------------------------------
 * Keys and buttons
 */

/** Shows a text, such as the help, in a window of its own. */
static inline void feed_gtk_show_text(const feed_gtk_window *window, const char *text) {
    GtkWidget *dialog = gtk_window_new();
    gtk_window_set_transient_for(GTK_WINDOW(dialog), GTK_WINDOW(feed_gtk_widget(window, "window")));
    gtk_window_set_child(GTK_WINDOW(dialog), gtk_label_new(text));
    gtk_window_present(GTK_WINDOW(dialog));
}

static inline void feed_gtk_name_key(guint value, char *name) {
    static const struct {
        guint value;
        const char *name;
    } named[] = {
        {GDK_KEY_Return, "enter"},
        {GDK_KEY_KP_Enter, "enter"},
        {GDK_KEY_Escape, "escape"},
        {GDK_KEY_space, "space"},
        {GDK_KEY_semicolon, "semicolon"},
        {GDK_KEY_BackSpace, "backspace"},
        {GDK_KEY_Delete, "delete"},
        {GDK_KEY_Insert, "insert"},
        {GDK_KEY_Up, "up"},
        {GDK_KEY_Down, "down"},
        {GDK_KEY_Left, "left"},
        {GDK_KEY_Right, "right"},
        {GDK_KEY_Page_Up, "pageup"},
        {GDK_KEY_Page_Down, "pagedown"},
        {GDK_KEY_Home, "home"},
        {GDK_KEY_End, "end"},
    };
    memset(name, 0, 16);
    for (size_t i = 0; i < sizeof named / sizeof *named; i++)
        if (named[i].value == value) strcpy(name, named[i].name);
    if (name[0] == 0) g_unichar_to_utf8(gdk_keyval_to_unicode(value), name);
}

static inline gboolean feed_gtk_pressed(GtkEventControllerKey *keys, guint value, guint code,
                                        GdkModifierType modifiers, gpointer context) {
    feed_gtk_window *window = (feed_gtk_window *)context;
    GtkWindow *widget = GTK_WINDOW(feed_gtk_widget(window, "window"));
    GtkWidget *filter = GTK_WIDGET(feed_gtk_widget(window, "filter"));
    GtkWidget *focus = gtk_window_get_focus(widget);
    char key[16];
    (void)keys, (void)code;
    if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0) return FALSE;
    if (focus != NULL && gtk_widget_is_ancestor(focus, filter)) {
        if (value != GDK_KEY_Return && value != GDK_KEY_Escape) return FALSE;
        if (value == GDK_KEY_Escape) gtk_editable_set_text(GTK_EDITABLE(filter), "");
        gtk_window_set_focus(widget, NULL);
        return TRUE;
    }
    if (GTK_IS_BUTTON(focus) && (value == GDK_KEY_Return || value == GDK_KEY_space)) return FALSE;
    feed_gtk_name_key(value, key);
    int did = window->press(window->context, window, key);
    if (did == FEED_GTK_FILTERS) gtk_widget_grab_focus(filter);
    return did != FEED_GTK_IGNORES;
}

static inline void feed_gtk_filtered(GtkEditable *entry, gpointer context) {
    feed_gtk_window *window = (feed_gtk_window *)context;
    window->perform(window->context, "filter", gtk_editable_get_text(entry), FEED_NO_ROW, 0);
}

/** Has keys do what they mean, and the GtkSearchEntry named filter do that. */
static inline void feed_gtk_connect_keys(feed_gtk_window *window) {
    GtkEventController *keys = gtk_event_controller_key_new();
    /* Before lists, which would move a selection of their own. */
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    g_signal_connect(keys, "key-pressed", G_CALLBACK(feed_gtk_pressed), window);
    gtk_widget_add_controller(GTK_WIDGET(feed_gtk_widget(window, "window")), keys);
    g_signal_connect(feed_gtk_widget(window, "filter"), "search-changed",
                     G_CALLBACK(feed_gtk_filtered), window);
}

static inline void feed_gtk_clicked(GtkWidget *button, gpointer context) {
    feed_gtk_window *window = (feed_gtk_window *)context;
    window->perform(window->context, gtk_buildable_get_buildable_id(GTK_BUILDABLE(button)), NULL,
                    FEED_NO_ROW, 0);
}

/** Has a button, which is named as an action is, do that. */
static inline void feed_gtk_connect_button(feed_gtk_window *window, const char *action,
                                           const char *label) {
    feed_gtk_set_text(window, action, label);
    g_signal_connect(feed_gtk_widget(window, action), "clicked", G_CALLBACK(feed_gtk_clicked), window);
}

/* --------------------------------------------------------------------------------------------
 * The host, for renderers in C
 */

static inline void feed_gtk_perform_on_host(void *context, const char *action, const char *text,
                                            uint64_t row, uint64_t version) {
    feed_action_request request = feed_action_named(feed_lend(action));
    if (text != NULL) request.text = feed_lend(text);
    request.row = row;
    request.version = version;
    feed_request((const feed_host *)context, request);
}

static inline int feed_gtk_press_on_host(void *context, feed_gtk_window *window, const char *key) {
    const feed_host *host = (const feed_host *)context;
    const feed_action *action = feed_action_of(host, key);
    if (action == NULL) return FEED_GTK_IGNORES;
    if (feed_equals(action->name, "filter") || feed_equals(action->name, "search"))
        return FEED_GTK_FILTERS;
    if (feed_equals(action->name, "help")) {
        GString *text = g_string_new(NULL);
        feed_list all = feed_actions(host);
        for (size_t i = 0; i < all.count; i++) {
            const feed_action *each = FEED_LIST_AT(all, feed_action, i);
            if (each->is_views_own || each->keys.count == 0) continue;
            g_string_append_printf(text, "%s\t%s\n", FEED_LIST_AT(each->keys, feed_string, 0)->bytes,
                                   each->words.bytes);
        }
        feed_gtk_show_text(window, text->str);
        g_string_free(text, TRUE);
        return FEED_GTK_DID;
    }
    if (action->is_views_own) return FEED_GTK_IGNORES;
    feed_perform(host, action->name, NULL);
    return FEED_GTK_DID;
}

/** As feed_gtk_open, for a reader whose keys and lists the host knows. */
static inline feed_gtk_window *feed_gtk_open_for(const feed_host *host, const char *layout) {
    return feed_gtk_open(layout, (void *)(uintptr_t)host, feed_gtk_perform_on_host,
                         feed_gtk_press_on_host);
}

static inline int feed_gtk_dispatch_host(void *context) {
    const feed_host *host = (const feed_host *)context;
    const feed_event_loop_extension *loop =
        (const feed_event_loop_extension *)host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    return loop->dispatch(host);
}

/** The loop of a window of feed_gtk_open_for; returns what run returns. */
static inline feed_status feed_gtk_run_for(feed_gtk_window *window, feed_error *error) {
    const feed_host *host = (const feed_host *)window->context;
    const feed_event_loop_extension *loop =
        (const feed_event_loop_extension *)host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    if (loop == NULL) return feed_fail(error, "the host has no event loop for it");
    return feed_gtk_run(window, (int)loop->descriptor(host), feed_gtk_dispatch_host);
}

static inline feed_status feed_gtk_make_image(void *context, const feed_pixels *pixels, void **image,
                                              feed_error *error) {
    (void)context, (void)error;
    *image = feed_gtk_texture(pixels->bytes, pixels->width, pixels->height, pixels->stride);
    return FEED_STATUS_OK;
}

static inline void feed_gtk_release_image(void *context, void *image) {
    (void)context;
    g_object_unref(image);
}

/** Makes a texture of pixels (images=pixels). */
static const feed_image_transformer feed_gtk_transformer = {
    sizeof(feed_image_transformer), NULL, feed_gtk_make_image, feed_gtk_release_image};

#endif
