/* A renderer with a main loop that acts like a reading user: marks, opens and copies as its
 * option "do" says, in words such as "mark:0", "unmark:0", "star:0", "markall",
 * "open:0:https://…", "openfeed:…", "copy:text", "flood:https://…", "huge". Then it writes the
 * states of each item, and leaves. After "told" it writes the status of each following word.
 * Without a main loop if DRAWS is defined. */
#define _GNU_SOURCE
#define ON_CREATE take_wishes(configuration);
#include "fixture.h"

#ifdef DRAWS
#define NEEDS ""
#else
#define NEEDS "needs=display\n"
#endif

FEED_PLUGIN_NOTE("id=reading\n"
                 "name=Reading\n"
                 "version=1\n"
                 "views=feed\n"
                 NEEDS
                 "option=do|text||what to do\n");

static const feed_view_model *feed;
static char wishes[4096];

static feed_string text(const char *words) { return (feed_string){words, strlen(words)}; }

static void say(const char *words) {
    host->write(host, FEED_STREAM_OUTPUT, words, strlen(words));
}

static feed_status set(uint64_t revision, uint64_t first, uint64_t count, feed_states states,
                       int is_set) {
    const feed_state_change change = {.size = sizeof change,
                                      .revision = revision,
                                      .states = states,
                                      .is_set = is_set,
                                      .first = first,
                                      .count = count};
    return host->set_states(host, &change);
}

static feed_status copy(const char *bytes, size_t length) {
    const feed_clipboard_extension *clipboard =
        host->get_extension(host, FEED_EXTENSION_CLIPBOARD);
    if (clipboard == NULL) return FEED_STATUS_REFUSED;
    return clipboard->copy_text(host, (feed_string){bytes, length});
}

static feed_status act(char *wish) {
    uint64_t revision = feed->revision;
    char *value = strchr(wish, ':');
    value = value ? value + 1 : wish;
    uint64_t index = strtoull(value, NULL, 10);
    char *further = strchr(value, ':');
    if (strncmp(wish, "mark:", 5) == 0)
        return set(revision, index, 1, FEED_STATE_READ, 1);
    else if (strncmp(wish, "old:", 4) == 0)
        return set(revision - 1, index, 1, FEED_STATE_READ, 1);
    else if (strncmp(wish, "unmark:", 7) == 0)
        return set(revision, index, 1, FEED_STATE_READ, 0);
    else if (strncmp(wish, "star:", 5) == 0)
        return set(revision, index, 1, FEED_STATE_STARRED, 1);
    else if (strcmp(wish, "markall") == 0)
        return set(revision, 0, feed->item_count, FEED_STATE_READ, 1);
    else if (strncmp(wish, "open:", 5) == 0 && further)
        return host->open_link(host, revision, index, text(further + 1));
    else if (strncmp(wish, "openfeed:", 9) == 0)
        return host->open_link(host, revision, FEED_NO_ITEM, text(value));
    else if (strncmp(wish, "flood:", 6) == 0)
        for (int i = 0; i < 1000; i++) host->open_link(host, revision, 0, text(value));
    else if (strncmp(wish, "copy:", 5) == 0)
        return copy(value, strlen(value));
    else if (strcmp(wish, "huge") == 0 || strcmp(wish, "large") == 0) {
        size_t length = strcmp(wish, "huge") == 0 ? (size_t)100 << 20 : (size_t)1 << 20;
        char *bytes = malloc(length);
        memset(bytes, 'x', length);
        feed_status status = copy(bytes, length);
        free(bytes);
        return status;
    }
    return FEED_STATUS_OK;
}

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    feed = model;
    char *rest = NULL;
    int is_told = 0;
    /* Items are read once before, so that later answers can't be old. */
    for (uint64_t i = 0; i < model->item_count; i++) model->item(model, i);
    for (char *wish = strtok_r(wishes, " ", &rest); wish; wish = strtok_r(NULL, " ", &rest)) {
        if (strcmp(wish, "told") == 0) is_told = 1;
        feed_status status = act(wish);
        char line[16];
        snprintf(line, sizeof line, "%d\n", (int)status);
        if (is_told && strcmp(wish, "told") != 0) say(line);
    }
    for (uint64_t i = 0; i < model->item_count; i++)
        say(model->item(model, i)->states & FEED_STATE_READ ? "read\n" : "unread\n");
    return FEED_STATUS_OK;
}

#ifndef DRAWS
static feed_status run(void *context, feed_error *error) {
    const feed_event_loop_extension *loop =
        host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    feed_status status = FEED_STATUS_OK;
    /* Requests are performed in dispatch. */
    for (int i = 0; i < 100 && status == FEED_STATUS_OK; i++) status = loop->dispatch(host);
    say("left\n");
    return FEED_STATUS_OK;
}
#endif

static void take_wishes(const feed_configuration *configuration) {
    feed_string text = feed_option_text(configuration, "do");
    snprintf(wishes, sizeof wishes, "%.*s", (int)text.length, text.bytes);
}

#ifdef DRAWS
FIXTURE(FEED_VIEW(display))
#else
FIXTURE(FEED_VIEW(display), .run = run)
#endif
