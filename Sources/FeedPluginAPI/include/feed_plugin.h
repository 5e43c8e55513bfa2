/*
 * feed_plugin.h - the contract between FeedHost and a renderer plugin. ABI version 1.
 *
 * A plugin is a shared library that exports one function, feed_plugin_entry, and contains a note
 * (FEED_PLUGIN_NOTE). The host reads the note without running any code, loads the library, calls the
 * entry, and asks the returned factory for a renderer. A renderer has up to four views; the host's
 * presenters pass view models to them.
 *
 * This header is C11 and C++17, and needs only the standard integer types.
 *
 * General rules
 *
 * Threads    Every function names the thread it is called on:
 *              [plugin-thread]  the main thread of the plugin's process, as window toolkits require.
 *                               All calls from the host to the plugin come on it, from the entry to
 *                               destroy.
 *              [any-thread]     any thread, at any time between create and the return of destroy.
 * Nesting    While a plugin calls the host, the host does not call the plugin, except from dispatch.
 *            Requests to the delegate, such as request_image, are queued, and run when the plugin's
 *            current call has returned, or in dispatch.
 *            From create a plugin may call only log, environment, words, is_granted, get_extension,
 *            the descriptor and wake of FEED_EXTENSION_EVENT_LOOP, the surface and descriptor of
 *            FEED_EXTENSION_TERMINAL, the recall of FEED_EXTENSION_MEMORY, the text of
 *            FEED_EXTENSION_PLAIN_TEXT and the actions of FEED_EXTENSION_READER.
 * Ownership  Strings, lists and view models are borrowed: the host owns them, and a plugin never
 *            frees or writes to them. A feed is valid as long as feed_view.display says, and what a
 *            function of a feed returns, with its strings and lists, as long as that function says,
 *            which is the same in the host's process and in a worker. Everything else is valid until
 *            the call that passed it returns, or as long as its function says; copy what you need
 *            longer. A plugin owns its tables and contexts, which stay valid until destroy returns;
 *            what the entry returns stays valid as long as the library is loaded. A library is never
 *            unloaded while its process lives.
 * Text       Strings from the host are valid UTF-8, and end with a NUL that `length` does not count.
 *            Strings from a plugin need no NUL. Plain text has no markup, no control characters, no
 *            bidirectional overrides and no line feed, unless its member says that it has lines.
 *            URLs are absolute if a base was known, and always http, https or mailto.
 * HTML       HTML is sanitised, and has a small grammar that needs no HTML parser. Elements and
 *            attributes are in lower case. An element is <name> … </name>, properly nested; the void
 *            elements (area, br, col, hr, img, source, track, wbr) are <name> alone. An attribute is
 *            one space, its name, and ="value" in double quotes; names are unique within a tag. The
 *            character references are &amp; &lt; &gt;, and in values also &quot;; < and > appear in
 *            text and values only as references. There are no comments, declarations, processing
 *            instructions or sections.
 * Failure    A function that can fail returns a feed_status. Those of the plugin take a feed_error
 *            for the reason (feed_fail fills it in one line); it is ignored after success. After a
 *            view, run, environment_changed or finish has failed, the host calls only release_image
 *            and destroy of that renderer; a failing make_image affects only its picture. No
 *            exception and no longjmp may cross the boundary in either direction. A plugin never
 *            ends the process.
 * Growth     A struct that may grow begins with its size in the version of the side that made it.
 *            Members are added only at the end. Everything in this header is version 1 and exists on
 *            both sides. A plugin is loaded only by hosts with its header's ABI version or later,
 *            unless its note says otherwise (FEED_PLUGIN_NOTE_FOR); such a plugin checks FEED_HAS
 *            before it reads a member added by a later version. The host accepts a plugin's tables
 *            at their size in version 1. Lists carry their stride. Other additions are extensions,
 *            by name and revision.
 *            Reserved members are zero; the host refuses other values in what a plugin makes. Limits
 *            are the least that a host accepts.
 * Absence    An absent string has a null pointer and length zero. For numbers, see the member.
 *            Function pointers that may be null say so.
 */
#ifndef FEED_PLUGIN_H
#define FEED_PLUGIN_H

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "feed_plugin.h: ABI version 1 is for little-endian machines only"
#endif

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* --------------------------------------------------------------------------------------------
 * Versions
 */

/** The ABI version this header describes. A macro, so that notes can spell it. */
#define FEED_ABI_VERSION 1

/** The oldest version whose plugins a host built with this header loads. */
#define FEED_ABI_MINIMUM_VERSION 1

/** True if the struct at `pointer` has `member`, by its own size. */
#define FEED_HAS(pointer, type, member) \
    ((pointer)->size >= offsetof(type, member) + sizeof(((type *)0)->member))

/* --------------------------------------------------------------------------------------------
 * Values. These structs never grow, so they have no size member.
 */

/**
 * The outcome of a call. Zero is success. Positive values are success, too, and reserved for later
 * versions; treat them as FEED_STATUS_OK. Other negative values mean FEED_STATUS_FAILED.
 */
typedef int32_t feed_status;
enum {
    /** Success. */
    FEED_STATUS_OK = 0,
    /** The call failed. A plugin gives the reason in feed_error; the host reports its own failures.
     */
    FEED_STATUS_FAILED = -1,
    /** The output has failed: stop drawing and return this. */
    FEED_STATUS_OUTPUT_CLOSED = -2,
    /** The user quits: returned by dispatch, and then by run. */
    FEED_STATUS_LEAVE = -3,
    /** The request is for a feed that is not the last one displayed. It was ignored. */
    FEED_STATUS_STALE = -4,
    /**
     * The request was refused: not granted, not in the feed, out of range, too many, or not allowed
     * now. The host logs the reason if the plugin could have known it.
     */
    FEED_STATUS_REFUSED = -5
};

/** Borrowed UTF-8. `bytes` is null if the string is absent. Strings of the host end with a NUL. */
typedef struct feed_string {
    const char *bytes;
    size_t length;
} feed_string;

/** A borrowed array; element i is at (const char *)first + i * stride. */
typedef struct feed_list {
    const void *first;
    size_t count;
    /** The size of an element in the host's version; may differ from sizeof(type). */
    size_t stride;
} feed_list;

/** Returns element `index` of a feed_list of `type`. Doesn't check `index`. */
#define FEED_LIST_AT(list, type, index) \
    ((const type *)(const void *)((const char *)(list).first + (size_t)(index) * (list).stride))

/**
 * A failure's message of one line for the user, written by the plugin into the host's memory; the
 * host adds the plugin's name. Borrowed for the call. Never null.
 */
typedef struct feed_error {
    /** Write UTF-8 here; no NUL is needed. */
    char *buffer;
    /** In bytes; at least 1024. */
    size_t capacity;
    /** The bytes written; zero on entry. */
    size_t length;
} feed_error;

/**
 * Copies `words`, a C string, into `error`, cut to fit, and returns FEED_STATUS_FAILED. Use it as
 * the last line of a function that fails.
 */
static inline feed_status feed_fail(feed_error *error, const char *words) {
    error->length = 0;
    while (words[error->length] != 0 && error->length < error->capacity) {
        error->buffer[error->length] = words[error->length];
        error->length += 1;
    }
    /* Don't cut within a character. */
    while (error->length > 0 && ((unsigned char)words[error->length] & 0xC0) == 0x80) {
        error->length -= 1;
    }
    return FEED_STATUS_FAILED;
}

/**
 * A phrase. If it has a value, such as the name in "By ", the value goes between `before` and
 * `after`, since word order differs between languages; a phrase without a value is all in `before`.
 * Includes spaces; either side may be empty. In an absent phrase both are absent.
 */
typedef struct feed_phrase {
    feed_string before;
    feed_string after;
} feed_phrase;

/** How much of a date is known. */
typedef int32_t feed_precision;
enum {
    /** There is no date: ignore the other members. */
    FEED_PRECISION_NONE = 0,
    /** A point in time. */
    FEED_PRECISION_INSTANT = 1,
    /** A day of the calendar, the same in every time zone: show no time. */
    FEED_PRECISION_DAY = 2,
    /** A month: show no day. */
    FEED_PRECISION_MONTH = 3,
    /** A year: show no month. */
    FEED_PRECISION_YEAR = 4
};

typedef struct feed_date {
    feed_precision precision;
    /**
     * The offset of the user's time zone from UTC at that time, in seconds. Add it to `seconds` for
     * the local time, where a list has no room for `text`.
     */
    int32_t seconds_ahead_of_utc;
    /**
     * Seconds since 1970-01-01T00:00:00Z. For a day, a month or a year, those of its start in the
     * user's time zone.
     */
    int64_t seconds;
    /**
     * In RFC 3339, with the original offset. What is known of a day, a month or a year are its first
     * 10, 7 or 4 bytes, which HTML, too, takes as a date.
     */
    feed_string rfc3339;
    /**
     * As much as is known, for the user's locale and time zone; empty for a date that should not be
     * shown, such as the year 1 in some templates.
     */
    feed_string text;
} feed_date;

/** Bits: the states that the user has given an item. */
typedef uint32_t feed_states;
enum {
    FEED_STATE_READ = 1,
    /** Marked by the user. */
    FEED_STATE_STARRED = 2
};

/* --------------------------------------------------------------------------------------------
 * View models
 */

/** A person or an organisation; at least one member is present. */
typedef struct feed_person {
    size_t size;
    feed_string name;
    feed_string url;
    feed_string avatar_url;
    feed_string email;
} feed_person;

/** The kind of a file, derived from its type, media description or address. */
typedef int32_t feed_file_kind;
enum {
    FEED_FILE_OTHER = 0,
    FEED_FILE_PICTURE = 1,
    FEED_FILE_AUDIO = 2,
    FEED_FILE_VIDEO = 3
};

/** A file that goes with an item. */
typedef struct feed_attachment {
    size_t size;
    feed_string url;
    feed_string mime_type;
    feed_file_kind kind;
    int32_t reserved;
    feed_string title;
    /** Its title, or a phrase instead, followed by the facts: enough for a list. */
    feed_string label;
    /** Its type, size and duration in words, if known; may be empty. */
    feed_string facts;
    /** In bytes, as declared; -1 if unknown. */
    int64_t size_in_bytes;
    /** Absent if unknown. */
    feed_string size_text;
    /** As declared; negative if unknown. */
    double duration_in_seconds;
    /** Absent if unknown. */
    feed_string duration_text;
} feed_attachment;

/** Media that an item describes. */
typedef struct feed_media {
    size_t size;
    feed_string url;
    feed_string mime_type;
    /** image, audio, video, document or executable. */
    feed_string medium;
    feed_string title;
    feed_string description;
    feed_string thumbnail_url;
    /** In pixels; -1 if unknown. */
    int64_t width;
    int64_t height;
} feed_media;

/** Something that an item replies to; at least one member is present. */
typedef struct feed_reference {
    size_t size;
    /** Its identifier in its own feed; need not be a URL. */
    feed_string id;
    /** Its page. */
    feed_string url;
} feed_reference;

/** A transcript of an episode. */
typedef struct feed_transcript {
    size_t size;
    feed_string url;
    feed_string mime_type;
    feed_string language;
    /** The word for a transcript, with language and type in brackets. */
    feed_string label;
    /** Non-zero if it has times, like captions. */
    int32_t is_timed;
    int32_t reserved;
} feed_transcript;

/** The kind of an episode, as declared. */
typedef int32_t feed_episode_kind;
enum {
    FEED_EPISODE_UNKNOWN = 0,
    FEED_EPISODE_FULL = 1,
    FEED_EPISODE_TRAILER = 2,
    FEED_EPISODE_BONUS = 3
};

/** An item's podcast episode; at least one member is present. */
typedef struct feed_episode {
    size_t size;
    /** The season, the episode and its kind in words; absent if all are unknown. */
    feed_string text;
    /** -1 if unknown. */
    int64_t season;
    feed_string season_name;
    /** The episode's number as displayed, such as "7", "7.5" or "Ch.3". */
    feed_string number;
    feed_episode_kind kind;
    int32_t reserved;
    feed_string chapters_url;
    feed_string chapters_mime_type;
    /** The word for the chapters; absent if there are none. */
    feed_string chapters_label;
    /** Of feed_transcript. */
    feed_list transcripts;
    /* Only so that the struct ends in no padding on 32-bit systems. */
    size_t reserved_size;
} feed_episode;

/** A service that pushes a feed's changes. */
typedef struct feed_hub {
    size_t size;
    /** The protocol's name as declared, such as WebSub. */
    feed_string protocol;
    /** The address to subscribe at. */
    feed_string url;
} feed_hub;

/** A fault in a feed's document that was repaired or ignored. */
typedef struct feed_problem {
    size_t size;
    feed_string code;
    feed_string message;
    /** Counted from one; 0 if unknown. */
    int64_t line;
} feed_problem;

/** What a feed's document says beside its content, for programs rather than readers. */
typedef struct feed_document {
    size_t size;
    /** The feed's new address, if it has moved. */
    feed_string new_feed_url;
    /** The address of older items. */
    feed_string next_page_url;
    /** The character encoding used to read the document, in lower case. */
    feed_string encoding;
    /** The declared update interval in seconds; 0 if unknown. */
    int64_t update_interval_seconds;
    /** Of feed_hub. */
    feed_list hubs;
    /** Of feed_problem. */
    feed_list problems;
    /** Non-zero if the feed declares that no items will be added. */
    int32_t is_expired;
    int32_t reserved;
} feed_document;

/** A source of a feed's items. A feed that is not merged is its own only source. */
typedef struct feed_source {
    size_t size;
    /** Never empty. */
    feed_string title;
    /** The site's page. */
    feed_string home_page_url;
    /** The feed's own address. */
    feed_string feed_url;
    /** The user's folders, separated by slashes. */
    feed_string folder;
    /** The number of items from this source. */
    uint64_t item_count;
    /** The number of those that are unread. */
    uint64_t unread_count;
    /** The number of those that are starred. */
    uint64_t starred_count;
    /** Why the feed could not be loaded, in words; its items, if any, are older. Else empty. */
    feed_string failure;
} feed_source;

/** The origin of a title. */
typedef int32_t feed_title_origin;
enum {
    /** Given by the feed. */
    FEED_TITLE_OWN = 0,
    /** Taken from the beginning of the excerpt, so show only one of them. */
    FEED_TITLE_FROM_TEXT = 1,
    /** The address, without title and text. */
    FEED_TITLE_FROM_URL = 2,
    /** A phrase such as "Untitled", without anything else. */
    FEED_TITLE_PLACEHOLDER = 3
};

/** The index of an unknown source. */
#define FEED_NO_SOURCE UINT64_MAX

/** The part of an item for lists. */
typedef struct feed_item {
    size_t size;
    /** Stable across loads. */
    feed_string id;
    /** Never empty. */
    feed_string title;
    feed_title_origin title_origin;
    feed_states states;
    /** The item's own page. */
    feed_string url;
    /**
     * The address to open: the item's page, else the page it is about, else its first file. Absent
     * if there is none.
     */
    feed_string open_url;
    /** The authors' names in one line. */
    feed_string byline;
    /** The location that the item is about. */
    feed_string location;
    /** The date to show: published, else updated. Unknown if none should be shown. */
    feed_date date;
    feed_date published;
    feed_date updated;
    /** The index of the item's source; FEED_NO_SOURCE if unknown. */
    uint64_t source_index;
    /**
     * The feed to name beside the item: its source in a merged feed, or the other feed that it says
     * it is from. Absent if that repeats the feed's own title.
     */
    feed_string source_title;
    /** That feed's site if known, else its address. */
    feed_string source_url;
} feed_item;

/** Bits: the requested parts of an item's details. */
typedef uint32_t feed_detail_parts;
enum {
    /** image_url, image_alternative_text, external_url and attachments. */
    FEED_DETAIL_FILES = 1,
    /** media. */
    FEED_DETAIL_MEDIA = 2,
    /** authors and contributors. */
    FEED_DETAIL_PEOPLE = 4,
    /** Everything else. */
    FEED_DETAIL_REST = 8,
    /** Also the parts of later versions. */
    FEED_DETAIL_ALL = 0x7FFFFFFF
};

/** The part of an item for its page, without its texts. */
typedef struct feed_item_detail {
    size_t size;
    /** The address of the item's picture. */
    feed_string image_url;
    /** The picture's alternative text. */
    feed_string image_alternative_text;
    /** A wide picture to show above the item. */
    feed_string banner_url;
    /** The page the item is about, if the feed distinguishes it from the item's own page. */
    feed_string external_url;
    /** Of feed_attachment. */
    feed_list attachments;
    /** Of feed_media. */
    feed_list media;
    /** Of feed_person. */
    feed_list authors;
    /** Of feed_person. */
    feed_list contributors;
    /** As declared; in a merged feed, for lack of one that of the item's feed. */
    feed_string language;
    feed_string rights;
    /** Of feed_string. */
    feed_list tags;
    /** The section of the site. */
    feed_string section;
    /** The department that the item names. */
    feed_string department;
    /** The page with the item's discussion. */
    feed_string comments_url;
    /** The feed of the comments. */
    feed_string comment_feed_url;
    /** As declared; -1 if unknown. */
    int64_t comment_count;
    /** The number of comments in words, or a phrase for the link to them; absent without comments.
     */
    feed_string comments_text;
    /** Of feed_reference. */
    feed_list replies_to;
    /** Null if the item is not an episode. */
    const feed_episode *episode;
} feed_item_detail;

/** What an entry of an article says. */
typedef int32_t feed_entry_kind;
enum {
    FEED_ENTRY_OTHER = 0,
    /* Facts, in this order. */
    FEED_ENTRY_SOURCE = 1,
    FEED_ENTRY_AUTHOR = 2,
    FEED_ENTRY_DATE = 3,
    FEED_ENTRY_PLACE = 4,
    /** The season and the episode of a podcast. */
    FEED_ENTRY_EPISODE = 5,
    /* Links, in this order. */
    FEED_ENTRY_FILE = 6,
    FEED_ENTRY_CHAPTERS = 7,
    FEED_ENTRY_TRANSCRIPT = 8,
    /** The page that the item is about. */
    FEED_ENTRY_ABOUT = 9,
    /** Something that the item replies to. */
    FEED_ENTRY_REPLY = 10,
    FEED_ENTRY_COMMENTS = 11,
    FEED_ENTRY_COMMENT_FEED = 12,
    /** An attached picture, among the files. */
    FEED_ENTRY_PICTURE = 13
};

/** A fact of an article, or a link below it: `before`, `value` and `after`, in this order. */
typedef struct feed_article_entry {
    size_t size;
    feed_entry_kind kind;
    int32_t reserved;
    /** The words before the value, with any space between; may be empty. */
    feed_string before;
    /** A name, a date, the host of a page; never empty. */
    feed_string value;
    /** The words after the value, with any space between; may be empty. */
    feed_string after;
    /** The address that the value leads to; absent if there is none. */
    feed_string url;
} feed_article_entry;

/** Bits: the requested parts of an article. */
typedef uint32_t feed_article_parts;
enum {
    /** facts, facts_line, the picture and language. */
    FEED_ARTICLE_HEADING = 1,
    /**
     * body_html, body_text and caption. Only with it shows_title and is_picture_above_body know the
     * body.
     */
    FEED_ARTICLE_BODY = 2,
    /** links, subjects, tags and the recording. */
    FEED_ARTICLE_END = 4,
    /** Also the parts of later versions. */
    FEED_ARTICLE_ALL = 0x7FFFFFFF
};

/**
 * An item as an article, in which the host has decided what is shown, in which order and words. Draw
 * from top to bottom: title, facts, picture, body, caption, links, subjects.
 */
typedef struct feed_article {
    size_t size;
    /** Never empty. */
    feed_string title;
    /** Zero if the title only repeats the beginning of the body. */
    int32_t shows_title;
    /** Non-zero if the picture belongs above the body; zero if the body contains it. */
    int32_t is_picture_above_body;
    /** Of feed_article_entry. Authors who are the feed's are left out. */
    feed_list facts;
    /** The words of all facts in one line; may be empty. */
    feed_string facts_line;
    /** The address of the item's picture; absent if it has none. */
    feed_string picture_url;
    feed_string picture_alternative_text;
    /** In pixels, as declared; -1 if unknown. */
    int64_t picture_width;
    int64_t picture_height;
    /** The language tag, as declared. */
    feed_string language;
    /** The body as sanitised HTML; see HTML above. At most one body is present. */
    feed_string body_html;
    /** The body as plain text with lines. */
    feed_string body_text;
    /** Plain text with lines to show below a body that is only a picture. */
    feed_string caption;
    /** Of feed_article_entry. */
    feed_list links;
    /** Of feed_string: section, department and tags in lines, with labels. */
    feed_list subjects;
    /** Of feed_string: the tags alone. */
    feed_list tags;
    /** The sound or film to play; absent if there is none. */
    feed_string recording_url;
    /** FEED_FILE_AUDIO or FEED_FILE_VIDEO. */
    feed_file_kind recording_kind;
    int32_t reserved;
    /* Only so that the struct ends in no padding on 32-bit systems; Tests/abi/check tells. */
    size_t reserved_size;
} feed_article;

/** A text of an item. */
typedef int32_t feed_text;
enum {
    /** A few sentences of plain text in one line, to show below the title; absent if it would repeat
     * the title. */
    FEED_TEXT_EXCERPT = 0,
    /** The content as sanitised HTML; see HTML above. */
    FEED_TEXT_CONTENT_HTML = 1,
    /** The content as plain text with lines, if the feed has no markup. */
    FEED_TEXT_CONTENT_TEXT = 2,
    /** The summary as plain text with lines, if there is content, too. */
    FEED_TEXT_SUMMARY = 3,
    /** The summary as sanitised HTML, if the feed has markup. */
    FEED_TEXT_SUMMARY_HTML = 4,
    /**
     * The day of the displayed date, as a heading over the items of a day; with the year if it
     * differs from the newest item's. The month or the year, if no day is known. Absent without a
     * displayed date.
     */
    FEED_TEXT_DAY = 5,
    /** The month and year of that day; the year, if no month is known. */
    FEED_TEXT_MONTH = 6,
    /** The time of day, to show below the heading; absent if it is not known. */
    FEED_TEXT_TIME = 7
};

/** What a feed's items are grouped by, under headings. */
typedef int32_t feed_grouping;
enum {
    /** Nothing: there are no headings. */
    FEED_GROUPING_NONE = 0,
    /** The folder of their source, in the order of the sources. */
    FEED_GROUPING_FOLDER = 1,
    /** Their source. */
    FEED_GROUPING_SOURCE = 2,
    /** The day of their date: FEED_TEXT_DAY. */
    FEED_GROUPING_DAY = 3
};

/**
 * A feed. Its items are queried one by one and made on request.
 *
 * Valid, with its strings and lists and at the same address, as long as feed_view.display says.
 * Call its functions from any call of the renderer meanwhile, including run, dispatch and
 * other views. They return null or an absent string for an index or text that doesn't exist, and on
 * another thread than the plugin's; the host logs both as mistakes. For a feed that is no longer
 * valid they do the same in the host's process; in a worker its memory is unreadable, and a plugin
 * that reads it crashes.
 */
typedef struct feed_view_model {
    size_t size;
    /**
     * Never 0, and different for each feed displayed by the renderer. Requests for an item carry
     * it, so that a request for an item of an earlier feed never hits one of the next.
     */
    uint64_t revision;

    uint64_t item_count;
    /**
     * Returns the list entry of item `index`, from zero to item_count - 1. Valid until the next
     * call of this function for the same feed, and never beyond the feed. [plugin-thread]
     */
    const feed_item *(*item)(const struct feed_view_model *model, uint64_t index);
    /**
     * Returns `parts` of the details of item `index`; other members are absent. Costs only the
     * requested parts. Valid until the next call of this function for the same feed with the same
     * parts, and never beyond the feed. [plugin-thread]
     */
    const feed_item_detail *(*item_detail)(const struct feed_view_model *model, uint64_t index,
                                           feed_detail_parts parts);
    /**
     * Returns `parts` of the article of item `index`; other members, except the title, are absent.
     * Costs only the requested parts: for cards leave out the body. Valid until the next call of
     * this function for the same feed with the same parts, and never beyond the feed.
     * [plugin-thread]
     */
    const feed_article *(*article)(const struct feed_view_model *model, uint64_t index,
                                   feed_article_parts parts);
    /**
     * Returns a text of item `index`, or an absent string. Valid until the next call of this
     * function for the same feed and the same kind of text, and never beyond the feed.
     * [plugin-thread]
     */
    feed_string (*item_text)(const struct feed_view_model *model, uint64_t index,
                             feed_text which);

    uint64_t source_count;
    /**
     * Returns source `index`, from zero to source_count - 1, in the user's order and with current
     * counts. Valid until the next call of this function for the same feed, and never beyond the
     * feed. [plugin-thread]
     */
    const feed_source *(*source)(const struct feed_view_model *model, uint64_t index);
    /** Returns what only the document says. Valid as long as the feed. [plugin-thread] */
    const feed_document *(*document)(const struct feed_view_model *model);

    /** For the host only. */
    void *host_context;

    /** Never empty. */
    feed_string title;
    feed_title_origin title_origin;
    /** Non-zero if the feed was merged from several. */
    int32_t is_merged;
    /** Non-zero if each item is a picture with a description and a location. */
    int32_t is_image_feed;
    feed_grouping grouping;
    feed_string summary;
    feed_string home_page_url;
    feed_string feed_url;
    feed_string icon_url;
    /** The site's small icon. */
    feed_string favicon_url;
    /** The authors' names in one line. */
    feed_string byline;
    /** Of feed_person. */
    feed_list authors;
    feed_date updated;
    feed_date published;
    /**
     * What the feed is as of: its update, else its publication, else the newest item's date if it was
     * merged. Never in the future.
     */
    feed_date as_of;
    feed_string language;
    feed_string rights;
    feed_string generator;
    /** Of feed_string. */
    feed_list tags;
    /** The number of items in words. */
    feed_string item_count_text;
    /** The feed's identifier in its own format. */
    feed_string id;
    /** Such as rss-2.0. */
    feed_string format;
    /* Only so that the struct ends in no padding on 32-bit systems; Tests/abi/check tells. */
    size_t reserved_size;
} feed_view_model;

typedef struct feed_loading_view_model {
    size_t size;
    /** Non-zero while anything is being loaded. */
    int32_t is_loading;
    int32_t reserved;
    /** Describes the progress; empty if nothing is being loaded. */
    feed_string message;
    uint64_t completed_sources;
    /** 0 if unknown. */
    uint64_t total_sources;
    uint64_t received_bytes;
    /** The completed sources and received bytes in words; may be empty. */
    feed_string amount;
} feed_loading_view_model;

/** The reason why loading failed, or another failure beside a displayed feed. */
typedef struct feed_error_view_model {
    size_t size;
    /** The failure, and the file or address; absent once the failure is over. */
    feed_string message;
    /** Advice to the user. */
    feed_string remedy;
    /** Failure and advice in one line. */
    feed_string text;
    /** The prefix of the message, such as "error:". */
    feed_string label;
    /** Non-zero if a retry may help. */
    int32_t can_retry;
    int32_t reserved;
    /** The label for a retry; empty if it can't help. */
    feed_string retry_label;
} feed_error_view_model;

/* --------------------------------------------------------------------------------------------
 * Pictures
 */

/** The index that stands for the feed itself. */
#define FEED_NO_ITEM UINT64_MAX

/** The form of a picture. */
typedef int32_t feed_image_form;
enum {
    /** The bytes of a file, of a type in the note's `images`, or of any type. */
    FEED_IMAGE_ENCODED = 0,
    /** Pixels, decoded by the host in a confined process. */
    FEED_IMAGE_PIXELS = 1
};

/** The largest width or height to request, in pixels; a host may accept more. */
#define FEED_IMAGE_MAXIMUM_SIDE 8192
/** The largest number of pixels to request; a host may accept more. */
#define FEED_IMAGE_MAXIMUM_PIXELS 16777216
/** The longest address of a requested picture, in bytes; a host may accept more. */
#define FEED_IMAGE_MAXIMUM_ADDRESS 8192

/**
 * A picture and its form. Requests that differ in any member are separate, such as two sizes of one
 * picture. Made by the plugin, and borrowed by the host for the call.
 */
typedef struct feed_image_request {
    size_t size;
    /** The feed's revision. */
    uint64_t revision;
    /** The item's index in that feed; FEED_NO_ITEM for the feed itself. */
    uint64_t item_index;
    /**
     * The address, byte for byte as in the item: in its content (character references decoded) the
     * `src` or `srcset` of an img or source, or the `poster` of a video; an attachment of kind
     * picture; media whose medium or type is image; a thumbnail of media; the banner; the avatar
     * of an author or contributor. For the feed itself: its icons, or an author's avatar. Absent for
     * the item's own picture (image_url) or the feed's (icon_url); these can be requested by
     * address, too.
     */
    feed_string url;
    feed_image_form form;
    int32_t reserved;
    /**
     * The maximum size for pixels: each from 1 to FEED_IMAGE_MAXIMUM_SIDE, and the product at most
     * FEED_IMAGE_MAXIMUM_PIXELS. The picture keeps its proportions and is never enlarged. Both are
     * 0 for encoded bytes.
     */
    uint32_t maximum_width;
    uint32_t maximum_height;
} feed_image_request;

/** A requested picture. */
typedef struct feed_image_view_model {
    size_t size;
    /** The request as made; never null. */
    const feed_image_request *request;
    /** The image made by the plugin's transformer; null while loading and after a failure. Valid
     * until the host calls release_image with it. */
    void *image;
    /** Non-zero while the picture is being loaded. */
    int32_t is_loading;
    /** Non-zero if loading failed and can be retried. */
    int32_t should_retry;
    /** Says that the picture is loading, or has failed; may be empty. */
    feed_string text;
    /** The picture's address; absent if there is none, or it is not available. */
    feed_string url;
    /** Empty for the feed's own picture. */
    feed_string item_id;
    feed_string title;
    feed_string description;
    feed_string location;
} feed_image_view_model;

/**
 * A decoded picture: upright, the first frame of an animation, rows from top to bottom. A pixel is
 * red, green, blue and alpha, one byte each, premultiplied. Colours are not converted, which nearly
 * always means sRGB. Borrowed for the call.
 */
typedef struct feed_pixels {
    size_t size;
    /** At least 1. */
    uint32_t width;
    uint32_t height;
    /** Bytes from one row to the next; at least 4 * width. */
    size_t stride;
    /** stride * height bytes. */
    const uint8_t *bytes;
} feed_pixels;

/* --------------------------------------------------------------------------------------------
 * The host's side
 */

/** An output stream. */
typedef int32_t feed_stream;
enum {
    /** The rendering: standard output, or the file given by -o. Dropped unless the plugin draws the
     *  feed. */
    FEED_STREAM_OUTPUT = 1,
    /** The user's terminal: standard error. For loading and error views. */
    FEED_STREAM_STATUS = 2
};

typedef int32_t feed_log_level;
enum {
    /** Shown only with --verbose. */
    FEED_LOG_DEBUG = 0,
    /** Something is wrong, but drawing goes on. Other levels are treated like this. */
    FEED_LOG_WARNING = 1
};

/** The properties of an output stream. */
typedef struct feed_surface {
    size_t size;
    /** In character cells; 0 if unknown. */
    uint32_t columns;
    /** In character cells; 0 if unknown. */
    uint32_t rows;
    /** In pixels, if the terminal reports them; else 0. */
    uint32_t pixel_width;
    uint32_t pixel_height;
    /** 0, 16, 256 or 16777216. */
    uint32_t colors;
    int32_t is_terminal;
    /** Non-zero if OSC 8 links may be written. */
    int32_t allows_hyperlinks;
    int32_t reserved;
} feed_surface;

/** The colours that the user prefers. */
typedef int32_t feed_color_scheme;
enum {
    FEED_COLOR_SCHEME_UNKNOWN = 0,
    FEED_COLOR_SCHEME_LIGHT = 1,
    FEED_COLOR_SCHEME_DARK = 2
};

/** The contrast that the user prefers. */
typedef int32_t feed_contrast;
enum {
    FEED_CONTRAST_UNKNOWN = 0,
    FEED_CONTRAST_NORMAL = 1,
    FEED_CONTRAST_HIGH = 2
};

/** The environment a renderer draws in; environment_changed tells of changes. */
typedef struct feed_environment {
    size_t size;
    /** The surfaces of FEED_STREAM_OUTPUT and FEED_STREAM_STATUS; never null. */
    const feed_surface *output;
    const feed_surface *status;
    /** Such as en_GB.UTF-8; may be empty. */
    feed_string locale;
    /** Such as Europe/Berlin; may be empty for UTC. */
    feed_string time_zone;
    /** The desktop's settings, for a renderer that `display` is granted to; else unknown. */
    feed_color_scheme color_scheme;
    feed_contrast contrast;
    /** The factor for the size of texts, such as 1.25; 0 if unknown. */
    double text_scale;
} feed_environment;

/** A change of states of items. Made by the plugin, and borrowed by the host for the call. */
typedef struct feed_state_change {
    size_t size;
    /** The feed's revision. */
    uint64_t revision;
    /** The states to change; at least one bit. */
    feed_states states;
    /** Non-zero to set them, zero to clear them. */
    int32_t is_set;
    /** The items: `count` indexes, or null for the range of `count` items from `first`. */
    const uint64_t *indexes;
    uint64_t first;
    uint64_t count;
} feed_state_change;

/**
 * The host's functions. Every function takes this same pointer. Valid from create until destroy
 * returns, or until a failing create returns.
 */
typedef struct feed_host {
    size_t size;
    /** The host's ABI version, and the oldest version of plugins that it loads. */
    uint32_t abi_version;
    uint32_t abi_minimum_version;
    /** The host's name and version, such as "feedhost 1.0". */
    feed_string name;
    /** For the host only. */
    void *context;

    /**
     * Writes `length` bytes to `stream`. If it fails, stop drawing and return its status. The host
     * buffers output until its call returns, so many small writes cost no more than one;
     * FEED_STREAM_STATUS, and everything during run, is written at once. [plugin-thread]
     */
    feed_status (*write)(const struct feed_host *host, feed_stream stream, const void *bytes,
                         size_t length);
    /** Logs a message of one line; the host adds the plugin's name. [any-thread] */
    void (*log)(const struct feed_host *host, feed_log_level level, feed_string message);
    /**
     * Returns the environment; never null. Valid until the next call of this function. A terminal's
     * size may change, so call it before each drawing. [plugin-thread]
     */
    const feed_environment *(*environment)(const struct feed_host *host);
    /**
     * Returns a phrase in the user's language, so that renderers need no words of their own. `key`
     * is a C string such as "no-items"; docs/plugins/words.md lists all keys. Absent for an unknown
     * key. Valid until destroy returns. [plugin-thread]
     */
    feed_phrase (*words)(const struct feed_host *host, const char *key);
    /**
     * Returns non-zero if the user has granted `need`, a C string from the note's needs or wants,
     * such as "network". [plugin-thread]
     */
    int32_t (*is_granted)(const struct feed_host *host, const char *need);

    /**
     * Delegate: loads the feed again, from the servers even if it is cached. [plugin-thread]
     */
    feed_status (*request_refresh)(const struct feed_host *host);
    /**
     * Delegate: requests a picture, or retries after a failure. The answers are later calls of the
     * image view that contain the request, never before this returns: loading, then success or
     * failure. Requesting again while loading has no effect. A picture that the feed doesn't
     * contain, or one beyond the limits, is not loaded and reported as not available.
     *
     * For this and the next two functions: FEED_STATUS_STALE for a feed that is not the last one
     * displayed; revision 0, which no feed has, is also logged as a mistake. FEED_STATUS_REFUSED
     * for an index out of range, an invalid size or form, or a form for which the transformer has
     * no function. [plugin-thread]
     */
    feed_status (*request_image)(const struct feed_host *host, const feed_image_request *request);
    /**
     * Delegate: cancels a request or preload; nothing more is displayed for it, even if it was
     * already loading. [plugin-thread]
     */
    feed_status (*cancel_image)(const struct feed_host *host, const feed_image_request *request);
    /**
     * Delegate: loads and decodes a picture that will likely be requested soon. Nothing is
     * displayed. [plugin-thread]
     */
    feed_status (*preload_image)(const struct feed_host *host, const feed_image_request *request);

    /**
     * Delegate: sets or clears states of items on behalf of the user. Durable, and all or nothing.
     * After FEED_STATUS_OK the items and the sources' counts have the new states.
     *
     * For this and open_link: only for renderers with a main loop (feed_renderer.run) and a user,
     * with `terminal` or `display` granted and in use; FEED_STATUS_REFUSED otherwise. The revision
     * is as for request_image. [plugin-thread]
     */
    feed_status (*set_states)(const struct feed_host *host, const feed_state_change *change);
    /**
     * Delegate: opens the page at `url` on behalf of the user. It has to be an address of item
     * `item_index` in the displayed feed, byte for byte, or of the feed itself for FEED_NO_ITEM:
     * its page, what it is about, its comments, files, media, people, sources, or a link in its
     * content. Refused for any other address, for one that is not http, https or mailto or has more
     * than 8192 bytes, and if called more often than a user would. After FEED_STATUS_OK the program
     * that shows it has been started. [plugin-thread]
     */
    feed_status (*open_link)(const struct feed_host *host, uint64_t revision, uint64_t item_index,
                             feed_string url);

    /**
     * Returns a table of the host by name and revision, such as FEED_EXTENSION_PLAIN_TEXT, or null.
     * Valid until destroy returns. `name` is a C string; see Extensions for who may define which
     * names. [plugin-thread]
     */
    const void *(*get_extension)(const struct feed_host *host, const char *name);
} feed_host;

/* --------------------------------------------------------------------------------------------
 * The plugin's side
 */

typedef struct feed_view {
    size_t size;
    /**
     * Displays `model` instead of the previous one.
     *
     * The model stays valid beyond this call: until display returns for the next feed, so that the
     * two can be compared, or until destroy returns. A reader keeps the pointer and queries an item
     * when the user opens it; what it has queried lives as long as the function says that returned
     * it. [plugin-thread]
     */
    feed_status (*display)(void *context, const feed_view_model *model, feed_error *error);
} feed_view;

/** Shows loading progress. */
typedef struct feed_loading_view {
    size_t size;
    /** Displays `model` instead of the previous one. [plugin-thread] */
    feed_status (*display)(void *context, const feed_loading_view_model *model, feed_error *error);
} feed_loading_view;

/**
 * Shows why a feed could not be loaded; and, for renderers with the terminal or a display, other
 * failures, such as a source that could not be loaded, or a page that could not be opened. A
 * displayed feed stays.
 */
typedef struct feed_error_view {
    size_t size;
    /**
     * Displays `model`; one without a message removes the previous one, and is never the first.
     * [plugin-thread]
     */
    feed_status (*display)(void *context, const feed_error_view_model *model, feed_error *error);
} feed_error_view;

/** Shows pictures. */
typedef struct feed_image_view {
    size_t size;
    /** Displays `model` instead of the previous one for the same request. [plugin-thread] */
    feed_status (*display)(void *context, const feed_image_view_model *model, feed_error *error);
} feed_image_view;

/** Makes the plugin's own images from pictures. At least one of the two functions is not null. */
typedef struct feed_image_transformer {
    size_t size;
    /**
     * Makes an image from an encoded picture. `media_type` is detected in the bytes, such as
     * image/png. The host calls release_image once for each image. On failure `*image` is ignored.
     * Null if the plugin requests no encoded pictures. [plugin-thread]
     */
    feed_status (*make_image)(void *context, const void *bytes, size_t length,
                              feed_string media_type, void **image, feed_error *error);
    /** As make_image, from pixels. Null if the plugin requests none. [plugin-thread] */
    feed_status (*make_image_from_pixels)(void *context, const feed_pixels *pixels, void **image,
                                          feed_error *error);
    /** Frees an image. [plugin-thread] */
    void (*release_image)(void *context, void *image);
} feed_image_transformer;

/** A renderer, made by a factory. The plugin owns the table, which is valid until destroy returns.
 */
typedef struct feed_renderer {
    size_t size;
    /** Passed to every function of the renderer, its views and its transformer. */
    void *context;
    /** The views; null if the note doesn't name them. Constant for the renderer's life. */
    const feed_view *feed;
    const feed_loading_view *loading;
    const feed_error_view *error;
    const feed_image_view *image;
    /** Null without pictures; required if `image` is not null. */
    const feed_image_transformer *transformer;
    /**
     * Runs the main loop of an interactive renderer until the user quits. Null for others, and for
     * one that runs in the host's loop (feedhost.host-loop/1, reserved; see Extensions). Called
     * once, after loading has started; the first display may come before it or from dispatch.
     * finish follows. [plugin-thread]
     */
    feed_status (*run)(void *context, feed_error *error);
    /**
     * The environment has changed: read it and redraw everything, since the screen may have been
     * cleared. Called from dispatch. May be null. [plugin-thread, during run]
     */
    feed_status (*environment_changed)(void *context, feed_error *error);
    /**
     * Everything has been displayed: write buffered output. Called once, after the last display,
     * unless a call has failed. May be null. [plugin-thread]
     */
    feed_status (*finish)(void *context, feed_error *error);
    /**
     * Frees everything. Called once and last, when every image has been released; don't call the
     * host after it returns. The output is complete before it, so write the rest in finish.
     * [plugin-thread]
     */
    void (*destroy)(void *context);
    /**
     * Returns a table of the renderer by name and revision, or null for an unknown name and one that
     * its options switch off. Null if there are none. Valid until destroy returns. [plugin-thread]
     */
    const void *(*get_extension)(void *context, const char *name);
} feed_renderer;

/** An option's value. */
typedef struct feed_option {
    size_t size;
    feed_string key;
    feed_string value;
} feed_option;

/** A renderer's configuration. Borrowed for the call of create. */
typedef struct feed_configuration {
    size_t size;
    /**
     * Of feed_option: all options that the note declares, in its order, with defaults filled in.
     * The host has validated the values.
     */
    feed_list options;
} feed_configuration;

/** Makes renderers. Every function takes this same pointer. */
typedef struct feed_factory {
    size_t size;
    /** For the plugin only. */
    void *context;
    /**
     * Stores a new renderer in `*renderer`, or fails with the reason in `error`. May be called
     * again while earlier renderers live, so keep no state outside of a renderer. [plugin-thread]
     */
    feed_status (*create)(const struct feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error);
} feed_factory;

/** A plugin, returned by its entry. */
typedef struct feed_plugin {
    size_t size;
    /** FEED_ABI_VERSION of the plugin's header. */
    uint32_t abi_version;
    /** The oldest supported version: FEED_ABI_VERSION, or the number in FEED_PLUGIN_NOTE_FOR. */
    uint32_t abi_minimum_version;
    const feed_factory *factory;
} feed_plugin;

/** The host's part of the entry. Borrowed for the call. */
typedef struct feed_entry {
    size_t size;
    /** The host's ABI version, and the oldest version of plugins that it loads. */
    uint32_t abi_version;
    uint32_t abi_minimum_version;
    /** The host's name and version, such as "feedhost 1.0". */
    feed_string host_name;
    /**
     * The plugin's path, for files beside it; in a worker these are readable only with the grant
     * `files`, and below /usr.
     */
    feed_string plugin_path;
} feed_entry;

#if defined(_WIN32)
#define FEED_EXPORT __declspec(dllexport)
#elif defined(__GNUC__)
#define FEED_EXPORT __attribute__((visibility("default")))
#else
#define FEED_EXPORT
#endif

/**
 * The only function that a plugin exports, called once after loading. Stores a plugin that is valid
 * as long as the library is loaded in `*plugin`, or fails with the reason in `error`.
 * [plugin-thread]
 */
FEED_EXPORT feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **plugin,
                                          feed_error *error);

/** The name and type of the entry, for hosts. */
#define FEED_PLUGIN_ENTRY_NAME "feed_plugin_entry"
typedef feed_status (*feed_plugin_entry_function)(const feed_entry *, const feed_plugin **,
                                                  feed_error *);

/**
 * The sizes in version 1 of structs made by plugins; smaller ones are invalid. They never change.
 * For hosts.
 */
enum {
    FEED_PLUGIN_SIZE_1 = offsetof(feed_plugin, factory) + sizeof(void *),
    FEED_FACTORY_SIZE_1 = offsetof(feed_factory, create) + sizeof(void *),
    FEED_RENDERER_SIZE_1 = offsetof(feed_renderer, get_extension) + sizeof(void *),
    FEED_VIEW_SIZE_1 = offsetof(feed_view, display) + sizeof(void *),
    FEED_LOADING_VIEW_SIZE_1 = offsetof(feed_loading_view, display) + sizeof(void *),
    FEED_ERROR_VIEW_SIZE_1 = offsetof(feed_error_view, display) + sizeof(void *),
    FEED_IMAGE_VIEW_SIZE_1 = offsetof(feed_image_view, display) + sizeof(void *),
    FEED_IMAGE_TRANSFORMER_SIZE_1 =
        offsetof(feed_image_transformer, release_image) + sizeof(void *),
    FEED_IMAGE_REQUEST_SIZE_1 = offsetof(feed_image_request, maximum_height) + sizeof(uint32_t),
    FEED_STATE_CHANGE_SIZE_1 = offsetof(feed_state_change, count) + sizeof(uint64_t)
};

/* --------------------------------------------------------------------------------------------
 * Extensions
 *
 * An extension is a struct that begins with its size, identified by name and revision. An
 * incompatible change gets the next revision; both may be offered. Names that begin with "feedhost."
 * are reserved for this header. Other hosts, forks and plugins begin names with their own reversed
 * domain name, such as "org.example.reader.tabs/1", to avoid conflicts.
 *
 * "feedhost.host-loop/1" is reserved for hosts that own the main loop, such as an app or a page: the
 * host's side will register descriptors and timers of the renderer and return at once, the
 * renderer's side handle them when the host calls it. `run` may then be null, also in a renderer
 * with a user.
 */

/** The event loop, for renderers with feed_renderer.run. */
#define FEED_EXTENSION_EVENT_LOOP "feedhost.event-loop/1"
typedef struct feed_event_loop_extension {
    size_t size;
    /**
     * Returns a descriptor that is readable when dispatch has events; on Linux a file descriptor.
     * Owned by the host: only poll it. Negative if there is none. [plugin-thread]
     */
    intptr_t (*descriptor)(const feed_host *host);
    /**
     * Handles pending events: the host calls the renderer's views from within, on this thread.
     * Returns at once if there are none. If it fails, return its status from run: FEED_STATUS_LEAVE
     * if the user quits (Ctrl-C, the terminal's end, kill), or if --watch replaces the plugin; a
     * renderer that does not return within five seconds is killed (in the host's process, a few
     * seconds later). FEED_STATUS_OUTPUT_CLOSED if no one reads the output any more. Don't call it
     * from a view. [plugin-thread, during run only]
     */
    feed_status (*dispatch)(const feed_host *host);
    /**
     * Makes the descriptor readable, so that run calls dispatch: wakes the main loop from other
     * threads of the plugin. [any-thread]
     */
    void (*wake)(const feed_host *host);
} feed_event_loop_extension;

/** The terminal. Offered if the note needs or wants it and the user has granted it. */
#define FEED_EXTENSION_TERMINAL "feedhost.terminal/1"
typedef struct feed_terminal_extension {
    size_t size;
    /**
     * Returns the terminal's surface, for a renderer with a main loop. Never null; valid until the
     * next call of this function. [plugin-thread]
     */
    const feed_surface *(*surface)(const feed_host *host);
    /**
     * Returns the terminal, open for reading and writing; negative if there is none. Read keys and
     * the terminal's answers from it, and draw to it instead of with `write`. Owned by the host:
     * never close it. In a worker it is 0, and /dev/tty can be opened, too.
     *
     * During run the terminal is on its alternate screen, cleared, in the modes of the user's
     * shell. A renderer may set modes (tcsetattr), hide the cursor, and enable mouse, focus and
     * paste events. However the renderer ends, the host restores all of that after destroy: modes,
     * screen, cursor, styles, title. The terminal's type is in TERM, COLORTERM and TERM_PROGRAM,
     * also in a worker; feed_surface.colors respects the user's settings. [plugin-thread]
     */
    intptr_t (*descriptor)(const feed_host *host);
    /**
     * Suspends the program, for the key Ctrl-Z in a mode that passes it to the renderer. In one of
     * the next calls of dispatch the terminal is restored and the program stops; when it is
     * resumed, the renderer's modes are set again, and environment_changed is called.
     * [plugin-thread, during run only]
     */
    feed_status (*suspend)(const feed_host *host);
} feed_terminal_extension;

/** The user's clipboard, for renderers with a main loop and a user, as for set_states. */
#define FEED_EXTENSION_CLIPBOARD "feedhost.clipboard/1"
/** In bytes; a host may accept more. */
#define FEED_CLIPBOARD_MAXIMUM_LENGTH 1048576
typedef struct feed_clipboard_extension {
    size_t size;
    /**
     * Delegate: copies `text` to the clipboard on behalf of the user. Without a desktop the host
     * writes it to the terminal (OSC 52) in dispatch, so output before that must not end within an
     * escape sequence. Refused beyond the maximum length, and if called more often than a user
     * would. [plugin-thread]
     */
    feed_status (*copy_text)(const feed_host *host, feed_string text);
} feed_clipboard_extension;

/** Converts HTML to text, for renderers without an HTML parser. */
#define FEED_EXTENSION_PLAIN_TEXT "feedhost.plain-text/1"
typedef struct feed_plain_text_extension {
    size_t size;
    /**
     * Returns the text of `html`, with lines: paragraphs separated by empty lines, lists with
     * bullets and numbers, quotes marked, pictures by their alternative text. Lines are not
     * wrapped. Valid until the next call of this function. [plugin-thread]
     */
    feed_string (*text)(const feed_host *host, feed_string html);
} feed_plain_text_extension;

/**
 * Stores a few bytes from one renderer of a plugin to the next during one run of the host, such as
 * a scroll position: with --watch, a plugin may be replaced while the user reads. Never written to
 * a file, and given only to plugins of the same id.
 */
#define FEED_EXTENSION_MEMORY "feedhost.memory/1"
/** In bytes; a host may accept more. */
#define FEED_MEMORY_MAXIMUM_LENGTH 16384
typedef struct feed_memory_extension {
    size_t size;
    /**
     * Returns the bytes stored by the previous renderer, or an absent string. Validate them:
     * another version of the plugin may have stored them. Valid until the next call of this
     * function. [plugin-thread]
     */
    feed_string (*recall)(const feed_host *host);
    /**
     * Stores a copy of `length` bytes instead of those before. Refused beyond the maximum length,
     * and from create. [plugin-thread]
     */
    feed_status (*keep)(const feed_host *host, const void *bytes, size_t length);
} feed_memory_extension;

/**
 * Reading: the host keeps its state, which is the chosen list, its filter and order, the selected
 * item and the open article, also through a reload and while --watch replaces the plugin. The
 * renderer shows it, and says what the user does. The host offers feed_reader_extension to renderers
 * with a main loop and a user, as for set_states; the renderer offers feed_reader_views under the
 * same name. A renderer without it keeps that state itself.
 *
 * After feed_view.display the lists and the article follow in the same dispatch. What an action
 * changes is displayed in dispatch, never before perform returns; if that is nothing, the notice
 * is. Models, with their strings and lists, stay valid until the same function returns for the next
 * one, and never beyond the next feed's display, but for the feed of an article that is gone.
 */
#define FEED_EXTENSION_READER "feedhost.reader/1"
/** The longest text of an action, in bytes; a host may accept more. */
#define FEED_ACTION_MAXIMUM_LENGTH 8192
/** Stands for no row. */
#define FEED_NO_ROW UINT64_MAX

/** What an action may be requested with. */
typedef int32_t feed_action_argument;
enum {
    FEED_ARGUMENT_NONE = 0,
    FEED_ARGUMENT_TEXT = 1,
    FEED_ARGUMENT_ROW = 2,
    /** A number that is typed before the key. */
    FEED_ARGUMENT_NUMBER = 3
};

/** An action of the user. docs/plugins/reader.md lists them; later hosts may have more. */
typedef struct feed_action {
    size_t size;
    /** Such as next-unread; never empty. */
    feed_string name;
    /** The description for help, in the user's language; empty for one that has no keys. */
    feed_string words;
    /**
     * Of feed_string: the names of its keys, the preferred one first, with the user's own. A
     * character is its own name; others are space, enter, tab, backtab, escape, backspace, delete,
     * insert, up, down, left, right, home, end, pageup, pagedown, semicolon, and ctrl- with a
     * lower-case letter.
     */
    feed_list keys;
    feed_action_argument argument;
    /** Non-zero if the renderer performs it, since it is about what is on the screen. */
    int32_t is_views_own;
} feed_action;

/** A request for an action. Made by the plugin, and borrowed by the host for the call. */
typedef struct feed_action_request {
    size_t size;
    feed_string name;
    /** A text, such as a filter or an address; absent for none. */
    feed_string text;
    /** A row of the list that the action is for; FEED_NO_ROW for the selected one. */
    uint64_t row;
    /** How many rows to move, or which row, counted from one; 0 for none. */
    int64_t number;
    /**
     * The version of the list that the user saw: of sources for choose-list, of items for others. 0
     * for the present one.
     */
    uint64_t version;
} feed_action_request;

/** The host's table. */
typedef struct feed_reader_extension {
    size_t size;
    /** Returns all actions, a list of feed_action. Valid until destroy returns. [plugin-thread] */
    feed_list (*actions)(const feed_host *host);
    /**
     * Delegate: performs an action on behalf of the user. It is queued, and what it changes is
     * displayed in dispatch; of several `filter` before that, only the last runs.
     * FEED_STATUS_STALE for a row, if the rows have become others since `version`,
     * FEED_STATUS_REFUSED for an unknown action and one of the view's own, a row out of range, a
     * text that is too long, and without a user, as for set_states. After FEED_STATUS_OK an action
     * that is not possible there, or has become stale, does nothing. [plugin-thread]
     */
    feed_status (*perform)(const feed_host *host, const feed_action_request *request);
} feed_reader_extension;

/** What is listed. */
typedef int32_t feed_source_row_kind;
enum {
    FEED_SOURCE_ROW_ALL = 0,
    FEED_SOURCE_ROW_UNREAD = 1,
    FEED_SOURCE_ROW_STARRED = 2,
    /** The feeds in a folder, and in folders inside it. */
    FEED_SOURCE_ROW_FOLDER = 3,
    FEED_SOURCE_ROW_FEED = 4,
    /** What a query finds that the user has given a name. */
    FEED_SOURCE_ROW_SEARCH = 5
};

/** A list that items can be read in. */
typedef struct feed_source_row {
    size_t size;
    feed_source_row_kind kind;
    /** The number of folders around it. */
    uint32_t depth;
    feed_string title;
    /** The number of unread items; of all in the list of starred ones. */
    uint64_t count;
    /** Why the feed could not be loaded, or the query not understood, in words; else absent. */
    feed_string failure;
    /** The feed's index among the sources; FEED_NO_SOURCE for other lists. */
    uint64_t source_index;
} feed_source_row;

/** The lists that items can be read in, from top to bottom. */
typedef struct feed_source_list {
    size_t size;
    /** Grows with each change. */
    uint64_t version;
    /** The version since which the rows are the same lists. */
    uint64_t rows_version;
    /** Of feed_source_row; empty for a single feed, which needs no choice. */
    feed_list rows;
    /** The chosen list; FEED_NO_ROW if there are none. */
    uint64_t selected_row;
    /** Non-zero if the user is in this list. */
    int32_t is_active;
    int32_t reserved;
} feed_source_list;

/** What the rows of items are sorted by. */
typedef int32_t feed_item_order;
enum {
    /** The order of the feed. */
    FEED_ORDER_LOADED = 0,
    /** Newest first. */
    FEED_ORDER_DATE = 1,
    FEED_ORDER_TITLE = 2,
    FEED_ORDER_SOURCE = 3
};

/** The items of the chosen list: rows, which are indexes of items in the feed. */
typedef struct feed_item_list {
    size_t size;
    /** The displayed feed. */
    const feed_view_model *feed;
    /** Grows with each change. */
    uint64_t version;
    /** The version since which the rows are the same items in the same order. */
    uint64_t rows_version;
    uint64_t row_count;
    /**
     * Returns the index in the feed of the item in `row`, from zero to row_count - 1, or
     * FEED_NO_ITEM. [plugin-thread]
     */
    uint64_t (*item_index)(const struct feed_item_list *list, uint64_t row);
    /** For the host only. */
    void *host_context;
    /** FEED_NO_ROW if there are no rows. */
    uint64_t selected_row;
    /** The rows whose items may have other states than in the last version; all if they are new. */
    uint64_t changed_first;
    uint64_t changed_count;
    /** Non-zero if the rows are others, or in another order, than in the last version. */
    int32_t has_new_rows;
    /** Non-zero if another row is selected than in the last version. */
    int32_t has_new_selection;
    /** Non-zero if the user is in this list, rather than in sources or an article. */
    int32_t is_active;
    /** Non-zero if only unread items are listed. */
    int32_t is_unread_only;
    feed_item_order order;
    /** Non-zero for the other way round. */
    int32_t is_reversed;
    /** The title of the list. */
    feed_string title;
    /** The text that all listed items have; empty for all items. */
    feed_string filter;
    /** The text that was searched for; may be empty. */
    feed_string search;
    /** The order in words; empty for that of the feed. */
    feed_string order_text;
    /** Why it is shorter or sorted otherwise than the feed, in words; may be empty. */
    feed_string condition_text;
    /** Why the chosen feed could not be loaded, in words; else absent. */
    feed_string failure;
    /** What to show instead of rows; empty if there are rows. */
    feed_string empty_text;
} feed_item_list;

/** The selected item, to show as an article. */
typedef struct feed_open_article {
    size_t size;
    /**
     * The feed that `index` is in: call its `article`. The one before, if the item is gone; it then
     * stays valid until the next article has been displayed, and its pictures can be requested and
     * its links opened under its revision.
     */
    const feed_view_model *feed;
    /** FEED_NO_ITEM if no item is selected. */
    uint64_t index;
    /** Grows with each change. */
    uint64_t version;
    /** The states of the item. */
    feed_states states;
    /** Non-zero if the displayed feed no longer has the item, which then has no states. */
    int32_t is_gone;
    /**
     * Non-zero if the user is in the article; else it is that of the selected row, for renderers
     * that show both.
     */
    int32_t is_open;
    int32_t reserved;
    /** The text that was searched for, to find in the article; may be empty. */
    feed_string search;
} feed_open_article;

/** The kind of a notice. */
typedef int32_t feed_notice_kind;
enum {
    FEED_NOTICE_DONE = 0,
    /** The same action undoes it. */
    FEED_NOTICE_UNDOABLE = 1,
    /** There was nothing to do, or nothing was found. */
    FEED_NOTICE_NOTHING = 2,
    /** Something is in progress. */
    FEED_NOTICE_PROGRESS = 3,
    /**
     * The user is asked for a text: let it be typed, beginning with `initial_text`, and request
     * `action` again with it.
     */
    FEED_NOTICE_QUESTION = 4
};

/** The outcome of an action, to show until the next one. */
typedef struct feed_notice {
    size_t size;
    /** Empty to clear it. */
    feed_string text;
    feed_notice_kind kind;
    int32_t reserved;
    /**
     * Of a question, the action that wants the text; of something in progress, the one that pauses
     * it; else the one that undoes it. May be absent.
     */
    feed_string action;
    /** What the answer to a question begins with; may be empty. */
    feed_string initial_text;
} feed_notice;

/**
 * The renderer's table. Every function takes the renderer's context, may be null, and displays
 * `model` instead of the previous one.
 */
typedef struct feed_reader_views {
    size_t size;
    /** Shows the lists that items can be read in. [plugin-thread] */
    feed_status (*display_sources)(void *context, const feed_source_list *model,
                                   feed_error *error);
    /** Shows the items of the chosen list. [plugin-thread] */
    feed_status (*display_items)(void *context, const feed_item_list *model, feed_error *error);
    /** Shows the selected item, and all of it if it is open. [plugin-thread] */
    feed_status (*display_article)(void *context, const feed_open_article *model,
                                   feed_error *error);
    /** Shows the outcome of the last action. [plugin-thread] */
    feed_status (*display_notice)(void *context, const feed_notice *model, feed_error *error);
} feed_reader_views;

/** The sizes in version 1, as for feed_plugin. For hosts. */
enum {
    FEED_ACTION_REQUEST_SIZE_1 = offsetof(feed_action_request, version) + sizeof(uint64_t),
    FEED_READER_VIEWS_SIZE_1 = offsetof(feed_reader_views, display_notice) + sizeof(void *)
};

/* --------------------------------------------------------------------------------------------
 * The note
 *
 * FEED_PLUGIN_NOTE describes the plugin for the host in the ELF section .note.feedhost, which linkers
 * map with the other notes, and strip keeps; in Mach-O the same bytes are the section
 * __DATA,__feedhost, in PE .feedhst. `lines` is a string literal of lines "key=value\n"; keys
 * are in any order, each once except option:
 *
 *   id=          the name for --renderer: a-z, 0-9, '-', beginning with a letter; at most 64 bytes
 *   name=        the name for users
 *   version=     numbers separated by dots, such as 1.0.2
 *   license=     an SPDX expression
 *   summary=     one line for lists and help
 *   views=       some of feed, loading, error, image; separated by spaces. The renderer must have
 *                exactly these; the image view may depend on options. The renderer of the feed also
 *                shows loading, if it can, and errors, if the user asks for it
 *   needs=       some of terminal, display, network, listen, files, feeds; separated by spaces. A
 *                plugin is refused unless the user grants all of them
 *   wants=       as needs, but optional; check feed_host.is_granted
 *   requires=    required extensions of the host by name and revision, such as
 *                feedhost.plain-text/1, and abi/N to read members added by ABI version N without
 *                FEED_HAS; separated by spaces. A host that lacks one refuses the plugin with a
 *                message that names it
 *   seat=        worker, for a plugin that never runs in the host's own process, trusted or not: one
 *                whose language's runtime handles signals. A worker refuses that, without a word
 *   images=      the supported forms of pictures, the best first, separated by spaces: media types
 *                such as image/png, or pixels
 *   media-type=  of the output
 *   extension=   the file extension of the output, without the dot
 *   option=      key|type|default|help, once for each option. Keys are a-z, 0-9 and '-'. The type
 *                is text; integer, or integer:1..80, integer:1.., integer:..80; boolean;
 *                choice:a,b,c; or file: the user names a text file, and the host passes its
 *                content, at most 1 MiB. The default is empty or a value of the type, for file the
 *                content
 *
 * id, name, version and views are required. The host ignores unknown keys, views, wants, forms of
 * pictures and types of options (an option of an unknown type takes any text); `feedhost validate`
 * reports them. An unknown word in needs= refuses the plugin, since it can't be granted; one in
 * wants= is never granted. A key with a dot is private to the author, and never reported.
 * docs/plugins/abi.md has the bytes of the note, for languages without the macro.
 *
 * The macro adds the ABI versions after your lines, so that line numbers in messages match. They have
 * to equal those from the entry. FEED_PLUGIN_NOTE declares the header's version as the oldest, so
 * older hosts refuse the plugin. FEED_PLUGIN_NOTE_FOR takes an older version (a number, equal to the
 * entry's abi_minimum_version), for a plugin that checks FEED_HAS before it reads anything added
 * after that version.
 *
 *     FEED_PLUGIN_NOTE("id=dots\n" "name=Dots\n" "version=1.0\n" "views=feed\n");
 *
 * In WebAssembly the lines are the custom section `feedhost.plugin`. On other systems the macro does
 * not compile, unless FEED_PLUGIN_WITHOUT_NOTE is defined: for a plugin linked into its host.
 */

#define FEED_NOTE_SECTION ".note.feedhost"
#define FEED_NOTE_OWNER "FeedHost"
/** The type of the note: UTF-8 lines as above. */
#define FEED_NOTE_TYPE 1
/** The longest note, in bytes; a host may accept more. */
#define FEED_NOTE_MAXIMUM_LENGTH 65536

#define FEED_NOTE_STRING_(x) #x
#define FEED_NOTE_STRING(x) FEED_NOTE_STRING_(x)
#define FEED_NOTE_TEXT(minimum, lines) \
    lines "\nabi=" FEED_NOTE_STRING(FEED_ABI_VERSION) "\n" \
          "abi-minimum=" FEED_NOTE_STRING(minimum) "\n"

#if defined(__has_attribute)
#if __has_attribute(retain)
#define FEED_NOTE_RETAIN __attribute__((retain))
#endif
#endif
#ifndef FEED_NOTE_RETAIN
#define FEED_NOTE_RETAIN
#endif

#define FEED_PLUGIN_NOTE(lines) FEED_PLUGIN_NOTE_FOR(FEED_ABI_VERSION, lines)

#if defined(__ELF__)
#define FEED_NOTE_PLACE __attribute__((used, aligned(4), section(FEED_NOTE_SECTION))) FEED_NOTE_RETAIN
#elif defined(__APPLE__)
#define FEED_NOTE_PLACE __attribute__((used, aligned(4), section("__DATA,__feedhost")))
#elif defined(_WIN32) && (defined(__GNUC__) || defined(__clang__))
#define FEED_NOTE_PLACE __attribute__((used, aligned(4), section(".feedhst")))
#endif

#if defined(__wasm__)
/* The lines alone, without a NUL, in a custom section of the module. */
#define FEED_PLUGIN_NOTE_FOR(minimum, lines) \
    __asm__(".section .custom_section.feedhost.plugin,\"\",@\n" \
            ".ascii " FEED_NOTE_STRING(FEED_NOTE_TEXT(minimum, lines)) "\n" \
            ".text\n")
#elif defined(FEED_NOTE_PLACE)
#define FEED_PLUGIN_NOTE_FOR(minimum, lines) \
    FEED_NOTE_PLACE static const struct { \
        uint32_t name_size; \
        uint32_t text_size; \
        uint32_t type; \
        char name[12]; \
        char text[sizeof(FEED_NOTE_TEXT(minimum, lines))]; \
    } feed_plugin_note = {sizeof(FEED_NOTE_OWNER), sizeof(FEED_NOTE_TEXT(minimum, lines)), \
                           FEED_NOTE_TYPE, FEED_NOTE_OWNER, FEED_NOTE_TEXT(minimum, lines)}
#elif defined(FEED_PLUGIN_WITHOUT_NOTE)
#define FEED_PLUGIN_NOTE_FOR(minimum, lines) struct feed_plugin_note_left_out
#else
#define FEED_PLUGIN_NOTE_FOR(minimum, lines) \
    typedef char no_place_for_a_note_on_this_system_see_FEED_PLUGIN_WITHOUT_NOTE[-1]
#endif

#ifdef __cplusplus
}
#endif

#endif
