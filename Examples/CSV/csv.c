/* A table of a feed's items, by RFC 4180: for spreadsheets, databases and scripts.
 *
 *     cc -std=c11 -fPIC -shared $(pkg-config --cflags --libs feedhost-plugin) -o csv.so csv.c
 *     feedhost --renderer ./csv.so --output items.csv feed.xml
 */
#include "feed_plugin_helpers.h"

FEED_PLUGIN_NOTE("id=csv\n"
                 "name=CSV\n"
                 "version=1.0\n"
                 "license=MIT\n"
                 "summary=A table of the items, for spreadsheets and scripts\n"
                 "views=feed\n"
                 "media-type=text/csv; charset=utf-8; header=present\n"
                 "extension=csv\n"
                 "option=separator|choice:comma,semicolon,tab|comma|what stands between two values\n"
                 "option=formulas|boolean|false|leave values as they are that a spreadsheet would "
                 "compute; else an apostrophe stands before them\n");

struct table {
    feed_renderer renderer;
    const feed_host *host;
    char separator;
    int keeps_formulas;
};

/* A row that is being written. */
struct row {
    const struct table *table;
    feed_writer *output;
    int has_values;
};

/* Begins a value, in quotes where it holds what would end it. */
static int begin(struct row *row, feed_string value) {
    int is_quoted = 0;
    for (size_t i = 0; i < value.length && !is_quoted; i++) {
        char byte = value.bytes[i];
        is_quoted = byte == row->table->separator || byte == '"' || byte == '\r' || byte == '\n';
    }
    if (row->has_values) feed_put_bytes(row->output, &row->table->separator, 1);
    row->has_values = 1;
    if (is_quoted) feed_put_words(row->output, "\"");
    if (!row->table->keeps_formulas && value.length > 0 && value.bytes[0] != 0 &&
        strchr("=+-@", value.bytes[0]) != NULL) {
        feed_put_words(row->output, "'");
    }
    return is_quoted;
}

static void put(struct row *row, feed_string value) {
    int is_quoted = begin(row, value);
    size_t start = 0;
    for (size_t i = 0; i < value.length; i++) {
        if (value.bytes[i] != '"') continue;
        /* Up to the quote and with it; it stands at the start of what follows once more. */
        feed_put_bytes(row->output, value.bytes + start, i + 1 - start);
        start = i;
    }
    feed_put_bytes(row->output, value.bytes + start, value.length - start);
    if (is_quoted) feed_put_words(row->output, "\"");
}

static void put_date(struct row *row, feed_date date) {
    put(row, date.precision ? date.rfc3339 : (feed_string){NULL, 0});
}

/* All in one value, with spaces between them. */
static feed_status put_list(struct row *row, feed_list list) {
    size_t length = 0;
    for (size_t i = 0; i < list.count; i++) {
        length += FEED_LIST_AT(list, feed_string, i)->length + 1;
    }
    char *joined = malloc(length + 1);
    if (joined == NULL) return FEED_STATUS_FAILED;
    char *end = joined;
    for (size_t i = 0; i < list.count; i++) {
        feed_string text = *FEED_LIST_AT(list, feed_string, i);
        if (end != joined) *end++ = ' ';
        if (text.length > 0) memcpy(end, text.bytes, text.length);
        end += text.length;
    }
    put(row, (feed_string){joined, (size_t)(end - joined)});
    free(joined);
    return FEED_STATUS_OK;
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    static const char *const names[] = {"id", "title", "url", "published", "updated",
                                        "authors", "tags", "source", "read", "excerpt"};
    const struct table *table = context;
    feed_writer output = feed_writer_to(table->host, FEED_STREAM_OUTPUT);
    struct row head = {table, &output, 0};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) put(&head, feed_lend(names[i]));
    feed_put_words(&output, "\r\n");
    for (uint64_t index = 0; index < feed->item_count && output.status == FEED_STATUS_OK; index++) {
        struct row row = {table, &output, 0};
        /* Lent until the next item is asked for; the detail and the excerpt are lent beside it. */
        const feed_item *item = feed->item(feed, index);
        const feed_item_detail *detail = feed->item_detail(feed, index, FEED_DETAIL_REST);
        if (item == NULL || detail == NULL) return feed_fail(error, "the feed has no such item");
        put(&row, item->id);
        put(&row, item->title);
        put(&row, item->url);
        put_date(&row, item->published);
        put_date(&row, item->updated);
        put(&row, item->byline);
        if (put_list(&row, detail->tags) < 0) return feed_fail(error, "there was no memory for it");
        put(&row, item->source_title);
        put(&row, feed_lend(item->states & FEED_STATE_READ ? "true" : "false"));
        put(&row, feed->item_text(feed, index, FEED_TEXT_EXCERPT));
        feed_put_words(&output, "\r\n");
    }
    return output.status;
}

static const feed_view view = {.size = sizeof view, .display = display};

static void destroy(void *context) { free(context); }

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    (void)factory;
    struct table *table = calloc(1, sizeof *table);
    if (table == NULL) return feed_fail(error, "there was no memory for it");
    feed_string separator = feed_option_text(configuration, "separator");
    table->separator = feed_equals(separator, "semicolon") ? ';'
                       : feed_equals(separator, "tab")     ? '\t'
                                                           : ',';
    table->keeps_formulas = feed_option_is_on(configuration, "formulas");
    table->host = host;
    table->renderer = (feed_renderer){
        .size = sizeof table->renderer, .context = table, .feed = &view, .destroy = destroy};
    *result = &table->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
