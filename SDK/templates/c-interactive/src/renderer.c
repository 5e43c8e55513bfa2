/* @TITLE@: a reader in the terminal. The host keeps what is selected, filtered and open. */
#define _POSIX_C_SOURCE 200809L

#include "feed_terminal_view.h"

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=Feeds, items and articles to walk through\n"
                 "views=feed loading error\n"
                 "needs=terminal\n"
                 "requires=feedhost.reader/1 feedhost.plain-text/1\n"
                 "option=keys|text||what keys do: an action and its keys, the next after a ';'\n");

struct reader {
    feed_renderer renderer;
    /* What keys do, the article, and the words for the last line. */
    feed_terminal_view view;
    /* Lent until the next; NULL before the first. */
    const feed_source_list *sources;
    const feed_item_list *items;
};

/* ---------------------------------------------------------------------------------------------
 * What the host shows
 */

#define PUT(place, text) snprintf(place, sizeof place, "%.*s", FEED_FORMATTED(text))
#define DISPLAY(name, type, keep) \
    static feed_status name(void *context, const type *model, feed_error *error) { \
        struct reader *reader = context; \
        (void)error, (void)model; \
        keep; \
        reader->view.is_stale = 1; \
        return FEED_STATUS_OK; \
    }
DISPLAY(display_feed, feed_view_model, (void)0)
DISPLAY(display_loading, feed_loading_view_model, PUT(reader->view.loading, model->message))
DISPLAY(display_error, feed_error_view_model, PUT(reader->view.failure, model->text))
DISPLAY(display_sources, feed_source_list, reader->sources = model)
DISPLAY(display_items, feed_item_list, reader->items = model)
DISPLAY(display_article, feed_open_article, feed_terminal_open(&reader->view, model))
DISPLAY(display_notice, feed_notice, feed_terminal_tell(&reader->view, model))

static feed_status environment_changed(void *context, feed_error *error) {
    (void)error;
    ((struct reader *)context)->view.is_stale = 1;
    return FEED_STATUS_OK;
}

/* ---------------------------------------------------------------------------------------------
 * The screen
 */

static void put_sources(FILE *screen, const struct reader *reader) {
    const feed_source_list *list = reader->sources;
    uint64_t first = feed_terminal_first_row(&reader->view, list->selected_row);
    uint64_t end = first + (uint64_t)reader->view.page;
    for (uint64_t i = first; i < list->rows.count && i < end; i++) {
        const feed_source_row *row = FEED_LIST_AT(list->rows, feed_source_row, i);
        fprintf(screen, "%s%*s%s%.*s %d\n", i == list->selected_row ? "> " : "  ",
                2 * (int)row->depth, "", feed_has_text(row->failure) ? "! " : "",
                FEED_FORMATTED(row->title), (int)row->count);
    }
}

static void put_items(FILE *screen, const struct reader *reader) {
    const feed_item_list *list = reader->items;
    uint64_t first = feed_terminal_first_row(&reader->view, list->selected_row);
    uint64_t end = first + (uint64_t)reader->view.page;
    if (list->row_count == 0) fprintf(screen, "%.*s\n", FEED_FORMATTED(list->empty_text));
    for (uint64_t i = first; i < list->row_count && i < end; i++) {
        const feed_item *item = list->feed->item(list->feed, list->item_index(list, i));
        if (item == NULL) break;
        fprintf(screen, "%s%s%s%.*s\n", i == list->selected_row ? "> " : "  ",
                item->states & FEED_STATE_STARRED ? "* " : "",
                item->states & FEED_STATE_READ ? "" : "\033[1m", FEED_FORMATTED(item->title));
    }
}

/* Puts those lines of a text that are on the screen, and counts all. */
static void put_text(FILE *screen, const struct reader *reader, feed_string text, int64_t *line) {
    const feed_terminal_view *view = &reader->view;
    int64_t first = view->scroll[view->shows_help];
    unsigned columns = feed_terminal_size(view).columns;
    for (size_t start = 0, taken; start < text.length; start += taken) {
        const char *rest = text.bytes + start;
        int length = (int)feed_terminal_line(rest, text.length - start, columns, &taken);
        if (*line >= first && *line < first + view->page) fprintf(screen, "%.*s\n", length, rest);
        *line += 1;
    }
}

static void put_article(FILE *screen, struct reader *reader) {
    const feed_open_article *open = reader->view.article;
    const feed_article *article = open->feed->article(open->feed, open->index, FEED_ARTICLE_ALL);
    if (article == NULL) return;
    feed_string blank = feed_lend(" ");
    feed_string texts[] = {
        article->shows_title ? article->title : blank, article->facts_line, blank,
        feed_plain_text(reader->view.host, article->body_html), article->body_text,
        article->caption, blank};
    int64_t line = 0;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        put_text(screen, reader, texts[i], &line);
    for (size_t i = 0; i < article->subjects.count; i++)
        put_text(screen, reader, *FEED_LIST_AT(article->subjects, feed_string, i), &line);
    for (size_t i = 0; i < article->links.count; i++) {
        const feed_article_entry *link = FEED_LIST_AT(article->links, feed_article_entry, i);
        char words[512];
        snprintf(words, sizeof words, "%zu %.*s%.*s%.*s", i + 1, FEED_FORMATTED(link->before),
                 FEED_FORMATTED(link->value), FEED_FORMATTED(link->after));
        put_text(screen, reader, feed_lend(words), &line);
    }
    feed_terminal_end_text(&reader->view, line);
}

static void put_help(FILE *screen, struct reader *reader) {
    feed_list all = feed_actions(reader->view.host);
    int64_t line = 0;
    for (size_t i = 0; i < all.count; i++) {
        const feed_action *action = FEED_LIST_AT(all, feed_action, i);
        char words[256];
        if (!feed_terminal_does(&reader->view, action)) continue;
        snprintf(words, sizeof words, "%10.*s  %.*s",
                 FEED_FORMATTED(*FEED_LIST_AT(action->keys, feed_string, 0)),
                 FEED_FORMATTED(action->words));
        put_text(screen, reader, feed_lend(words), &line);
    }
    feed_terminal_end_text(&reader->view, line);
}

/* Writes the lines of the screen, but for the last. */
static feed_status draw(void *context, FILE *screen) {
    struct reader *reader = context;
    const feed_item_list *items = reader->items;
    if (items == NULL) return FEED_STATUS_OK;
    fprintf(screen, "\033[7m%.*s\033[0m %.*s %.*s\n", FEED_FORMATTED(items->title),
            FEED_FORMATTED(items->condition_text), FEED_FORMATTED(items->failure));
    if (reader->view.shows_help) put_help(screen, reader);
    else if (feed_terminal_shows_text(&reader->view)) put_article(screen, reader);
    else if (reader->sources != NULL && reader->sources->is_active) put_sources(screen, reader);
    else put_items(screen, reader);
    return FEED_STATUS_OK;
}

static feed_status run(void *context, feed_error *error) {
    return feed_terminal_run(&((struct reader *)context)->view, draw, context, error);
}

/* ---------------------------------------------------------------------------------------------
 * Life
 */

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
    struct reader *reader = calloc(1, sizeof *reader);
    (void)factory, (void)configuration;
    if (reader == NULL) return feed_fail(error, "there was no memory for it");
    reader->view.host = host;
    reader->renderer = (feed_renderer){
        .size = sizeof reader->renderer, .context = reader, .feed = &feed, .loading = &loading,
        .error = &errors, .run = run, .environment_changed = environment_changed,
        .destroy = free, .get_extension = get_extension};
    *renderer = &reader->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
