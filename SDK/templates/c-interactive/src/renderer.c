/* @TITLE@: a reader in the terminal. The host keeps what is selected, filtered and open. */
#define _POSIX_C_SOURCE 200809L

#include "feed_plugin_helpers.h"
#include "feed_terminal.h"

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
    const feed_host *host;
    const feed_terminal_extension *terminal;
    /* Lent until the next; NULL before the first. */
    const feed_source_list *sources;
    const feed_item_list *items;
    const feed_open_article *article;
    char loading[256], notice[256], failure[512];
    /* The action that a text is typed for, and the text. */
    const feed_action *prompt;
    char typed[256];
    unsigned scroll;
    int shows_help, is_stale;
};

#define PUT(place, text) snprintf(place, sizeof place, "%.*s", FEED_FORMATTED(text))
#define DISPLAY(name, type, keep) \
    static feed_status name(void *context, const type *model, feed_error *error) { \
        struct reader *reader = context; \
        (void)error, (void)model; \
        keep; \
        reader->is_stale = 1; \
        return FEED_STATUS_OK; \
    }
DISPLAY(display_feed, feed_view_model, (void)0)
DISPLAY(display_loading, feed_loading_view_model, PUT(reader->loading, model->message))
DISPLAY(display_error, feed_error_view_model, PUT(reader->failure, model->text))
DISPLAY(display_sources, feed_source_list, reader->sources = model)
DISPLAY(display_items, feed_item_list, reader->items = model)
DISPLAY(display_article, feed_open_article, reader->article = model)
DISPLAY(display_notice, feed_notice, PUT(reader->notice, model->text))

static feed_status environment_changed(void *context, feed_error *error) {
    (void)error;
    ((struct reader *)context)->is_stale = 1;
    return FEED_STATUS_OK;
}

/* ---------------------------------------------------------------------------------------------
 * The screen
 */

static uint64_t first_row(uint64_t selected, uint64_t rows) {
    return selected == FEED_NO_ROW || selected < rows ? 0 : selected - (rows - 1);
}

static void put_sources(FILE *screen, const feed_source_list *list, uint64_t rows) {
    uint64_t first = first_row(list->selected_row, rows);
    for (uint64_t i = first; i < list->rows.count && i < first + rows; i++) {
        const feed_source_row *row = FEED_LIST_AT(list->rows, feed_source_row, i);
        fprintf(screen, "\r\n%s%*s%.*s %d", i == list->selected_row ? "> " : "  ",
                2 * (int)row->depth, "", FEED_FORMATTED(row->title), (int)row->count);
    }
}

static void put_items(FILE *screen, const feed_item_list *list, uint64_t rows) {
    uint64_t first = first_row(list->selected_row, rows);
    fprintf(screen, "%s%.*s", list->row_count ? "" : "\r\n", FEED_FORMATTED(list->empty_text));
    for (uint64_t i = first; i < list->row_count && i < first + rows; i++) {
        const feed_item *item = list->feed->item(list->feed, list->item_index(list, i));
        if (item == NULL) break;
        fprintf(screen, "\r\n%s%s%s%.*s\033[0m", i == list->selected_row ? "> " : "  ",
                item->states & FEED_STATE_STARRED ? "* " : "",
                item->states & FEED_STATE_READ ? "" : "\033[1m", FEED_FORMATTED(item->title));
    }
}

/* Puts the lines of a text, without the first `skipped`. */
static void put_text(FILE *screen, feed_string text, unsigned columns, unsigned *skipped,
                     uint64_t *rows) {
    for (size_t start = 0, taken; start < text.length && *rows > 0; start += taken) {
        size_t end =
            feed_terminal_line(text.bytes + start, text.length - start, columns, &taken);
        if (*skipped > 0) *skipped -= 1;
        else *rows -= 1, fprintf(screen, "\r\n%.*s", (int)end, text.bytes + start);
    }
}

static void put_article(FILE *screen, struct reader *reader, unsigned columns, uint64_t rows) {
    const feed_open_article *open = reader->article;
    const feed_article *article = open->feed->article(open->feed, open->index, FEED_ARTICLE_ALL);
    if (article == NULL) return;
    feed_string blank = feed_lend(" ");
    feed_string texts[] = {article->shows_title ? article->title : blank, article->facts_line, blank,
                           feed_plain_text(reader->host, article->body_html), article->body_text,
                           article->caption, blank};
    unsigned skipped = reader->scroll;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        put_text(screen, texts[i], columns, &skipped, &rows);
    for (size_t i = 0; i < article->links.count; i++)
        put_text(screen, FEED_LIST_AT(article->links, feed_article_entry, i)->url, columns, &skipped,
                 &rows);
}

static void put_help(FILE *screen, const struct reader *reader, uint64_t rows) {
    feed_list all = feed_actions(reader->host);
    for (size_t i = reader->scroll; i < all.count && rows > 0; i++) {
        const feed_action *action = FEED_LIST_AT(all, feed_action, i);
        if (action->keys.count == 0 || !feed_has_text(action->words)) continue;
        fprintf(screen, "\r\n%10.*s  %.*s",
                FEED_FORMATTED(*FEED_LIST_AT(action->keys, feed_string, 0)),
                FEED_FORMATTED(action->words));
        rows--;
    }
}

static void draw(struct reader *reader) {
    char *bytes = NULL;
    size_t length = 0;
    FILE *screen = open_memstream(&bytes, &length);
    if (screen == NULL) return;
    const feed_surface *surface = reader->terminal->surface(reader->host);
    unsigned rows = surface->rows > 3 ? surface->rows : 24, columns = surface->columns;
    /* No cursor; lines that are too long are cut. */
    fputs("\033[H\033[2J\033[?25l\033[?7l", screen);
    if (reader->items != NULL) {
        fprintf(screen, "\033[7m%.*s\033[0m %.*s", FEED_FORMATTED(reader->items->title),
                FEED_FORMATTED(reader->items->condition_text));
        if (reader->shows_help) put_help(screen, reader, rows - 2);
        else if (reader->article != NULL && reader->article->is_open)
            put_article(screen, reader, columns > 1 ? columns : 80, rows - 2);
        else if (reader->sources != NULL && reader->sources->is_active)
            put_sources(screen, reader->sources, rows - 2);
        else put_items(screen, reader->items, rows - 2);
    }
    fprintf(screen, "\033[%u;1H", rows);
    const feed_action *help = feed_action_of(reader->host, "?");
    const char *line = reader->failure[0] ? reader->failure
                       : reader->notice[0] ? reader->notice : reader->loading;
    if (reader->prompt != NULL) fprintf(screen, "/%s", reader->typed);
    else if (line[0] != 0 || help == NULL) fputs(line, screen);
    else fprintf(screen, "?: %.*s", FEED_FORMATTED(help->words));
    fclose(screen);
    feed_terminal_put((int)reader->terminal->descriptor(reader->host), bytes, length);
    free(bytes);
    reader->is_stale = 0;
}

/* ---------------------------------------------------------------------------------------------
 * Keys
 */

static void type(struct reader *reader, const char *key) {
    feed_string action = reader->prompt->name;
    int is_filter = feed_equals(action, "filter");
    int ends = strcmp(key, "enter") == 0, cancels = strcmp(key, "escape") == 0;
    if (cancels) reader->typed[0] = 0;
    else if (!ends) feed_terminal_type(reader->typed, sizeof reader->typed, key);
    if (ends || cancels) reader->prompt = NULL;
    if (is_filter ? !ends : ends) feed_perform(reader->host, action, reader->typed);
}

static void press(struct reader *reader, const char *key) {
    reader->is_stale = 1;
    const feed_action *action = reader->prompt == NULL ? feed_action_of(reader->host, key) : NULL;
    if (reader->prompt != NULL) type(reader, key);
    if (action == NULL) return;
    unsigned scroll = reader->scroll;
    reader->scroll = 0;
    if (feed_equals(action->name, "help")) reader->shows_help = !reader->shows_help;
    else if (feed_equals(action->name, "page-down")) reader->scroll = scroll + 10;
    else if (feed_equals(action->name, "page-up")) reader->scroll = scroll > 10 ? scroll - 10 : 0;
    else if (feed_equals(action->name, "suspend")) reader->terminal->suspend(reader->host);
    else if (feed_equals(action->name, "filter") || feed_equals(action->name, "search"))
        reader->prompt = action, reader->typed[0] = 0;
    else feed_perform(reader->host, action->name, NULL);
}

static feed_status run(void *context, feed_error *error) {
    struct reader *reader = context;
    const feed_host *host = reader->host;
    const feed_event_loop_extension *loop = host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    int terminal = reader->terminal == NULL ? -1 : (int)reader->terminal->descriptor(host);
    if (loop == NULL || terminal < 0) return feed_fail(error, "there is no terminal to read keys from");
    feed_terminal_take(terminal);
    for (;;) {
        if (reader->is_stale) draw(reader);
        int ready = feed_terminal_wait((int)loop->descriptor(host), terminal);
        feed_status status = ready & FEED_TERMINAL_EVENTS ? loop->dispatch(host) : FEED_STATUS_OK;
        if (status < 0) return status;
        char names[FEED_TERMINAL_NAMES] = "";
        if (ready & FEED_TERMINAL_KEYS && !feed_terminal_read(terminal, names)) return FEED_STATUS_OK;
        for (char *key = strtok(names, "\n"); key != NULL; key = strtok(NULL, "\n"))
            press(reader, key);
    }
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
    reader->host = host;
    reader->terminal = host->get_extension(host, FEED_EXTENSION_TERMINAL);
    reader->is_stale = 1;
    reader->renderer = (feed_renderer){
        .size = sizeof reader->renderer, .context = reader, .feed = &feed, .loading = &loading,
        .error = &errors, .run = run, .environment_changed = environment_changed,
        .destroy = free, .get_extension = get_extension};
    *renderer = &reader->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
