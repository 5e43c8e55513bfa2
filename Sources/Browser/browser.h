/*
 * The interface between a web page and the presentation layer as a WebAssembly module.
 *
 * The page implements the functions that begin with `page_`; Tools/make-browser-imports lists them for JavaScript. The
 * module implements those that begin with `browser_`. All are called on the page's thread. Texts are UTF-8 and valid
 * during the call. JSON documents leave out members without a value.
 */
#ifndef FEEDHOST_BROWSER_H
#define FEEDHOST_BROWSER_H

#include <stddef.h>
#include <stdint.h>

#define PAGE_IMPORT(name) __attribute__((import_module("page"), import_name(#name)))

/* The kinds of view models. Those of a feed come from the reader's presenter (module ReaderPresentation). */
enum {
    /* The lists that items can be read in. */
    BROWSER_SHOWS_SOURCES = 0,
    BROWSER_SHOWS_LOADING = 1,
    BROWSER_SHOWS_ERROR = 2,
    BROWSER_SHOWS_PICTURE = 3,
    /* The chosen list; browser_answer_rows has its rows. */
    BROWSER_SHOWS_ITEMS = 4,
    /* The selected item; browser_answer_article has its text. */
    BROWSER_SHOWS_ARTICLE = 5,
    /* The outcome of the last action in words. */
    BROWSER_SHOWS_NOTICE = 6,
};

/* The reasons of failures. */
enum {
    /* The server is unreachable or forbids reads from other sites. */
    BROWSER_FAILED_UNREACHABLE = 0,
    /* The page's own server, which fetches feeds, is unreachable. */
    BROWSER_FAILED_SERVER_AWAY = 1,
    /* A server answered with a status, the number; the page's own server adds words. */
    BROWSER_FAILED_STATUS = 2,
    BROWSER_FAILED_LATE = 3,
    /* The document is larger than a number of megabytes. */
    BROWSER_FAILED_TOO_LARGE = 4,
    /* The page's own server was started again, and answers only the pages opened since. */
    BROWSER_FAILED_SERVER_RENEWED = 5,
};

/* The outcomes of a change of the user's list of feeds. */
enum {
    BROWSER_CHANGE_DONE = 0,
    /* The feed is in the list already. */
    BROWSER_CHANGE_PRESENT = 1,
    BROWSER_CHANGE_REFUSED = 2,
};

/* The orders that the user sets for feeds. */
enum {
    BROWSER_ORDER_NEWEST = 1,
    BROWSER_ORDER_OLDEST = 2,
};

/* Shows a view model of a kind. The document comes in pieces; an empty one marks the end. */
PAGE_IMPORT(show) void page_show(uint32_t kind, const uint8_t *_Nullable bytes, size_t count);
/* Takes the answer to a query, in pieces as well. */
PAGE_IMPORT(answer) void page_answer(const uint8_t *_Nullable bytes, size_t count);
/* Starts to load a document; `reloads` bypasses the cache. The page calls browser_did_load or browser_did_fail once. */
PAGE_IMPORT(load) void page_load(uint32_t task, const uint8_t *_Nullable url, size_t count, uint32_t reloads);
/* Has the page's own server find the whole article of a page that an item of a feed links to, as the line of
   ArchivedItemLines; nothing if it has no more than the feed. As for page_load. */
PAGE_IMPORT(load_article) void page_load_article(uint32_t task, const uint8_t *_Nullable url, size_t count,
                                                 const uint8_t *_Nullable feed, size_t feed_count);
/* Has the page's own server remember whether the user reads the whole article of such a page, or what the feed gives. */
PAGE_IMPORT(choose_article) void page_choose_article(uint32_t is_whole, const uint8_t *_Nullable url, size_t count,
                                                     const uint8_t *_Nullable feed, size_t feed_count);
/* Starts to load a picture. The page calls browser_did_load_picture once. */
PAGE_IMPORT(load_picture) void page_load_picture(uint32_t task, const uint8_t *_Nullable url, size_t count);
/* Cancels either; the page calls nothing for it afterwards. */
PAGE_IMPORT(cancel) void page_cancel(uint32_t task);
/* The time, in seconds since 1970. */
PAGE_IMPORT(now) double page_now(void);
/* The offset of the user's time zone from UTC at an instant, in seconds. */
PAGE_IMPORT(seconds_ahead_of_utc) int32_t page_seconds_ahead_of_utc(double seconds_since_1970);
/* The stored states of an item: bits of FeedItemStates. */
PAGE_IMPORT(states) uint32_t page_states(const uint8_t *_Nullable key, size_t count);
/* Stores a change of states, the lines of FeedItemStateLines; returns 0 if nothing of it is stored. */
PAGE_IMPORT(change_states) uint32_t page_change_states(const uint8_t *_Nullable lines, size_t count);
/* Sends a change of the user's list of feeds, the line of a FeedListChange, to the page's own server. The page calls
   browser_did_change_list once. */
PAGE_IMPORT(change_list) void page_change_list(uint32_t task, const uint8_t *_Nullable line, size_t count);
/* Keeps where the user is, the bytes of a ReaderPosition, for the next reader. */
PAGE_IMPORT(keep_place) void page_keep_place(const uint8_t *_Nullable place, size_t count);
/* Opens an address in a new tab; copies a text to the clipboard. */
PAGE_IMPORT(open) void page_open(const uint8_t *_Nullable url, size_t count);
PAGE_IMPORT(copy) void page_copy(const uint8_t *_Nullable text, size_t count);
/* Returns 1 if the browser has a decoder. Names are those of the WHATWG's Encoding Standard. */
PAGE_IMPORT(knows_encoding) uint32_t page_knows_encoding(const uint8_t *_Nullable name, size_t count);
/* Converts to UTF-8, in memory from browser_allocate that the caller frees. Returns the length. */
PAGE_IMPORT(decode) size_t page_decode(const uint8_t *_Nullable name, size_t name_count,
                                       const uint8_t *_Nullable bytes, size_t count,
                                       uint8_t *_Nullable *_Nonnull text);
/* Writes random bytes. */
PAGE_IMPORT(random) void page_random(uint8_t *_Nonnull bytes, size_t count);
/* Takes a byte of the message before the module traps. */
PAGE_IMPORT(complain) void page_complain(uint32_t byte);

/* Allocates memory for the page to write to; browser_free frees it. */
uint8_t *_Nonnull browser_allocate(size_t count);
void browser_free(uint8_t *_Nullable memory);

/* Creates the page's module state; `locale`, such as "de-AT", selects its words. */
void browser_start(const uint8_t *_Nullable locale, size_t count);
/* Forgets all feeds; `is_own_list` says that the user's list follows, which the page's own server can change, and
   `has_articles` that this server finds whole articles. */
void browser_begin_sources(uint32_t is_own_list, uint32_t has_articles);
/* Shows the feeds that were added since, and loads those that are new. */
void browser_show_sources(void);
/* Ends a change of the user's list with its outcome: the name of the feed or folder, or why it is refused. */
void browser_did_change_list(uint32_t task, uint32_t outcome, const uint8_t *_Nullable words, size_t count);
/* Adds a feed, before the first action. Title and folder may be empty. So may its identity in stores of states: it
   then comes from the document. The order is a BROWSER_ORDER, or 0 for none. */
void browser_add_source(const uint8_t *_Nullable url, size_t url_count, const uint8_t *_Nullable title,
                        size_t title_count, const uint8_t *_Nullable folder, size_t folder_count,
                        const uint8_t *_Nullable identity, size_t identity_count, uint32_t order);
/* Adds a search of the user's list, with a name and a query. */
void browser_add_search(const uint8_t *_Nullable name, size_t name_count, const uint8_t *_Nullable query,
                        size_t query_count);
/* Has the reader begin at a kept place. */
void browser_take_place(const uint8_t *_Nullable place, size_t count);
/* Keeps the user's place, if it is another one than was kept last. */
void browser_keep_place(void);
/* Loads all feeds, before the user does anything. */
void browser_refresh(void);
/* Shows the feeds received so far, if there are new ones, and continues to load the others. */
void browser_show_part(void);
/* Cancels loading. */
void browser_cancel(void);
/* Shows stored states that were changed elsewhere. */
void browser_show_states(void);

/* Takes archived items of feeds and more, in the lines of ArchivedItemLines: all of a feed before its task ends, or
   others that were archived since, which are shown at once. */
void browser_take_archive(const uint8_t *_Nullable lines, size_t count);

/* Completes a task: the bytes of a document, its address after redirects, and the charset of its Content-Type. */
void browser_did_load(uint32_t task, const uint8_t *_Nullable bytes, size_t count, const uint8_t *_Nullable url,
                      size_t url_count, const uint8_t *_Nullable charset, size_t charset_count);
/* Fails a task with a BROWSER_FAILED reason, and its number or words if it has any. */
void browser_did_fail(uint32_t task, uint32_t reason, uint32_t number, const uint8_t *_Nullable words, size_t count);
/* Completes a picture's task. The page keeps the picture under the task's number. */
void browser_did_load_picture(uint32_t task, uint32_t is_loaded);

/* All words of the page by key: those of docs/plugins/words.md, `page.ended`, the message for a module that has
   trapped, `page.close`, of the button that closes messages, and `page.not-copied`, where the browser refuses. Then the
   actions by name, with the words and the names of the keys that ReaderAction gives them. */
void browser_answer_words(void);
/* The error for a document that the page itself failed to load, such as its list of feeds. */
void browser_answer_failure(uint32_t reason, uint32_t number, const uint8_t *_Nullable url, size_t count);
/* Rows of the list. `index` is the item's index in the feed. */
void browser_answer_rows(uint32_t start, uint32_t count);
/* The current states of rows. */
void browser_answer_states(uint32_t start, uint32_t count);
/* The selected item as an article. Its `html` is sanitised. */
void browser_answer_article(void);

/* Performs an action by name, `text` may be empty, `row` is -1 and `version` 0
   for none; what they mean is said at ReaderActionRequest. Returns 0 if it is done, else a negative FeedRequestOutcome. */
int32_t browser_perform(const uint8_t *_Nullable name, size_t name_count, const uint8_t *_Nullable text,
                        size_t text_count, int32_t row, uint32_t version);
/* Goes on with a search. Returns 1 if there is more to search. */
uint32_t browser_continue_searching(void);

/* Pictures of items by their index in the feed. */
void browser_request_picture(uint32_t index);
void browser_cancel_picture(uint32_t index);

#endif
