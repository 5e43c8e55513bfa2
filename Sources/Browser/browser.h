/*
 * What a page in a browser and the presentation layer, as a WebAssembly module, say to each other.
 *
 * Functions that begin with `page_` are the page's: the list of them in JavaScript is made of this file
 * (Tools/make-browser-imports). Those that begin with `browser_` are the module's. All run on the page's one thread.
 * Texts are UTF-8, lent for the call. A document in JSON has no member for what is unknown.
 */
#ifndef FEEDHOST_BROWSER_H
#define FEEDHOST_BROWSER_H

#include <stddef.h>
#include <stdint.h>

#define PAGE_IMPORT(name) __attribute__((import_module("page"), import_name(#name)))

/* What a page is shown. */
enum {
    BROWSER_SHOWS_FEED = 0,
    BROWSER_SHOWS_LOADING = 1,
    BROWSER_SHOWS_ERROR = 2,
    BROWSER_SHOWS_PICTURE = 3,
    /* What of the feed is listed: how many rows, and which item is open, in which row. Follows a feed, and each choice. */
    BROWSER_SHOWS_LIST = 4,
};

/* Why the page has not got something. */
enum {
    /* Its server is away, or lets no other site's page read it. */
    BROWSER_FAILED_UNREACHABLE = 0,
    /* The page's own server, which fetches for it, is away. */
    BROWSER_FAILED_SERVER_AWAY = 1,
    /* A server answers with a status, the number; the page's own server with words. */
    BROWSER_FAILED_STATUS = 2,
    BROWSER_FAILED_LATE = 3,
    /* It has more than a number of megabytes. */
    BROWSER_FAILED_TOO_LARGE = 4,
};

/* Shows a document of one of those kinds; it comes in pieces, of which the last is empty. */
PAGE_IMPORT(show) void page_show(uint32_t kind, const uint8_t *_Nullable bytes, size_t count);
/* Takes the answer to a question that the page has asked, in the same way. */
PAGE_IMPORT(answer) void page_answer(const uint8_t *_Nullable bytes, size_t count);
/* Starts loading a document; `reloads` asks the server whatever is kept. The page calls browser_did_load once. */
PAGE_IMPORT(load) void page_load(uint32_t task, const uint8_t *_Nullable url, size_t count, uint32_t reloads);
/* Starts loading a picture. The page calls browser_did_load_picture once. */
PAGE_IMPORT(load_picture) void page_load_picture(uint32_t task, const uint8_t *_Nullable url, size_t count);
/* Stops loading either; nothing more is told of it. */
PAGE_IMPORT(cancel) void page_cancel(uint32_t task);
/* How far the reader's clock is ahead of UTC at an instant, in seconds. */
PAGE_IMPORT(seconds_ahead_of_utc) int32_t page_seconds_ahead_of_utc(double seconds_since_1970);
/* The states that are remembered of an item: bits of FeedItemStates. */
PAGE_IMPORT(states) uint32_t page_states(const uint8_t *_Nullable key, size_t count);
/* Remembers the states of an item; answers whether that worked. */
PAGE_IMPORT(keep_states) uint32_t page_keep_states(const uint8_t *_Nullable key, size_t count, uint32_t states);
/* Opens an address, and copies a text, for the person. */
PAGE_IMPORT(open) void page_open(const uint8_t *_Nullable url, size_t count);
PAGE_IMPORT(copy) void page_copy(const uint8_t *_Nullable text, size_t count);
/* Knows an encoding by its name in the WHATWG's Encoding Standard. */
PAGE_IMPORT(knows_encoding) uint32_t page_knows_encoding(const uint8_t *_Nullable name, size_t count);
/* Converts to UTF-8, in memory that it asks browser_allocate for; the caller frees it. Answers the length. */
PAGE_IMPORT(decode) size_t page_decode(const uint8_t *_Nullable name, size_t name_count,
                                       const uint8_t *_Nullable bytes, size_t count,
                                       uint8_t *_Nullable *_Nonnull text);
/* Fills memory with random bytes. */
PAGE_IMPORT(random) void page_random(uint8_t *_Nonnull bytes, size_t count);
/* Takes words that tell why the module ends. */
PAGE_IMPORT(complain) void page_complain(uint32_t byte);

/* Memory for the page to write to. */
uint8_t *_Nonnull browser_allocate(size_t count);
void browser_free(uint8_t *_Nullable memory);

/* Begins, with the words of a locale, such as "de-AT". */
void browser_start(const uint8_t *_Nullable locale, size_t count);
/* Names a feed; title and folder may be empty. Before the first refresh. */
void browser_add_source(const uint8_t *_Nullable url, size_t url_count, const uint8_t *_Nullable title,
                        size_t title_count, const uint8_t *_Nullable folder, size_t folder_count);
/* Loads all feeds, or loads them again. */
void browser_refresh(void);
/* Stops loading. */
void browser_cancel(void);

/* The end of a task: bytes of a document, its address after redirects and what its type says of the encoding. */
void browser_did_load(uint32_t task, const uint8_t *_Nullable bytes, size_t count, const uint8_t *_Nullable url,
                      size_t url_count, const uint8_t *_Nullable charset, size_t charset_count);
/* The other end of a task: one of the reasons, and its number or words where it has them. */
void browser_did_fail(uint32_t task, uint32_t reason, uint32_t number, const uint8_t *_Nullable words, size_t count);
/* The end of a picture's task. The page holds the picture by the task's number. */
void browser_did_load_picture(uint32_t task, uint32_t is_loaded);

/* Answers all words of the page, by their keys: those of docs/plugins/words.md, and `page.ended`, for which a module
   that has ended can't be asked any more. */
void browser_answer_words(void);
/* Answers, as errors are shown, why the page has not got what is at an address, such as its list. */
void browser_answer_failure(uint32_t reason, uint32_t number, const uint8_t *_Nullable url, size_t count);
/* Answers rows of what is listed. An item has its `index` in the feed, whatever is listed. */
void browser_answer_rows(uint32_t start, uint32_t count);
/* Answers the states that rows have now, and those of the open item. */
void browser_answer_states(uint32_t start, uint32_t count);
/* Opens an item: marks it as read, and answers it as a page of its own shows it. Its `html` is sanitised. */
void browser_answer_article(uint32_t index);
/* Answers what there is to choose: all, unread and starred items, folders and sources, with their counts of now. */
void browser_answer_sources(void);

/* What a person does. */
/* Lists what one of the answered sources stands for, and of that what has words that are searched for. */
void browser_choose(uint32_t entry);
void browser_search(const uint8_t *_Nullable words, size_t count);
/* The row of the next item that was not read behind a row, which may be -1; -1 where there is none. */
int32_t browser_next_unread(int32_t row);
/* Marks what is listed as read; once more takes that back. */
void browser_mark_all(void);
void browser_request_picture(uint32_t index);
void browser_request_preload(uint32_t index);
void browser_cancel_picture(uint32_t index);
/* Sets or clears states of items; answers whether that was done. */
uint32_t browser_set_states(uint32_t states, uint32_t is_set, uint32_t start, uint32_t end);
/* Opens an address that the item names, or its own; answers whether that was done. */
uint32_t browser_open(uint32_t index, const uint8_t *_Nullable url, size_t count);

#endif
