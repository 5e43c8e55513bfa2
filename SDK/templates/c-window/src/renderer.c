/* @TITLE@: a reader in a window, for FeedHost, with GTK 4. */
#include "feed_plugin_helpers.h"

#include <glib-unix.h>
#include <gtk/gtk.h>

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=A window with a list of titles and an article\n"
                 "views=feed loading error image\n"
                 "images=pixels\n"
                 "needs=display\n");

enum { PICTURE_WIDTH = 640, PICTURE_HEIGHT = 400 };

struct reader {
    feed_renderer renderer;
    const feed_host *host;
    const feed_event_loop_extension *loop;
    /* Lent until the next has been displayed. */
    const feed_view_model *feed;
    guint selected;
    /* The id of the item that is selected, with a NUL behind it; NULL where none was. */
    char *selected_id;
    /* The picture that was asked for, where there is one. */
    feed_image_request picture_request;
    GMainLoop *main_loop;
    /* The status that ends run. */
    feed_status status;
    GtkWindow *window;
    GtkSingleSelection *selection;
    GtkWidget *list, *title, *facts, *picture, *text, *open, *status_line, *retry;
};

/* ---------------------------------------------------------------------------------------------
 * The article
 */

static void set_text(GtkWidget *label, feed_string text) {
    /* Each string of the host is followed by a NUL. */
    gtk_label_set_text(GTK_LABEL(label), feed_has_text(text) ? text.bytes : "");
    gtk_widget_set_visible(label, feed_has_text(text));
}

static void ask_for_picture(struct reader *reader) {
    const feed_host *host = reader->host;
    if (reader->picture_request.size > 0) host->cancel_image(host, &reader->picture_request);
    gtk_picture_set_paintable(GTK_PICTURE(reader->picture), NULL);
    gtk_widget_set_visible(reader->picture, FALSE);
    reader->picture_request = feed_picture(reader->feed, reader->selected, (feed_string){NULL, 0},
                                           PICTURE_WIDTH, PICTURE_HEIGHT);
    host->request_image(host, &reader->picture_request);
}

static void show_article(struct reader *reader) {
    const feed_host *host = reader->host;
    const feed_view_model *feed = reader->feed;
    const feed_item *item =
        reader->selected < feed->item_count ? feed->item(feed, reader->selected) : NULL;
    free(reader->selected_id);
    reader->selected_id = item == NULL ? NULL : feed_copy(item->id);
    if (item == NULL) {
        set_text(reader->title, host->words(host, "no-items").before);
        set_text(reader->facts, (feed_string){NULL, 0});
        set_text(reader->text, (feed_string){NULL, 0});
        gtk_widget_set_visible(reader->open, FALSE);
        return;
    }
    set_text(reader->title, item->title);
    char *facts = g_strdup_printf("%s%s%s", feed_has_text(item->byline) ? item->byline.bytes : "",
                                  feed_has_text(item->byline) && item->date.precision ? " · " : "",
                                  item->date.precision ? item->date.text.bytes : "");
    set_text(reader->facts, feed_lend(facts));
    g_free(facts);
    gtk_widget_set_visible(reader->open, feed_has_text(item->open_url));

    feed_string text = feed->item_text(feed, reader->selected, FEED_TEXT_CONTENT_HTML);
    const feed_plain_text_extension *plain = host->get_extension(host, FEED_EXTENSION_PLAIN_TEXT);
    if (feed_has_text(text) && plain != NULL) text = plain->text(host, text);
    else text = feed->item_text(feed, reader->selected, FEED_TEXT_CONTENT_TEXT);
    if (!feed_has_text(text)) text = feed->item_text(feed, reader->selected, FEED_TEXT_EXCERPT);
    set_text(reader->text, text);
    ask_for_picture(reader);
}

/* ---------------------------------------------------------------------------------------------
 * User actions
 */

static void selected(GtkSingleSelection *selection, GParamSpec *property, gpointer context) {
    (void)property;
    struct reader *reader = context;
    if (reader->feed == NULL) return;
    reader->selected = gtk_single_selection_get_selected(selection);
    show_article(reader);
    if (reader->selected >= reader->feed->item_count) return;
    feed_set_states(reader->host, reader->feed, reader->selected, 1, FEED_STATE_READ, 1);
}

static void open_page(GtkWidget *button, gpointer context) {
    (void)button;
    struct reader *reader = context;
    if (reader->feed == NULL || reader->selected >= reader->feed->item_count) return;
    const feed_item *item = reader->feed->item(reader->feed, reader->selected);
    reader->host->open_link(reader->host, reader->feed->revision, reader->selected,
                            item->open_url);
}

static void refresh(GtkWidget *button, gpointer context) {
    (void)button;
    struct reader *reader = context;
    reader->host->request_refresh(reader->host);
}

static gboolean closed(GtkWindow *window, gpointer context) {
    (void)window;
    g_main_loop_quit(((struct reader *)context)->main_loop);
    return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * The window
 */

static void make_row(GtkSignalListItemFactory *factory, GtkListItem *row, gpointer context) {
    (void)factory, (void)context;
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_list_item_set_child(row, label);
}

static void fill_row(GtkSignalListItemFactory *factory, GtkListItem *row, gpointer context) {
    (void)factory, (void)context;
    GtkStringObject *title = GTK_STRING_OBJECT(gtk_list_item_get_item(row));
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(row)),
                       gtk_string_object_get_string(title));
}

static GtkWidget *append_label(GtkWidget *box, const char *style) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
    gtk_label_set_selectable(GTK_LABEL(label), TRUE);
    if (style != NULL) gtk_widget_add_css_class(label, style);
    gtk_box_append(GTK_BOX(box), label);
    return label;
}

static GtkWidget *make_button(struct reader *reader, const char *key, GCallback action) {
    const char *words = reader->host->words(reader->host, key).before.bytes;
    GtkWidget *button = gtk_button_new_with_label(words == NULL ? key : words);
    g_signal_connect(button, "clicked", action, reader);
    return button;
}

static GtkWidget *scrolled(GtkWidget *child) {
    GtkWidget *area = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(area), child);
    return area;
}

/* Makes the window where there is none: the first display may come before run. */
static feed_status make_window(struct reader *reader, feed_error *error) {
    if (reader->window != NULL) return FEED_STATUS_OK;
    /* Without the graphics card, which a confined process doesn't reach. */
    g_setenv("GSK_RENDERER", "cairo", FALSE);
    if (g_getenv("WAYLAND_DISPLAY") == NULL) g_setenv("GDK_BACKEND", "x11", FALSE);
    if (!gtk_init_check()) return feed_fail(error, "there is no display to open a window on");

    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(fill_row), NULL);
    reader->selection = gtk_single_selection_new(NULL);
    reader->list = gtk_list_view_new(GTK_SELECTION_MODEL(reader->selection), factory);
    g_signal_connect(reader->selection, "notify::selected", G_CALLBACK(selected), reader);

    GtkWidget *article = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    gtk_widget_set_margin_start(article, 18);
    gtk_widget_set_margin_end(article, 18);
    gtk_widget_set_margin_top(article, 18);
    reader->title = append_label(article, "title-1");
    reader->facts = append_label(article, "dim-label");
    reader->picture = gtk_picture_new();
    gtk_picture_set_can_shrink(GTK_PICTURE(reader->picture), TRUE);
    gtk_box_append(GTK_BOX(article), reader->picture);
    reader->text = append_label(article, NULL);
    reader->open = make_button(reader, "reader.open-page", G_CALLBACK(open_page));
    gtk_widget_set_halign(reader->open, GTK_ALIGN_START);
    gtk_box_append(GTK_BOX(article), reader->open);

    GtkWidget *panes = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL);
    gtk_paned_set_start_child(GTK_PANED(panes), scrolled(reader->list));
    gtk_paned_set_end_child(GTK_PANED(panes), scrolled(article));
    gtk_paned_set_position(GTK_PANED(panes), 320);
    gtk_widget_set_vexpand(panes, TRUE);

    GtkWidget *bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    gtk_box_append(GTK_BOX(bar), make_button(reader, "reader.refresh", G_CALLBACK(refresh)));
    reader->retry = make_button(reader, "retry", G_CALLBACK(refresh));
    gtk_box_append(GTK_BOX(bar), reader->retry);
    reader->status_line = append_label(bar, NULL);
    gtk_widget_set_visible(reader->retry, FALSE);

    GtkWidget *all = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(all), panes);
    gtk_box_append(GTK_BOX(all), bar);
    reader->window = GTK_WINDOW(gtk_window_new());
    gtk_window_set_title(reader->window, "@TITLE@");
    gtk_window_set_default_size(reader->window, 960, 640);
    gtk_window_set_child(reader->window, all);
    g_signal_connect(reader->window, "close-request", G_CALLBACK(closed), reader);
    gtk_window_present(reader->window);
    return FEED_STATUS_OK;
}

/* ---------------------------------------------------------------------------------------------
 * What the host shows
 */

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    struct reader *reader = context;
    feed_status status = make_window(reader, error);
    if (status < 0) return status;
    /* Keeps the selected item, whose index may have changed. */
    guint found = reader->selected < feed->item_count ? reader->selected : 0;
    int is_found = 0;
    GtkStringList *titles = gtk_string_list_new(NULL);
    for (uint64_t i = 0; i < feed->item_count; i++) {
        const feed_item *item = feed->item(feed, i);
        gtk_string_list_append(titles, item == NULL ? "" : item->title.bytes);
        if (item != NULL && !is_found && reader->selected_id != NULL &&
            feed_equals(item->id, reader->selected_id)) {
            found = (guint)i;
            is_found = 1;
        }
    }
    /* While the list changes, nobody has selected anything. */
    reader->feed = NULL;
    reader->picture_request.size = 0;
    gtk_single_selection_set_model(reader->selection, G_LIST_MODEL(titles));
    gtk_single_selection_set_selected(reader->selection, found);
    g_object_unref(titles);
    reader->feed = feed;
    reader->selected = found;
    gtk_window_set_title(reader->window, feed->title.bytes);
    show_article(reader);
    return FEED_STATUS_OK;
}

static feed_status display_loading(void *context, const feed_loading_view_model *model,
                                   feed_error *error) {
    struct reader *reader = context;
    feed_status status = make_window(reader, error);
    if (status < 0) return status;
    set_text(reader->status_line, model->message);
    return FEED_STATUS_OK;
}

static feed_status display_error(void *context, const feed_error_view_model *model,
                                 feed_error *error) {
    struct reader *reader = context;
    feed_status status = make_window(reader, error);
    if (status < 0) return status;
    set_text(reader->status_line, model->text);
    gtk_widget_set_visible(reader->retry, model->can_retry != 0);
    return FEED_STATUS_OK;
}

static feed_status display_image(void *context, const feed_image_view_model *model,
                                 feed_error *error) {
    (void)error;
    struct reader *reader = context;
    if (model->image == NULL || model->request->revision != reader->picture_request.revision ||
        model->request->item_index != reader->picture_request.item_index) {
        return FEED_STATUS_OK;
    }
    /* GTK keeps the texture as long as it shows it. */
    gtk_picture_set_paintable(GTK_PICTURE(reader->picture), GDK_PAINTABLE(model->image));
    gtk_widget_set_visible(reader->picture, TRUE);
    return FEED_STATUS_OK;
}

static feed_status make_image(void *context, const feed_pixels *pixels, void **image,
                              feed_error *error) {
    (void)context, (void)error;
    GBytes *bytes = g_bytes_new(pixels->bytes, pixels->stride * pixels->height);
    *image = gdk_memory_texture_new((int)pixels->width, (int)pixels->height,
                                    GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes, pixels->stride);
    g_bytes_unref(bytes);
    return FEED_STATUS_OK;
}

static void release_image(void *context, void *image) {
    (void)context;
    g_object_unref(image);
}

/* ---------------------------------------------------------------------------------------------
 * The main loop
 */

static gboolean dispatch(gint descriptor, GIOCondition condition, gpointer context) {
    (void)descriptor, (void)condition;
    struct reader *reader = context;
    reader->status = reader->loop->dispatch(reader->host);
    if (reader->status >= 0) return G_SOURCE_CONTINUE;
    g_main_loop_quit(reader->main_loop);
    return G_SOURCE_REMOVE;
}

/* Where another file takes this plugin's place, the one after it begins at the same item. */
static void keep_place(const struct reader *reader) {
    const feed_memory_extension *memory =
        reader->host->get_extension(reader->host, FEED_EXTENSION_MEMORY);
    if (memory == NULL || reader->selected_id == NULL) return;
    memory->keep(reader->host, reader->selected_id, strlen(reader->selected_id));
}

static feed_status run(void *context, feed_error *error) {
    struct reader *reader = context;
    feed_status status = make_window(reader, error);
    if (status < 0) return status;
    reader->loop = reader->host->get_extension(reader->host, FEED_EXTENSION_EVENT_LOOP);
    if (reader->loop == NULL) return feed_fail(error, "the host has no event loop for it");
    reader->main_loop = g_main_loop_new(NULL, FALSE);
    guint source = g_unix_fd_add((gint)reader->loop->descriptor(reader->host), G_IO_IN, dispatch,
                                 reader);
    g_main_loop_run(reader->main_loop);
    /* One that dispatch has ended is removed already. */
    if (reader->status >= 0) g_source_remove(source);
    else keep_place(reader);
    g_main_loop_unref(reader->main_loop);
    return reader->status;
}

static void destroy(void *context) {
    struct reader *reader = context;
    reader->feed = NULL;
    if (reader->window != NULL) gtk_window_destroy(reader->window);
    free(reader->selected_id);
    free(reader);
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    (void)factory, (void)configuration;
    static const feed_view view = {.size = sizeof view, .display = display};
    static const feed_loading_view loading = {.size = sizeof loading,
                                              .display = display_loading};
    static const feed_error_view errors = {.size = sizeof errors, .display = display_error};
    static const feed_image_view images = {.size = sizeof images, .display = display_image};
    static const feed_image_transformer transformer = {.size = sizeof transformer,
                                                       .make_image_from_pixels = make_image,
                                                       .release_image = release_image};
    struct reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return feed_fail(error, "there was no memory for it");
    const feed_memory_extension *memory = host->get_extension(host, FEED_EXTENSION_MEMORY);
    feed_string kept = memory == NULL ? (feed_string){NULL, 0} : memory->recall(host);
    if (feed_has_text(kept)) reader->selected_id = feed_copy(kept);
    reader->host = host;
    reader->renderer = (feed_renderer){.size = sizeof reader->renderer,
                                       .context = reader,
                                       .feed = &view,
                                       .loading = &loading,
                                       .error = &errors,
                                       .image = &images,
                                       .transformer = &transformer,
                                       .run = run,
                                       .destroy = destroy};
    *renderer = &reader->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
