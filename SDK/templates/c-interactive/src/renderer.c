/* @TITLE@: a reader in the terminal, for FeedHost. The host keeps what is selected, filtered and open. */
#define _POSIX_C_SOURCE 200809L

#include "feed_plugin_helpers.h"

#include <errno.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

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

/* Puts the lines of a text that the terminal wraps, without the first `skipped`. */
static void put_text(FILE *screen, feed_string text, unsigned columns, unsigned *skipped,
                     uint64_t *rows) {
    for (size_t start = 0, end; start < text.length && *rows > 0; start = end + 1) {
        for (end = start; end < text.length && text.bytes[end] != '\n';) end++;
        uint64_t height = 1 + (end - start) / columns;
        if (*skipped > 0) *skipped -= 1;
        else if (height > *rows) *rows = 0;
        else *rows -= height, fprintf(screen, "\r\n%.*s", (int)(end - start), text.bytes + start);
    }
}

static void put_article(FILE *screen, struct reader *reader, unsigned columns, uint64_t rows) {
    const feed_open_article *open = reader->article;
    const feed_article *article = open->feed->article(open->feed, open->index, FEED_ARTICLE_ALL);
    const feed_plain_text_extension *plain =
        reader->host->get_extension(reader->host, FEED_EXTENSION_PLAIN_TEXT);
    if (article == NULL) return;
    fputs("\033[?7h", screen);
    feed_string html = article->body_html, blank = feed_lend(" ");
    if (feed_has_text(html)) html = plain->text(reader->host, html);
    feed_string texts[] = {article->shows_title ? article->title : blank, article->facts_line, blank,
                           html, article->body_text, article->caption, blank};
    unsigned skipped = reader->scroll;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        put_text(screen, texts[i], columns, &skipped, &rows);
    for (size_t i = 0; i < article->links.count; i++)
        put_text(screen, FEED_LIST_AT(article->links, feed_article_entry, i)->url, columns, &skipped,
                 &rows);
}

static feed_list actions(const struct reader *reader) {
    const feed_reader_extension *table =
        reader->host->get_extension(reader->host, FEED_EXTENSION_READER);
    return table->actions(reader->host);
}

static void put_help(FILE *screen, const struct reader *reader, uint64_t rows) {
    feed_list all = actions(reader);
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
    const feed_open_article *article = reader->article;
    /* Only the lines of an article wrap. */
    fputs("\033[H\033[2J\033[?7l", screen);
    if (reader->items != NULL) {
        fprintf(screen, "\033[7m%.*s\033[0m %.*s", FEED_FORMATTED(reader->items->title),
                FEED_FORMATTED(reader->items->condition_text));
        if (reader->shows_help) put_help(screen, reader, rows - 2);
        else if (article != NULL && article->is_open)
            put_article(screen, reader, columns > 0 ? columns : 80, rows - 2);
        else if (reader->sources != NULL && reader->sources->is_active)
            put_sources(screen, reader->sources, rows - 2);
        else put_items(screen, reader->items, rows - 2);
    }
    fprintf(screen, "\033[?7l\033[%u;1H", rows);
    const feed_action *help = feed_action_of(actions(reader), "?");
    const char *line = reader->failure[0] ? reader->failure
                       : reader->notice[0] ? reader->notice : reader->loading;
    if (reader->prompt != NULL) fprintf(screen, "/%s", reader->typed);
    else if (line[0] != 0 || help == NULL) fputs(line, screen);
    else fprintf(screen, "?: %.*s", FEED_FORMATTED(help->words));
    fputs("\033[?7h", screen);
    fclose(screen);
    int descriptor = (int)reader->terminal->descriptor(reader->host);
    for (size_t done = 0; done < length;) {
        ssize_t count = write(descriptor, bytes + done, length - done);
        if (count > 0) done += (size_t)count;
        else if (errno != EINTR) break;
    }
    free(bytes);
    reader->is_stale = 0;
}

/* ---------------------------------------------------------------------------------------------
 * Keys
 */

static void type(struct reader *reader, const char *key) {
    size_t length = strlen(reader->typed);
    int is_filter = feed_equals(reader->prompt->name, "filter");
    feed_string action = reader->prompt->name;
    int ends = strcmp(key, "enter") == 0, cancels = strcmp(key, "escape") == 0;
    if (strcmp(key, "space") == 0) key = " ";
    if (cancels) reader->typed[0] = 0;
    else if (strcmp(key, "backspace") == 0) reader->typed[length > 0 ? length - 1 : 0] = 0;
    else if (!ends && (key[1] == 0 || (key[0] & 0x80)) && length + 5 < sizeof reader->typed)
        strcat(reader->typed, key);
    if (ends || cancels) reader->prompt = NULL;
    if (is_filter ? !ends : ends) feed_perform(reader->host, action, reader->typed);
}

static void press(struct reader *reader, const char *key) {
    const feed_action *action =
        reader->prompt == NULL ? feed_action_of(actions(reader), key) : NULL;
    reader->is_stale = 1;
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
    struct termios modes;
    if (loop == NULL || terminal < 0) {
        return feed_fail(error, "there is no terminal to read keys from");
    }
    if (tcgetattr(terminal, &modes) == 0) {
        /* Keys come one by one, and Ctrl-C as a key. The host takes all of this back in the end. */
        modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG | IEXTEN);
        modes.c_iflag &= ~(tcflag_t)(ICRNL | IXON);
        tcsetattr(terminal, TCSANOW, &modes);
    }
    for (;;) {
        if (reader->is_stale) draw(reader);
        struct pollfd waits[] = {{.fd = (int)loop->descriptor(host), .events = POLLIN},
                                 {.fd = terminal, .events = POLLIN}};
        if (poll(waits, 2, -1) < 0 && errno != EINTR) return feed_fail(error, "it can't wait");
        feed_status status = waits[0].revents != 0 ? loop->dispatch(host) : FEED_STATUS_OK;
        if (status < 0) return status;
        if (waits[1].revents == 0) continue;
        char bytes[64], key[16];
        ssize_t count = read(terminal, bytes, sizeof bytes);
        if (count == 0 || (count < 0 && errno != EINTR)) return FEED_STATUS_OK;
        for (ssize_t i = 0; i < count;) {
            i += (ssize_t)feed_take_key(bytes + i, (size_t)(count - i), key);
            if (key[0] != 0) press(reader, key);
        }
    }
}

/* ---------------------------------------------------------------------------------------------
 * Life
 */

static const void *get_extension(void *context, const char *name) {
    static const feed_reader_views views = {.size = sizeof views,
                                            .display_sources = display_sources,
                                            .display_items = display_items,
                                            .display_article = display_article,
                                            .display_notice = display_notice};
    (void)context;
    return strcmp(name, FEED_EXTENSION_READER) == 0 ? &views : NULL;
}

static void destroy(void *context) { free(context); }

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    static const feed_view feed = {.size = sizeof feed, .display = display_feed};
    static const feed_loading_view loading = {.size = sizeof loading,
                                              .display = display_loading};
    static const feed_error_view errors = {.size = sizeof errors, .display = display_error};
    struct reader *reader = calloc(1, sizeof *reader);
    (void)factory, (void)configuration;
    if (reader == NULL) return feed_fail(error, "there was no memory for it");
    reader->host = host;
    reader->terminal = host->get_extension(host, FEED_EXTENSION_TERMINAL);
    reader->is_stale = 1;
    reader->renderer = (feed_renderer){.size = sizeof reader->renderer,
                                       .context = reader,
                                       .feed = &feed,
                                       .loading = &loading,
                                       .error = &errors,
                                       .run = run,
                                       .environment_changed = environment_changed,
                                       .destroy = destroy,
                                       .get_extension = get_extension};
    *renderer = &reader->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
