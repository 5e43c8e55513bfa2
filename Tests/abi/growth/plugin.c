/* The plugin of Tests/abi/growth-drill in C: draws something of every struct of the host, has every table,
 * and lists later members in lines that begin with "grown". Built with the current header or with that of
 * Tests/abi/grow. */
#include "feed_plugin_helpers.h"
#include "grown.h"

NOTE("id=growth\n"
     "name=Growth\n"
     "version=1.0\n"
     "views=feed image\n"
     "images=image/png\n"
     "option=mark|text|-|what stands before each title\n");

struct growth {
    feed_renderer table;
    const feed_host *host;
    char *mark;
    unsigned pictures;
};

static void put_line(feed_writer *output, const char *name, feed_string text) {
    feed_put_format(output, "%s %.*s\n", name, FEED_FORMATTED(text));
}

static void put_item(struct growth *growth, feed_writer *output, const feed_view_model *feed,
                     uint64_t index) {
    const feed_item *item = feed->item(feed, index);
    feed_put_format(output, "%s %.*s\n", growth->mark, FEED_FORMATTED(item->title));
    put_line(output, "open", item->open_url);
    put_line(output, "source", item->source_title);
    put_line(output, "date", item->date.rfc3339);
    if (index == 0) PUT_GROWN(output, item, feed_item);
    const feed_item_detail *detail = feed->item_detail(feed, index, FEED_DETAIL_ALL);
    for (size_t i = 0; i < detail->authors.count; i++) {
        const feed_person *person = FEED_LIST_AT(detail->authors, feed_person, i);
        put_line(output, "author", person->name);
        if (index + i == 0) PUT_GROWN(output, person, feed_person);
    }
    for (size_t i = 0; i < detail->attachments.count; i++) {
        const feed_attachment *file = FEED_LIST_AT(detail->attachments, feed_attachment, i);
        feed_put_format(output, "file %.*s %d %lld\n", FEED_FORMATTED(file->url), (int)file->kind,
                        (long long)file->size_in_bytes);
        if (index + i == 0) PUT_GROWN(output, file, feed_attachment);
    }
    for (size_t i = 0; i < detail->tags.count; i++) {
        put_line(output, "tag", *FEED_LIST_AT(detail->tags, feed_string, i));
    }
    if (index == 0) PUT_GROWN(output, detail, feed_item_detail);
    put_line(output, "excerpt", feed->item_text(feed, index, FEED_TEXT_EXCERPT));
    put_line(output, "html", feed->item_text(feed, index, FEED_TEXT_CONTENT_HTML));
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    struct growth *growth = context;
    const feed_host *host = growth->host;
    feed_writer output = feed_writer_to(host, FEED_STREAM_OUTPUT);
    (void)error;
    put_line(&output, "title", feed->title);
    for (uint64_t i = 0; i < feed->source_count; i++) {
        const feed_source *source = feed->source(feed, i);
        feed_put_format(&output, "from %.*s %llu\n", FEED_FORMATTED(source->title),
                        (unsigned long long)source->item_count);
        if (i == 0) PUT_GROWN(&output, source, feed_source);
    }
    put_line(&output, "retry", host->words(host, "retry").before);
    feed_put_format(&output, "columns %u\n", host->environment(host)->output->columns);
    PUT_GROWN(&output, host, feed_host);
    PUT_GROWN(&output, host->environment(host), feed_environment);
    PUT_GROWN(&output, host->environment(host)->output, feed_surface);
    PUT_GROWN(&output, feed, feed_view_model);
    for (uint64_t i = 0; i < feed->item_count; i++) {
        put_item(growth, &output, feed, i);
        feed_image_request request = feed_picture(feed, i, (feed_string){NULL, 0}, 0, 0);
        host->request_image(host, &request);
    }
    const feed_plain_text_extension *plain = host->get_extension(host, FEED_EXTENSION_PLAIN_TEXT);
    put_line(&output, "plain", plain->text(host, feed_lend("<p>one<p>two")));
    PUT_GROWN(&output, plain, feed_plain_text_extension);
    return output.status;
}

static feed_status make_image(void *context, const void *bytes, size_t length,
                              feed_string media_type, void **image, feed_error *error) {
    (void)bytes, (void)media_type, (void)error;
    *image = length > 0 ? context : NULL;
    return FEED_STATUS_OK;
}

static void release_image(void *context, void *image) {
    (void)context, (void)image;
}

static feed_status display_image(void *context, const feed_image_view_model *model,
                                 feed_error *error) {
    struct growth *growth = context;
    (void)error;
    if (model->image != NULL && model->request->item_index == 0) growth->pictures += 1;
    return FEED_STATUS_OK;
}

static feed_status finish(void *context, feed_error *error) {
    struct growth *growth = context;
    feed_writer output = feed_writer_to(growth->host, FEED_STREAM_OUTPUT);
    (void)error;
    feed_put_format(&output, "pictures %u\n", growth->pictures);
    return output.status;
}

static void destroy(void *context) {
    struct growth *growth = context;
    free(growth->mark);
    free(growth);
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    static const feed_view view = {.size = sizeof view, .display = display};
    static const feed_image_view image_view = {.size = sizeof image_view,
                                               .display = display_image};
    static const feed_image_transformer transformer = {
        .size = sizeof transformer, .make_image = make_image, .release_image = release_image};
    struct growth *growth = calloc(1, sizeof *growth);
    (void)factory;
    if (growth == NULL) return feed_fail(error, "there was no memory for it");
    growth->host = host;
    growth->mark = feed_copy(feed_option_text(configuration, "mark"));
    growth->table = (feed_renderer){.size = sizeof growth->table,
                                    .context = growth,
                                    .feed = &view,
                                    .image = &image_view,
                                    .transformer = &transformer,
                                    .finish = finish,
                                    .destroy = destroy};
    *renderer = &growth->table;
    return FEED_STATUS_OK;
}

ENTRY(create)
