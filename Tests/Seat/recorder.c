/*
 * A renderer that serializes all structs of the host, in the form of Sources/Browser/Seat/layout.h, for
 * Tests/Seat/drive.mjs. A record is a question, an index, a kind, a length and the bytes. Words have the question 100,
 * preceded by their key as a string.
 */
#include "layout.h"

#include <stdlib.h>
#include <string.h>

FEED_PLUGIN_NOTE("id=recorder\n"
                 "name=Recorder\n"
                 "version=1\n"
                 "views=feed\n"
                 "option=words|text||the keys of the words to record, separated by commas\n");

enum { WORDS = 100 };

struct recorder {
    feed_renderer renderer;
    feed_view view;
    const feed_host *host;
    char *keys;
    char *bytes;
    size_t length, capacity;
};

static void put(struct recorder *recorder, const void *bytes, size_t length) {
    if (recorder->capacity - recorder->length < length) {
        recorder->capacity = 2 * recorder->capacity + length;
        recorder->bytes = realloc(recorder->bytes, recorder->capacity);
        if (!recorder->bytes) abort();
    }
    if (length > 0) memcpy(recorder->bytes + recorder->length, bytes, length);
    recorder->length += length;
}

static void put_number(struct recorder *recorder, uint32_t value) { put(recorder, &value, 4); }

static void put_string(struct recorder *recorder, feed_string text) {
    put_number(recorder, text.bytes ? (uint32_t)text.length : SEAT_ABSENT);
    if (!text.bytes) return;
    put(recorder, text.bytes, text.length);
    put(recorder, "", 1);
}

static void put_struct(struct recorder *recorder, const seat_struct *table, const char *from) {
    for (size_t i = 0; i < table->count; i++) {
        const seat_member *member = &table->members[i];
        const char *address = from + member->offset;
        feed_list list;
        switch (member->kind) {
        case SEAT_4: put(recorder, address, 4); break;
        case SEAT_8: put(recorder, address, 8); break;
        case SEAT_STRING: put_string(recorder, *(const feed_string *)(const void *)address); break;
        case SEAT_STRUCT: put_struct(recorder, member->of, address); break;
        case SEAT_LIST:
        case SEAT_STRINGS:
            list = *(const feed_list *)(const void *)address;
            put_number(recorder, (uint32_t)list.count);
            for (size_t n = 0; n < list.count; n++) {
                const char *element = FEED_LIST_AT(list, char, n);
                if (member->kind == SEAT_LIST) put_struct(recorder, member->of, element);
                else put_string(recorder, *(const feed_string *)(const void *)element);
            }
            break;
        case SEAT_OPTIONAL: {
            const char *other;
            memcpy(&other, address, sizeof other);
            put_number(recorder, other != NULL);
            if (other) put_struct(recorder, member->of, other);
            break;
        }
        }
    }
}

/* Writes the current record. */
static feed_status end(struct recorder *recorder, uint32_t question, uint64_t index, uint32_t which) {
    struct {
        uint64_t index;
        uint32_t question, which, length, reserved;
    } head = {index, question, which, (uint32_t)recorder->length, 0};
    feed_status status =
        recorder->host->write(recorder->host, FEED_STREAM_OUTPUT, &head, sizeof head);
    if (status == FEED_STATUS_OK) {
        status = recorder->host->write(recorder->host, FEED_STREAM_OUTPUT, recorder->bytes,
                                       recorder->length);
    }
    recorder->length = 0;
    return status;
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)error;
    struct recorder *recorder = context;
    const feed_host *host = recorder->host;
    put_struct(recorder, &feed_environment_table, (const char *)host->environment(host));
    feed_status status = end(recorder, SEAT_ENVIRONMENT, 0, 0);
    put_struct(recorder, &feed_view_model_table, (const char *)feed);
    if (status == FEED_STATUS_OK) status = end(recorder, SEAT_FEED, 0, 0);
    put_struct(recorder, &feed_document_table, (const char *)feed->document(feed));
    if (status == FEED_STATUS_OK) status = end(recorder, SEAT_DOCUMENT, 0, 0);
    for (uint64_t i = 0; i < feed->item_count && status == FEED_STATUS_OK; i++) {
        put_struct(recorder, &feed_item_table, (const char *)feed->item(feed, i));
        status = end(recorder, SEAT_ITEM, i, 0);
        for (feed_detail_parts parts = 1; parts < 2 * FEED_DETAIL_REST; parts++) {
            if (status != FEED_STATUS_OK) return status;
            put_struct(recorder, &feed_item_detail_table,
                       (const char *)feed->item_detail(feed, i, parts));
            status = end(recorder, SEAT_DETAIL, i, parts);
        }
        for (feed_article_parts parts = 1; parts < 2 * FEED_ARTICLE_END; parts++) {
            if (status != FEED_STATUS_OK) return status;
            put_struct(recorder, &feed_article_table,
                       (const char *)feed->article(feed, i, parts));
            status = end(recorder, SEAT_ARTICLE, i, parts);
        }
        for (feed_text text = 0; text <= FEED_TEXT_TIME && status == FEED_STATUS_OK; text++) {
            put_string(recorder, feed->item_text(feed, i, text));
            status = end(recorder, SEAT_TEXT, i, (uint32_t)text);
        }
    }
    for (uint64_t i = 0; i < feed->source_count && status == FEED_STATUS_OK; i++) {
        put_struct(recorder, &feed_source_table, (const char *)feed->source(feed, i));
        status = end(recorder, SEAT_SOURCE, i, 0);
    }
    for (char *key = strtok(recorder->keys, ","); key && status == FEED_STATUS_OK;
         key = strtok(NULL, ",")) {
        feed_phrase phrase = host->words(host, key);
        put_string(recorder, (feed_string){key, strlen(key)});
        put_struct(recorder, &feed_phrase_table, (const char *)&phrase);
        status = end(recorder, WORDS, 0, 0);
    }
    return status;
}

static void destroy(void *context) {
    struct recorder *recorder = context;
    free(recorder->keys);
    free(recorder->bytes);
    free(recorder);
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    (void)factory;
    feed_string keys = FEED_LIST_AT(configuration->options, feed_option, 0)->value;
    struct recorder *recorder = calloc(1, sizeof *recorder);
    if (!recorder) return feed_fail(error, "there was no memory for it");
    recorder->host = host;
    recorder->keys = calloc(1, keys.length + 1);
    if (!recorder->keys) {
        free(recorder);
        return feed_fail(error, "there was no memory for it");
    }
    if (keys.length > 0) memcpy(recorder->keys, keys.bytes, keys.length);
    recorder->view = (feed_view){.size = sizeof recorder->view, .display = display};
    recorder->renderer = (feed_renderer){.size = sizeof recorder->renderer,
                                         .context = recorder,
                                         .feed = &recorder->view,
                                         .destroy = destroy};
    *renderer = &recorder->renderer;
    return FEED_STATUS_OK;
}

feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result,
                              feed_error *error) {
    static const feed_factory factory = {.size = sizeof factory, .create = create};
    static const feed_plugin plugin = {.size = sizeof plugin,
                                       .abi_version = FEED_ABI_VERSION,
                                       .abi_minimum_version = FEED_ABI_VERSION,
                                       .factory = &factory};
    (void)entry, (void)error;
    *result = &plugin;
    return FEED_STATUS_OK;
}
