/* A GTK 4 window with the items' titles. It closes as soon as they are painted, and draws the
 * kind of display and the number of items. */
#define ON_CREATE \
    events = host->get_extension(host, FEED_EXTENSION_EVENT_LOOP); \
    if (events == NULL) return feed_fail(error, "there is no event loop");
#include "fixture.h"

#include <glib-unix.h>
#include <gtk/gtk.h>

FEED_PLUGIN_NOTE("id=window-gtk\n"
                 "name=Window of GTK\n"
                 "version=1\n"
                 "views=feed\n"
                 "needs=display\n");

static const feed_event_loop_extension *events;
static GMainLoop *loop;
static GtkWidget *window, *list;
static unsigned item_count, paints;
static feed_status ending;

static void leave(feed_status status) {
    ending = status;
    if (loop != NULL) g_main_loop_quit(loop);
}

static gboolean on_event(int descriptor, GIOCondition condition, void *unused) {
    feed_status status = events->dispatch(host);
    if (status != FEED_STATUS_OK) leave(status);
    return status == FEED_STATUS_OK;
}

static void on_painted(GdkFrameClock *clock, void *unused) {
    if (item_count > 0 && ++paints > 1) leave(FEED_STATUS_OK);
    gtk_widget_queue_draw(window);
}

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    item_count = (unsigned)model->item_count;
    for (uint64_t i = 0; list != NULL && i < model->item_count; i++) {
        const feed_item *item = model->item(model, i);
        char *title = g_strndup(item->title.bytes, item->title.length);
        gtk_box_append(GTK_BOX(list), gtk_label_new(title));
        g_free(title);
    }
    return FEED_STATUS_OK;
}

static feed_status run(void *context, feed_error *error) {
    if (!gtk_init_check()) return FEED_STATUS_FAILED;
    loop = g_main_loop_new(NULL, FALSE);
    window = gtk_window_new();
    list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    gtk_window_set_child(GTK_WINDOW(window), list);
    gtk_window_set_default_size(GTK_WINDOW(window), 320, 200);
    g_signal_connect_swapped(window, "close-request", G_CALLBACK(leave), NULL);
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(on_painted), NULL);
    guint source = g_unix_fd_add((int)events->descriptor(host), G_IO_IN, on_event, NULL);
    host->request_refresh(host);
    g_main_loop_run(loop);
    char line[128];
    int length = snprintf(line, sizeof line, "%s %u\n",
                          G_OBJECT_TYPE_NAME(gtk_widget_get_display(window)), item_count);
    gtk_window_destroy(GTK_WINDOW(window));
    list = NULL;
    if (g_main_context_find_source_by_id(NULL, source) != NULL) g_source_remove(source);
    host->write(host, FEED_STREAM_OUTPUT, line, (size_t)length);
    return ending;
}

FIXTURE(FEED_VIEW(display), .run = run)
