/* @TITLE@: a reader in the terminal, for FeedHost. */
#define _POSIX_C_SOURCE 200809L

#include "feed_plugin_helpers.h"

#include <errno.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=A list of titles to walk through\n"
                 "views=feed loading error\n"
                 "needs=terminal\n");

struct reader {
    feed_renderer renderer;
    const feed_host *host;
    /* Lent until the next has been displayed. */
    const feed_view_model *feed;
    uint64_t selected;
    /* The id of the item that is selected, with a NUL behind it; NULL where none was. */
    char *selected_id;
    /* What is being loaded, and what went wrong; nothing where they begin with a NUL. */
    char message[256], failure[512];
    int is_stale;
};

/* ---------------------------------------------------------------------------------------------
 * What the host shows
 */

static void select_item(struct reader *reader, uint64_t index) {
    reader->is_stale = 1;
    reader->selected = index;
    free(reader->selected_id);
    const feed_item *item = reader->feed->item_count > 0
                                ? reader->feed->item(reader->feed, index) : NULL;
    reader->selected_id = item == NULL ? NULL : feed_copy(item->id);
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)error;
    struct reader *reader = context;
    reader->feed = feed;
    /* Keeps the selected item, whose index may have changed. */
    uint64_t found = reader->selected < feed->item_count ? reader->selected : 0;
    for (uint64_t i = 0; i < feed->item_count && reader->selected_id != NULL; i++) {
        const feed_item *item = feed->item(feed, i);
        if (item != NULL && feed_equals(item->id, reader->selected_id)) {
            found = i;
            break;
        }
    }
    select_item(reader, found);
    return FEED_STATUS_OK;
}

static feed_status display_loading(void *context, const feed_loading_view_model *model,
                                   feed_error *error) {
    (void)error;
    struct reader *reader = context;
    snprintf(reader->message, sizeof reader->message, "%.*s", FEED_FORMATTED(model->message));
    reader->is_stale = 1;
    return FEED_STATUS_OK;
}

static feed_status display_error(void *context, const feed_error_view_model *model,
                                 feed_error *error) {
    (void)error;
    struct reader *reader = context;
    snprintf(reader->failure, sizeof reader->failure, "%.*s", FEED_FORMATTED(model->text));
    reader->is_stale = 1;
    return FEED_STATUS_OK;
}

static feed_status environment_changed(void *context, feed_error *error) {
    (void)error;
    struct reader *reader = context;
    reader->is_stale = 1;
    return FEED_STATUS_OK;
}

/* ---------------------------------------------------------------------------------------------
 * The screen
 */

/* The keys and what they are for, in the reader's language. */
static void put_help(FILE *screen, const feed_host *host) {
    static const char *const keys[][2] = {{"Enter", "reader.open-page"}, {"m", "reader.toggle-read"},
                                          {"r", "reader.refresh"},       {"q", "reader.leave"}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        feed_string words = host->words(host, keys[i][1]).before;
        fprintf(screen, "%s%s: %.*s", i == 0 ? "" : "  ", keys[i][0], FEED_FORMATTED(words));
    }
}

static void draw(struct reader *reader, const feed_terminal_extension *terminal) {
    char *bytes = NULL;
    size_t length = 0;
    FILE *screen = open_memstream(&bytes, &length);
    if (screen == NULL) return;
    const feed_surface *surface = terminal->surface(reader->host);
    uint64_t rows = surface->rows > 3 ? surface->rows : 24;
    fputs("\033[H\033[2J", screen);
    if (reader->feed != NULL) {
        const feed_view_model *feed = reader->feed;
        fprintf(screen, "\033[7m%.*s\033[0m", FEED_FORMATTED(feed->title));
        uint64_t first = reader->selected < rows - 2 ? 0 : reader->selected - (rows - 3);
        for (uint64_t i = first; i < feed->item_count && i < first + rows - 2; i++) {
            const feed_item *item = feed->item(feed, i);
            if (item == NULL) break;
            fprintf(screen, "\r\n%s%s%.*s\033[0m", i == reader->selected ? "> " : "  ",
                    item->states & FEED_STATE_READ ? "" : "\033[1m", FEED_FORMATTED(item->title));
        }
    }
    fprintf(screen, "\033[%u;1H%s", (unsigned)rows,
            reader->failure[0] != 0 ? reader->failure : reader->message);
    if (reader->failure[0] == 0 && reader->message[0] == 0) put_help(screen, reader->host);
    fclose(screen);
    int descriptor = (int)terminal->descriptor(reader->host);
    for (size_t done = 0; done < length;) {
        ssize_t count = write(descriptor, bytes + done, length - done);
        if (count > 0) done += (size_t)count;
        else if (errno != EINTR) break;
    }
    free(bytes);
    reader->is_stale = 0;
}

/* Does what a key is for; returns non-zero to stay. */
static int press(struct reader *reader, const feed_terminal_extension *terminal, char key) {
    const feed_host *host = reader->host;
    const feed_view_model *feed = reader->feed;
    reader->is_stale = 1;
    switch (key) {
    case 'q':
    case 3: /* Ctrl-C */
        return 0;
    case 26: /* Ctrl-Z */
        terminal->suspend(host);
        return 1;
    case 'r':
        host->request_refresh(host);
        return 1;
    }
    if (feed == NULL || feed->item_count == 0) return 1;
    const feed_item *item = feed->item(feed, reader->selected);
    if (item == NULL) return 1;
    switch (key) {
    case 'j':
        if (reader->selected + 1 < feed->item_count) select_item(reader, reader->selected + 1);
        break;
    case 'k':
        if (reader->selected > 0) select_item(reader, reader->selected - 1);
        break;
    case 'm':
        feed_set_states(host, feed, reader->selected, 1, FEED_STATE_READ,
                        !(item->states & FEED_STATE_READ));
        break;
    case '\r':
        if (feed_has_text(item->open_url)) {
            host->open_link(host, feed->revision, reader->selected, item->open_url);
        }
        feed_set_states(host, feed, reader->selected, 1, FEED_STATE_READ, 1);
        break;
    }
    return 1;
}

/* ---------------------------------------------------------------------------------------------
 * The main loop
 */

/* Where another file takes this plugin's place, the one after it begins at the same item. */
static void keep_place(const struct reader *reader) {
    const feed_memory_extension *memory =
        reader->host->get_extension(reader->host, FEED_EXTENSION_MEMORY);
    if (memory == NULL || reader->selected_id == NULL) return;
    memory->keep(reader->host, reader->selected_id, strlen(reader->selected_id));
}

static feed_status run(void *context, feed_error *error) {
    struct reader *reader = context;
    const feed_host *host = reader->host;
    const feed_terminal_extension *extension = host->get_extension(host, FEED_EXTENSION_TERMINAL);
    const feed_event_loop_extension *loop =
        host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    if (extension == NULL || loop == NULL || extension->descriptor(host) < 0) {
        return feed_fail(error, "there is no terminal to read keys from and to draw on");
    }
    int terminal = (int)extension->descriptor(host);
    struct termios modes;
    if (tcgetattr(terminal, &modes) == 0) {
        /* Keys come one by one, and Ctrl-C as a key. The host takes all of this back in the end. */
        modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG | IEXTEN);
        modes.c_iflag &= ~(tcflag_t)(ICRNL | IXON);
        tcsetattr(terminal, TCSANOW, &modes);
        /* No cursor, and lines that are too long are cut. */
        (void)!write(terminal, "\033[?25l\033[?7l", 11);
    }
    for (;;) {
        if (reader->is_stale) draw(reader, extension);
        struct pollfd waits[] = {{.fd = (int)loop->descriptor(host), .events = POLLIN},
                                 {.fd = terminal, .events = POLLIN}};
        if (poll(waits, 2, -1) < 0 && errno != EINTR) return feed_fail(error, "it can't wait");
        if (waits[0].revents != 0) {
            feed_status status = loop->dispatch(host);
            if (status < 0) {
                keep_place(reader);
                return status;
            }
        }
        if (waits[1].revents != 0) {
            char keys[64];
            ssize_t count = read(terminal, keys, sizeof keys);
            if (count == 0 || (count < 0 && errno != EINTR)) return FEED_STATUS_OK;
            for (ssize_t i = 0; i < count; i++) {
                char key = keys[i];
                /* Arrow keys are three characters. */
                if (key == 27 && i + 2 < count) {
                    i += 2;
                    key = keys[i] == 'A' ? 'k' : keys[i] == 'B' ? 'j' : ' ';
                }
                if (!press(reader, extension, key)) return FEED_STATUS_OK;
            }
        }
    }
}

static void destroy(void *context) {
    struct reader *reader = context;
    free(reader->selected_id);
    free(reader);
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    (void)factory;
    (void)configuration;
    static const feed_view view = {.size = sizeof view, .display = display};
    static const feed_loading_view loading = {.size = sizeof loading,
                                              .display = display_loading};
    static const feed_error_view errors = {.size = sizeof errors, .display = display_error};
    struct reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return feed_fail(error, "there was no memory for it");
    const feed_memory_extension *memory = host->get_extension(host, FEED_EXTENSION_MEMORY);
    feed_string kept = memory == NULL ? (feed_string){NULL, 0} : memory->recall(host);
    if (feed_has_text(kept)) reader->selected_id = feed_copy(kept);
    reader->host = host;
    reader->is_stale = 1;
    reader->renderer.size = sizeof reader->renderer;
    reader->renderer.context = reader;
    reader->renderer.feed = &view;
    reader->renderer.loading = &loading;
    reader->renderer.error = &errors;
    reader->renderer.run = run;
    reader->renderer.environment_changed = environment_changed;
    reader->renderer.destroy = destroy;
    *renderer = &reader->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
