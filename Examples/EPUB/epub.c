/* A feed as an EPUB 3 book: a chapter for each item, to read without a network.
 *
 *     cc -std=c11 -fPIC -shared $(pkg-config --cflags --libs feedhost-plugin) -o epub.so epub.c
 *     feedhost --renderer ./epub.so --output book.epub feed.xml
 *
 * A book is a zip archive. Its entries are stored as they are, and nothing in it depends on the time or the machine:
 * the same feed is the same book, byte for byte. Chapters are written as they are made; what is kept of each is where
 * it lies. Pictures are named by their words.
 */
#define _POSIX_C_SOURCE 200809L
#include "feed_plugin_helpers.h"

#include <inttypes.h>
#include <time.h>

FEED_PLUGIN_NOTE("id=epub\n"
                 "name=EPUB\n"
                 "version=1.0\n"
                 "license=MIT\n"
                 "summary=A book with a chapter for each item\n"
                 "views=feed\n"
                 "media-type=application/epub+zip\n"
                 "extension=epub\n"
                 "option=language|text|en|the language of the book where the feed names none\n");

/* A zip archive holds 65,535 entries, four of which are no chapters. */
enum { MAXIMUM_CHAPTERS = 65000 };

/* ---------------------------------------------------------------------------------------------
 * Bytes that grow
 */

struct buffer {
    unsigned char *bytes;
    size_t length, capacity;
    int is_short;
};

static void add(struct buffer *buffer, const void *bytes, size_t length) {
    if (length == 0 || buffer->is_short) return;
    if (length > buffer->capacity - buffer->length) {
        size_t capacity = 2 * buffer->capacity + length;
        unsigned char *grown = realloc(buffer->bytes, capacity);
        if (grown == NULL) {
            buffer->is_short = 1;
            return;
        }
        buffer->bytes = grown;
        buffer->capacity = capacity;
    }
    memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
}

static void add_words(struct buffer *buffer, const char *words) {
    add(buffer, words, strlen(words));
}

static void add_number(struct buffer *buffer, uint64_t number, unsigned size) {
    for (unsigned i = 0; i < size; i++) add(buffer, &(unsigned char){(unsigned char)(number >> 8 * i)}, 1);
}

/* Bytes of text as XML takes them: two characters of UTF-8 are none of XML. */
static void add_characters(struct buffer *buffer, const char *bytes, size_t length) {
    size_t start = 0;
    for (size_t i = 0; i + 2 < length; i++) {
        if (memcmp(bytes + i, "\xEF\xBF\xBE", 3) != 0 && memcmp(bytes + i, "\xEF\xBF\xBF", 3) != 0) continue;
        add(buffer, bytes + start, i - start);
        i += 2;
        start = i + 1;
    }
    add(buffer, bytes + start, length - start);
}

static void add_escaped(struct buffer *buffer, feed_string text) {
    size_t start = 0;
    for (size_t i = 0; i < text.length; i++) {
        const char *reference = text.bytes[i] == '&'   ? "&amp;"
                                : text.bytes[i] == '<' ? "&lt;"
                                : text.bytes[i] == '>' ? "&gt;"
                                : text.bytes[i] == '"' ? "&quot;"
                                                       : NULL;
        if (reference == NULL) continue;
        add_characters(buffer, text.bytes + start, i - start);
        add_words(buffer, reference);
        start = i + 1;
    }
    if (text.length > 0) add_characters(buffer, text.bytes + start, text.length - start);
}

/* ---------------------------------------------------------------------------------------------
 * HTML, whose grammar the header promises, as XHTML
 */

static int is_name(const char *tag, size_t length, const char *name) {
    size_t size = strlen(name);
    return length >= size && memcmp(tag, name, size) == 0 && (length == size || tag[size] == ' ');
}

static int is_any(const char *tag, size_t length, const char *const *names) {
    for (; *names != NULL; names++)
        if (is_name(tag, length, *names)) return 1;
    return 0;
}

/* A tag, without its brackets. What would be loaded from elsewhere is left out. */
static void add_tag(struct buffer *buffer, const char *tag, size_t length) {
    static const char *const empty[] = {"br", "col", "hr", "wbr", NULL};
    static const char *const dropped[] = {"area",  "source",  "track", "audio", "/audio",
                                          "video", "/video",  "map",   "/map",  "picture",
                                          "/picture", NULL};
    if (is_any(tag, length, dropped)) return;
    if (is_name(tag, length, "img")) {
        static const char attribute[] = " alt=\"";
        for (size_t i = 0; i + sizeof attribute - 1 <= length; i++) {
            if (memcmp(tag + i, attribute, sizeof attribute - 1) != 0) continue;
            const char *words = tag + i + sizeof attribute - 1;
            const char *end = memchr(words, '"', length - (size_t)(words - tag));
            if (end == NULL || end == words) return;
            add_words(buffer, "[");
            add_characters(buffer, words, (size_t)(end - words));
            add_words(buffer, "]");
            return;
        }
        return;
    }
    add_words(buffer, "<");
    add_characters(buffer, tag, length);
    add_words(buffer, is_any(tag, length, empty) ? "/>" : ">");
}

static void add_html(struct buffer *buffer, feed_string html) {
    const char *place = html.bytes, *end = html.bytes + html.length;
    while (place < end) {
        const char *tag = memchr(place, '<', (size_t)(end - place));
        add_characters(buffer, place, (size_t)((tag == NULL ? end : tag) - place));
        if (tag == NULL) return;
        const char *close = memchr(tag, '>', (size_t)(end - tag));
        if (close == NULL) return;
        add_tag(buffer, tag + 1, (size_t)(close - tag) - 1);
        place = close + 1;
    }
}

/* Text with lines: paragraphs are apart by an empty one. */
static void add_lines(struct buffer *buffer, feed_string text) {
    size_t start = 0;
    add_words(buffer, "<p>");
    for (size_t i = 0; i < text.length; i++) {
        if (text.bytes[i] != '\n') continue;
        add_escaped(buffer, (feed_string){text.bytes + start, i - start});
        int is_paragraph = i + 1 < text.length && text.bytes[i + 1] == '\n';
        add_words(buffer, is_paragraph ? "</p>\n<p>" : "<br/>\n");
        i += (size_t)is_paragraph;
        start = i + 1;
    }
    if (start < text.length) add_escaped(buffer, (feed_string){text.bytes + start, text.length - start});
    add_words(buffer, "</p>\n");
}

/* ---------------------------------------------------------------------------------------------
 * The archive, by PKWARE's APPNOTE.TXT
 */

struct book {
    feed_renderer renderer;
    const feed_host *host;
    char *language;
    uint32_t crc_of[256];
    feed_writer output;
    uint64_t chapters, entries;
    uint64_t offset;
    /* What stands at the archive's end: each entry once more. */
    struct buffer directory;
    /* The entry that is being made. */
    struct buffer content;
};

static uint32_t crc(const struct book *book, const struct buffer *content) {
    uint32_t value = 0xFFFFFFFF;
    for (size_t i = 0; i < content->length; i++)
        value = book->crc_of[(value ^ content->bytes[i]) & 0xFF] ^ value >> 8;
    return ~value;
}

/* What both headers of an entry have in common. The time is the earliest there is, 1980-01-01. */
static void add_header(struct buffer *header, const struct book *book, const char *name) {
    add_number(header, 20, 2);
    add_number(header, 1 << 11, 2); /* names are UTF-8 */
    add_number(header, 0, 2);       /* stored */
    add_number(header, 0, 2);
    add_number(header, 1 << 5 | 1, 2);
    add_number(header, crc(book, &book->content), 4);
    add_number(header, book->content.length, 4);
    add_number(header, book->content.length, 4);
    add_number(header, strlen(name), 2);
    add_number(header, 0, 2);
}

static void put(struct book *book, const struct buffer *bytes) {
    if (bytes->is_short && book->output.status >= 0) book->output.status = FEED_STATUS_FAILED;
    feed_put_bytes(&book->output, bytes->bytes, bytes->length);
    book->offset += bytes->length;
}

/* Writes what was made as an entry, and begins the next. */
static void end_entry(struct book *book, const char *name) {
    struct buffer header = {0};
    add_words(&header, "PK\x03\x04");
    add_header(&header, book, name);
    add_words(&header, name);
    add_words(&book->directory, "PK\x01\x02");
    add_number(&book->directory, 3 << 8 | 20, 2);
    add_header(&book->directory, book, name);
    add_number(&book->directory, 0, 2 + 2 + 2);
    add_number(&book->directory, (uint64_t)0100644 << 16, 4);
    add_number(&book->directory, book->offset, 4);
    add_words(&book->directory, name);
    put(book, &header);
    put(book, &book->content);
    free(header.bytes);
    book->content.length = 0;
    book->entries += 1;
}

static void end_archive(struct book *book) {
    uint64_t start = book->offset;
    struct buffer end = {0};
    put(book, &book->directory);
    add_words(&end, "PK\x05\x06");
    add_number(&end, 0, 4);
    add_number(&end, book->entries, 2);
    add_number(&end, book->entries, 2);
    add_number(&end, book->directory.length, 4);
    add_number(&end, start, 4);
    add_number(&end, 0, 2);
    put(book, &end);
    free(end.bytes);
}

/* ---------------------------------------------------------------------------------------------
 * The book
 */

static void begin_page(struct buffer *page, feed_string language, feed_string title) {
    add_words(page, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n"
                    "<html xmlns=\"http://www.w3.org/1999/xhtml\" "
                    "xmlns:epub=\"http://www.idpf.org/2007/ops\" xml:lang=\"");
    add_escaped(page, language);
    add_words(page, "\">\n<head><title>");
    add_escaped(page, title);
    add_words(page, "</title></head>\n<body>\n");
}

static void put_chapter(struct book *book, const feed_view_model *feed, uint64_t index,
                        feed_string language) {
    struct buffer *page = &book->content;
    const feed_item *item = feed->item(feed, index);
    if (item == NULL) return;
    begin_page(page, language, item->title);
    add_words(page, "<h1>");
    add_escaped(page, item->title);
    add_words(page, "</h1>\n<p>");
    if (item->date.precision) add_escaped(page, item->date.text);
    if (feed_has_text(item->byline)) {
        feed_phrase by = book->host->words(book->host, "by-author");
        add_words(page, item->date.precision ? " · " : "");
        add_escaped(page, by.before);
        add_escaped(page, item->byline);
        add_escaped(page, by.after);
    }
    add_words(page, "</p>\n");
    feed_string html = feed->item_text(feed, index, FEED_TEXT_CONTENT_HTML);
    feed_string text = feed->item_text(feed, index, FEED_TEXT_CONTENT_TEXT);
    if (feed_has_text(html)) {
        add_words(page, "<div>");
        add_html(page, html);
        add_words(page, "</div>\n");
    } else {
        if (!feed_has_text(text)) text = feed->item_text(feed, index, FEED_TEXT_EXCERPT);
        add_lines(page, text);
    }
    if (feed_has_text(item->url)) {
        add_words(page, "<p><a href=\"");
        add_escaped(page, item->url);
        add_words(page, "\">");
        add_escaped(page, item->url);
        add_words(page, "</a></p>\n");
    }
    add_words(page, "</body>\n</html>\n");
    char name[64];
    snprintf(name, sizeof name, "book/%" PRIu64 ".xhtml", index + 1);
    end_entry(book, name);
}

static void put_contents(struct book *book, const feed_view_model *feed, feed_string language) {
    struct buffer *page = &book->content;
    begin_page(page, language, feed->title);
    add_words(page, "<nav epub:type=\"toc\"><ol>\n");
    for (uint64_t i = 0; i < book->chapters; i++) {
        char address[64];
        snprintf(address, sizeof address, "<li><a href=\"%" PRIu64 ".xhtml\">", i + 1);
        add_words(page, address);
        add_escaped(page, feed->item(feed, i)->title);
        add_words(page, "</a></li>\n");
    }
    add_words(page, "</ol></nav>\n</body>\n</html>\n");
    end_entry(book, "book/contents.xhtml");
}

/* When the book was changed: with its newest item, whatever the time is now. */
static void add_date(const struct book *book, struct buffer *package, const feed_view_model *feed) {
    int64_t newest = feed->updated.precision ? feed->updated.seconds : 0;
    for (uint64_t i = 0; i < book->chapters && !feed->updated.precision; i++) {
        const feed_date *date = &feed->item(feed, i)->date;
        if (date->precision && date->seconds > newest) newest = date->seconds;
    }
    char words[64] = "1970-01-01T00:00:00Z";
    struct tm parts;
    /* Years of four digits. */
    if (newest > 0 && newest < 253402300800 && gmtime_r(&(time_t){newest}, &parts) != NULL)
        strftime(words, sizeof words, "%Y-%m-%dT%H:%M:%SZ", &parts);
    add_words(package, words);
}

static void put_package(struct book *book, const feed_view_model *feed, feed_string language) {
    struct buffer *package = &book->content;
    char line[160];
    feed_string id = feed_has_text(feed->id)         ? feed->id
                     : feed_has_text(feed->feed_url) ? feed->feed_url
                                                     : feed->title;
    add_words(package, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" "
                       "unique-identifier=\"id\">\n"
                       "<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n"
                       "<dc:identifier id=\"id\">");
    add_escaped(package, id);
    add_words(package, "</dc:identifier>\n<dc:title>");
    add_escaped(package, feed->title);
    add_words(package, "</dc:title>\n<dc:language>");
    add_escaped(package, language);
    add_words(package, "</dc:language>\n");
    if (feed_has_text(feed->byline)) {
        add_words(package, "<dc:creator>");
        add_escaped(package, feed->byline);
        add_words(package, "</dc:creator>\n");
    }
    add_words(package, "<meta property=\"dcterms:modified\">");
    add_date(book, package, feed);
    add_words(package, "</meta>\n</metadata>\n<manifest>\n"
                       "<item id=\"contents\" href=\"contents.xhtml\" "
                       "media-type=\"application/xhtml+xml\" properties=\"nav\"/>\n");
    for (uint64_t i = 1; i <= book->chapters; i++) {
        snprintf(line, sizeof line,
                 "<item id=\"c%" PRIu64 "\" href=\"%" PRIu64
                 ".xhtml\" media-type=\"application/xhtml+xml\"/>\n", i, i);
        add_words(package, line);
    }
    add_words(package, "</manifest>\n<spine>\n<itemref idref=\"contents\"/>\n");
    for (uint64_t i = 1; i <= book->chapters; i++) {
        snprintf(line, sizeof line, "<itemref idref=\"c%" PRIu64 "\"/>\n", i);
        add_words(package, line);
    }
    add_words(package, "</spine>\n</package>\n");
    end_entry(book, "book/package.opf");
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    struct book *book = context;
    if (book->host->environment(book->host)->output->is_terminal)
        return feed_fail(error, "a book is nothing for a terminal; name a file with --output");
    book->chapters = feed->item_count;
    if (book->chapters > MAXIMUM_CHAPTERS) {
        book->chapters = MAXIMUM_CHAPTERS;
        book->host->log(book->host, FEED_LOG_WARNING, feed_lend("a book has 65,000 chapters at most"));
    }
    feed_string language =
        feed_has_text(feed->language) ? feed->language : feed_lend(book->language);
    book->output = feed_writer_to(book->host, FEED_STREAM_OUTPUT);
    book->offset = book->entries = 0;
    book->directory.length = book->content.length = 0;
    add_words(&book->content, "application/epub+zip");
    end_entry(book, "mimetype");
    add_words(&book->content,
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
              "<container xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\" "
              "version=\"1.0\"><rootfiles><rootfile full-path=\"book/package.opf\" "
              "media-type=\"application/oebps-package+xml\"/></rootfiles></container>\n");
    end_entry(book, "META-INF/container.xml");
    put_package(book, feed, language);
    put_contents(book, feed, language);
    for (uint64_t i = 0; i < book->chapters && book->output.status >= 0; i++)
        put_chapter(book, feed, i, language);
    end_archive(book);
    if (book->offset > UINT32_MAX)
        return feed_fail(error, "a book has 4 GB at most; draw fewer items with --limit");
    if (book->output.status == FEED_STATUS_FAILED)
        return feed_fail(error, "there was no memory for it");
    return book->output.status;
}

/* ---------------------------------------------------------------------------------------------
 * Beginning and end
 */

static void destroy(void *context) {
    struct book *book = context;
    free(book->directory.bytes);
    free(book->content.bytes);
    free(book->language);
    free(book);
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    (void)factory;
    static const feed_view view = {.size = sizeof view, .display = display};
    struct book *book = calloc(1, sizeof *book);
    if (book == NULL) return feed_fail(error, "there was no memory for it");
    book->host = host;
    book->language = feed_copy(feed_option_text(configuration, "language"));
    if (book->language == NULL) {
        free(book);
        return feed_fail(error, "there was no memory for it");
    }
    for (uint32_t i = 0; i < 256; i++) {
        book->crc_of[i] = i;
        for (int bit = 0; bit < 8; bit++)
            book->crc_of[i] = book->crc_of[i] >> 1 ^ (book->crc_of[i] & 1 ? 0xEDB88320 : 0);
    }
    book->renderer = (feed_renderer){
        .size = sizeof book->renderer, .context = book, .feed = &view, .destroy = destroy};
    *renderer = &book->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
