/*
 * The host side of a plugin in a web page. Linked with the plugin into one WebAssembly module, it implements the
 * host's function tables with seven imports, so that the plugin runs as it does in the program.
 *
 * `ask` requests a struct and returns its serialized size; `take` copies it; layout.h defines the form. Lent memory
 * stays valid until the same value is requested again, as the plugin header promises. A page has no threads, terminal,
 * pictures or files: plugin.mjs rejects plugins whose note requires them, and calls for them fail here.
 */
#include "layout.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define IMPORT(name) __attribute__((import_module("feedhost"), import_name(#name)))
#define EXPORT(name) __attribute__((export_name(#name)))

/* Returns the size of the answer in bytes; negative if there is none. */
IMPORT(ask) int32_t seat_ask(uint32_t question, uint64_t index, uint32_t which);
/* As ask, for the phrase of a key. */
IMPORT(ask_words) int32_t seat_ask_words(const char *key, size_t length);
/* Copies the answer to the last ask or words. */
IMPORT(take) void seat_take(void *to);
IMPORT(write) feed_status seat_write(feed_stream stream, const void *bytes, size_t length);
IMPORT(log) void seat_log(feed_log_level level, const char *bytes, size_t length);
IMPORT(request_refresh) feed_status seat_request_refresh(void);
/* The name and version of the page, for feed_host.name: as ask. */
IMPORT(ask_name) int32_t seat_ask_name(void);

/* A lent answer: its serialized bytes, and the structs read from them. */
struct lent {
    struct part *parts;
    void *made;
};

struct part {
    struct part *next;
    _Alignas(16) char bytes[];
};

static void give_back(struct lent *lent) {
    while (lent->parts) {
        struct part *next = lent->parts->next;
        free(lent->parts);
        lent->parts = next;
    }
    lent->made = NULL;
}

/* Allocates memory that is freed with the answer. Traps if there is none. */
static void *keep(struct lent *lent, size_t size) {
    struct part *part = calloc(1, sizeof *part + size);
    if (!part) abort();
    part->next = lent->parts;
    lent->parts = part;
    return part->bytes;
}

/* The unread part of an answer. */
struct reader {
    const char *at, *end;
    struct lent *lent;
};

static const char *next(struct reader *reader, size_t count) {
    /* The page and this file are built together: a short answer is a bug in one of them. */
    if ((size_t)(reader->end - reader->at) < count) abort();
    const char *start = reader->at;
    reader->at += count;
    return start;
}

static uint32_t number(struct reader *reader) {
    uint32_t value;
    memcpy(&value, next(reader, sizeof value), sizeof value);
    return value;
}

static feed_string string(struct reader *reader) {
    uint32_t length = number(reader);
    if (length == SEAT_ABSENT) return (feed_string){NULL, 0};
    const char *bytes = next(reader, (size_t)length + 1);
    return (feed_string){bytes, length};
}

static void read_struct(struct reader *reader, const seat_struct *table, char *to) {
    if (table->has_size) memcpy(to, &table->size, sizeof(size_t));
    for (size_t i = 0; i < table->count; i++) {
        const seat_member *member = &table->members[i];
        char *field = to + member->offset;
        switch (member->kind) {
        case SEAT_4: memcpy(field, next(reader, 4), 4); break;
        case SEAT_8: memcpy(field, next(reader, 8), 8); break;
        case SEAT_STRING: *(feed_string *)(void *)field = string(reader); break;
        case SEAT_STRUCT: read_struct(reader, member->of, field); break;
        case SEAT_STRINGS: {
            uint32_t count = number(reader);
            feed_string *made = keep(reader->lent, count * sizeof *made);
            for (uint32_t n = 0; n < count; n++) made[n] = string(reader);
            *(feed_list *)(void *)field = (feed_list){made, count, sizeof *made};
            break;
        }
        case SEAT_LIST: {
            uint32_t count = number(reader);
            char *made = keep(reader->lent, count * member->of->size);
            for (uint32_t n = 0; n < count; n++) {
                read_struct(reader, member->of, made + n * member->of->size);
            }
            *(feed_list *)(void *)field = (feed_list){made, count, member->of->size};
            break;
        }
        case SEAT_OPTIONAL: {
            char *made = NULL;
            if (number(reader) != 0) {
                made = keep(reader->lent, member->of->size);
                read_struct(reader, member->of, made);
            }
            memcpy(field, &made, sizeof made);
            break;
        }
        }
    }
}

/* Copies an answer of `length` bytes. */
static struct reader take(struct lent *lent, int32_t length) {
    if (length < 0) abort();
    give_back(lent);
    char *bytes = keep(lent, (size_t)length);
    seat_take(bytes);
    return (struct reader){bytes, bytes + length, lent};
}

static void *lend(struct lent *lent, const seat_struct *table, int32_t length) {
    struct reader reader = take(lent, length);
    char *made = keep(lent, table->size);
    read_struct(&reader, table, made);
    lent->made = made;
    return made;
}

/* The parts of details and articles that this version knows. */
enum { ALL_PARTS = 2 * FEED_DETAIL_REST - 1, ALL_ARTICLE_PARTS = 2 * FEED_ARTICLE_END - 1 };

static struct {
    struct lent configuration, environment, item, source, name;
    /* By the parts, and by the kind of text: each is valid until the next of the same. */
    struct lent details[ALL_PARTS + 1], articles[ALL_ARTICLE_PARTS + 1], texts[8];
    /* The displayed feed and the previous one: both are valid until the next display returns. */
    struct lent feeds[2], documents[2];
    int feed;
    /* Phrases are valid until destroy returns. */
    struct words {
        struct words *next;
        struct lent lent;
    } *words;
    const feed_renderer *renderer;
    char error_bytes[4096];
    feed_error error;
} seat;

/* Rejects queries about an earlier feed: the page has only the last one. */
static int is_shown(const feed_view_model *model) { return model == seat.feeds[seat.feed].made; }

static const feed_item *item(const feed_view_model *model, uint64_t index) {
    if (!is_shown(model) || index >= model->item_count) abort();
    return lend(&seat.item, &feed_item_table, seat_ask(SEAT_ITEM, index, 0));
}

static const feed_item_detail *item_detail(const feed_view_model *model, uint64_t index,
                                           feed_detail_parts parts) {
    if (!is_shown(model) || index >= model->item_count) abort();
    parts &= ALL_PARTS;
    return lend(&seat.details[parts], &feed_item_detail_table,
                seat_ask(SEAT_DETAIL, index, parts));
}

static const feed_article *article(const feed_view_model *model, uint64_t index,
                                   feed_article_parts parts) {
    if (!is_shown(model) || index >= model->item_count) abort();
    parts &= ALL_ARTICLE_PARTS;
    return lend(&seat.articles[parts], &feed_article_table, seat_ask(SEAT_ARTICLE, index, parts));
}

static feed_string item_text(const feed_view_model *model, uint64_t index, feed_text which) {
    if (!is_shown(model) || index >= model->item_count) abort();
    if (which < 0 || which >= 8) return (feed_string){NULL, 0};
    struct reader reader =
        take(&seat.texts[which], seat_ask(SEAT_TEXT, index, (uint32_t)which));
    return string(&reader);
}

static const feed_source *source(const feed_view_model *model, uint64_t index) {
    if (!is_shown(model) || index >= model->source_count) abort();
    return lend(&seat.source, &feed_source_table, seat_ask(SEAT_SOURCE, index, 0));
}

static const feed_document *document(const feed_view_model *model) {
    if (!is_shown(model)) abort();
    struct lent *lent = &seat.documents[seat.feed];
    if (!lent->made) lend(lent, &feed_document_table, seat_ask(SEAT_DOCUMENT, 0, 0));
    return lent->made;
}

static feed_status host_write(const feed_host *host, feed_stream stream, const void *bytes,
                              size_t length) {
    (void)host;
    return length == 0 ? FEED_STATUS_OK : seat_write(stream, bytes, length);
}

static void host_log(const feed_host *host, feed_log_level level, feed_string message) {
    (void)host;
    seat_log(level, message.bytes, message.length);
}

static const feed_environment *host_environment(const feed_host *host) {
    (void)host;
    return lend(&seat.environment, &feed_environment_table, seat_ask(SEAT_ENVIRONMENT, 0, 0));
}

static feed_phrase host_words(const feed_host *host, const char *key) {
    (void)host;
    struct words *words = calloc(1, sizeof *words);
    if (!words) abort();
    words->next = seat.words;
    seat.words = words;
    return *(const feed_phrase *)lend(&words->lent, &feed_phrase_table,
                                      seat_ask_words(key, strlen(key)));
}

static int32_t host_is_granted(const feed_host *host, const char *need) {
    (void)host, (void)need;
    return 0;
}

static feed_status host_request_refresh(const feed_host *host) {
    (void)host;
    return seat_request_refresh();
}

static feed_status host_image(const feed_host *host, const feed_image_request *request) {
    (void)host, (void)request;
    return FEED_STATUS_REFUSED;
}

static feed_status host_set_states(const feed_host *host, const feed_state_change *change) {
    (void)host, (void)change;
    return FEED_STATUS_REFUSED;
}

static feed_status host_open_link(const feed_host *host, uint64_t revision, uint64_t index,
                                  feed_string url) {
    (void)host, (void)revision, (void)index, (void)url;
    return FEED_STATUS_REFUSED;
}

static const void *host_extension(const feed_host *host, const char *name) {
    (void)host, (void)name;
    return NULL;
}

static feed_host host = {.size = sizeof host,
                         .abi_version = FEED_ABI_VERSION,
                         .abi_minimum_version = FEED_ABI_MINIMUM_VERSION,
                         .write = host_write,
                         .log = host_log,
                         .environment = host_environment,
                         .words = host_words,
                         .is_granted = host_is_granted,
                         .request_refresh = host_request_refresh,
                         .request_image = host_image,
                         .cancel_image = host_image,
                         .preload_image = host_image,
                         .set_states = host_set_states,
                         .open_link = host_open_link,
                         .get_extension = host_extension};

static feed_error *begin(void) {
    seat.error = (feed_error){seat.error_bytes, sizeof seat.error_bytes, 0};
    return &seat.error;
}

/* Creates the renderer with the page's SEAT_CONFIGURATION. */
EXPORT(feed_seat_create) feed_status feed_seat_create(void) {
    feed_error *error = begin();
    if (seat.renderer) return feed_fail(error, "there is a renderer already");
    struct reader reader = take(&seat.name, seat_ask_name());
    host.name = string(&reader);
    feed_entry entry = {.size = sizeof entry,
                        .abi_version = FEED_ABI_VERSION,
                        .abi_minimum_version = FEED_ABI_MINIMUM_VERSION,
                        .host_name = host.name};
    const feed_plugin *plugin = NULL;
    feed_status status = feed_plugin_entry(&entry, &plugin, error);
    if (status < 0) return status;
    if (!plugin || !plugin->factory) return feed_fail(error, "the plugin has no factory");
    const feed_configuration *configuration = lend(
        &seat.configuration, &feed_configuration_table, seat_ask(SEAT_CONFIGURATION, 0, 0));
    status =
        plugin->factory->create(plugin->factory, &host, configuration, &seat.renderer, error);
    if (status < 0) {
        seat.renderer = NULL;
        return status;
    }
    if (seat.renderer->run) return feed_fail(error, "an interactive renderer has no place in a page");
    if (!seat.renderer->feed) return feed_fail(error, "the renderer shows no feed");
    return FEED_STATUS_OK;
}

/* Displays the page's SEAT_FEED. */
EXPORT(feed_seat_display) feed_status feed_seat_display(void) {
    feed_error *error = begin();
    if (!seat.renderer || !seat.renderer->feed) return feed_fail(error, "there is no renderer");
    seat.feed = !seat.feed;
    give_back(&seat.documents[seat.feed]);
    feed_view_model *model =
        lend(&seat.feeds[seat.feed], &feed_view_model_table, seat_ask(SEAT_FEED, 0, 0));
    model->item = item;
    model->item_detail = item_detail;
    model->item_text = item_text;
    model->article = article;
    model->source = source;
    model->document = document;
    return seat.renderer->feed->display(seat.renderer->context, model, error);
}

/* Lets the renderer write its remaining output. */
EXPORT(feed_seat_finish) feed_status feed_seat_finish(void) {
    feed_error *error = begin();
    if (!seat.renderer || !seat.renderer->finish) return FEED_STATUS_OK;
    return seat.renderer->finish(seat.renderer->context, error);
}

/* Destroys the renderer. Another can be created afterwards. */
EXPORT(feed_seat_destroy) void feed_seat_destroy(void) {
    if (seat.renderer && seat.renderer->destroy) seat.renderer->destroy(seat.renderer->context);
    seat.renderer = NULL;
    struct lent *all[] = {&seat.configuration, &seat.environment,  &seat.item,
                          &seat.source,        &seat.feeds[0],     &seat.feeds[1],
                          &seat.documents[0],  &seat.documents[1], &seat.name};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) give_back(all[i]);
    for (size_t i = 0; i <= ALL_PARTS; i++) give_back(&seat.details[i]);
    for (size_t i = 0; i <= ALL_ARTICLE_PARTS; i++) give_back(&seat.articles[i]);
    for (size_t i = 0; i < 8; i++) give_back(&seat.texts[i]);
    while (seat.words) {
        struct words *next = seat.words->next;
        give_back(&seat.words->lent);
        free(seat.words);
        seat.words = next;
    }
}

/* The error of the last call. */
EXPORT(feed_seat_error) const char *feed_seat_error(void) { return seat.error.buffer; }
EXPORT(feed_seat_error_length) size_t feed_seat_error_length(void) { return seat.error.length; }
