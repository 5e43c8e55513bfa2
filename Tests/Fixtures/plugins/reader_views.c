/* A view of the host's reader: writes what is displayed in lines, and performs the actions of its option
 * "do", separated by spaces: name[=text][@row][~version][:kind], in which kind is of the view to wait
 * for. Other words: "feed" waits for another feed; "keys" lists actions and keys; "hostile" makes
 * invalid requests; "late" waits until the host displays something; "hurry" asks for items while their states change; "link" opens a page of the article's feed;
 * "grown" lists later members, for Tests/abi/growth-drill. Without functions if EMPTY is defined; with a
 * view of pictures, which names their feed, if PICTURES is. */
#define _GNU_SOURCE
#include "../../../SDK/include/feed_plugin_helpers.h"
/* After the contract's header, and before what uses its ENTRY. */
#include "../../abi/growth/grown.h"

#define ON_CREATE \
    reader = host->get_extension(host, FEED_EXTENSION_READER); \
    if (reader == NULL) return feed_fail(error, "there is no reader"); \
    feed_string wished = feed_option_text(configuration, "do"); \
    snprintf(wishes, sizeof wishes, "%.*s", (int)wished.length, wished.bytes);
#include "fixture.h"

#include <poll.h>

#ifdef PICTURES
#define VIEWS "feed image"
#else
#define VIEWS "feed"
#endif

NOTE("id=reader\n"
     "name=Reader\n"
     "version=1\n"
     "views=" VIEWS "\n"
     "needs=display\n"
     "requires=feedhost.reader/1\n"
     "option=do|text||what to do\n"
     "option=keys|text||keys\n");

enum { FEED, SOURCES, ITEMS, ARTICLE, NOTICE, KINDS };
static const char *const kinds[] = {"feed", "sources", "items", "article", "notice"};
static const feed_reader_extension *reader;
#ifndef EMPTY
static const feed_source_list *sources;
static const feed_item_list *list;
static const feed_open_article *article;
#endif
static int displayed[KINDS];
static char wishes[4096];

static void say(const char *words) {
    host->write(host, FEED_STREAM_OUTPUT, words, strlen(words));
}

static void say_text(feed_string text) {
    host->write(host, FEED_STREAM_OUTPUT, text.bytes, text.length);
}

static void say_number(const char *what, long long number) {
    char line[64];
    snprintf(line, sizeof line, "%s %lld\n", what, number);
    say(line);
}

static feed_status display_feed(void *context, const feed_view_model *model, feed_error *error) {
    say_number("feed", (long long)model->item_count);
#ifndef EMPTY
    /* The last list stays valid meanwhile. */
    if (list != NULL && list->row_count > 0 && list->item_index(list, 0) == FEED_NO_ITEM)
        say("no row\n");
#endif
    displayed[FEED]++;
    return FEED_STATUS_OK;
}

#ifndef EMPTY
static feed_status display_sources(void *context, const feed_source_list *model,
                                   feed_error *error) {
    sources = model;
    say(model->is_active ? "SOURCES" : "sources");
    for (size_t i = 0; i < model->rows.count; i++) {
        const feed_source_row *row = FEED_LIST_AT(model->rows, feed_source_row, i);
        char count[32];
        say(i == model->selected_row ? " >" : " ");
        say_text(row->title);
        snprintf(count, sizeof count, ":%d", (int)row->count);
        say(count);
    }
    say("\n");
    displayed[SOURCES]++;
    return FEED_STATUS_OK;
}

static feed_status display_items(void *context, const feed_item_list *model, feed_error *error) {
    /* The last one stays valid meanwhile. */
    if (list != NULL && list->version >= model->version) say("an older version\n");
    list = model;
    say(model->is_active ? "ITEMS" : "items");
    for (uint64_t row = 0; row < model->row_count; row++) {
        uint64_t index = model->item_index(model, row);
        const feed_item *item = model->feed->item(model->feed, index);
        say(row == model->selected_row ? " >" : " ");
        say_text(item->title);
        if (!(item->states & FEED_STATE_READ)) say("!");
        if (item->states & FEED_STATE_STARRED) say("*");
    }
    if (model->row_count == 0) say_text(model->empty_text);
    say("\n");
    displayed[ITEMS]++;
    return FEED_STATUS_OK;
}

static feed_status display_article(void *context, const feed_open_article *model,
                                   feed_error *error) {
    article = model;
    say(model->is_open ? "ARTICLE " : "article ");
    if (model->index != FEED_NO_ITEM) {
        const feed_article *drawn =
            model->feed->article(model->feed, model->index, FEED_ARTICLE_ALL);
        say_text(drawn->title);
        say(" ");
        say_text(drawn->body_html);
    }
    say(model->is_gone ? " gone\n" : "\n");
    displayed[ARTICLE]++;
    return FEED_STATUS_OK;
}

static feed_status display_notice(void *context, const feed_notice *model, feed_error *error) {
    say("notice ");
    say_text(model->text);
    say("\n");
    displayed[NOTICE]++;
    return FEED_STATUS_OK;
}
#endif

#ifdef PICTURES
static feed_status display_image(void *context, const feed_image_view_model *model,
                                 feed_error *error) {
    say_number("picture of feed", (long long)model->request->revision);
    return FEED_STATUS_OK;
}

static feed_status make_image(void *context, const void *bytes, size_t length,
                              feed_string media_type, void **image, feed_error *error) {
    return feed_fail(error, "none is asked for");
}

static void release_image(void *context, void *image) {}

#define IMAGE_VIEW \
    .image = &(const feed_image_view){.size = sizeof(feed_image_view), .display = display_image}, \
    .transformer = &(const feed_image_transformer){.size = sizeof(feed_image_transformer), \
                                                   .make_image = make_image, \
                                                   .release_image = release_image},
#else
#define IMAGE_VIEW
#endif

static feed_status await(int kind, int before) {
    const feed_event_loop_extension *loop = host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    struct pollfd events = {.fd = (int)loop->descriptor(host), .events = POLLIN};
    for (int turn = 0; turn < 3000; turn++) {
        feed_status status = loop->dispatch(host);
        if (status < 0 || (kind >= 0 && displayed[kind] != before)) return status;
        if (kind < 0 && turn > before) return status;
        poll(&events, 1, 10);
    }
    say("nothing came\n");
    return FEED_STATUS_FAILED;
}

static feed_status perform(const char *name, const char *text, uint64_t row, uint64_t version) {
    const feed_action_request request = {
        .size = sizeof request,
        .name = {name, name ? strlen(name) : 0},
        .text = {text, text ? strlen(text) : 0},
        .row = row,
        .version = version,
    };
    return reader->perform(host, &request);
}

static feed_status act(char *wish) {
    char *kind = strrchr(wish, ':'), *version = strchr(wish, '~'), *row = strchr(wish, '@'),
         *text = strchr(wish, '=');
    if (kind) *kind++ = 0;
    if (version) *version++ = 0;
    if (row) *row++ = 0;
    if (text) *text++ = 0;
    int waits = -1;
    for (int i = 0; kind && i < KINDS; i++)
        if (strcmp(kind, kinds[i]) == 0) waits = i;
    int before = waits < 0 ? 0 : displayed[waits];
    feed_status status = perform(wish, text, row ? strtoull(row, NULL, 10) : FEED_NO_ROW,
                                 version ? strtoull(version, NULL, 10) : 0);
    if (status != FEED_STATUS_OK) say_number(wish, status);
    return status != FEED_STATUS_OK || waits < 0 ? FEED_STATUS_OK : await(waits, before);
}

/* A write puts aside what has come, which keeps the descriptor readable. */
static void be_late(void) {
    const feed_event_loop_extension *loop = host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    struct pollfd events = {.fd = (int)loop->descriptor(host), .events = POLLIN};
    for (int ready = 0; ready < 5; ready += poll(&events, 1, 10) > 0)
        host->write(host, FEED_STREAM_STATUS, ".", 1);
}

static void list_keys(void) {
    feed_list actions = reader->actions(host);
    for (size_t i = 0; i < actions.count; i++) {
        const feed_action *action = FEED_LIST_AT(actions, feed_action, i);
        if (action->argument != FEED_ARGUMENT_TEXT) continue;
        say_text(action->name);
        for (size_t key = 0; key < action->keys.count; key++) {
            say(" ");
            say_text(*FEED_LIST_AT(action->keys, feed_string, key));
        }
        say(", ");
        say_text(action->words);
        say("\n");
    }
}

static void be_hostile(void) {
    static char huge[1 << 20];
    feed_action_request small = {.size = sizeof(size_t)};
    memset(huge, 'x', sizeof huge - 1);
    say_number("null", reader->perform(host, NULL));
    say_number("small", reader->perform(host, &small));
    say_number("nameless", perform(NULL, NULL, FEED_NO_ROW, 0));
    say_number("unknown", perform("make-coffee", NULL, FEED_NO_ROW, 0));
    say_number("huge name", perform(huge, NULL, FEED_NO_ROW, 0));
    say_number("huge text", perform("filter", huge, FEED_NO_ROW, 0));
    say_number("own", perform("page-down", NULL, FEED_NO_ROW, 0));
    say_number("row", perform("select", NULL, 1000000, 0));
    say_number("no row", perform("select", NULL, FEED_NO_ROW, 0));
#ifndef EMPTY
    say_number("outside", list->item_index(list, list->row_count) == FEED_NO_ITEM);
    say_number("no list", list->item_index(NULL, 0) == FEED_NO_ITEM);
#endif
    for (int i = 0; i < 3000; i++) perform(i % 2 ? "filter" : "next", "nothing", FEED_NO_ROW, 0);
}

#ifndef EMPTY
static void hurry(void) {
    const feed_view_model *feed = list->feed;
    for (uint64_t i = 0; i < 4000; i++) {
        if (i % 40 == 0) perform("star", NULL, FEED_NO_ROW, 0);
        if (feed->item(feed, i * 7919 % feed->item_count) == NULL) say("no item\n");
    }
    say("hurried\n");
}
#endif

#ifndef EMPTY
static void list_grown(void) {
    feed_writer output = feed_writer_to(host, FEED_STREAM_OUTPUT);
    const feed_article *drawn = article->feed->article(article->feed, article->index, FEED_ARTICLE_ALL);
    (void)drawn;
    PUT_GROWN(&output, reader, feed_reader_extension);
    PUT_GROWN(&output, sources, feed_source_list);
    PUT_GROWN(&output, FEED_LIST_AT(sources->rows, feed_source_row, 0), feed_source_row);
    PUT_GROWN(&output, list, feed_item_list);
    PUT_GROWN(&output, article, feed_open_article);
    PUT_GROWN(&output, drawn, feed_article);
    PUT_GROWN(&output, FEED_LIST_AT(reader->actions(host), feed_action, 0), feed_action);
    PUT_GROWN(&output, article->feed->document(article->feed), feed_document);
}
#endif

static feed_status run(void *context, feed_error *error) {
    char *rest = NULL;
    feed_status status = displayed[FEED] ? FEED_STATUS_OK : await(FEED, 0);
#ifndef EMPTY
    if (status == FEED_STATUS_OK && !displayed[ARTICLE]) status = await(ARTICLE, 0);
#endif
    for (char *wish = strtok_r(wishes, " ", &rest); wish && status == FEED_STATUS_OK;
         wish = strtok_r(NULL, " ", &rest)) {
        int feeds = displayed[FEED];
        if (strcmp(wish, "feed") == 0) {
            status = await(FEED, feeds);
#ifndef EMPTY
        } else if (strcmp(wish, "hurry") == 0) {
            hurry();
        } else if (strcmp(wish, "grown") == 0) {
            list_grown();
        } else if (strcmp(wish, "link") == 0) {
            const feed_item *item = article->feed->item(article->feed, article->index);
            say_number("link", host->open_link(host, article->feed->revision, article->index,
                                               item->open_url));
#endif
        } else if (strcmp(wish, "late") == 0) {
            be_late();
        } else if (strcmp(wish, "keys") == 0) {
            list_keys();
        } else if (strcmp(wish, "hostile") == 0) {
            be_hostile();
            status = await(-1, 20);
        } else {
            status = act(wish);
        }
    }
    if (status == FEED_STATUS_LEAVE) say("left\n");
    return status == FEED_STATUS_FAILED ? feed_fail(error, "nothing came") : FEED_STATUS_OK;
}

static const void *get_extension(void *context, const char *name) {
#ifdef EMPTY
    static const feed_reader_views views = {.size = sizeof views};
#else
    static const feed_reader_views views = {.size = sizeof views,
                                            .display_sources = display_sources,
                                            .display_items = display_items,
                                            .display_article = display_article,
                                            .display_notice = display_notice};
#endif
    return strcmp(name, FEED_EXTENSION_READER) == 0 ? &views : NULL;
}

FIXTURE(FEED_VIEW(display_feed), IMAGE_VIEW .run = run, .get_extension = get_extension)
