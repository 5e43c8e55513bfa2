/* A plugin with every view that logs each call in order, at the debug level, and performs
 * actions that a test selects. */
#include "../../../SDK/include/feed_plugin_helpers.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

FEED_PLUGIN_NOTE("id=spy\n"
                 "name=Spy\n"
                 "version=1.2.3\n"
                 "views=image error loading feed\n"
                 "option=do|choice:nothing,write-in-create,fail-display,fail-display-silently,"
                 "fail-finish,closed,request,ask,ask-nonsense,cancel-at-once,nonsense,other-thread,late,keep,keep-to-end,"
                 "null-image,"
                 "failing-image,dispatch-in-view,plain-text,environment,option-length|nothing|what to do\n"
                 "option=count|integer|2|a number\n"
                 "option=flag|boolean|false|a switch\n"
                 "option=word|text||some text\n");

struct image {
    size_t length;
};

struct spy {
    feed_renderer renderer;
    feed_view feed;
    feed_loading_view loading;
    feed_error_view error;
    feed_image_view image;
    feed_image_transformer transformer;
    const feed_host *host;
    const feed_view_model *kept;
    const feed_view_model *before;
    char what[32];
};

static void say(const struct spy *spy, feed_log_level level, const char *words) {
    spy->host->log(spy->host, level, (feed_string){words, strlen(words)});
}

#define RECORD(spy, ...) \
    do { \
        char line_[512]; \
        snprintf(line_, sizeof line_, __VA_ARGS__); \
        say(spy, FEED_LOG_DEBUG, line_); \
    } while (0)

static int does(const struct spy *spy, const char *what) {
    return strcmp(spy->what, what) == 0;
}

static void *write_elsewhere(void *context) {
    struct spy *spy = context;
    feed_status status = spy->host->write(spy->host, FEED_STREAM_OUTPUT, "no", 2);
    const feed_environment *environment = spy->host->environment(spy->host);
    spy->host->request_refresh(spy->host);
    RECORD(spy, "elsewhere: write %d, %u columns", (int)status, environment->output->columns);
    const feed_view_model *model = spy->kept;
    const feed_item *item = model->item(model, 0);
    const feed_item_detail *detail = model->item_detail(model, 0, FEED_DETAIL_ALL);
    if (detail == NULL) detail = model->item_detail(model, 0, FEED_DETAIL_FILES);
    feed_string text = model->item_text(model, 0, FEED_TEXT_EXCERPT);
    RECORD(spy, "elsewhere: %s, %s, %s", item == NULL ? "no item" : "item",
           detail == NULL ? "no detail" : "detail", text.bytes == NULL ? "no text" : "text");
    return NULL;
}

static feed_image_request picture(uint64_t revision, uint64_t index) {
    return (feed_image_request){
        .size = sizeof(feed_image_request), .revision = revision, .item_index = index};
}

static feed_image_request pixels(uint64_t revision, uint64_t index, uint32_t width,
                                 uint32_t height) {
    feed_image_request request = picture(revision, index);
    request.form = FEED_IMAGE_PIXELS;
    request.maximum_width = width;
    request.maximum_height = height;
    return request;
}

static void request(const struct spy *spy, const feed_view_model *model) {
    const feed_host *host = spy->host;
    const feed_image_request first = picture(model->revision, 0);
    const feed_image_request second = picture(model->revision, 1);
    const feed_image_request outside = picture(model->revision, model->item_count);
    const feed_image_request far = picture(model->revision, UINT64_MAX - 1);
    const feed_image_request before = picture(model->revision - 1, 0);
    const feed_image_request after = picture(model->revision + 1, 1);
    host->request_refresh(host);
    host->request_image(host, &first);
    host->preload_image(host, &second);
    host->cancel_image(host, &second);
    host->cancel_image(host, &first);
    host->request_image(host, &outside);
    host->request_image(host, &far);
    host->request_image(host, &before);
    host->request_image(host, &after);
    RECORD(spy, "requested");
}

/* Makes valid requests. */
static void ask(const struct spy *spy, const feed_view_model *model) {
    static const char address[] = "https://a.example/x";
    const feed_host *host = spy->host;
    feed_image_request wish = pixels(model->revision, 0, 30, 20);
    host->request_image(host, &wish);
    host->preload_image(host, &wish);
    host->cancel_image(host, &wish);
    wish = picture(model->revision, 1);
    wish.url = (feed_string){address, sizeof address - 1};
    host->request_image(host, &wish);
    wish = picture(model->revision, FEED_NO_ITEM);
    host->request_image(host, &wish);
    wish = pixels(model->revision, FEED_NO_ITEM, 4096, 4096);
    wish.url = (feed_string){address, 0};
    host->request_image(host, &wish);
}

/* Makes invalid requests. */
static void ask_nonsense(const struct spy *spy, const feed_view_model *model) {
    static char address[FEED_IMAGE_MAXIMUM_ADDRESS + 1];
    static const uint32_t sizes[][2] = {
        {0, 0}, {1u << 31, 1u << 31}, {1, 0}, {8193, 1}, {8192, 8192}, {4097, 4096}};
    const feed_host *host = spy->host;
    feed_image_request wish = picture(model->revision, 0);
    host->request_image(host, NULL);
    wish.size -= 1;
    host->cancel_image(host, &wish);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        wish = pixels(model->revision, 0, sizes[i][0], sizes[i][1]);
        host->request_image(host, &wish);
    }
    wish = pixels(model->revision, 0, 3, 3);
    wish.form = FEED_IMAGE_ENCODED;
    host->preload_image(host, &wish);
    wish.form = 2;
    host->request_image(host, &wish);
    memset(address, 'a', sizeof address);
    wish = picture(model->revision, 0);
    wish.url = (feed_string){address, sizeof address};
    host->request_image(host, &wish);
    wish = picture(model->revision, model->item_count);
    host->preload_image(host, &wish);
}

static void talk_nonsense(const struct spy *spy, const feed_view_model *model) {
    const feed_host *host = spy->host;
    RECORD(spy, "stream %d", (int)host->write(host, 9, "x", 1));
    RECORD(spy, "null %d", (int)host->write(host, FEED_STREAM_OUTPUT, NULL, 1));
    RECORD(spy, "length %d", (int)host->write(host, FEED_STREAM_OUTPUT, "x", SIZE_MAX));
    RECORD(spy, "nothing %d", (int)host->write(host, FEED_STREAM_OUTPUT, NULL, 0));
    RECORD(spy, "extension %d", host->get_extension(host, "no.such/1") != NULL);
    RECORD(spy, "outside %d", model->item(model, model->item_count) != NULL);
    RECORD(spy, "outside %d", model->item_detail(model, UINT64_MAX, FEED_DETAIL_ALL) != NULL);
    RECORD(spy, "outside %d", model->item_detail(model, model->item_count, FEED_DETAIL_FILES) != NULL);
    RECORD(spy, "outside %d",
           model->item_text(model, model->item_count, FEED_TEXT_EXCERPT).bytes != NULL);
    RECORD(spy, "no such text %d %d", model->item_text(model, 0, 8).bytes != NULL,
           model->item_text(model, 0, -1).bytes != NULL);
    host->log(host, 99, (feed_string){"a level\033[2J of its own", 22});
    host->log(host, FEED_LOG_WARNING, (feed_string){"\xff\xfe", 2});
    host->log(host, FEED_LOG_WARNING, (feed_string){NULL, 7});
}

static void ask_for_plain_text(const struct spy *spy) {
    const feed_host *host = spy->host;
    const feed_plain_text_extension *plain =
        host->get_extension(host, FEED_EXTENSION_PLAIN_TEXT);
    if (plain == NULL) {
        RECORD(spy, "no plain text");
    } else {
        feed_string text = plain->text(host, (feed_string){"<b>bold</b>", 11});
        RECORD(spy, "text %.*s", (int)text.length, text.bytes);
    }
}

static void tell_surface(const struct spy *spy, const char *name, const feed_surface *surface) {
    RECORD(spy, "%s %ux%u %u %d %d", name, surface->columns, surface->rows, surface->colors,
           (int)surface->is_terminal, (int)surface->allows_hyperlinks);
}

/* Reads the kept feed and the one before it. */
static void tell_kept(const struct spy *spy, const char *when) {
    const feed_view_model *both[2] = {spy->kept, spy->before};
    for (int i = 0; i < 2; i++) {
        const feed_view_model *model = both[i];
        const feed_item *item = model == NULL ? NULL : model->item(model, 0);
        feed_string text = {NULL, 0};
        if (model == NULL) continue;
        if (model->item_detail(model, 0, FEED_DETAIL_ALL) != NULL)
            text = model->item_text(model, 0, FEED_TEXT_EXCERPT);
        if ((model->item_detail(model, 0, FEED_DETAIL_FILES) == NULL) != (item == NULL))
            RECORD(spy, "%s: an item and no files, or files and no item", when);
        RECORD(spy, "%s feed %llu: %.*s, %.*s, %.*s", when, (unsigned long long)model->revision,
               (int)model->title.length, model->title.bytes == NULL ? "" : model->title.bytes,
               item == NULL ? 4 : (int)item->title.length,
               item == NULL ? "gone" : item->title.bytes, (int)text.length,
               text.bytes == NULL ? "" : text.bytes);
    }
}

static feed_status display_feed(void *context, const feed_view_model *model, feed_error *error) {
    struct spy *spy = context;
    const feed_host *host = spy->host;
    RECORD(spy, "feed %.*s: %llu items", (int)model->title.length, model->title.bytes,
           (unsigned long long)model->item_count);
    for (uint64_t i = 0; i < model->item_count; i++) {
        const feed_item *item = model->item(model, i);
        RECORD(spy, "item %.*s %.*s", (int)item->id.length, item->id.bytes,
               (int)item->title.length, item->title.bytes);
    }
    if (does(spy, "fail-display")) return feed_fail(error, "the ink is dry");
    if (does(spy, "fail-display-silently")) return -77;
    if (does(spy, "closed")) return FEED_STATUS_OUTPUT_CLOSED;
    if (does(spy, "request")) request(spy, model);
    if (does(spy, "ask") || does(spy, "cancel-at-once")) ask(spy, model);
    if (does(spy, "ask-nonsense")) ask_nonsense(spy, model);
    if (does(spy, "nonsense")) talk_nonsense(spy, model);
    if (does(spy, "plain-text")) ask_for_plain_text(spy);
    if (does(spy, "other-thread")) {
        pthread_t thread;
        spy->kept = model;
        if (pthread_create(&thread, NULL, write_elsewhere, spy) == 0) pthread_join(thread, NULL);
    }
    if (does(spy, "dispatch-in-view")) {
        const feed_event_loop_extension *loop =
            host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
        RECORD(spy, "dispatch %d", loop == NULL ? 1 : (int)loop->dispatch(host));
    }
    if (does(spy, "environment")) {
        const feed_environment *place = host->environment(host);
        tell_surface(spy, "output", place->output);
        tell_surface(spy, "status", place->status);
        RECORD(spy, "place %.*s %.*s", (int)place->locale.length, place->locale.bytes,
               (int)place->time_zone.length, place->time_zone.bytes);
    }
    spy->before = spy->kept;
    spy->kept = model;
    if (does(spy, "keep") && spy->before != NULL) tell_kept(spy, "in display");
    return host->write(host, FEED_STREAM_OUTPUT, model->title.bytes, model->title.length);
}

static feed_status display_loading(void *context, const feed_loading_view_model *model, feed_error *error) {
    (void)error;
    struct spy *spy = context;
    RECORD(spy, "loading %d %.*s %llu/%llu %llu", (int)model->is_loading,
           (int)model->message.length, model->message.bytes,
           (unsigned long long)model->completed_sources, (unsigned long long)model->total_sources,
           (unsigned long long)model->received_bytes);
    if (does(spy, "keep")) tell_kept(spy, "while it loads");
    return FEED_STATUS_OK;
}

static feed_status display_error(void *context, const feed_error_view_model *model, feed_error *error) {
    (void)error;
    struct spy *spy = context;
    RECORD(spy, "error %.*s, %.*s %d", (int)model->message.length,
           model->message.bytes == NULL ? "" : model->message.bytes, (int)model->remedy.length,
           model->remedy.bytes == NULL ? "" : model->remedy.bytes, (int)model->can_retry);
    return FEED_STATUS_OK;
}

static feed_status display_image(void *context, const feed_image_view_model *model, feed_error *error) {
    (void)error;
    struct spy *spy = context;
    const struct image *image = model->image;
    RECORD(spy, "image %llu %.*s: %zu bytes, loading %d, retry %d",
           (unsigned long long)model->request->item_index, (int)model->item_id.length,
           model->item_id.bytes, image == NULL ? 0 : image->length, (int)model->is_loading,
           (int)model->should_retry);
    if (model->request->form == FEED_IMAGE_PIXELS || model->request->url.bytes != NULL)
        RECORD(spy, "asked of feed %llu for %ux%u at %.*s",
               (unsigned long long)model->request->revision, model->request->maximum_width,
               model->request->maximum_height, (int)model->request->url.length,
               model->request->url.bytes == NULL ? "" : model->request->url.bytes);
    if (does(spy, "cancel-at-once")) spy->host->cancel_image(spy->host, model->request);
    return FEED_STATUS_OK;
}

static feed_status make_image(void *context, const void *bytes, size_t length,
                              feed_string media_type, void **image, feed_error *error) {
    struct spy *spy = context;
    struct image *made;
    (void)bytes;
    RECORD(spy, "make %zu bytes of %.*s", length, (int)media_type.length, media_type.bytes);
    if (does(spy, "null-image")) {
        *image = NULL;
        return FEED_STATUS_OK;
    }
    if (does(spy, "failing-image")) {
        feed_fail(error, "it is all black");
        return FEED_STATUS_FAILED;
    }
    made = calloc(1, sizeof *made);
    if (made == NULL) return FEED_STATUS_FAILED;
    made->length = length;
    *image = made;
    return FEED_STATUS_OK;
}

static feed_status make_from_pixels(void *context, const feed_pixels *pixels, void **image,
                                    feed_error *error) {
    struct spy *spy = context;
    struct image *made;
    const uint8_t *last = pixels->bytes + (pixels->height - 1) * pixels->stride;
    RECORD(spy, "make %ux%u pixels, %zu a row: %d %d %d %d, last row %d", pixels->width,
           pixels->height, pixels->stride, pixels->bytes[0], pixels->bytes[1], pixels->bytes[2],
           pixels->bytes[3], last[0]);
    if (does(spy, "failing-image")) {
        feed_fail(error, "it is too colourful");
        return FEED_STATUS_FAILED;
    }
    made = calloc(1, sizeof *made);
    if (made == NULL) return FEED_STATUS_FAILED;
    made->length = pixels->stride * pixels->height;
    *image = made;
    return FEED_STATUS_OK;
}

static void release_image(void *context, void *image) {
    struct spy *spy = context;
    RECORD(spy, "release %zu bytes", ((struct image *)image)->length);
    free(image);
}

static feed_status finish(void *context, feed_error *error) {
    struct spy *spy = context;
    RECORD(spy, "finish");
    if (does(spy, "keep")) tell_kept(spy, "at the end");
    if (does(spy, "fail-finish")) return feed_fail(error, "the paper is wet");
    return FEED_STATUS_OK;
}

/* After a renderer with the action "late" is gone, the next one that is created calls the late
 * one's host. */
static const feed_host *late_host;

static void *log_late(void *context) {
    (void)context;
    late_host->log(late_host, FEED_LOG_WARNING, (feed_string){"late", 4});
    return NULL;
}

static void call_late_host(void) {
    pthread_t thread;
    late_host->write(late_host, FEED_STREAM_OUTPUT, "late", 4);
    const feed_image_request wish = picture(1, 0);
    late_host->request_image(late_host, &wish);
    if (pthread_create(&thread, NULL, log_late, NULL) == 0) pthread_join(thread, NULL);
    late_host = NULL;
}

static void destroy(void *context) {
    struct spy *spy = context;
    if (does(spy, "keep-to-end")) {
        spy->before = NULL;
        tell_kept(spy, "in destroy");
    }
    RECORD(spy, "destroy");
    if (does(spy, "late")) late_host = spy->host;
    free(spy);
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    struct spy *spy = calloc(1, sizeof *spy);
    (void)factory;
    (void)error;
    if (spy == NULL) return feed_fail(error, "there is no memory");
    if (late_host != NULL) call_late_host();
    spy->host = host;
    spy->feed = (feed_view){sizeof spy->feed, display_feed};
    spy->loading = (feed_loading_view){sizeof spy->loading, display_loading};
    spy->error = (feed_error_view){sizeof spy->error, display_error};
    spy->image = (feed_image_view){sizeof spy->image, display_image};
    spy->transformer =
        (feed_image_transformer){sizeof spy->transformer, make_image, make_from_pixels,
                                 release_image};
    spy->renderer = (feed_renderer){.size = sizeof spy->renderer,
                                    .context = spy,
                                    .feed = &spy->feed,
                                    .loading = &spy->loading,
                                    .error = &spy->error,
                                    .image = &spy->image,
                                    .transformer = &spy->transformer,
                                    .finish = finish,
                                    .destroy = destroy};
    for (size_t i = 0; i < configuration->options.count; i++) {
        const feed_option *option = FEED_LIST_AT(configuration->options, feed_option, i);
        RECORD(spy, "option %.*s=%.*s", (int)option->key.length, option->key.bytes,
               (int)option->value.length, option->value.bytes);
        if (i == 0 && option->value.length < sizeof spy->what) {
            memcpy(spy->what, option->value.bytes, option->value.length);
        }
    }
    if (does(spy, "option-length")) {
        const feed_option *last = FEED_LIST_AT(configuration->options, feed_option,
                                               configuration->options.count - 1);
        RECORD(spy, "last option has %zu bytes and %s", last->value.length,
               last->value.bytes[last->value.length] == 0 ? "a NUL" : "more");
    }
    if (does(spy, "write-in-create")) {
        RECORD(spy, "write %d", (int)host->write(host, FEED_STREAM_OUTPUT, "x", 1));
        host->request_refresh(host);
        const feed_image_request wish = picture(1, 0);
        host->request_image(host, &wish);
    }
    *result = &spy->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
