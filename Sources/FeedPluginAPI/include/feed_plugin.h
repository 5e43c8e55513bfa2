/*
 * feed_plugin.h - the contract between FeedHost and a renderer plugin. ABI version 1.
 *
 * A plugin is a shared library that exports one function, feed_plugin_entry, and carries one ELF
 * note (FEED_PLUGIN_NOTE). The host reads the note without running anything, loads the library,
 * calls the entry, and asks the factory it gets for a renderer. A renderer gives the host up to
 * four views; the host's presenters hand them view models to draw.
 *
 * This header is C11 and C++17, and needs nothing but the standard integer types.
 *
 * The rules that hold everywhere
 *
 * Threads    Every function below says from where it may be called:
 *              [plugin-thread]  the one thread on which the host calls the plugin. All calls from
 *                               the host to the plugin come on it, from the entry to destroy.
 *              [any-thread]     any thread, at any time between create and the return of destroy.
 * Nesting    While a plugin is in a call to the host, the host does not call the plugin, save from
 *            within dispatch. What the delegate is asked for (request_image and its like) is thus
 *            noted, and done when the call of the plugin that is running has returned, or in
 *            dispatch. From create a plugin may call log, wake, environment, event_descriptor,
 *            get_extension, the recall of FEED_EXTENSION_MEMORY and the text of
 *            FEED_EXTENSION_PLAIN_TEXT only.
 * Ownership  Strings, lists and view models are borrowed: they are the host's, and nothing
 *            borrowed is ever freed or written to. A feed, with all that is asked of it, lasts:
 *            feed_view.display says how long. Everything else holds until the call that handed
 *            it over returns, or as long as the function says; what a plugin wants to keep of it
 *            it copies. Tables and contexts that a plugin hands out are the plugin's, and hold
 *            until destroy returns; what the entry returns holds as long as the library is
 *            loaded. A plugin's library is never unloaded while its process lives.
 * Text       Every string is valid UTF-8 of the length given, not ended by a NUL. Text is plain
 *            where it says text: no markup, no control characters but line feeds, no
 *            bidirectional overrides. HTML is sanitised where it says HTML. URLs are absolute
 *            where a base was known, and http, https or mailto only.
 * Failure    A function that can fail returns a feed_status. Every function of the plugin that can
 *            fail takes a feed_error, and puts there why: that is the one way by which words of
 *            a failure travel (feed_fail does it in a line). What a call that succeeds leaves
 *            there is not read. After a view, run or finish has failed, the host calls nothing of that
 *            renderer but release_image and destroy; a make_image that failed costs its picture
 *            only. No exception and no longjmp may cross the boundary in either direction. A
 *            plugin never ends the process.
 * Growth     Structs that may grow begin with their size as the side that made them knows it.
 *            Members are only ever added at the end. All that stands here is version 1, and is
 *            there on both sides; before a member that a later header adds is read, FEED_HAS
 *            tests that the other side has it. Lists carry their stride. What else comes later
 *            comes as extensions of the host by name and revision.
 * Absence    An absent string has a null pointer and no length; an absent number is named by each
 *            member. Function pointers that may be null say so.
 */
#ifndef FEED_PLUGIN_H
#define FEED_PLUGIN_H

/* The layout that is recorded, and the ELF note, are those of one kind of system. */
#if !defined(__linux__) || !defined(__LP64__) || !defined(__BYTE_ORDER__) || \
    __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "feed_plugin.h: ABI version 1 is for 64-bit little-endian Linux only"
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

/** The oldest ABI version that a side built with this header still understands. */
#define FEED_ABI_MINIMUM_VERSION 1

/** What feed_plugin.magic holds: "FDPL" in a little-endian word. */
#define FEED_PLUGIN_MAGIC 0x4c504446u

/** Whether the struct at `pointer` is large enough, as its maker knows it, to have `member`. */
#define FEED_HAS(pointer, type, member) \
    ((pointer)->size >= offsetof(type, member) + sizeof(((type *)0)->member))

/* --------------------------------------------------------------------------------------------
 * Values
 */

/** What became of a call. Any other negative value is read as FEED_STATUS_FAILED. */
typedef int32_t feed_status;
enum {
    /** Done. */
    FEED_STATUS_OK = 0,
    /** It did not work; the feed_error says why. */
    FEED_STATUS_FAILED = -1,
    /** The output takes no more bytes: stop drawing and return this. */
    FEED_STATUS_OUTPUT_CLOSED = -2,
    /** The other side does not have what was asked for. */
    FEED_STATUS_NOT_SUPPORTED = -3,
    /** An argument is outside what the function takes. */
    FEED_STATUS_INVALID_ARGUMENT = -4,
    /** The bytes are no picture that can be shown. */
    FEED_STATUS_INVALID_IMAGE = -5,
    /** There was no memory for it. */
    FEED_STATUS_OUT_OF_MEMORY = -6,
    /** It is time to leave: dispatch says so, and run returns it. */
    FEED_STATUS_LEAVE = -7
};

/** Borrowed UTF-8. `bytes` is null where the string is absent. */
typedef struct feed_string {
    const char *bytes;
    size_t length;
} feed_string;

/** A borrowed array; element i begins at (const char *)first + i * stride. */
typedef struct feed_list {
    const void *first;
    size_t count;
    /** The size of an element as the host knows it; it may be more than sizeof(type). */
    size_t stride;
} feed_list;

/** Element `index` of a feed_list of `type`. `index` is not checked. */
#define FEED_LIST_AT(list, type, index) \
    ((const type *)(const void *)((const char *)(list).first + (size_t)(index) * (list).stride))

/**
 * Words for a failure, in one line for the person, written by the plugin into memory of the host;
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
 * Puts `words`, which end with a NUL, into `error`, as far as they fit, and returns
 * FEED_STATUS_FAILED: what a function that fails may end with.
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
 * A phrase with a place for a value, such as "By " and "" around a name: where the value stands
 * differs from language to language. Spaces are part of it; either side may be empty.
 */
typedef struct feed_frame {
    feed_string before;
    feed_string after;
} feed_frame;

/** A date. */
typedef struct feed_date {
    /** Non-zero where there is a date; where it is zero the other members mean nothing. */
    int32_t is_known;
    int32_t reserved;
    /** Seconds since 1970-01-01T00:00:00Z. */
    int64_t seconds;
    /** By RFC 3339, in the offset it was written in. */
    feed_string rfc3339;
    /** In words, for the reader's locale and time zone; empty where it is no date to be shown, such as
     *  the year 1 that a template has left. */
    feed_string words;
} feed_date;

/** A person or a body; at least one member is there. */
typedef struct feed_person {
    size_t size;
    feed_string name;
    feed_string url;
    feed_string avatar;
    feed_string email;
} feed_person;

/** A file that goes with an item. */
typedef struct feed_attachment {
    size_t size;
    feed_string url;
    feed_string mime_type;
    feed_string title;
    /** In bytes, as declared; -1 where unknown. */
    int64_t size_in_bytes;
    /** As declared; negative where unknown. */
    double duration_in_seconds;
    /** The size in words; absent where unknown. */
    feed_string size_words;
    /** How long it plays, in words; absent where unknown. */
    feed_string duration_words;
    /** Its type, its size and how long it plays, as far as they are known; may be empty. */
    feed_string facts;
    /** Its title, or words in place of it, and after it the facts. */
    feed_string label;
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
    feed_string thumbnail;
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

/** Something in a feed's document that was repaired or ignored. */
typedef struct feed_problem {
    size_t size;
    feed_string code;
    feed_string message;
    /** Counted from one; 0 where no line can be named. */
    int64_t line;
} feed_problem;

/**
 * The words of a renderer that stays open: what its commands are called, for its help or its menus,
 * and what is told when one is done. In the reader's language.
 */
typedef struct feed_reader_labels {
    size_t size;
    /** A line further: the next item of a list, the next line of a text. */
    feed_string next;
    /** A line back. */
    feed_string previous;
    /** The next item, also while one is read. */
    feed_string next_item;
    /** The item before. */
    feed_string previous_item;
    /** The next item that was not read. */
    feed_string next_unread;
    feed_string page_down;
    feed_string page_up;
    feed_string half_down;
    feed_string half_up;
    feed_string beginning;
    feed_string end;
    /** That a number before a command leads to the item of that number; after another label. */
    feed_string number_is_item;
    feed_string open_item;
    /** That a number before a command means the link of that number; after another label. */
    feed_string number_is_link;
    /** From an item back to the list. */
    feed_string back;
    /** From an item back to the list, and from the list away. */
    feed_string close;
    /** From the list to the item beside it, and back. */
    feed_string other_side;
    feed_string search;
    feed_string find_next;
    feed_string find_previous;
    /** Opens an item's page in the person's browser. */
    feed_string open_page;
    feed_string copy_address;
    feed_string toggle_read;
    feed_string mark_all_read;
    feed_string refresh;
    /** Asks again for what has failed, as a command. */
    feed_string retry_failed;
    /** What leads to the list of commands; one word. */
    feed_string help;
    /** What leads back from the list of commands; one word. */
    feed_string leave_help;
    feed_string redraw;
    feed_string suspend;
    feed_string leave;
    /** Told when there is no unread item. */
    feed_string all_read;
    /** Told when there is no link of a number, around that number. */
    feed_frame no_link;
    /** Told when something is opened, around its address. */
    feed_frame opening;
    /** Told when an item has no page to open. */
    feed_string no_address;
    /** Told when an address was copied, around it. */
    feed_frame copied;
    /** Told when the next place is asked for before anything was searched for. */
    feed_string nothing_searched;
    /** Told when nothing is found, around what was searched for. */
    feed_frame not_found;
    /** Told when there is no further place of what is searched for. */
    feed_string last_found;
} feed_reader_labels;

/**
 * The words that stay the same from item to item, in the reader's language, so that no renderer
 * has to have words of its own. Words that depend on a value stand beside that value.
 */
typedef struct feed_labels {
    size_t size;
    /** The language these words, and all other words for the reader, are in: a tag such as en. */
    feed_string language;
    /** What stands between a label and what it labels, such as ": ". */
    feed_string separator;
    /** What stands between the members of a list, such as ", ". */
    feed_string list_separator;
    /** In place of the items of a feed that has none. */
    feed_string no_items;
    /** A way past a page's beginning to its items. */
    feed_string skip_to_items;
    /** A link to the rest of an item. */
    feed_string read_on;
    /** What unfolds an item's whole content. */
    feed_string read_all;
    /** What asks again for what has failed. */
    feed_string retry;
    /** What a picture, a film and a sound are called whose own words are not known. */
    feed_string picture;
    feed_string video;
    feed_string audio;
    /** The page that an item is about (external_url). */
    feed_string about;
    /** What an item replies to. */
    feed_string in_reply_to;
    feed_string comment_feed;
    feed_string section;
    feed_string department;
    feed_string tags;
    /** The place an item is about (location). */
    feed_string place;
    /** When a feed was updated, around the date. */
    feed_frame feed_updated;
    /** When an item was updated, around the date; within a line. */
    feed_frame item_updated;
    /** Who wrote an item, around the names. */
    feed_frame by_author;
    /** From which feed an item comes, around that feed's title. */
    feed_frame from_source;
    /** Which page an item is about, around that page's name. */
    feed_frame about_page;
    /** What an item replies to, around the name of that. */
    feed_frame reply_to;
    /** What drew the page. */
    feed_string drawn;
    /** What drew the page and of what, around this_feed. */
    feed_frame drawn_from;
    feed_string this_feed;
    /** What a page, a map or a post is called that content embeds from elsewhere. */
    feed_string embedded;
    /** Never absent. */
    const feed_reader_labels *reader;
} feed_labels;

/* --------------------------------------------------------------------------------------------
 * View models
 */

/** What a list shows of an item. */
typedef struct feed_item {
    size_t size;
    /** Stable from one loading to the next. */
    feed_string id;
    /** Never empty. */
    feed_string title;
    /** The item's page. */
    feed_string url;
    /** The names of the authors in one line. */
    feed_string byline;
    /** The place the item is about. */
    feed_string location;
    /** The feed the item came from, where several were merged or the item names one. */
    feed_string source_title;
    feed_string source_url;
    feed_date published;
    feed_date updated;
    /** Non-zero where the item had no title, so that `title` was taken from its text or link. */
    int32_t is_title_derived;
    /** Non-zero where the person has read the item, as far as that is known. */
    int32_t is_read;
    /** The folders that the person keeps the feed in that the item came from, apart by slashes. */
    feed_string source_folder;
} feed_item;

/** What a page shows of an item beyond what a list shows, but for its texts. */
typedef struct feed_item_detail {
    size_t size;
    /** Where the item's picture is. */
    feed_string image_url;
    /** The words that stand for the picture. */
    feed_string image_alternative_text;
    /** The page the item is about, where the feed tells it from the item's own page. */
    feed_string external_url;
    feed_string language;
    feed_string rights;
    /** Of feed_person. */
    feed_list authors;
    /** Of feed_person. */
    feed_list contributors;
    /** Of feed_string. */
    feed_list tags;
    /** The part of the site the item stands in, as plain text. */
    feed_string section;
    /** Who or what the item is from, as plain text. */
    feed_string department;
    /** Of feed_attachment. */
    feed_list attachments;
    /** Of feed_media. */
    feed_list media;
    /** The page where the item is discussed. */
    feed_string comments;
    /** The feed of the comments. */
    feed_string comment_feed_url;
    /** How many comments there are, as declared; -1 where unknown. */
    int64_t comment_count;
    /** What the item replies to, of feed_reference. */
    feed_list replies_to;
    /**
     * How many comments there are, in words, or what leads to them where that is not known; absent
     * where nothing is known of comments.
     */
    feed_string comments_words;
} feed_item_detail;

/** A text of an item. */
typedef int32_t feed_text;
enum {
    /** A few sentences of plain text to show under a title. */
    FEED_TEXT_EXCERPT = 0,
    /** The content as sanitised HTML: it may be put into a page as it is. */
    FEED_TEXT_CONTENT_HTML = 1,
    /** The content as plain text, where the feed gives no markup. */
    FEED_TEXT_CONTENT_TEXT = 2,
    /** The summary as plain text, where it stands beside fuller content. */
    FEED_TEXT_SUMMARY = 3,
    /** The summary as sanitised HTML, where the feed gives it as markup. */
    FEED_TEXT_SUMMARY_HTML = 4
};

/**
 * A feed. Its items are asked for one by one, and what is not asked for is never made.
 *
 * It lasts, with its strings and lists and at the same address, as feed_view.display says. Its
 * four functions may be called from any call of the renderer for as long, in run, in dispatch and
 * in other views too. They answer with nothing (null, or an absent string) where there is no such
 * item or kind of text and on another thread than the plugin's, and both are told, since nobody is
 * to ask for that; and for a feed that is gone, if they can still be called: in a worker the memory
 * of a feed that is gone can't be read any more, and a plugin that reads it is stopped.
 */
typedef struct feed_view_model {
    size_t size;
    /**
     * Which feed this is: never 0, and another for each feed that the renderer is shown. Whatever
     * is asked of the host for an item says it, so that a wish for an item of an earlier feed
     * never hits an item of the next.
     */
    uint64_t revision;
    /** How many items there are. */
    uint64_t item_count;
    /**
     * What a list shows of item `index`, from zero to item_count - 1.
     * The result holds until the next call of this function for the same feed, or as long as the
     * feed. [plugin-thread]
     */
    const feed_item *(*item)(const struct feed_view_model *model, uint64_t index);
    /**
     * What a page shows of item `index` beyond that.
     * The result holds until the next call of this function for the same feed, or as long as the
     * feed. [plugin-thread]
     */
    const feed_item_detail *(*item_detail)(const struct feed_view_model *model, uint64_t index);
    /**
     * One text of item `index`; absent where the item has none of that kind.
     * The result holds until the next call of this function for the same feed and kind of text, or
     * as long as the feed. [plugin-thread]
     */
    feed_string (*item_text)(const struct feed_view_model *model, uint64_t index,
                             feed_text which);
    /** The host's; of no meaning to a plugin. */
    void *host_context;
    /** Never empty. */
    feed_string title;
    feed_string summary;
    feed_string home_page_url;
    feed_string feed_url;
    feed_string icon;
    feed_string language;
    feed_string rights;
    feed_string generator;
    /** The format's own identifier of the feed. */
    feed_string id;
    /** Such as rss-2.0. */
    feed_string format;
    /** The character encoding used to read the document, lower case. */
    feed_string encoding;
    feed_date updated;
    feed_date published;
    /** Of feed_person. */
    feed_list authors;
    /** Of feed_string. */
    feed_list categories;
    /** Of feed_problem. */
    feed_list problems;
    /** How often the feed says that it changes, in seconds; 0 where unknown. */
    int64_t update_interval_seconds;
    /** Non-zero where the feed had no title, so that `title` was taken from elsewhere. */
    int32_t is_title_derived;
    int32_t reserved;
    /** The names of the authors in one line. */
    feed_string byline;
    /** How many items there are, in words. */
    feed_string item_count_words;
    /** The words that stay the same from item to item; never null. Holds as long as the feed. */
    const feed_labels *labels;
    /**
     * The folders that the person keeps the merged feeds in, in their order, of feed_string: where
     * items are shown in groups, those with such a source_folder are one. Empty where there are none.
     */
    feed_list folders;
    /**
     * What an overview shows of item `index`: its picture, the page it is about and its
     * attachments, as item_detail says them, found without the rest, which is absent.
     * The result holds until the next call of this function for the same feed, or as long as the
     * feed. [plugin-thread]
     */
    const feed_item_detail *(*item_files)(const struct feed_view_model *model, uint64_t index);
} feed_view_model;

/** How far loading has come. */
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
    /** Non-zero where trying again may help. */
    int32_t can_retry;
    int32_t reserved;
    /** What the message is announced with, such as "error:". */
    feed_string label;
    /** What happened and what to do, in one line. */
    feed_string words;
    /** What asks to try again; empty where that does not help. */
    feed_string retry_label;
} feed_error_view_model;

/** In place of an item's index: the feed itself. */
#define FEED_NO_ITEM UINT64_MAX

/** What a picture is wanted as. */
typedef int32_t feed_image_form;
enum {
    /** As the bytes of a file, of a type that the note's `images` names, or of any. */
    FEED_IMAGE_ENCODED = 0,
    /** As pixels, which the host decodes where no picture can do harm. */
    FEED_IMAGE_PIXELS = 1
};

/** How many pixels may be asked for in one direction. */
#define FEED_IMAGE_MAXIMUM_SIDE 8192
/** How many pixels may be asked for in all. */
#define FEED_IMAGE_MAXIMUM_PIXELS 16777216
/** How many bytes the address of a picture may have that is asked for. */
#define FEED_IMAGE_MAXIMUM_ADDRESS 8192

/**
 * Which picture is wanted, and as what. Where anything differs, it is another picture: one at two
 * sizes is two. Made by the plugin, and borrowed by the host for the call.
 */
typedef struct feed_image_request {
    size_t size;
    /** The feed's revision. */
    uint64_t revision;
    /** The item's place in that feed; FEED_NO_ITEM for the feed itself. */
    uint64_t item_index;
    /**
     * The address, as the content of the item names it, its character references decoded: the `src`
     * (or in the `srcset`) of an img, the `poster` of a video. Absent for the item's own picture
     * (image_url), or the feed's own (icon), which may be asked for by their addresses, too.
     */
    feed_string url;
    /**
     * Pixels: at most how wide and how high, each from 1 to FEED_IMAGE_MAXIMUM_SIDE and together
     * FEED_IMAGE_MAXIMUM_PIXELS at most. The picture keeps its proportions and never grows. Both are
     * 0 for encoded bytes.
     */
    uint32_t maximum_width;
    uint32_t maximum_height;
    feed_image_form form;
    int32_t reserved;
} feed_image_request;

/** A picture that was asked for. */
typedef struct feed_image_view_model {
    size_t size;
    /** What was asked for, as it was asked; never null. */
    const feed_image_request *request;
    /** The item's; empty for the feed's own picture. */
    feed_string item_id;
    feed_string title;
    feed_string description;
    feed_string location;
    /** Where the picture is; absent where there is none, or it is not to be had. */
    feed_string url;
    /**
     * What the plugin's transformer returned for it; null while loading and after a failure.
     * It stays valid until the host calls release_image with it.
     */
    void *image;
    /** Non-zero while the picture is being loaded. */
    int32_t is_loading;
    /** Non-zero where loading failed and may be asked for again. */
    int32_t should_retry;
    /** That the picture is being loaded, or could not be; may be empty. */
    feed_string words;
} feed_image_view_model;

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

/** How a message is meant. */
typedef int32_t feed_log_level;
enum {
    /** Shown with --verbose only. */
    FEED_LOG_DEBUG = 0,
    /** Something is not as it should be, and drawing goes on. Any other level is read as this. */
    FEED_LOG_WARNING = 1
};

/** What a stream is drawn on. */
typedef struct feed_surface {
    size_t size;
    /** The width in character cells; 0 where it is not known. */
    uint32_t columns;
    /** The height in character cells; 0 where it is not known. */
    uint32_t rows;
    /** 0 for none, 16, 256 or 16777216. */
    uint32_t colors;
    /** Non-zero where the stream is a terminal. */
    int32_t is_terminal;
    /** Non-zero where OSC 8 links may be written. */
    int32_t allows_hyperlinks;
    /** The size in pixels, where the terminal tells it; 0 where it is not known. */
    uint32_t pixel_width;
    uint32_t pixel_height;
    int32_t reserved;
} feed_surface;

/** The place a renderer draws in. */
typedef struct feed_environment {
    size_t size;
    /** What FEED_STREAM_OUTPUT and FEED_STREAM_STATUS are drawn on; never null. */
    const feed_surface *output;
    const feed_surface *status;
    /**
     * The terminal itself, where the note needs it and the person has granted it: what a renderer
     * with a main loop draws on. Null where there is none.
     */
    const feed_surface *terminal;
    /**
     * The terminal, open for reading and writing; -1 where there is none. Keys and what the terminal
     * answers are read there, and what is drawn is written there, not by `write`. The host's: never
     * close it. In a worker it is 0, and /dev/tty may be opened, too. While run runs, the terminal is
     * on its alternate screen, cleared, in the modes the person's shell gave it; a renderer may set any
     * modes (tcsetattr), hide the cursor, and ask for the mouse, focus and pasting. Whatever ends it,
     * the host takes all of that back: modes, screen, cursor, looks, title. What the emulator can do
     * stands in TERM, COLORTERM and TERM_PROGRAM, which a worker has, too; `colors` respects what the
     * person wants.
     */
    int32_t terminal_descriptor;
    int32_t reserved;
    /** Such as en_GB.UTF-8; may be empty. */
    feed_string locale;
    /** Such as Europe/Berlin; may be empty, which is UTC. */
    feed_string time_zone;
} feed_environment;

/**
 * The host, as a renderer sees it. The same pointer is passed to every function of the table.
 * It holds from create until destroy returns, or until a create that fails returns.
 */
typedef struct feed_host {
    size_t size;
    /** The host's ABI version, and the oldest it understands. */
    uint32_t abi_version;
    uint32_t abi_minimum_version;
    /** The host's name and version, such as "feedhost 1.0". */
    feed_string name;
    /** The host's; of no meaning to a plugin. */
    void *context;

    /**
     * Writes all `length` bytes to `stream`. On any status but OK nothing more will be taken:
     * stop drawing and return that status. The host keeps what is drawn until its call returns, so
     * many small writes cost no more than one; what goes to FEED_STREAM_STATUS, and what is drawn
     * during run, goes out at once. [plugin-thread]
     */
    feed_status (*write)(const struct feed_host *host, feed_stream stream, const void *bytes,
                         size_t length);
    /** Tells the person something, in one line; the host adds the plugin's name. [any-thread] */
    void (*log)(const struct feed_host *host, feed_log_level level, feed_string message);
    /**
     * The place to draw in; never null, and holds until the next call of this function. A
     * terminal's size may change: ask again before each drawing. [plugin-thread]
     */
    const feed_environment *(*environment)(const struct feed_host *host);

    /** The delegate: the feed is wanted, or wanted again. [plugin-thread] */
    void (*request_refresh)(const struct feed_host *host);
    /**
     * The delegate: a picture is wanted, or wanted again after a failure. The answer comes as calls
     * of the image view that name the request, never before this returns: that it is being loaded,
     * and then that it came or failed. While it is being loaded, asking again changes nothing. What
     * the feed does not name is never loaded, and neither is what is one too many; it is answered as
     * not to be had.
     *
     * For this and the two after it: nothing comes of a request for another feed than the one
     * displayed last. One for an item outside the feed, for a size or a form that is none, or for a
     * form that the transformer has no function for, is told and ignored. [plugin-thread]
     */
    void (*request_image)(const struct feed_host *host, const feed_image_request *request);
    /**
     * The delegate: the picture is not wanted any more, be it now or soon; nothing more is shown for
     * that request, not even what was on its way. [plugin-thread]
     */
    void (*cancel_image)(const struct feed_host *host, const feed_image_request *request);
    /**
     * The delegate: the picture will likely be wanted soon: it may be loaded, and decoded. Nothing is
     * shown. [plugin-thread]
     */
    void (*preload_image)(const struct feed_host *host, const feed_image_request *request);

    /**
     * The delegate: the person has read an item (non-zero), or wants it to be unread again (zero).
     * When this returns, the item says so (feed_item.is_read), if it could be kept.
     *
     * For this and the two after it: only for renderers with a main loop of their own
     * (feed_renderer.run), since nobody sits before another; from others it is ignored, and told.
     * `revision` is as for request_image. [plugin-thread]
     */
    void (*mark_item)(const struct feed_host *host, uint64_t revision, uint64_t item_index,
                      int32_t is_read);
    /**
     * The delegate: the person wants the page at `url` opened. It has to be an address that item
     * `item_index` has in the feed on show, or, for FEED_NO_ITEM, the feed itself: its page, what
     * it is about, its comments, files, media, people, or a link in its content. Any other is
     * refused and told, and so is what is no http, https or mailto address, and what is more than
     * a person opens. The host opens it, after this has returned. `url` has at most 8192 bytes.
     * [plugin-thread]
     */
    void (*open_link)(const struct feed_host *host, uint64_t revision, uint64_t item_index,
                      feed_string url);
    /**
     * The delegate: the person wants `text` on the clipboard; at most 1 MiB. Where there is no
     * desktop the host writes it to the terminal (OSC 52), in dispatch: before that, what the
     * renderer writes there must not end within a sequence. [plugin-thread]
     */
    void (*copy_text)(const struct feed_host *host, feed_string text);

    /**
     * For renderers with a main loop of their own (feed_renderer.run): a file descriptor that is
     * readable when dispatch has something to deliver. The host's; only ever poll it.
     * Negative where there is none. [plugin-thread]
     */
    int32_t (*event_descriptor)(const struct feed_host *host);
    /**
     * Delivers what is pending: the host calls the renderer's views from within this function,
     * on this thread. Returns at once where nothing is pending. Any status but OK says that run
     * shall return that status now: FEED_STATUS_LEAVE, that the person wants to leave (Ctrl-C, the
     * end of the terminal, kill), or that another file has taken this plugin's place while the
     * host watches it, and whoever has not returned five seconds later is ended; in the
     * host's process, a few seconds more. FEED_STATUS_OUTPUT_CLOSED, that nobody reads the output
     * any more. Not to be called from a view, which is to say not from within itself.
     * [plugin-thread, during run only]
     */
    feed_status (*dispatch)(const struct feed_host *host);
    /**
     * Makes event_descriptor readable, so that a run that waits for it goes on and calls dispatch,
     * which then has nothing to deliver but what else has come: for threads of the plugin that have
     * something for it. [any-thread]
     */
    void (*wake)(const struct feed_host *host);
    /**
     * The person wants their shell back for a while, as with Ctrl-Z: a terminal that is not in the
     * mode for it hands that key to the renderer. Within one of the next calls of dispatch the
     * terminal is given back and the program stops; when it goes on, the terminal is the renderer's
     * again, with its modes, and place_changed is called. [plugin-thread, during run only]
     */
    void (*suspend)(const struct feed_host *host);

    /**
     * A table the host offers by name and revision, such as FEED_EXTENSION_PLAIN_TEXT, or null.
     * It holds as long as the host does. `name` ends with a NUL; see Extensions for who may make
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
     * The model and all that is asked of it last beyond this call: until the call of display for
     * the next feed returns, so that the two can be compared there, or until destroy returns. A
     * reader keeps the pointer, and asks for an item when a person opens it. [plugin-thread]
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
 * Shows why a feed could not be loaded; and, where the renderer has the terminal or a display, what else went
 * wrong meanwhile, such as one of several sources that could not be loaded, or a page that could not be
 * opened. A feed that is on show stays.
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

/**
 * A picture that the host has decoded: upright, the first of an animation, rows from top to bottom.
 * A pixel is red, green, blue and opacity, a byte each; the colours are those of the file as they
 * were decoded, which nearly always means sRGB, premultiplied by the opacity. Borrowed for the call.
 */
typedef struct feed_pixels {
    size_t size;
    /** One at least, each. */
    uint32_t width;
    uint32_t height;
    /** How many bytes lie between the beginnings of two rows; at least 4 * width. */
    size_t stride;
    /** stride * height bytes. */
    const uint8_t *bytes;
} feed_pixels;

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
    /**
     * As make_image, of pixels. Null where the plugin asks for none. [plugin-thread]
     */
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
     * The main loop of an interactive renderer: returns when the person is done. Null for
     * renderers that draw when they are told to. Called once, after loading has started; the
     * first display may come before it or from dispatch. finish follows. [plugin-thread]
     */
    feed_status (*run)(void *context, feed_error *error);
    /**
     * The place to draw in has changed: ask `environment` what it is like now, and draw all of it
     * again, since nothing may stand there any more of what was drawn. Called from dispatch. May be
     * null. [plugin-thread, during run]
     */
    void (*place_changed)(void *context);
    /**
     * Everything has been displayed: write what is still held back. Called once, after the last
     * display, unless a call has failed before. May be null. [plugin-thread]
     */
    feed_status (*finish)(void *context, feed_error *error);
    /**
     * Frees everything. The last call, made once, when every image has been released; no function
     * of the host may be called after it has returned. [plugin-thread]
     */
    void (*destroy)(void *context);
} feed_renderer;

/** An option as the person gave it. */
typedef struct feed_option {
    size_t size;
    feed_string key;
    feed_string value;
} feed_option;

/** What a renderer is made with. Borrowed for the call of create. */
typedef struct feed_configuration {
    size_t size;
    /**
     * Of feed_option: every option that the note declares, in its order, with the default where
     * the person gave nothing. The host has checked each value against the type declared.
     */
    feed_list options;
} feed_configuration;

/** Makes renderers. The same pointer is passed to every function of the table. */
typedef struct feed_factory {
    size_t size;
    /** The plugin's; of no meaning to the host. */
    void *context;
    /**
     * Makes a renderer, or returns null and says why in `error`. May be called again, also while
     * earlier renderers live. [plugin-thread]
     */
    const feed_renderer *(*create)(const struct feed_factory *factory, const feed_host *host,
                                   const feed_configuration *configuration, feed_error *error);
} feed_factory;

/** A plugin: what the entry returns. */
typedef struct feed_plugin {
    size_t size;
    /** FEED_PLUGIN_MAGIC. */
    uint32_t magic;
    /** FEED_ABI_VERSION and FEED_ABI_MINIMUM_VERSION of the header the plugin was built with. */
    uint32_t abi_version;
    uint32_t abi_minimum_version;
    uint32_t reserved;
    const feed_factory *factory;
} feed_plugin;

#if defined(__GNUC__)
#define FEED_EXPORT __attribute__((visibility("default")))
#else
#define FEED_EXPORT
#endif

/**
 * The one function a plugin exports, called once after loading. It is told the host's versions,
 * and returns a plugin that holds as long as the library is loaded, or null where it can't work
 * with that host. [plugin-thread]
 */
FEED_EXPORT const feed_plugin *feed_plugin_entry(uint32_t host_abi_version,
                                                 uint32_t host_abi_minimum_version);

/** The name of the entry, and its type, for hosts. */
#define FEED_PLUGIN_ENTRY_NAME "feed_plugin_entry"
typedef const feed_plugin *(*feed_plugin_entry_function)(uint32_t, uint32_t);

/* --------------------------------------------------------------------------------------------
 * Extensions
 *
 * An extension is a struct that begins with its size, by a name and a revision: what would have to
 * break the struct takes the next revision, and both may be offered. Names that begin with
 * "feedhost." are the host's own, those of this header. Another host, or a fork of this one, that
 * offers more begins its names with a domain name of its own, reversed, such as
 * "org.example.reader.tabs/1", and thus never takes a name that is another's.
 */

/** Turns HTML into text, so that a renderer need not parse it. */
#define FEED_EXTENSION_PLAIN_TEXT "feedhost.plain-text/1"
typedef struct feed_plain_text_extension {
    size_t size;
    /**
     * The text of `html`: paragraphs apart by an empty line, lists with bullets and numbers,
     * quotes marked, pictures by their alternative text. Lines are not wrapped. The result holds
     * until the next call of this function. [plugin-thread]
     */
    feed_string (*text)(const feed_host *host, feed_string html);
} feed_plain_text_extension;

/**
 * Keeps a few bytes from one renderer of a plugin to the next in one run of the host, such as the place
 * in a list: with --watch, another file may take a plugin's place while a person sits before it. They are
 * never written to a file, and given to plugins of the same id only.
 */
#define FEED_EXTENSION_MEMORY "feedhost.memory/1"
/** How many bytes are kept at most. */
#define FEED_MEMORY_MAXIMUM_LENGTH 16384
typedef struct feed_memory_extension {
    size_t size;
    /**
     * What the renderer before this one kept, which may be another version's: check it. Absent where
     * there is nothing. Holds until the next call of this function. [plugin-thread]
     */
    feed_string (*recall)(const feed_host *host);
    /**
     * Keeps a copy of `length` bytes in place of what was kept before. More than the most is told and
     * ignored. Not from create. [plugin-thread]
     */
    void (*keep)(const feed_host *host, const void *bytes, size_t length);
} feed_memory_extension;

/* --------------------------------------------------------------------------------------------
 * The note
 *
 * FEED_PLUGIN_NOTE puts what the host wants to know before it runs anything into the ELF section
 * .note.feedhost, which linkers keep (also under strip) and map with the other notes. `lines` is a
 * string literal of lines "key=value\n", keys in any order, each once but option:
 *
 *   id=          what --renderer takes: a-z, 0-9, '-', beginning with a letter; at most 64 bytes
 *   name=        the name for people
 *   version=     numbers apart by dots, such as 1.0.2
 *   license=     an SPDX expression
 *   summary=     one line for lists and help
 *   views=       of feed, loading, error, image; apart by spaces. The renderer must have each
 *                of them, and no others; an image view may depend on its options. Whoever draws
 *                the feed shows the loading too, where it can; errors it shows where the person
 *                says so
 *   needs=       of terminal, display, network, listen, files; separated by spaces; granted by the
 *                person, and a plugin that is not granted one is refused
 *   wants=       as needs, for what the plugin can do without
 *   requires=    what the renderer can't do without, apart by spaces: extensions of the host by
 *                name and revision, such as feedhost.plain-text/1, and abi/N where it reads
 *                members that ABI version N brought without asking FEED_HAS. A host that lacks
 *                one refuses the plugin, says which, and what to do
 *   images=      in which forms it takes pictures, the best first, apart by spaces: media types
 *                such as image/png, or pixels
 *   media-type=  of the output
 *   extension=   the file extension of the output, without the dot
 *   option=      key|type|default|help, once for each option. Keys are a-z, 0-9 and '-'. The type
 *                is text; integer, or integer:1..80, integer:1.., integer:..80; boolean;
 *                choice:a,b,c; or file: the person names a file of text, the host reads it, and the
 *                value is what stands in it, at most 16,000 bytes. The default is empty or a value
 *                of the type, for file what would stand in one
 *
 * id, name, version and views must be there. What a host does not know of keys, views, forms of
 * pictures and types of options it does not use (an option of an unknown type takes any text), and
 * refuses no plugin for it; `feedhost validate` tells of it. A need that it does not know refuses
 * the plugin, since nobody could grant it. A key with a dot in it is its author's own, and never
 * told of. The bytes of the note, for languages without the macro, stand in docs/ABI.md.
 *
 * The macro adds the ABI versions below your lines, which thus keep their numbers in messages.
 * They are those of the header, and have to be those that the entry returns. FEED_PLUGIN_NOTE_FOR
 * takes the oldest version instead (a number, as the entry's abi_minimum_version), for a plugin that
 * works with older hosts than its header does.
 *
 *     FEED_PLUGIN_NOTE("id=dots\n" "name=Dots\n" "version=1.0\n" "views=feed\n");
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

#define FEED_PLUGIN_NOTE(lines) FEED_PLUGIN_NOTE_FOR(FEED_ABI_MINIMUM_VERSION, lines)

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

#ifdef __cplusplus
}
#endif

#endif
