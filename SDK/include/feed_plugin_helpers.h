/*
 * feed_plugin_helpers.h - what renderers in C write again and again. Not part of the ABI: nothing here
 * crosses the boundary, and all of it is compiled into the plugin. C11 and C++17.
 */
#ifndef FEED_PLUGIN_HELPERS_H
#define FEED_PLUGIN_HELPERS_H

#include "feed_plugin.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* --------------------------------------------------------------------------------------------
 * Strings
 */

/** Returns non-zero where there is any text. */
static inline int feed_has_text(feed_string text) {
    return text.length > 0;
}

/** Returns non-zero where `text` equals `words`, which end with a NUL. */
static inline int feed_equals(feed_string text, const char *words) {
    size_t length = strlen(words);
    return text.length == length && (length == 0 || memcmp(text.bytes, words, length) == 0);
}

/** `words`, which end with a NUL, lent for as long as they are there. */
static inline feed_string feed_lend(const char *words) {
    feed_string text = {words, strlen(words)};
    return text;
}

/** A copy of `text` with a NUL behind it, for the caller to free; NULL where there is no memory. */
static inline char *feed_copy(feed_string text) {
    char *copy = (char *)malloc(text.length + 1);
    if (copy == NULL) return NULL;
    if (text.length > 0) memcpy(copy, text.bytes, text.length);
    copy[text.length] = 0;
    return copy;
}

/* --------------------------------------------------------------------------------------------
 * Options
 */

/** The value of an option; absent where the note does not declare it. Lent for the call of create. */
static inline feed_string feed_option_text(const feed_configuration *configuration,
                                           const char *key) {
    feed_string none = {NULL, 0};
    for (size_t i = 0; i < configuration->options.count; i++) {
        const feed_option *option = FEED_LIST_AT(configuration->options, feed_option, i);
        if (feed_equals(option->key, key)) return option->value;
    }
    return none;
}

/** Returns non-zero where an option of the type boolean is on. */
static inline int feed_option_is_on(const feed_configuration *configuration, const char *key) {
    return feed_equals(feed_option_text(configuration, key), "true");
}

/** The number of an option of the type integer; `otherwise` where it has none. */
static inline int64_t feed_option_number(const feed_configuration *configuration, const char *key,
                                         int64_t otherwise) {
    feed_string text = feed_option_text(configuration, key);
    return text.length == 0 ? otherwise : strtoll(text.bytes, NULL, 10);
}

/* --------------------------------------------------------------------------------------------
 * Writing
 */

/**
 * Where a renderer's bytes go. After the host has refused some, the rest is dropped, so that not every
 * write need be looked at: `status` is what the call ends with.
 */
typedef struct feed_writer {
    const feed_host *host;
    feed_stream stream;
    /** What the first write that failed answered; FEED_STATUS_OK until then. */
    feed_status status;
} feed_writer;

/** A writer to a stream of the host. */
static inline feed_writer feed_writer_to(const feed_host *host, feed_stream stream) {
    feed_writer writer = {host, stream, FEED_STATUS_OK};
    return writer;
}

/** Writes bytes. */
static inline void feed_put_bytes(feed_writer *writer, const void *bytes, size_t length) {
    if (length == 0 || writer->status < 0) return;
    feed_status status = writer->host->write(writer->host, writer->stream, bytes, length);
    if (status < 0) writer->status = status;
}

/** Writes a string of the host; nothing where it is absent. */
static inline void feed_put(feed_writer *writer, feed_string text) {
    feed_put_bytes(writer, text.bytes, text.length);
}

/** Writes words that end with a NUL. */
static inline void feed_put_words(feed_writer *writer, const char *words) {
    feed_put_bytes(writer, words, strlen(words));
}

/**
 * Writes the phrase for `key` in the reader's language, around `value`: "by-author" gives "By " and "".
 * Nothing where the host does not know the key; docs/plugins/words.md lists all.
 */
static inline void feed_put_phrase(feed_writer *writer, const char *key, feed_string value) {
    feed_phrase phrase = writer->host->words(writer->host, key);
    if (phrase.before.bytes == NULL) return;
    feed_put(writer, phrase.before);
    feed_put(writer, value);
    feed_put(writer, phrase.after);
}

/** Writes as printf does. For a feed_string: "%.*s", FEED_FORMATTED(text). */
__attribute__((format(printf, 2, 3)))
static inline void feed_put_format(feed_writer *writer, const char *format, ...) {
    char small[256];
    va_list values;
    va_start(values, format);
    int length = vsnprintf(small, sizeof small, format, values);
    va_end(values);
    if (length < 0) return;
    if ((size_t)length < sizeof small) {
        feed_put_bytes(writer, small, (size_t)length);
        return;
    }
    char *large = (char *)malloc((size_t)length + 1);
    if (large == NULL) {
        if (writer->status >= 0) writer->status = FEED_STATUS_FAILED;
        return;
    }
    va_start(values, format);
    vsnprintf(large, (size_t)length + 1, format, values);
    va_end(values);
    feed_put_bytes(writer, large, (size_t)length);
    free(large);
}

/** A feed_string as "%.*s" takes it. */
#define FEED_FORMATTED(text) (int)(text).length, (text).length > 0 ? (text).bytes : ""

/** As feed_fail, with words as printf makes them. */
__attribute__((format(printf, 2, 3)))
static inline feed_status feed_fail_format(feed_error *error, const char *format, ...) {
    char words[1024];
    va_list values;
    va_start(values, format);
    vsnprintf(words, sizeof words, format, values);
    va_end(values);
    return feed_fail(error, words);
}

/* --------------------------------------------------------------------------------------------
 * The delegate
 */

/** Sets or clears `states` of `count` items from `first` on, as feed_host.set_states does. */
static inline feed_status feed_set_states(const feed_host *host, const feed_view_model *feed,
                                          uint64_t first, uint64_t count, feed_states states,
                                          int is_set) {
    feed_state_change change;
    memset(&change, 0, sizeof change);
    change.size = sizeof change;
    change.revision = feed->revision;
    change.states = states;
    change.is_set = is_set;
    change.first = first;
    change.count = count;
    return host->set_states(host, &change);
}

/* --------------------------------------------------------------------------------------------
 * The reader
 */

/** Performs an action of the host's reader, as feed_reader_extension.perform does. */
static inline feed_status feed_request(const feed_host *host, feed_action_request request) {
    const feed_reader_extension *reader =
        (const feed_reader_extension *)host->get_extension(host, FEED_EXTENSION_READER);
    request.size = sizeof request;
    return reader == NULL ? FEED_STATUS_REFUSED : reader->perform(host, &request);
}

/** A request for an action of the host's reader, without arguments. */
static inline feed_action_request feed_action_named(feed_string name) {
    feed_action_request request;
    memset(&request, 0, sizeof request);
    request.name = name;
    request.row = FEED_NO_ROW;
    return request;
}

/** Performs an action of the host's reader; `text` is NULL without one. */
static inline feed_status feed_perform(const feed_host *host, feed_string action,
                                       const char *text) {
    feed_action_request request = feed_action_named(action);
    if (text != NULL) request.text = feed_lend(text);
    return feed_request(host, request);
}

/** The actions of a reader, with words and keys; none where the host has no reader. */
static inline feed_list feed_actions(const feed_host *host) {
    static const feed_list none = {NULL, 0, 0};
    const feed_reader_extension *reader =
        (const feed_reader_extension *)host->get_extension(host, FEED_EXTENSION_READER);
    return reader == NULL ? none : reader->actions(host);
}

/** The action of a key, by the key's name; NULL where it has none. */
static inline const feed_action *feed_action_of(const feed_host *host, const char *key) {
    feed_list actions = feed_actions(host);
    for (size_t i = 0; i < actions.count; i++) {
        const feed_action *action = FEED_LIST_AT(actions, feed_action, i);
        for (size_t k = 0; k < action->keys.count; k++)
            if (feed_equals(*FEED_LIST_AT(action->keys, feed_string, k), key)) return action;
    }
    return NULL;
}

/** The text of HTML, valid until the next call; empty where there is none, or the host makes none. */
static inline feed_string feed_plain_text(const feed_host *host, feed_string html) {
    const feed_plain_text_extension *plain = (const feed_plain_text_extension *)host->get_extension(
        host, FEED_EXTENSION_PLAIN_TEXT);
    return plain == NULL || !feed_has_text(html) ? feed_lend("") : plain->text(host, html);
}

/**
 * A request for a picture of item `index`, or of FEED_NO_ITEM, at `url`, which may be absent: of the
 * bytes of its file where `width` and `height` are 0, else of pixels of at most that size.
 */
static inline feed_image_request feed_picture(const feed_view_model *feed, uint64_t index,
                                              feed_string url, uint32_t width, uint32_t height) {
    feed_image_request request;
    memset(&request, 0, sizeof request);
    request.size = sizeof request;
    request.revision = feed->revision;
    request.item_index = index;
    request.url = url;
    request.form = width == 0 && height == 0 ? FEED_IMAGE_ENCODED : FEED_IMAGE_PIXELS;
    request.maximum_width = width;
    request.maximum_height = height;
    return request;
}

/* --------------------------------------------------------------------------------------------
 * The entry
 */

/**
 * The one function a plugin exports, over a `create` as feed_factory has it. Once in a plugin, beside
 * FEED_PLUGIN_NOTE:
 *
 *     FEED_PLUGIN_ENTRY(create)
 */
#define FEED_PLUGIN_ENTRY(create_function) FEED_PLUGIN_ENTRY_FOR(FEED_ABI_VERSION, create_function)

/** As FEED_PLUGIN_ENTRY, beside FEED_PLUGIN_NOTE_FOR with the same `minimum`. */
#define FEED_PLUGIN_ENTRY_FOR(minimum, create_function) \
    FEED_EXPORT feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result, \
                                              feed_error *error) { \
        static feed_factory factory; \
        static feed_plugin plugin; \
        if (entry->abi_version < (minimum) || entry->abi_minimum_version > FEED_ABI_VERSION) { \
            return feed_fail(error, "it was built for another ABI version"); \
        } \
        factory.size = sizeof factory; \
        factory.create = create_function; \
        plugin.size = sizeof plugin; \
        plugin.abi_version = FEED_ABI_VERSION; \
        plugin.abi_minimum_version = minimum; \
        plugin.factory = &factory; \
        *result = &plugin; \
        return FEED_STATUS_OK; \
    }

#ifdef __cplusplus
}
#endif

#endif
