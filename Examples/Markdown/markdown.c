/* A feed as Markdown (CommonMark): for notes, archives, and whatever reads it.
 *
 *     cc -std=c11 -fPIC -shared $(pkg-config --cflags --libs feedhost-plugin) -o markdown.so markdown.c
 *     feedhost --renderer ./markdown.so --output feed.md feed.xml
 *
 * The content of an item is HTML of the grammar in feed_plugin.h, so that no parser is needed. What Markdown has no form for becomes text.
 */
#include "feed_plugin_helpers.h"

FEED_PLUGIN_NOTE("id=markdown\n"
                 "name=Markdown\n"
                 "version=1.0\n"
                 "license=MIT\n"
                 "summary=A feed as Markdown, with the content of its items\n"
                 "views=feed\n"
                 "media-type=text/markdown; charset=utf-8\n"
                 "extension=md\n"
                 "option=content|boolean|true|all of an item; else what it begins with\n");

struct markdown {
    feed_renderer renderer;
    const feed_host *host;
    int shows_content;
};

/* ---------------------------------------------------------------------------------------------
 * Text
 */

/* Writes text in which nothing is a sign of Markdown's. */
static void put_escaped(feed_writer *output, const char *bytes, size_t length) {
    size_t start = 0;
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] != 0 && strchr("\\`*_[]<>#~|&!", bytes[i]) != NULL) {
            feed_put_bytes(output, bytes + start, i - start);
            feed_put_words(output, "\\");
            start = i;
        }
    }
    feed_put_bytes(output, bytes + start, length - start);
}

static void put_text(feed_writer *output, feed_string text) {
    put_escaped(output, text.bytes, text.length);
}

/* Whether the next character of a line makes it a list or a heading: a sign at its beginning, or the end of a
 * number there. `digits` is how many digits the line has so far; negative once it has something else. */
static int begins_block(int *digits, char character) {
    int before = *digits;
    if (before == 0 && character == ' ') return 0;
    *digits = before >= 0 && character >= '0' && character <= '9' ? before + 1 : -1;
    return before >= 0 && character != 0 && strchr(before == 0 ? "+-=" : ".)", character) != NULL;
}

/* Writes text with lines. */
static void put_lines(feed_writer *output, feed_string text) {
    int digits = 0;
    for (size_t i = 0; i < text.length; i++) {
        if (begins_block(&digits, text.bytes[i])) feed_put_words(output, "\\");
        if (text.bytes[i] == '\n') digits = 0;
        put_escaped(output, text.bytes + i, 1);
    }
}

/* Writes an address as the target of a link. */
static void put_target(feed_writer *output, const char *bytes, size_t length) {
    feed_put_words(output, "(<");
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] == '<' || bytes[i] == '>' || bytes[i] == '\\' || bytes[i] == '\n') {
            feed_put_format(output, "%%%02X", (unsigned char)bytes[i]);
        } else {
            feed_put_bytes(output, bytes + i, 1);
        }
    }
    feed_put_words(output, ">)");
}

/* ---------------------------------------------------------------------------------------------
 * HTML
 */

/* Deeper than elements of the host's HTML lie in each other. */
enum { DEEPEST = 128 };

/* What is open while HTML is read. */
struct reading {
    feed_writer *output;
    /* What begins each line: quotation marks, and the indent of lists. */
    char prefix[8 * DEEPEST];
    size_t prefix_length;
    /* The lists that are open: 0 for bullets, else the next number. */
    unsigned lists[DEEPEST];
    int depth;
    /* In how many elements of preformatted text it is, and whether in code. */
    int is_preformatted, is_code;
    /* The backticks around what is preformatted. */
    size_t fence;
    /* What the line has; see begins_block. */
    int digits;
    /* How far in the text of the items of those lists stands. */
    size_t indents[DEEPEST];
    /* Whether a line has been begun, whether it is nothing but the mark of an item, whether anything was
     * written before, and whether a space or an empty line is due. */
    int has_line, is_fresh, has_text, has_space, has_gap;
    /* The address of the link that is open, as it stands in the HTML. */
    feed_string link;
};

/* Writes the empty line that is due. */
static void put_gap(struct reading *reading) {
    if (reading->has_gap && reading->has_text) {
        size_t length = reading->prefix_length;
        while (length > 0 && reading->prefix[length - 1] == ' ') length -= 1;
        feed_put_bytes(reading->output, reading->prefix, length);
        feed_put_words(reading->output, "\n");
    }
    reading->has_gap = 0;
}

static void begin_line(struct reading *reading) {
    if (reading->has_line) return;
    put_gap(reading);
    feed_put_bytes(reading->output, reading->prefix, reading->prefix_length);
    reading->has_line = reading->has_text = 1;
    reading->has_space = reading->is_fresh = reading->digits = 0;
}

static void end_line(struct reading *reading) {
    if (!reading->has_line || reading->is_fresh) return;
    feed_put_words(reading->output, "\n");
    reading->has_line = reading->has_space = 0;
}

/* Ends a block: an empty line is to follow. */
static void end_block(struct reading *reading) {
    end_line(reading);
    if (!reading->is_fresh) reading->has_gap = 1;
}

static void push(struct reading *reading, const char *prefix) {
    size_t length = strlen(prefix);
    if (reading->prefix_length + length > sizeof reading->prefix) return;
    memcpy(reading->prefix + reading->prefix_length, prefix, length);
    reading->prefix_length += length;
}

static void pop(struct reading *reading, size_t length) {
    reading->prefix_length -= length < reading->prefix_length ? length : reading->prefix_length;
}

static void mark(struct reading *reading, const char *sign) {
    begin_line(reading);
    if (reading->has_space) feed_put_words(reading->output, " ");
    reading->has_space = reading->is_fresh = 0;
    reading->digits = -1;
    feed_put_words(reading->output, sign);
}

/* How many backticks are around what is preformatted: more than are in it, whatever tags they are apart by. `rest`
 * begins with the end of its tag, and ends with a NUL. */
static size_t fence_of(const char *rest) {
    size_t longest = 2, count = 0;
    for (int depth = 1, is_tag = 1; *rest != 0 && depth > 0; rest++) {
        if (*rest == '<') is_tag = 1;
        depth += (strncmp(rest, "<pre", 4) == 0) - (strncmp(rest, "</pre>", 6) == 0);
        if (*rest == '`') count += 1;
        else if (!is_tag) count = 0;
        if (*rest == '>') is_tag = 0;
        if (count > longest) longest = count;
    }
    return longest + 1;
}

/* The character that a reference at `bytes` stands for, as UTF-8; how long the reference is. */
static size_t decode(const char *bytes, size_t length, char *character, size_t *size) {
    static const struct {
        const char *name;
        const char *text;
    } names[] = {{"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        size_t count = strlen(names[i].name);
        if (length >= count && memcmp(bytes, names[i].name, count) == 0) {
            *size = strlen(names[i].text);
            memcpy(character, names[i].text, *size);
            return count;
        }
    }
    *size = 1;
    *character = *bytes;
    return 1;
}

static void put_html_text(struct reading *reading, const char *bytes, size_t length) {
    for (size_t i = 0; i < length;) {
        char character[4];
        size_t size = 0;
        i += decode(bytes + i, length - i, character, &size);
        if (size == 1 && strchr(" \t\r\n", *character) != NULL && *character != 0) {
            if (reading->is_preformatted) {
                begin_line(reading);
                if (*character == '\n') end_line(reading);
                else feed_put_bytes(reading->output, " ", 1);
            } else {
                reading->has_space = reading->has_line && !reading->is_fresh;
            }
            continue;
        }
        begin_line(reading);
        if (reading->has_space) feed_put_words(reading->output, " ");
        reading->has_space = reading->is_fresh = 0;
        if (reading->is_preformatted || reading->is_code) {
            feed_put_bytes(reading->output, character, size);
        } else {
            if (begins_block(&reading->digits, *character)) feed_put_words(reading->output, "\\");
            put_escaped(reading->output, character, size);
        }
    }
}

/* The value of an attribute of a tag, which is in double quotes; absent where it has none. */
static feed_string attribute(feed_string tag, const char *name) {
    feed_string none = {NULL, 0};
    size_t count = strlen(name);
    for (size_t i = 0; i + count + 3 < tag.length; i++) {
        if (tag.bytes[i] == ' ' && memcmp(tag.bytes + i + 1, name, count) == 0 &&
            tag.bytes[i + 1 + count] == '=' && tag.bytes[i + 2 + count] == '"') {
            const char *value = tag.bytes + i + count + 3;
            const char *end = memchr(value, '"', tag.length - (size_t)(value - tag.bytes));
            if (end != NULL) return (feed_string){value, (size_t)(end - value)};
        }
    }
    return none;
}

/* Ends a link or a picture with its address, as it stands in the HTML. */
static void end_link(struct reading *reading, feed_string value) {
    char *text = malloc(value.length + 1);
    if (text == NULL) return;
    size_t length = 0;
    for (size_t i = 0; i < value.length;) {
        size_t size = 0;
        char character[4];
        i += decode(value.bytes + i, value.length - i, character, &size);
        memcpy(text + length, character, size);
        length += size;
    }
    /* Also after a block. */
    if (!reading->has_line) feed_put_bytes(reading->output, reading->prefix, reading->prefix_length);
    reading->has_line = 1;
    feed_put_words(reading->output, "]");
    put_target(reading->output, text, length);
    free(text);
}

static int is_one_of(feed_string name, const char *names) {
    char word[16];
    if (name.length + 3 > sizeof word) return 0;
    snprintf(word, sizeof word, " %.*s ", FEED_FORMATTED(name));
    return strstr(names, word) != NULL;
}

static void begin_list(struct reading *reading, unsigned first) {
    reading->is_fresh = 0;
    end_line(reading);
    if (reading->depth == 0) end_block(reading);
    if (reading->depth < DEEPEST) reading->lists[reading->depth] = first;
    reading->depth += 1;
}

static void begin_item(struct reading *reading) {
    int level = reading->depth - 1;
    char sign[16] = "- ";
    end_line(reading);
    /* Outside of a list it is a line. */
    if (level < 0 || level >= DEEPEST) return;
    begin_line(reading);
    if (reading->lists[level] > 0) snprintf(sign, sizeof sign, "%u. ", reading->lists[level]++);
    feed_put_words(reading->output, sign);
    reading->indents[level] = strlen(sign);
    for (size_t i = 0; i < strlen(sign); i++) push(reading, " ");
    reading->is_fresh = 1;
}

static void end_item(struct reading *reading) {
    reading->is_fresh = 0;
    end_line(reading);
    int level = reading->depth - 1;
    if (level >= 0 && level < DEEPEST) pop(reading, reading->indents[level]);
}

static void take_tag(struct reading *reading, feed_string tag) {
    int is_end = tag.length > 0 && tag.bytes[0] == '/';
    feed_string name = {tag.bytes + is_end, 0};
    while (name.length + (size_t)is_end < tag.length && name.bytes[name.length] != ' ' &&
           name.bytes[name.length] != '/') {
        name.length += 1;
    }
    if (is_one_of(name, " strong b ")) {
        mark(reading, "**");
    } else if (is_one_of(name, " em i cite ")) {
        mark(reading, "*");
    } else if (feed_equals(name, "code") && !reading->is_preformatted) {
        /* Nothing is escaped in it, so what has a backtick or another tag in it, or nothing, becomes text. */
        const char *rest = tag.bytes + tag.length;
        size_t length = strcspn(rest, "<`");
        if (!is_end) reading->is_code = length > 1 && strncmp(rest + length, "</code>", 7) == 0;
        if (reading->is_code) mark(reading, "`");
        if (is_end) reading->is_code = 0;
    } else if (feed_equals(name, "br")) {
        if (reading->is_preformatted) begin_line(reading);
        else if (reading->has_line) feed_put_words(reading->output, "\\");
        end_line(reading);
    } else if (feed_equals(name, "hr")) {
        end_block(reading);
        mark(reading, "---");
        end_block(reading);
    } else if (feed_equals(name, "img")) {
        feed_string source = attribute(tag, "src"), words = attribute(tag, "alt");
        if (!feed_has_text(source)) return;
        mark(reading, "![");
        put_html_text(reading, words.bytes, words.length);
        end_link(reading, source);
    } else if (feed_equals(name, "a")) {
        if (!is_end && feed_has_text(attribute(tag, "href"))) {
            mark(reading, "[");
            reading->link = attribute(tag, "href");
        } else if (is_end && feed_has_text(reading->link)) {
            end_link(reading, reading->link);
            reading->link = (feed_string){NULL, 0};
        }
    } else if (feed_equals(name, "pre")) {
        /* What is in another is lines of that. */
        int is_inner = reading->is_preformatted > is_end;
        reading->is_preformatted += is_end ? -1 : 1;
        end_line(reading);
        if (is_inner) return;
        if (!is_end) {
            end_block(reading);
            reading->fence = fence_of(tag.bytes + tag.length);
        }
        for (size_t i = 0; i < reading->fence; i++) mark(reading, "`");
        end_line(reading);
        if (is_end) end_block(reading);
    } else if (reading->is_preformatted && is_one_of(name, " blockquote ul ol li ")) {
        end_line(reading);
    } else if (feed_equals(name, "blockquote")) {
        end_block(reading);
        /* The empty line before it is not in it. */
        if (!is_end) put_gap(reading);
        /* Where an item begins with it, it begins on that line. */
        if (!is_end && reading->is_fresh) feed_put_words(reading->output, "> ");
        if (is_end) pop(reading, 2);
        else push(reading, "> ");
    } else if (is_one_of(name, " ul ol ")) {
        if (is_end) {
            reading->depth -= reading->depth > 0;
            if (reading->depth == 0) end_block(reading);
        } else {
            begin_list(reading, feed_equals(name, "ol") ? 1 : 0);
        }
    } else if (feed_equals(name, "li")) {
        if (is_end) end_item(reading);
        else begin_item(reading);
    } else if (name.length == 2 && name.bytes[0] == 'h' && name.bytes[1] >= '1' &&
               name.bytes[1] <= '6') {
        end_block(reading);
        /* The feed's title is the first level, an item's the second. */
        if (!is_end) mark(reading, name.bytes[1] <= '3' ? "### " : "#### ");
    } else if (is_one_of(name, " td th ")) {
        if (!is_end && reading->has_line) mark(reading, " \xC2\xB7 ");
    } else if (is_one_of(name, " tr dt dd figcaption summary ")) {
        end_line(reading);
    } else if (is_one_of(name, " p div table dl figure section article header footer aside ")) {
        end_block(reading);
    }
}

static void put_html(feed_writer *output, feed_string html) {
    struct reading reading = {.output = output};
    for (size_t i = 0; i < html.length && output->status == FEED_STATUS_OK;) {
        if (html.bytes[i] == '<') {
            const char *end = memchr(html.bytes + i, '>', html.length - i);
            size_t length = end == NULL ? html.length - i : (size_t)(end - (html.bytes + i));
            take_tag(&reading, (feed_string){html.bytes + i + 1, length > 0 ? length - 1 : 0});
            i += length + 1;
        } else {
            const char *tag = memchr(html.bytes + i, '<', html.length - i);
            size_t length = tag == NULL ? html.length - i : (size_t)(tag - (html.bytes + i));
            put_html_text(&reading, html.bytes + i, length);
            i += length;
        }
    }
    reading.prefix_length = 0;
    end_line(&reading);
}

/* ---------------------------------------------------------------------------------------------
 * The feed
 */

static void put_item(const struct markdown *markdown, feed_writer *output,
                     const feed_view_model *feed, uint64_t index) {
    const feed_item *item = feed->item(feed, index);
    if (item == NULL) return;
    feed_put_words(output, "\n## ");
    if (feed_has_text(item->open_url)) {
        feed_put_words(output, "[");
        put_text(output, item->title);
        feed_put_words(output, "]");
        put_target(output, item->open_url.bytes, item->open_url.length);
    } else {
        put_text(output, item->title);
    }
    feed_put_words(output, "\n\n");
    if (item->date.precision || feed_has_text(item->byline)) {
        feed_put_words(output, "*");
        if (item->date.precision) put_text(output, item->date.text);
        if (item->date.precision && feed_has_text(item->byline)) {
            feed_put_words(output, " \xC2\xB7 ");
        }
        put_text(output, item->byline);
        feed_put_words(output, "*\n\n");
    }
    feed_string html = {NULL, 0}, text;
    if (markdown->shows_content) html = feed->item_text(feed, index, FEED_TEXT_CONTENT_HTML);
    if (feed_has_text(html)) {
        put_html(output, html);
        return;
    }
    text = feed->item_text(
        feed, index, markdown->shows_content ? FEED_TEXT_CONTENT_TEXT : FEED_TEXT_EXCERPT);
    if (!feed_has_text(text)) text = feed->item_text(feed, index, FEED_TEXT_EXCERPT);
    if (!feed_has_text(text) || (!markdown->shows_content && item->title_origin == FEED_TITLE_FROM_TEXT)) return;
    put_lines(output, text);
    feed_put_words(output, "\n");
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)error;
    const struct markdown *markdown = context;
    feed_writer output = feed_writer_to(markdown->host, FEED_STREAM_OUTPUT);
    feed_put_words(&output, "# ");
    put_text(&output, feed->title);
    feed_put_words(&output, "\n");
    if (feed_has_text(feed->summary)) {
        feed_put_words(&output, "\n");
        put_lines(&output, feed->summary);
        feed_put_words(&output, "\n");
    }
    for (uint64_t i = 0; i < feed->item_count && output.status == FEED_STATUS_OK; i++) {
        put_item(markdown, &output, feed, i);
    }
    return output.status;
}

static void destroy(void *context) {
    free(context);
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    (void)factory;
    static const feed_view view = {.size = sizeof view, .display = display};
    struct markdown *markdown = calloc(1, sizeof *markdown);
    if (markdown == NULL) return feed_fail(error, "there was no memory for it");
    markdown->host = host;
    markdown->shows_content = feed_option_is_on(configuration, "content");
    markdown->renderer.size = sizeof markdown->renderer;
    markdown->renderer.context = markdown;
    markdown->renderer.feed = &view;
    markdown->renderer.destroy = destroy;
    *renderer = &markdown->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
