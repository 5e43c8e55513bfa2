/* @TITLE@: a reader in a window, with GTK 4. The host keeps what is selected, filtered and open. */
#include "feed_gtk.h"

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=A window with feeds, items and an article\n"
                 "views=feed loading error image\n"
                 "images=pixels\n"
                 "needs=display\n"
                 "requires=feedhost.reader/1 feedhost.plain-text/1\n"
                 "option=keys|text||what keys do: an action and its keys, the next after a ';'\n");

struct reader {
    feed_renderer renderer;
    const feed_host *host;
    /* NULL before the first thing to show. */
    feed_gtk_window *window;
    feed_gtk_list *sources, *items;
    /* The picture that was asked for; of size 0 if there is none. */
    feed_image_request picture;
};

/* ---------------------------------------------------------------------------------------------
 * The window
 */

static const char layout[] =
    "<interface><object class='GtkWindow' id='window'><property name='title'>@TITLE@</property>"
    "<property name='default-width'>1100</property><property name='default-height'>640</property>"
    "<child><object class='GtkBox'><property name='orientation'>vertical</property>"
    " <child><object class='GtkPaned'><property name='position'>220</property>"
    "  <child><object class='GtkScrolledWindow'><property name='vexpand'>1</property>"
    "   <child><object class='GtkListView' id='sources'/></child></object></child>"
    "  <child><object class='GtkPaned'><property name='position'>320</property>"
    "   <child><object class='GtkScrolledWindow'>"
    "    <child><object class='GtkListView' id='items'/></child></object></child>"
    "   <child><object class='GtkScrolledWindow'><child><object class='GtkBox'>"
    "    <property name='orientation'>vertical</property><property name='spacing'>12</property>"
    "    <property name='margin-start'>18</property><property name='margin-end'>18</property>"
    "    <child><object class='GtkLabel' id='title'><style><class name='title-1'/></style>"
    "    </object></child><child><object class='GtkLabel' id='facts'/></child>"
    "    <child><object class='GtkPicture' id='picture'/></child>"
    "    <child><object class='GtkLabel' id='text'>"
    "     <property name='selectable'>1</property></object></child>"
    "   </object></child></object></child></object></child></object></child>"
    " <child><object class='GtkBox'><property name='spacing'>12</property>"
    "  <child><object class='GtkButton' id='refresh'/></child>"
    "  <child><object class='GtkButton' id='open'/></child>"
    "  <child><object class='GtkSearchEntry' id='filter'/></child>"
    "  <child><object class='GtkLabel' id='status'><property name='hexpand'>1</property></object></child>"
    " </object></child>"
    "</object></child></object></interface>";

/* Makes the window where there is none: the first display may come before run. */
static feed_status make_window(struct reader *reader, feed_error *error) {
    const feed_host *host = reader->host;
    if (reader->window != NULL) return FEED_STATUS_OK;
    reader->window = feed_gtk_open_for(host, layout);
    if (reader->window == NULL) return feed_fail(error, "there is no display to open a window on");
    reader->sources = feed_gtk_make_list(reader->window, "sources", "choose-list");
    reader->items = feed_gtk_make_list(reader->window, "items", "select");
    feed_gtk_connect_keys(reader->window);
    feed_gtk_connect_button(reader->window, "refresh", host->words(host, "reader.refresh").before.bytes);
    feed_gtk_connect_button(reader->window, "open", host->words(host, "reader.open-page").before.bytes);
    return FEED_STATUS_OK;
}

/* ---------------------------------------------------------------------------------------------
 * What the host shows
 */

#define DISPLAY(name, type) \
    static void show_##name(struct reader *reader, const type *model); \
    static feed_status display_##name(void *context, const type *model, feed_error *error) { \
        feed_status status = make_window(context, error); \
        if (status >= 0) show_##name(context, model); \
        return status; \
    } \
    static void show_##name(struct reader *reader, const type *model)

/* Each string of the host is followed by a NUL. */
#define SET_TEXT(name, text) feed_gtk_set_text(reader->window, name, (text).bytes)
DISPLAY(feed, feed_view_model) { SET_TEXT("window", model->title); }
DISPLAY(loading, feed_loading_view_model) { SET_TEXT("status", model->message); }
DISPLAY(error, feed_error_view_model) { SET_TEXT("status", model->text); }
DISPLAY(notice, feed_notice) { SET_TEXT("status", model->text); }

DISPLAY(sources, feed_source_list) {
    for (size_t i = 0; i < model->rows.count; i++) {
        const feed_source_row *row = FEED_LIST_AT(model->rows, feed_source_row, i);
        char *text = g_strdup_printf("%*s%s%s  %d", 4 * (int)row->depth, "",
                                     feed_has_text(row->failure) ? "⚠ " : "", row->title.bytes,
                                     (int)row->count);
        feed_gtk_list_add(reader->sources, text);
        g_free(text);
    }
    feed_gtk_list_show(reader->sources, model->version, 0, UINT64_MAX, model->selected_row);
}

DISPLAY(items, feed_item_list) {
    uint64_t first = model->changed_first, end = first + model->changed_count;
    for (uint64_t i = first; i < end; i++) {
        const feed_item *item = model->feed->item(model->feed, model->item_index(model, i));
        if (item == NULL) break;
        char *text = g_strdup_printf("%s%s%s", item->states & FEED_STATE_READ ? "" : "● ",
                                     item->states & FEED_STATE_STARRED ? "★ " : "", item->title.bytes);
        feed_gtk_list_add(reader->items, text);
        g_free(text);
    }
    if (model->has_new_rows) end = UINT64_MAX;
    feed_gtk_list_show(reader->items, model->version, first, end, model->selected_row);
}

DISPLAY(article, feed_open_article) {
    const feed_article *article = model->index == FEED_NO_ITEM ? NULL
                                      : model->feed->article(model->feed, model->index, FEED_ARTICLE_ALL);
    const feed_host *host = reader->host;
    static const feed_article none;
    if (reader->picture.size > 0) host->cancel_image(host, &reader->picture);
    reader->picture.size = 0;
    feed_gtk_set_picture(reader->window, "picture", NULL);
    if (article == NULL) article = &none;
    SET_TEXT("title", article->shows_title ? article->title : feed_lend(""));
    SET_TEXT("facts", article->facts_line);
    SET_TEXT("text", feed_has_text(article->body_html) ? feed_plain_text(host, article->body_html)
                                                       : article->body_text);
    if (!article->is_picture_above_body) return;
    reader->picture = feed_picture(model->feed, model->index, (feed_string){NULL, 0}, 640, 400);
    host->request_image(host, &reader->picture);
}

DISPLAY(image, feed_image_view_model) {
    if (model->request->revision != reader->picture.revision) return;
    if (model->request->item_index != reader->picture.item_index) return;
    feed_gtk_set_picture(reader->window, "picture", model->image);
}

/* ---------------------------------------------------------------------------------------------
 * Life
 */

static feed_status run(void *context, feed_error *error) {
    struct reader *reader = context;
    feed_status status = make_window(reader, error);
    return status < 0 ? status : feed_gtk_run_for(reader->window, error);
}

static void destroy(void *context) {
    feed_gtk_close(((struct reader *)context)->window);
    free(context);
}

static const void *get_extension(void *context, const char *name) {
    static const feed_reader_views views = {
        .size = sizeof views, .display_sources = display_sources, .display_items = display_items,
        .display_article = display_article, .display_notice = display_notice};
    (void)context;
    return strcmp(name, FEED_EXTENSION_READER) == 0 ? &views : NULL;
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    static const feed_view feed = {.size = sizeof feed, .display = display_feed};
    static const feed_loading_view loading = {.size = sizeof loading, .display = display_loading};
    static const feed_error_view errors = {.size = sizeof errors, .display = display_error};
    static const feed_image_view images = {.size = sizeof images, .display = display_image};
    struct reader *reader = calloc(1, sizeof *reader);
    (void)factory, (void)configuration;
    if (reader == NULL) return feed_fail(error, "there was no memory for it");
    reader->host = host;
    reader->renderer = (feed_renderer){
        .size = sizeof reader->renderer, .context = reader, .feed = &feed, .loading = &loading,
        .error = &errors, .image = &images, .transformer = &feed_gtk_transformer, .run = run,
        .destroy = destroy, .get_extension = get_extension};
    *renderer = &reader->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
