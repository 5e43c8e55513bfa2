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

/** Whether there is any text. */
static inline int feed_has_text(feed_string text) {
    return text.length > 0;
}

/** Whether `text` is the same as `words`, which end with a NUL. */
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

/** Whether an option of the type boolean is on. */
static inline int feed_option_is_on(const feed_configuration *configuration, const char *key) {
    return feed_equals(feed_option_text(configuration, key), "true");
}

/** The number of an option of the type integer; `otherwise` where it has none. */
static inline int64_t feed_option_number(const feed_configuration *configuration, const char *key,
                                         int64_t otherwise) {
    feed_string text = feed_option_text(configuration, key);
    char digits[32];
    if (text.length == 0 || text.length >= sizeof digits) return otherwise;
    memcpy(digits, text.bytes, text.length);
    digits[text.length] = 0;
    return strtoll(digits, NULL, 10);
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
    if (length == 0 || writer->status != FEED_STATUS_OK) return;
    writer->status = writer->host->write(writer->host, writer->stream, bytes, length);
}

/** Writes a string of the host; nothing where it is absent. */
static inline void feed_put(feed_writer *writer, feed_string text) {
    feed_put_bytes(writer, text.bytes, text.length);
}

/** Writes words that end with a NUL. */
static inline void feed_put_words(feed_writer *writer, const char *words) {
    feed_put_bytes(writer, words, strlen(words));
}

/** Writes a value between the two sides of a frame, such as "By " and "". */
static inline void feed_put_framed(feed_writer *writer, feed_frame frame, feed_string value) {
    feed_put(writer, frame.before);
    feed_put(writer, value);
    feed_put(writer, frame.after);
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
        if (writer->status == FEED_STATUS_OK) writer->status = FEED_STATUS_OUT_OF_MEMORY;
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
 * The entry
 */

/**
 * The one function a plugin exports, over a `create` as feed_factory has it. Once in a plugin:
 *
 *     FEED_PLUGIN_ENTRY(create)
 */
#define FEED_PLUGIN_ENTRY(create_function) \
    FEED_EXPORT const feed_plugin *feed_plugin_entry(uint32_t host_abi_version, \
                                                     uint32_t host_abi_minimum_version) { \
        static const feed_factory factory = {sizeof(feed_factory), NULL, create_function}; \
        static const feed_plugin plugin = {sizeof(feed_plugin), FEED_PLUGIN_MAGIC, \
                                           FEED_ABI_VERSION, FEED_ABI_MINIMUM_VERSION, 0, \
                                           &factory}; \
        if (host_abi_version < FEED_ABI_MINIMUM_VERSION || \
            host_abi_minimum_version > FEED_ABI_VERSION) { \
            return NULL; \
        } \
        return &plugin; \
    }

#ifdef __cplusplus
}
#endif

#endif
