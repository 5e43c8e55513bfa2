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
                 "views=feed loading\n"
                 "needs=terminal\n");

struct reader {
    feed_renderer renderer;
    const feed_host *host;
    /* Lent until the next has been displayed. */
    const feed_view_model *feed;
    uint64_t selected;
    /* What is being loaded; nothing where it begins with a NUL. */
    char message[256];
    int is_stale;
};

/* ---------------------------------------------------------------------------------------------
 * What the host shows
 */

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)error;
    struct reader *reader = context;
    reader->feed = feed;
    if (reader->selected >= feed->item_count) reader->selected = 0;
    reader->is_stale = 1;
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

static void place_changed(void *context) {
    struct reader *reader = context;
    reader->is_stale = 1;
}

/* ---------------------------------------------------------------------------------------------
 * The screen
 */

static void draw(struct reader *reader, int terminal) {
    char *bytes = NULL;
    size_t length = 0;
    FILE *screen = open_memstream(&bytes, &length);
    if (screen == NULL) return;
    const feed_surface *surface = reader->host->environment(reader->host)->terminal;
    uint64_t rows = surface != NULL && surface->rows > 3 ? surface->rows : 24;
    fputs("\033[H\033[2J", screen);
    if (reader->feed != NULL) {
        const feed_view_model *feed = reader->feed;
        fprintf(screen, "\033[7m%.*s\033[0m", FEED_FORMATTED(feed->title));
        uint64_t first = reader->selected < rows - 2 ? 0 : reader->selected - (rows - 3);
        for (uint64_t i = first; i < feed->item_count && i < first + rows - 2; i++) {
            const feed_item *item = feed->item(feed, i);
            if (item == NULL) break;
            fprintf(screen, "\r\n%s%s%.*s\033[0m", i == reader->selected ? "> " : "  ",
                    item->is_read ? "" : "\033[1m", FEED_FORMATTED(item->title));
        }
    }
    fprintf(screen, "\033[%u;1H%s", (unsigned)rows,
            reader->message[0] != 0 ? reader->message
                                    : "j k: move  Enter: open  m: mark  r: refresh  q: leave");
    fclose(screen);
    for (size_t done = 0; done < length;) {
        ssize_t count = write(terminal, bytes + done, length - done);
        if (count > 0) done += (size_t)count;
        else if (errno != EINTR) break;
    }
    free(bytes);
    reader->is_stale = 0;
}

/* Does what a key is for; answers whether to stay. */
static int press(struct reader *reader, char key) {
    const feed_host *host = reader->host;
    const feed_view_model *feed = reader->feed;
    reader->is_stale = 1;
    switch (key) {
    case 'q':
    case 3: /* Ctrl-C */
        return 0;
    case 26: /* Ctrl-Z */
        host->suspend(host);
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
        if (reader->selected + 1 < feed->item_count) reader->selected += 1;
        break;
    case 'k':
        if (reader->selected > 0) reader->selected -= 1;
        break;
    case 'm':
        host->mark_item(host, feed->revision, reader->selected, !item->is_read);
        break;
    case '\r':
        if (feed_has_text(item->url)) {
            host->open_link(host, feed->revision, reader->selected, item->url);
        }
        host->mark_item(host, feed->revision, reader->selected, 1);
        break;
    }
    return 1;
}

/* ---------------------------------------------------------------------------------------------
 * The main loop
 */

static feed_status run(void *context, feed_error *error) {
    struct reader *reader = context;
    const feed_host *host = reader->host;
    int terminal = host->environment(host)->terminal_descriptor;
    if (terminal < 0) return feed_fail(error, "there is no terminal to read keys from and to draw on");
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
        if (reader->is_stale) draw(reader, terminal);
        struct pollfd waits[] = {{.fd = host->event_descriptor(host), .events = POLLIN},
                                 {.fd = terminal, .events = POLLIN}};
        if (poll(waits, 2, -1) < 0 && errno != EINTR) return feed_fail(error, "it can't wait");
        if (waits[0].revents != 0) {
            feed_status status = host->dispatch(host);
            if (status != FEED_STATUS_OK) return status;
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
                if (!press(reader, key)) return FEED_STATUS_OK;
            }
        }
    }
}

static void destroy(void *context) {
    free(context);
}

static const feed_renderer *create(const feed_factory *factory, const feed_host *host,
                                   const feed_configuration *configuration, feed_error *error) {
    (void)factory;
    (void)configuration;
    static const feed_view view = {.size = sizeof view, .display = display};
    static const feed_loading_view loading = {.size = sizeof loading,
                                              .display = display_loading};
    struct reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) {
        feed_fail(error, "there was no memory for it");
        return NULL;
    }
    reader->host = host;
    reader->is_stale = 1;
    reader->renderer.size = sizeof reader->renderer;
    reader->renderer.context = reader;
    reader->renderer.feed = &view;
    reader->renderer.loading = &loading;
    reader->renderer.run = run;
    reader->renderer.place_changed = place_changed;
    reader->renderer.destroy = destroy;
    return &reader->renderer;
}

FEED_PLUGIN_ENTRY(create)
