/* Makes valid and invalid requests of a user, and logs each result at the debug level, as "what
 * status". With FAILS, its environment_changed fails; with LATE, it changes all items of the first feed
 * while the host waits until it displays the next. */
#define ON_CREATE ask_at_first();
#include "fixture.h"

#include <poll.h>

FEED_PLUGIN_NOTE("id=requests\n"
                 "name=Requests\n"
                 "version=1\n"
                 "views=feed\n"
                 "needs=terminal\n");

static void tell(const char *what, int status) {
    char line[200];
    int length = snprintf(line, sizeof line, "%s %d", what, status);
    host->log(host, FEED_LOG_DEBUG, (feed_string){line, (size_t)length});
}

static void change(const char *what, uint64_t revision, feed_states states,
                   const uint64_t *indexes, uint64_t first, uint64_t count) {
    const feed_state_change change = {.size = sizeof change,
                                      .revision = revision,
                                      .states = states,
                                      .is_set = 1,
                                      .indexes = indexes,
                                      .first = first,
                                      .count = count};
    tell(what, host->set_states(host, &change));
}

static void tell_states(const feed_view_model *feed) {
    const feed_source *source = feed->source(feed, 0);
    tell("first", (int)feed->item(feed, 0)->states);
    tell("unread", source == NULL ? -1 : (int)source->unread_count);
}

static void copy(const char *what) {
    const feed_clipboard_extension *clipboard =
        host->get_extension(host, FEED_EXTENSION_CLIPBOARD);
    if (clipboard == NULL)
        tell("no clipboard", 0);
    else
        tell(what, clipboard->copy_text(host, (feed_string){"text", 4}));
}

static void open_link(const char *what, uint64_t revision, uint64_t index, const char *url) {
    tell(what, host->open_link(host, revision, index, (feed_string){url, strlen(url)}));
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    static const uint64_t list[] = {2, 0}, outside[] = {0, 99}, many[] = {0, 1, 2, 0};
    static feed_state_change small = {.size = FEED_STATE_CHANGE_SIZE_1 - 1};
    tell_states(feed);
    change("range", feed->revision, FEED_STATE_READ, NULL, 1, 2);
    change("list", feed->revision, FEED_STATE_READ | FEED_STATE_STARRED, list, 0, 2);
    tell_states(feed);
    change("nothing", feed->revision, FEED_STATE_READ, NULL, 0, 0);
    change("outside", feed->revision, FEED_STATE_READ, outside, 0, 2);
    change("too many", feed->revision, FEED_STATE_READ, many, 0, 4);
    change("beyond", feed->revision, FEED_STATE_READ, NULL, 2, 2);
    change("far", feed->revision, FEED_STATE_READ, NULL, UINT64_MAX, 2);
    change("no states", feed->revision, 0, NULL, 0, 1);
    change("other states", feed->revision, 4, NULL, 0, 1);
    change("later feed", feed->revision + 1, FEED_STATE_READ, NULL, 0, 1);
    change("no feed", 0, FEED_STATE_READ, NULL, 0, 1);
    tell("null", host->set_states(host, NULL));
    tell("small", host->set_states(host, &small));
    open_link("open", feed->revision, 0, "https://feed.example/0");
    open_link("open of the feed", feed->revision, FEED_NO_ITEM, "https://feed.example/");
    open_link("open outside", feed->revision, 3, "https://feed.example/");
    open_link("open of a later feed", feed->revision + 1, 0, "https://feed.example/");
    open_link("open a file", feed->revision, 0, "file:///etc/passwd");
    return FEED_STATUS_OK;
}

static feed_status environment_changed(void *context, feed_error *error) {
    tell("changed", 0);
#ifdef FAILS
    return feed_fail(error, "there is no room");
#else
    return FEED_STATUS_OK;
#endif
}

static feed_status run(void *context, feed_error *error) {
    const feed_event_loop_extension *loop =
        host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    const feed_terminal_extension *terminal =
        host->get_extension(host, FEED_EXTENSION_TERMINAL);
    feed_status status = FEED_STATUS_OK;
#ifdef LATE
    static const uint64_t all[] = {0, 1, 2};
    struct pollfd entry = {.fd = (int)loop->descriptor(host), .events = POLLIN};
    /* A write puts aside what has come, which keeps the descriptor readable. */
    for (int ready = 0; ready < 5; ready += poll(&entry, 1, 10) > 0)
        host->write(host, FEED_STREAM_OUTPUT, ".", 1);
    change("late", 1, FEED_STATE_READ, all, 0, 3);
#endif
    if (terminal == NULL)
        tell("no terminal", 0);
    else
        tell("suspend", terminal->suspend(host));
    copy("copy");
    for (int i = 0; i < 4; i++) copy("again");
    copy("too often");
    while (status == FEED_STATUS_OK) status = loop->dispatch(host);
    tell("left", status);
    return status;
}

static void ask_at_first(void) {
    feed_phrase phrase = host->words(host, "by-author");
    char words[64];
    snprintf(words, sizeof words, "%s|%s", phrase.before.bytes, phrase.after.bytes);
    tell(words, (int)phrase.before.length);
    tell("no word", host->words(host, "no-such-word").before.bytes != NULL);
    tell("no word", host->words(host, "no-such-word").before.bytes != NULL);
    tell("terminal", host->is_granted(host, "terminal") != 0);
    tell("network", host->is_granted(host, "network") != 0);
}

RENDERER(FEED_VIEW(display), .run = run, .environment_changed = environment_changed)

feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result,
                              feed_error *error) {
    static const feed_factory factory = {.size = sizeof factory, .create = create};
    static const feed_plugin plugin = {.size = sizeof plugin,
                                       .abi_version = FEED_ABI_VERSION,
                                       .abi_minimum_version = FEED_ABI_VERSION,
                                       .factory = &factory};
    if (strlen(entry->plugin_path.bytes) != entry->plugin_path.length ||
        strncmp(entry->host_name.bytes, "feedhost", 8) != 0)
        return feed_fail(error, "it is told nothing of its host");
    *result = &plugin;
    return FEED_STATUS_OK;
}
