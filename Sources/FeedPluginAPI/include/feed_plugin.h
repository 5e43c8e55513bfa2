/*
 * feed_plugin.h - the contract between FeedHost and a renderer plugin. ABI version 1.
 *
 * A plugin is a shared library that exports one function, feed_plugin_entry, and carries a note
 * (FEED_PLUGIN_NOTE). The host reads the note without running anything, loads the library, calls the
 * entry, and asks the factory it gets for a renderer. A renderer gives the host up to four views; the
 * host's presenters hand them view models to draw.
 *
 * This header is C11 and C++17, and needs nothing but the standard integer types.
 *
 * Rules that hold everywhere
 *
 * Threads    Every function says from where it may be called:
 *              [plugin-thread]  the thread on which the host calls the plugin. It is the main thread
 *                               of its process, as toolkits for windows need it. All calls from the
 *                               host to the plugin come on it, from the entry to destroy.
 *              [any-thread]     any thread, at any time between create and the return of destroy.
 * Nesting    While a plugin is in a call to the host, the host does not call the plugin, except from
 *            within dispatch. Requests to the delegate (request_image and its like) are noted, and
 *            carried out when the current call of the plugin has returned, or in dispatch.
 *            From create a plugin may call log, environment, words, is_granted, get_extension, the
 *            descriptor and wake of FEED_EXTENSION_EVENT_LOOP, the surface and descriptor of
 *            FEED_EXTENSION_TERMINAL, the recall of FEED_EXTENSION_MEMORY and the text of
 *            FEED_EXTENSION_PLAIN_TEXT only.
 * Ownership  Strings, lists and view models are borrowed: they belong to the host, and the plugin
 *            never frees them or writes to them. A feed, and everything asked of it, lasts as long as
 *            feed_view.display says. Everything else holds until the call that handed it over
 *            returns, or as long as its function says; copy what you keep longer. Tables and
 *            contexts that a plugin hands out belong to the plugin, and hold until destroy returns;
 *            what the entry returns holds as long as the library is loaded. A library is never
 *            unloaded while its process lives.
 * Text       Every string that the host lends is valid UTF-8 of the length given, and followed by a
 *            NUL that the length does not count. A string that a plugin hands over needs no NUL.
 *            Plain text has no markup, no control characters, no bidirectional overrides and no line
 *            feed, except where its member says that it has lines. URLs are absolute where a base
 *            was known, and http, https or mailto only.
 * HTML       HTML is sanitised, and of a small grammar that needs no HTML parser. Elements and
 *            attributes are in lower case. An element is <name> … </name>, properly nested; the void
 *            elements (area, br, col, hr, img, source, track, wbr) are <name> alone. An attribute is
 *            one space, its name, and ="value" in double quotes; no name stands twice in a tag. The
 *            character references are &amp; &lt; &gt; in text, and in values &quot; as well; < and >
 *            stand in text and values by their references only. There are no comments, declarations,
 *            processing instructions or sections.
 * Failure    A function that can fail returns a feed_status. Every function of the plugin that can
 *            fail takes a feed_error and puts the reason there: that is the one way for the words of
 *            a failure (feed_fail does it in a line). After a successful call its words are not
 *            read. After a view, run, environment_changed or finish has failed, the host calls
 *            nothing of that renderer but release_image and destroy; a make_image that failed costs
 *            its picture only. No exception and no longjmp may cross the boundary in either
 *            direction. A plugin never ends the process.
 * Growth     A struct that may grow begins with its size, as the side that made it knows it. Members
 *            are only ever added at the end. Everything in this header is version 1 and is there on
 *            both sides. A plugin is loaded only by hosts of the ABI version of its header or later,
 *            unless its note says otherwise (FEED_PLUGIN_NOTE_FOR); such a plugin tests with FEED_HAS
 *            before it reads a member that a later version added. The host accepts a plugin's tables
 *            at the size that version 1 gave them. Lists carry their stride. Everything else that is
 *            added later comes as an extension, by name and revision.
 * Absence    An absent string has a null pointer and no length. For an absent number, see the member.
 *            A function pointer that may be null says so.
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

/** Tells whether the struct at `pointer` has `member`, given the size its maker states. */
#define FEED_HAS(pointer, type, member) \
    ((pointer)->size >= offsetof(type, member) + sizeof(((type *)0)->member))

/* --------------------------------------------------------------------------------------------
 * Values. These structs have no size member: they never grow.
 */

/**
 * The outcome of a call. Zero is success. A positive value is success too, reserved for later
 * versions to say more; treat it as FEED_STATUS_OK. A negative value that is not listed here is read
 * as FEED_STATUS_FAILED.
 */
typedef int32_t feed_status;
enum {
    /** Done. */
    FEED_STATUS_OK = 0,
    /** It did not work. A plugin says why in the feed_error; the host tells the person itself. */
    FEED_STATUS_FAILED = -1,
    /** The output takes no more bytes: stop drawing and return this. */
    FEED_STATUS_OUTPUT_CLOSED = -2,
    /** It is time to leave: dispatch returns it, and then run does. */
    FEED_STATUS_LEAVE = -3,
    /** The request names a feed that is not the last one displayed. It was ignored. */
    FEED_STATUS_STALE = -4,
    /**
     * The host does not do that: not granted, not in the feed, out of range, too many, or not
     * allowed now. The person is told why where the plugin could have known.
     */
    FEED_STATUS_REFUSED = -5
};

/** Borrowed UTF-8. `bytes` is null where the string is absent; otherwise the host's are followed by NUL. */
typedef struct feed_string {
    const char *bytes;
    size_t length;
} feed_string;

/** A borrowed array; element i begins at (const char *)first + i * stride. */
typedef struct feed_list {
    const void *first;
    size_t count;
    /** The size of an element as the host knows it; it may differ from sizeof(type). */
    size_t stride;
} feed_list;

/** Element `index` of a feed_list of `type`. `index` is not checked. */
#define FEED_LIST_AT(list, type, index) \
    ((const type *)(const void *)((const char *)(list).first + (size_t)(index) * (list).stride))

/**
 * The words of a failure, in one line for the person, written by the plugin into the host's memory;
 * the host adds the plugin's name. Borrowed for the call. Never null.
 */
typedef struct feed_error {
    /** Where to write UTF-8; no NUL is needed. */
    char *buffer;
    /** How many bytes fit; at least 1024. */
    size_t capacity;
    /** How many bytes were written; zero on entry. */
    size_t length;
} feed_error;

/**
 * Copies `words`, which end with a NUL, into `error`, as far as they fit, and returns
 * FEED_STATUS_FAILED: the last line of a function that fails.
 */
static inline feed_status feed_fail(feed_error *error, const char *words) {
    error->length = 0;
    while (words[error->length] != 0 && error->length < error->capacity) {
        error->buffer[error->length] = words[error->length];
        error->length += 1;
    }
    /* Not through the middle of a character. */
    while (error->length > 0 && ((unsigned char)words[error->length] & 0xC0) == 0x80) {
        error->length -= 1;
    }
    return FEED_STATUS_FAILED;
}

/**
 * A phrase. Where it has a place for a value, such as "By " and "" around a name, the value stands
 * between `before` and `after`; languages differ in that order. A phrase without such a place is all
 * in `before`. Spaces are part of it; either side may be empty. Both are absent in an absent phrase.
 */
typedef struct feed_phrase {
    feed_string before;
    feed_string after;
} feed_phrase;

/** A date. */
typedef struct feed_date {
    /** Non-zero where there is a date; where it is zero the other members mean nothing. */
    int32_t is_known;
    /**
     * How many seconds the reader's clock is ahead of UTC at that time: added to `seconds`, they give
     * what it shows, for a list that has no room for `words`.
     */
    int32_t seconds_ahead_of_utc;
    /** Seconds since 1970-01-01T00:00:00Z. */
    int64_t seconds;
    /** In the form of RFC 3339, with the offset it was written in. */
    feed_string rfc3339;
    /**
     * In words, for the reader's locale and time zone; empty for a date that is not to be shown, such
     * as the year 1 that some templates leave.
     */
    feed_string words;
} feed_date;

/** Bits: which states a person has given an item. */
typedef uint32_t feed_states;
enum {
    /** The person has read it. */
    FEED_STATE_READ = 1,
    /** The person has marked it to be kept. */
    FEED_STATE_STARRED = 2
};

/* --------------------------------------------------------------------------------------------
 * View models
 */

/** A person or an organisation; at least one member is there. */
typedef struct feed_person {
    size_t size;
    feed_string name;
    feed_string url;
    feed_string avatar_url;
    feed_string email;
} feed_person;

/** The kind of a file, as its type, its media description or its address shows. */
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
    /** Its title, or words in place of it, followed by the facts: all that a list shows of it. */
    feed_string label;
    /** Its type, size and duration in words, as far as they are known; may be empty. */
    feed_string facts;
    /** In bytes, as declared; -1 where unknown. */
    int64_t size_in_bytes;
    /** The size in words; absent where unknown. */
    feed_string size_words;
    /** As declared; negative where unknown. */
    double duration_in_seconds;
    /** The duration in words; absent where unknown. */
    feed_string duration_words;
} feed_attachment;

/** A piece of media an item describes. */
typedef struct feed_media {
    size_t size;
    feed_string url;
    feed_string mime_type;
    /** image, audio, video, document or executable. */
    feed_string medium;
    feed_string title;
    feed_string description;
    feed_string thumbnail_url;
    /** In pixels; -1 where unknown. */
    int64_t width;
    int64_t height;
} feed_media;

/** Something elsewhere that an item replies to; at least one member is there. */
typedef struct feed_reference {
    size_t size;
    /** Its identifier in its own feed; it need not be an address. */
    feed_string id;
    /** Where it can be read. */
    feed_string url;
} feed_reference;

/** A transcript of an episode. */
typedef struct feed_transcript {
    size_t size;
    feed_string url;
    feed_string mime_type;
    feed_string language;
    /** The word for a transcript, and in brackets its language and type. */
    feed_string label;
    /** Non-zero where its words have their times, as captions do. */
    int32_t is_timed;
    int32_t reserved;
} feed_transcript;

/** An item as an episode of a podcast; at least one member is there. */
typedef struct feed_episode {
    size_t size;
    /** The season, the episode and its kind in words; absent where none of them is known. */
    feed_string words;
    /** The season's number; -1 where unknown. */
    int64_t season;
    feed_string season_name;
    /** The episode's number as it is to be shown, such as "7", "7.5" or "Ch.3". */
    feed_string number;
    /** As declared, in lower case: full, trailer or bonus. */
    feed_string kind;
    feed_string chapters_url;
    feed_string chapters_mime_type;
    /** The word for the chapters; absent where there are none. */
    feed_string chapters_label;
    /** Of feed_transcript. */
    feed_list transcripts;
} feed_episode;

/** A place that tells of a feed's changes at once. */
typedef struct feed_hub {
    size_t size;
    /** The protocol's name as declared, such as WebSub. */
    feed_string protocol;
    /** Where one subscribes. */
    feed_string url;
} feed_hub;

/** A fault in a feed's document that was repaired or ignored. */
typedef struct feed_problem {
    size_t size;
    feed_string code;
    feed_string message;
    /** Counted from one; 0 where no line can be named. */
    int64_t line;
} feed_problem;

/** A feed that items come from. A feed that was not merged of several is its own only source. */
typedef struct feed_source {
    size_t size;
    /** Never empty. */
    feed_string title;
    /** The site's page. */
    feed_string home_page_url;
    /** The feed's own address. */
    feed_string feed_url;
    /** The folders that the person keeps it in, separated by slashes. */
    feed_string folder;
    /** How many of the items come from it. */
    uint64_t item_count;
    /** How many of those the person has not read. */
    uint64_t unread_count;
    /** How many of those the person has starred. */
    uint64_t starred_count;
} feed_source;

/** Where a title comes from. */
typedef int32_t feed_title_origin;
enum {
    /** The feed gives it. */
    FEED_TITLE_OWN = 0,
    /** It repeats the beginning of the excerpt, so one of the two is enough. */
    FEED_TITLE_FROM_TEXT = 1,
    /** There was neither title nor text: it is the address. */
    FEED_TITLE_FROM_URL = 2,
    /** There was nothing to take it from: it is a phrase such as "Untitled". */
    FEED_TITLE_PLACEHOLDER = 3
};

/** In place of the index of a source. */
#define FEED_NO_SOURCE UINT64_MAX

/** The part of an item that a list shows. */
typedef struct feed_item {
    size_t size;
    /** Stays the same from one loading to the next. */
    feed_string id;
    /** Never empty. */
    feed_string title;
    feed_title_origin title_origin;
    feed_states states;
    /** The item's own page. */
    feed_string url;
    /**
     * What opening the item opens: its page, else the page it is about, else its first file. Absent
     * where there is nothing to open.
     */
    feed_string open_url;
    /** The names of the authors in one line. */
    feed_string byline;
    /** The place the item is about. */
    feed_string location;
    /** The date to show: when it was published, else updated. Unknown where neither is to be shown. */
    feed_date date;
    feed_date published;
    feed_date updated;
    /** Which of the feed's sources it comes from; FEED_NO_SOURCE where that is not known. */
    uint64_t source_index;
    /**
     * The feed to name beside the item: its source where several were merged, or another feed that the
     * item says it is from. Absent where that would only repeat the feed's own title.
     */
    feed_string source_title;
    /** That feed's site, where it is known, else the feed's own address. */
    feed_string source_url;
} feed_item;

/** Bits: which parts of an item's detail are wanted. */
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
    FEED_DETAIL_ALL = 15
};

/** The part of an item that its page shows beyond the list, without its texts. */
typedef struct feed_item_detail {
    size_t size;
    /** The address of the item's picture. */
    feed_string image_url;
    /** The words that stand for the picture. */
    feed_string image_alternative_text;
    /** A wide picture to show above the item. */
    feed_string banner_url;
    /** The page the item is about, where the feed distinguishes it from the item's own page. */
    feed_string external_url;
    /** Of feed_attachment. */
    feed_list attachments;
    /** Of feed_media. */
    feed_list media;
    /** Of feed_person. */
    feed_list authors;
    /** Of feed_person. */
    feed_list contributors;
    feed_string language;
    feed_string rights;
    /** Of feed_string. */
    feed_list tags;
    /** The part of the site the item stands in. */
    feed_string section;
    /** The department the item says it is from. */
    feed_string department;
    /** The page where the item is discussed. */
    feed_string comments_url;
    /** The feed of the comments. */
    feed_string comment_feed_url;
    /** How many comments there are, as declared; -1 where unknown. */
    int64_t comment_count;
    /** The number of comments in words, or a phrase for the link to them; absent without comments. */
    feed_string comments_words;
    /** Of feed_reference. */
    feed_list replies_to;
    /** The item as an episode; null where it is none. */
    const feed_episode *episode;
} feed_item_detail;

/** A text of an item. */
typedef int32_t feed_text;
enum {
    /** A few sentences of plain text in one line, to show under the title; absent where it would only repeat it. */
    FEED_TEXT_EXCERPT = 0,
    /** The content as sanitised HTML, see HTML above. */
    FEED_TEXT_CONTENT_HTML = 1,
    /** The content as plain text with lines, where the feed gives no markup. */
    FEED_TEXT_CONTENT_TEXT = 2,
    /** The summary as plain text with lines, where it stands beside fuller content. */
    FEED_TEXT_SUMMARY = 3,
    /** The summary as sanitised HTML, where the feed gives it as markup. */
    FEED_TEXT_SUMMARY_HTML = 4,
    /**
     * The day of the date to show in words, to stand over the items of a day; with the year where that
     * is another than the newest item's. Absent where there is no date to show.
     */
    FEED_TEXT_DAY = 5,
    /** The month and the year of that day in words. */
    FEED_TEXT_MONTH = 6,
    /** The time of that day in words, to stand under the day. */
    FEED_TEXT_TIME = 7
};

/**
 * A feed. Its items are asked for one by one, and nothing is made that is not asked for.
 *
 * It lasts, with its strings and lists and at the same address, as feed_view.display says. Its four
 * functions may be called from any call of the renderer for as long, in run, in dispatch and in other
 * views too. They answer with null or an absent string where there is no such item, source or kind of
 * text, and on another thread than the plugin's; both are told to the person, since neither should be
 * asked. So they do for a feed that is gone, if they can still be called: in a worker the memory of a
 * feed that is gone is not readable any more, and a plugin that reads it is stopped.
 */
typedef struct feed_view_model {
    size_t size;
    /**
     * The number of this feed: never 0, and different for each feed that the renderer is shown. Every
     * request for an item carries it, so that a request for an item of an earlier feed never hits an
     * item of the next.
     */
    uint64_t revision;

    uint64_t item_count;
    /**
     * Lends the list's part of item `index`, from zero to item_count - 1. The result holds until the
     * next call of this function for the same feed, or as long as the feed. [plugin-thread]
     */
    const feed_item *(*item)(const struct feed_view_model *model, uint64_t index);
    /**
     * Lends `parts` of the detail of item `index`; members of other parts are absent. A caller pays only
     * for the parts it asks for. The result holds until the next call of this function for the same
     * feed, or as long as the feed. [plugin-thread]
     */
    const feed_item_detail *(*item_detail)(const struct feed_view_model *model, uint64_t index,
                                           feed_detail_parts parts);
    /**
     * Lends one text of item `index`; absent where the item has none of that kind. The result holds
     * until the next call of this function for the same feed and kind of text, or as long as the feed.
     * [plugin-thread]
     */
    feed_string (*item_text)(const struct feed_view_model *model, uint64_t index,
                             feed_text which);

    uint64_t source_count;
    /**
     * Lends source `index`, from zero to source_count - 1, in the order of the person's list, with the
     * counts of now. The result holds until the next call of this function for the same feed, or as
     * long as the feed. [plugin-thread]
     */
    const feed_source *(*source)(const struct feed_view_model *model, uint64_t index);

    /** Belongs to the host; of no meaning to a plugin. */
    void *host_context;

    /** Never empty. */
    feed_string title;
    feed_title_origin title_origin;
    /** Non-zero where the feed was merged of several. */
    int32_t is_merged;
    /** Non-zero where each item is a picture with a description and a place. */
    int32_t is_image_feed;
    /** Non-zero where the feed says that nothing will be added any more. */
    int32_t is_expired;
    /**
     * Non-zero where the person has asked for the items in an order of dates: then folders of the
     * sources part them no more than the sources do.
     */
    int32_t is_by_date;
    int32_t reserved;
    feed_string summary;
    feed_string home_page_url;
    feed_string feed_url;
    /** Where the feed says that it has moved to. */
    feed_string new_feed_url;
    /** Where the feed's older items are. */
    feed_string next_page_url;
    feed_string icon_url;
    /** The site's small picture. */
    feed_string favicon_url;
    /** The names of the authors in one line. */
    feed_string byline;
    /** Of feed_person. */
    feed_list authors;
    feed_date updated;
    feed_date published;
    feed_string language;
    feed_string rights;
    feed_string generator;
    /** Of feed_string. */
    feed_list tags;
    /** The number of items in words. */
    feed_string item_count_words;
    /** The format's own identifier of the feed. */
    feed_string id;
    /** Such as rss-2.0. */
    feed_string format;
    /** The character encoding used to read the document, lower case. */
    feed_string encoding;
    /** How often the feed says that it changes, in seconds; 0 where unknown. */
    int64_t update_interval_seconds;
    /** Of feed_hub. */
    feed_list hubs;
    /** Of feed_problem. */
    feed_list problems;
} feed_view_model;

/** The progress of loading. */
typedef struct feed_loading_view_model {
    size_t size;
    /** Non-zero while anything is being loaded. */
    int32_t is_loading;
    int32_t reserved;
    /** What is going on, in words; empty when nothing is. */
    feed_string message;
    uint64_t completed_sources;
    /** 0 where the number is not known. */
    uint64_t total_sources;
    uint64_t received_bytes;
    /** How many sources are done and how much has arrived, in words; may be empty. */
    feed_string amount;
} feed_loading_view_model;

/** Why loading failed, or what else went wrong beside a feed that is on show. */
typedef struct feed_error_view_model {
    size_t size;
    /** What happened, and to which file or address; absent where nothing is wrong any more. */
    feed_string message;
    /** What to do about it. */
    feed_string remedy;
    /** What happened and what to do, in one line. */
    feed_string words;
    /** The announcement of the message, such as "error:". */
    feed_string label;
    /** Non-zero where trying again may help. */
    int32_t can_retry;
    int32_t reserved;
    /** The words that ask to try again; empty where that does not help. */
    feed_string retry_label;
} feed_error_view_model;

/* --------------------------------------------------------------------------------------------
 * Pictures
 */

/** In place of an item's index: the feed itself. */
#define FEED_NO_ITEM UINT64_MAX

/** The form in which a picture is wanted. */
typedef int32_t feed_image_form;
enum {
    /** The bytes of a file, of a type that the note's `images` names, or of any. */
    FEED_IMAGE_ENCODED = 0,
    /** Pixels, which the host decodes where no picture can do harm. */
    FEED_IMAGE_PIXELS = 1
};

/** How many pixels may be asked for in one direction. */
#define FEED_IMAGE_MAXIMUM_SIDE 8192
/** How many pixels may be asked for in all. */
#define FEED_IMAGE_MAXIMUM_PIXELS 16777216
/** How many bytes the address of a requested picture may have. */
#define FEED_IMAGE_MAXIMUM_ADDRESS 8192

/**
 * A picture and the form in which it is wanted. Where anything differs, it is another picture: one at
 * two sizes is two. Made by the plugin, and borrowed by the host for the call.
 */
typedef struct feed_image_request {
    size_t size;
    /** The feed's revision. */
    uint64_t revision;
    /** The item's index in that feed; FEED_NO_ITEM for the feed itself. */
    uint64_t item_index;
    /**
     * The address, byte for byte as the item names it: in its content, with character references
     * decoded, as the `src` or in the `srcset` of an img or source, or as the `poster` of a video; as
     * an attachment of kind picture; as media whose medium or type is image; as a thumbnail of media;
     * as the avatar of an author or contributor. Of the feed itself: its icon or an author's avatar.
     * Absent for the item's own picture (image_url), or the feed's own (icon_url), which may be asked
     * for by their addresses, too.
     */
    feed_string url;
    feed_image_form form;
    int32_t reserved;
    /**
     * For pixels: at most how wide and how high, each from 1 to FEED_IMAGE_MAXIMUM_SIDE and together
     * at most FEED_IMAGE_MAXIMUM_PIXELS. The picture keeps its proportions and never grows. Both are
     * 0 for encoded bytes.
     */
    uint32_t maximum_width;
    uint32_t maximum_height;
} feed_image_request;

/** A picture that was asked for. */
typedef struct feed_image_view_model {
    size_t size;
    /** The request, as it was made; never null. */
    const feed_image_request *request;
    /** The image that the plugin's transformer made of it; null while loading and after a failure. It
     *  stays valid until the host calls release_image with it. */
    void *image;
    /** Non-zero while the picture is being loaded. */
    int32_t is_loading;
    /** Non-zero where loading failed and may be asked for again. */
    int32_t should_retry;
    /** That the picture is being loaded, or could not be; may be empty. */
    feed_string words;
    /** The address of the picture; absent where there is none, or it is not available. */
    feed_string url;
    /** The item's; empty for the feed's own picture. */
    feed_string item_id;
    feed_string title;
    feed_string description;
    feed_string location;
} feed_image_view_model;

/**
 * A picture that the host has decoded: upright, the first of an animation, rows from top to bottom.
 * A pixel is red, green, blue and opacity, a byte each; the colours are those of the file as they
 * were decoded, which nearly always means sRGB, premultiplied by the opacity. Borrowed for the call.
 */
typedef struct feed_pixels {
    size_t size;
    /** At least one, each. */
    uint32_t width;
    uint32_t height;
    /** How many bytes lie between the beginnings of two rows; at least 4 * width. */
    size_t stride;
    /** stride * height bytes. */
    const uint8_t *bytes;
} feed_pixels;

/* --------------------------------------------------------------------------------------------
 * What the host gives
 */

/** Where bytes go. */
typedef int32_t feed_stream;
enum {
    /** The rendering: standard output, or the file of -o. */
    FEED_STREAM_OUTPUT = 1,
    /** The person at the terminal: standard error. For loading and error views. */
    FEED_STREAM_STATUS = 2
};

/** The importance of a message. */
typedef int32_t feed_log_level;
enum {
    /** Shown with --verbose only. */
    FEED_LOG_DEBUG = 0,
    /** Something is not as it should be, and drawing goes on. Any other level is read as this. */
    FEED_LOG_WARNING = 1
};

/** The surface a stream is drawn on. */
typedef struct feed_surface {
    size_t size;
    /** The width in character cells; 0 where it is not known. */
    uint32_t columns;
    /** The height in character cells; 0 where it is not known. */
    uint32_t rows;
    /** The size in pixels, where the terminal reports it; 0 where it is not known. */
    uint32_t pixel_width;
    uint32_t pixel_height;
    /** 0 for none, 16, 256 or 16777216. */
    uint32_t colors;
    /** Non-zero where the stream is a terminal. */
    int32_t is_terminal;
    /** Non-zero where OSC 8 links may be written. */
    int32_t allows_hyperlinks;
    int32_t reserved;
} feed_surface;

/** The environment a renderer draws in. */
typedef struct feed_environment {
    size_t size;
    /** The surfaces of FEED_STREAM_OUTPUT and FEED_STREAM_STATUS; never null. */
    const feed_surface *output;
    const feed_surface *status;
    /** Such as en_GB.UTF-8; may be empty. */
    feed_string locale;
    /** Such as Europe/Berlin; may be empty, which is UTC. */
    feed_string time_zone;
} feed_environment;

/** A change of one state of many items. Made by the plugin, and borrowed by the host for the call. */
typedef struct feed_state_change {
    size_t size;
    /** The feed's revision. */
    uint64_t revision;
    /** Which states change; one bit at least. */
    feed_states states;
    /** Non-zero to set them, zero to clear them. */
    int32_t is_set;
    /** The items: `count` indexes, or null for the range of `count` items that begins at `first`. */
    const uint64_t *indexes;
    uint64_t first;
    uint64_t count;
} feed_state_change;

/**
 * The host, as a renderer sees it. The same pointer is passed to every function of the table.
 * It holds from create until destroy returns, or until a create that fails returns.
 */
typedef struct feed_host {
    size_t size;
    /** The host's ABI version, and the oldest whose plugins it loads. */
    uint32_t abi_version;
    uint32_t abi_minimum_version;
    /** The host's name and version, such as "feedhost 1.0". */
    feed_string name;
    /** Belongs to the host; of no meaning to a plugin. */
    void *context;

    /**
     * Writes all `length` bytes to `stream`. On failure nothing more will be taken: stop drawing and
     * return that status. The host keeps what is drawn until its call returns, so many small writes
     * cost no more than one; what goes to FEED_STREAM_STATUS, and what is drawn during run, goes out
     * at once. [plugin-thread]
     */
    feed_status (*write)(const struct feed_host *host, feed_stream stream, const void *bytes,
                         size_t length);
    /** Tells the person something, in one line; the host adds the plugin's name. [any-thread] */
    void (*log)(const struct feed_host *host, feed_log_level level, feed_string message);
    /**
     * Lends the environment; never null. It holds until the next call of this function. A terminal's
     * size may change: ask again before each drawing. [plugin-thread]
     */
    const feed_environment *(*environment)(const struct feed_host *host);
    /**
     * Lends the phrase for `key` in the reader's language, so that a renderer needs no words of its
     * own. `key` ends with a NUL, such as "no-items"; docs/plugins/words.md lists all keys. An
     * unknown key gives an absent phrase. It holds until destroy returns. [plugin-thread]
     */
    feed_phrase (*words)(const struct feed_host *host, const char *key);
    /**
     * Returns non-zero where the person has granted `need`, a word of the note's needs or wants that
     * ends with a NUL, such as "network". [plugin-thread]
     */
    int32_t (*is_granted)(const struct feed_host *host, const char *need);

    /**
     * The delegate: the feed is wanted, or wanted again; the servers are asked, whatever is kept.
     * [plugin-thread]
     */
    feed_status (*request_refresh)(const struct feed_host *host);
    /**
     * The delegate: a picture is wanted, or wanted again after a failure. The answer comes as calls
     * of the image view that name the request, never before this returns: that it is being loaded,
     * and then that it came or failed. While it is being loaded, asking again changes nothing. A
     * picture that the feed does not name is never loaded, and neither is one too many; it is answered
     * as not available.
     *
     * For this and the two after it: a request for a feed that is not the last one displayed gives
     * FEED_STATUS_STALE; revision 0, which no feed has, is told as a mistake as well. A request for an
     * item outside the feed, for a size or a form that does not exist, or for a form that the
     * transformer has no function for, gives FEED_STATUS_REFUSED. [plugin-thread]
     */
    feed_status (*request_image)(const struct feed_host *host, const feed_image_request *request);
    /**
     * The delegate: the picture is not wanted any more, neither now nor soon; nothing more is shown
     * for that request, not even what was on its way. [plugin-thread]
     */
    feed_status (*cancel_image)(const struct feed_host *host, const feed_image_request *request);
    /**
     * The delegate: the picture will likely be wanted soon: it may be loaded and decoded. Nothing is
     * shown. [plugin-thread]
     */
    feed_status (*preload_image)(const struct feed_host *host, const feed_image_request *request);

    /**
     * The delegate: the person sets or clears states of items. All of them change, in one durable
     * step, or none. When this returns FEED_STATUS_OK, the items and the counts of the sources say so.
     *
     * For this and open_link: only for renderers in whose main loop (feed_renderer.run) a person sits,
     * with `terminal` or `display` granted and in use; others get FEED_STATUS_REFUSED. The revision is
     * as for request_image. [plugin-thread]
     */
    feed_status (*set_states)(const struct feed_host *host, const feed_state_change *change);
    /**
     * The delegate: the person wants the page at `url` opened. It has to be an address that item
     * `item_index` has in the feed on show, byte for byte, or, for FEED_NO_ITEM, the feed itself: its
     * page, what it is about, its comments, files, media, people, sources, or a link in its content.
     * Any other is refused, and so is an address that is not http, https or mailto, one of more than
     * 8192 bytes, and more of them than a person opens. After FEED_STATUS_OK the program that shows it has been
     * started. [plugin-thread]
     */
    feed_status (*open_link)(const struct feed_host *host, uint64_t revision, uint64_t item_index,
                             feed_string url);

    /**
     * Returns a table that the host offers by name and revision, such as FEED_EXTENSION_PLAIN_TEXT, or
     * null. It holds until destroy returns. `name` ends with a NUL; see Extensions for who may make
     * which names. [plugin-thread]
     */
    const void *(*get_extension)(const struct feed_host *host, const char *name);
} feed_host;

/* --------------------------------------------------------------------------------------------
 * What the plugin gives
 */

/** Shows a feed. */
typedef struct feed_view {
    size_t size;
    /**
     * Shows `model` in place of what was shown before.
     *
     * The model and everything asked of it last beyond this call: until the call of display for the
     * next feed returns, so that the two can be compared there, or until destroy returns. A reader
     * keeps the pointer, and asks for an item when a person opens it. [plugin-thread]
     */
    feed_status (*display)(void *context, const feed_view_model *model, feed_error *error);
} feed_view;

/** Shows that a feed is being loaded. */
typedef struct feed_loading_view {
    size_t size;
    /** Shows `model` in place of what was shown before. [plugin-thread] */
    feed_status (*display)(void *context, const feed_loading_view_model *model, feed_error *error);
} feed_loading_view;

/**
 * Shows why a feed could not be loaded; and, where the renderer has the terminal or a display, what
 * else went wrong meanwhile, such as one of several sources that could not be loaded, or a page that
 * could not be opened. A feed that is on show stays.
 */
typedef struct feed_error_view {
    size_t size;
    /** Shows `model`; one without a message takes away what was shown before. [plugin-thread] */
    feed_status (*display)(void *context, const feed_error_view_model *model, feed_error *error);
} feed_error_view;

/** Shows pictures. */
typedef struct feed_image_view {
    size_t size;
    /** Shows `model` in place of what was shown for the same request before. [plugin-thread] */
    feed_status (*display)(void *context, const feed_image_view_model *model, feed_error *error);
} feed_image_view;

/** Turns a picture into the plugin's own idea of an image. At least one of the two ways is there. */
typedef struct feed_image_transformer {
    size_t size;
    /**
     * Makes an image of an encoded picture. `media_type` is what the bytes themselves show, such
     * as image/png. The host calls release_image once for every image made. On failure `*image`
     * is not looked at. Null where the plugin asks for no encoded bytes. [plugin-thread]
     */
    feed_status (*make_image)(void *context, const void *bytes, size_t length,
                              feed_string media_type, void **image, feed_error *error);
    /** As make_image, of pixels. Null where the plugin asks for none. [plugin-thread] */
    feed_status (*make_image_from_pixels)(void *context, const feed_pixels *pixels, void **image,
                                          feed_error *error);
    /** Ends the life of an image that was made. [plugin-thread] */
    void (*release_image)(void *context, void *image);
} feed_image_transformer;

/** A renderer: what a factory makes. The table is the plugin's, and holds until destroy returns. */
typedef struct feed_renderer {
    size_t size;
    /** Passed to every function of the renderer, its views and its transformer. */
    void *context;
    /** The views; null where the note does not name it. Each stays the same for the renderer's life. */
    const feed_view *feed;
    const feed_loading_view *loading;
    const feed_error_view *error;
    const feed_image_view *image;
    /** Null where the renderer shows no pictures; needed where `image` is not null. */
    const feed_image_transformer *transformer;
    /**
     * The main loop of an interactive renderer: returns when the person is done. Null for renderers
     * that draw when they are told to. Called once, after loading has started; the first display may
     * come before it or from dispatch. finish follows. [plugin-thread]
     */
    feed_status (*run)(void *context, feed_error *error);
    /**
     * The environment has changed: ask what it is like now, and draw everything again, since nothing
     * that was drawn may still be there. Called from dispatch. May be null. [plugin-thread, during run]
     */
    feed_status (*environment_changed)(void *context, feed_error *error);
    /**
     * Everything has been displayed: write what is still held back. Called once, after the last
     * display, unless a call has failed before. May be null. [plugin-thread]
     */
    feed_status (*finish)(void *context, feed_error *error);
    /**
     * Frees everything. The last call, made once, when every image has been released; no function of
     * the host may be called after it has returned. [plugin-thread]
     */
    void (*destroy)(void *context);
} feed_renderer;

/** An option as the person gave it. */
typedef struct feed_option {
    size_t size;
    feed_string key;
    feed_string value;
} feed_option;

/** The configuration of a renderer. Borrowed for the call of create. */
typedef struct feed_configuration {
    size_t size;
    /**
     * Of feed_option: every option that the note declares, in its order, with the default where
     * the person gave nothing. The host has checked each value against the declared type.
     */
    feed_list options;
} feed_configuration;

/** Makes renderers. The same pointer is passed to every function of the table. */
typedef struct feed_factory {
    size_t size;
    /** The plugin's; of no meaning to the host. */
    void *context;
    /**
     * Puts a new renderer into `*renderer`, or fails with the reason in `error`. May be called again,
     * also while earlier renderers live: keep no state outside of the renderer. [plugin-thread]
     */
    feed_status (*create)(const struct feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error);
} feed_factory;

/** A plugin: what the entry hands out. */
typedef struct feed_plugin {
    size_t size;
    /** FEED_ABI_VERSION of the header that the plugin was built with. */
    uint32_t abi_version;
    /** The oldest version it works with: FEED_ABI_VERSION, or the number in FEED_PLUGIN_NOTE_FOR. */
    uint32_t abi_minimum_version;
    const feed_factory *factory;
    /**
     * Returns a table that the plugin offers by name and revision, or null, as it does for every name
     * that it does not know. Null where the plugin offers none. It holds as long as the library is
     * loaded. [plugin-thread]
     */
    const void *(*get_extension)(const struct feed_plugin *plugin, const char *name);
} feed_plugin;

/** The host, as the entry is told of it. Borrowed for the call. */
typedef struct feed_entry {
    size_t size;
    /** The host's ABI version, and the oldest whose plugins it loads. */
    uint32_t abi_version;
    uint32_t abi_minimum_version;
    /** The host's name and version, such as "feedhost 1.0". */
    feed_string host_name;
    /**
     * The plugin's own path, as the host found it, for files that lie beside it; in a worker these are
     * readable only where `files` is granted and they lie below /usr.
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
 * The one function a plugin exports, called once after loading. Puts a plugin that holds as long as
 * the library is loaded into `*plugin`, or fails with the reason in `error`. [plugin-thread]
 */
FEED_EXPORT feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **plugin,
                                          feed_error *error);

/** The name of the entry, and its type, for hosts. */
#define FEED_PLUGIN_ENTRY_NAME "feed_plugin_entry"
typedef feed_status (*feed_plugin_entry_function)(const feed_entry *, const feed_plugin **,
                                                  feed_error *);

/**
 * The sizes that version 1 gave the structs that plugins make: a struct of this size is whole. They
 * never change. For hosts.
 */
enum {
    FEED_PLUGIN_SIZE_1 = offsetof(feed_plugin, get_extension) + sizeof(void *),
    FEED_FACTORY_SIZE_1 = offsetof(feed_factory, create) + sizeof(void *),
    FEED_RENDERER_SIZE_1 = offsetof(feed_renderer, destroy) + sizeof(void *),
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
 * An extension is a struct that begins with its size, by a name and a revision: a change that would
 * break the struct takes the next revision, and both may be offered. Names that begin with
 * "feedhost." belong to the host, those of this header. Another host, or a fork of this one, that
 * offers more begins its names with a domain name of its own, reversed, such as
 * "org.example.reader.tabs/1", and so never takes a name that is another's. So does a plugin.
 */

/** The event loop of a renderer with a main loop of its own (feed_renderer.run). */
#define FEED_EXTENSION_EVENT_LOOP "feedhost.event-loop/1"
typedef struct feed_event_loop_extension {
    size_t size;
    /**
     * Returns a descriptor that is readable when dispatch has something to deliver; on Linux that of a
     * file. It belongs to the host; only ever poll it. Negative where there is none. [plugin-thread]
     */
    intptr_t (*descriptor)(const feed_host *host);
    /**
     * Delivers what is pending: the host calls the renderer's views from within this function,
     * on this thread. Returns at once where nothing is pending. After a failure run returns that
     * status now: FEED_STATUS_LEAVE means that the person wants to leave (Ctrl-C, the end of the
     * terminal, kill), or that another file has taken this plugin's place while the host watches it;
     * a renderer that has not returned five seconds later is ended (in the host's process, a few
     * seconds more). FEED_STATUS_OUTPUT_CLOSED means that nobody reads the output any more. Not to be
     * called from a view, which would be from within itself. [plugin-thread, during run only]
     */
    feed_status (*dispatch)(const feed_host *host);
    /**
     * Makes the descriptor readable, so that a run that waits for it goes on and calls dispatch, which
     * then has nothing to deliver but what else has come: for threads of the plugin that have
     * something for it. [any-thread]
     */
    void (*wake)(const feed_host *host);
} feed_event_loop_extension;

/** The terminal. Offered where the note needs or wants it and the person has granted it. */
#define FEED_EXTENSION_TERMINAL "feedhost.terminal/1"
typedef struct feed_terminal_extension {
    size_t size;
    /**
     * Lends the terminal's surface: what a renderer with a main loop draws on. Never null; holds until
     * the next call of this function. [plugin-thread]
     */
    const feed_surface *(*surface)(const feed_host *host);
    /**
     * Returns the terminal, open for reading and writing; negative where there is none. Keys and the terminal's answers are read
     * there, and drawing is written there, not by `write`. It belongs to the host: never close it. In a
     * worker it is 0, and /dev/tty may be opened, too. While run runs, the terminal is on its alternate
     * screen, cleared, in the modes the person's shell gave it; a renderer may set any modes
     * (tcsetattr), hide the cursor, and ask for the mouse, focus and pasting. Whatever ends the
     * renderer, the host takes all of that back after destroy: modes, screen, cursor, looks, title.
     * What the emulator can do stands in TERM, COLORTERM and TERM_PROGRAM, which a worker has, too;
     * feed_surface.colors respects what the person wants. [plugin-thread]
     */
    intptr_t (*descriptor)(const feed_host *host);
    /**
     * The person wants their shell back for a while, as with Ctrl-Z: a terminal that is not in the
     * mode for it hands that key to the renderer. Within one of the next calls of dispatch the
     * terminal is given back and the program stops; when it goes on, the terminal is the renderer's
     * again, with its modes, and environment_changed is called. [plugin-thread, during run only]
     */
    feed_status (*suspend)(const feed_host *host);
} feed_terminal_extension;

/** The person's clipboard, for renderers in whose main loop a person sits, as for set_states. */
#define FEED_EXTENSION_CLIPBOARD "feedhost.clipboard/1"
/** How many bytes are copied at most. */
#define FEED_CLIPBOARD_MAXIMUM_LENGTH 1048576
typedef struct feed_clipboard_extension {
    size_t size;
    /**
     * The delegate: the person wants `text` on the clipboard. Where there is no desktop the host
     * writes it to the terminal (OSC 52), in dispatch: before that, what the renderer writes there must
     * not end within a sequence. Refused beyond the maximum length, and more often than a person
     * copies. [plugin-thread]
     */
    feed_status (*copy_text)(const feed_host *host, feed_string text);
} feed_clipboard_extension;

/** Turns HTML into text, so that a renderer need not parse it. */
#define FEED_EXTENSION_PLAIN_TEXT "feedhost.plain-text/1"
typedef struct feed_plain_text_extension {
    size_t size;
    /**
     * The text of `html`, with lines: paragraphs separated by an empty line, lists with bullets and
     * numbers, quotes marked, pictures by their alternative text. Lines are not wrapped. The result
     * holds until the next call of this function. [plugin-thread]
     */
    feed_string (*text)(const feed_host *host, feed_string html);
} feed_plain_text_extension;

/**
 * Keeps a few bytes from one renderer of a plugin to the next in one run of the host, such as the
 * position in a list: with --watch, another file may take a plugin's place while a person sits before
 * it. They are never written to a file, and given to plugins of the same id only.
 */
#define FEED_EXTENSION_MEMORY "feedhost.memory/1"
/** How many bytes are kept at most. */
#define FEED_MEMORY_MAXIMUM_LENGTH 16384
typedef struct feed_memory_extension {
    size_t size;
    /**
     * Lends what the renderer before this one kept, which may be another version's: check it. Absent
     * where there is nothing. Holds until the next call of this function. [plugin-thread]
     */
    feed_string (*recall)(const feed_host *host);
    /**
     * Keeps a copy of `length` bytes in place of what was kept before. Refused beyond the maximum
     * length. Not from create. [plugin-thread]
     */
    feed_status (*keep)(const feed_host *host, const void *bytes, size_t length);
} feed_memory_extension;

/* --------------------------------------------------------------------------------------------
 * The note
 *
 * FEED_PLUGIN_NOTE puts what the host wants to know before it runs anything into the ELF section
 * .note.feedhost, which linkers keep (also under strip) and map with the other notes. `lines` is a
 * string literal of lines "key=value\n", keys in any order, each once but option:
 *
 *   id=          the word for --renderer: a-z, 0-9, '-', beginning with a letter; at most 64 bytes
 *   name=        the name for people
 *   version=     numbers separated by dots, such as 1.0.2
 *   license=     an SPDX expression
 *   summary=     one line for lists and help
 *   views=       of feed, loading, error, image; separated by spaces. The renderer must have each
 *                of them, and no others; an image view may depend on its options. The renderer of
 *                the feed shows the loading too, where it can; errors it shows where the person
 *                says so
 *   needs=       of terminal, display, network, listen, files; separated by spaces; granted by the
 *                person, and a plugin that is not granted one is refused
 *   wants=       as needs, for what the plugin can do without: feed_host.is_granted tells
 *   requires=    what the renderer can't do without, separated by spaces: extensions of the host by
 *                name and revision, such as feedhost.plain-text/1, and abi/N where it reads
 *                members that ABI version N brought without asking FEED_HAS. A host that lacks
 *                one refuses the plugin, says which, and what to do
 *   images=      the forms in which it takes pictures, the best first, separated by spaces: media
 *                types such as image/png, or pixels
 *   media-type=  of the output
 *   extension=   the file extension of the output, without the dot
 *   option=      key|type|default|help, once for each option. Keys are a-z, 0-9 and '-'. The type
 *                is text; integer, or integer:1..80, integer:1.., integer:..80; boolean;
 *                choice:a,b,c; or file: the person names a file of text, the host reads it, and the
 *                value is its content, at most 1 MiB. The default is empty or a value of the type,
 *                for file the content
 *
 * id, name, version and views must be there. The host ignores keys, views, forms of pictures and
 * types of options that it does not know (an option of an unknown type takes any text), and refuses
 * no plugin for them; `feedhost validate` reports them. A need that it does not know refuses the
 * plugin, since nobody could grant it. A key with a dot in it is its author's own, and never
 * reported. docs/plugins/abi.md has the bytes of the note, for languages without the macro.
 *
 * The macro adds the ABI versions below your lines, which thus keep their numbers in messages. They
 * have to be those that the entry hands out. FEED_PLUGIN_NOTE names the header's own version as the
 * oldest, so that older hosts refuse the plugin. FEED_PLUGIN_NOTE_FOR takes an older version instead
 * (a number, as the entry's abi_minimum_version), for a plugin that asks FEED_HAS before it reads
 * anything that came after that version.
 *
 *     FEED_PLUGIN_NOTE("id=dots\n" "name=Dots\n" "version=1.0\n" "views=feed\n");
 *
 * In WebAssembly the lines are the custom section `feedhost.plugin`. On other systems whose libraries
 * are not ELF files the note is left out.
 */

#define FEED_NOTE_SECTION ".note.feedhost"
#define FEED_NOTE_OWNER "FeedHost"
/** The type of the note: UTF-8 lines as above. */
#define FEED_NOTE_TYPE 1
/** A note's text is at most this many bytes. */
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
#define FEED_PLUGIN_NOTE_FOR(minimum, lines) \
    __attribute__((used, aligned(4), section(FEED_NOTE_SECTION))) FEED_NOTE_RETAIN \
    static const struct { \
        uint32_t name_size; \
        uint32_t text_size; \
        uint32_t type; \
        char name[12]; \
        char text[sizeof(FEED_NOTE_TEXT(minimum, lines))]; \
    } feed_plugin_note = {sizeof(FEED_NOTE_OWNER), sizeof(FEED_NOTE_TEXT(minimum, lines)), \
                           FEED_NOTE_TYPE, FEED_NOTE_OWNER, FEED_NOTE_TEXT(minimum, lines)}
#elif defined(__wasm__)
/* The lines alone, without a NUL, in a custom section of the module. */
#define FEED_PLUGIN_NOTE_FOR(minimum, lines) \
    __asm__(".section .custom_section.feedhost.plugin,\"\",@\n" \
            ".ascii " FEED_NOTE_STRING(FEED_NOTE_TEXT(minimum, lines)) "\n" \
            ".text\n")
#else
#define FEED_PLUGIN_NOTE_FOR(minimum, lines) struct feed_plugin_note_left_out
#endif

#ifdef __cplusplus
}
#endif

#endif
