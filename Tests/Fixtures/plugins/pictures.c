/* A plugin that requests pictures as a test selects, and writes a line for each that arrives. */
#include "../../../SDK/include/feed_plugin_helpers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

FEED_PLUGIN_NOTE("id=pictures\n"
                 "name=Pictures\n"
                 "version=1\n"
                 "views=feed image\n"
                 "images=image/png pixels\n"
                 "option=do|choice:retry,cancel,preload,content,pixels,types|retry|what to do\n");

struct pictures {
    feed_renderer renderer;
    feed_view feed;
    feed_image_view image;
    feed_image_transformer transformer;
    const feed_host *host;
    char what[16];
    int failures;
};

static int does(const struct pictures *self, const char *what) {
    return strcmp(self->what, what) == 0;
}

static feed_status say(const struct pictures *self, const char *words, uint64_t index) {
    char line[64];
    int length = snprintf(line, sizeof line, "%s %llu\n", words, (unsigned long long)index);
    return self->host->write(self->host, FEED_STREAM_OUTPUT, line, (size_t)length);
}

static feed_image_request wish(const feed_view_model *model, uint64_t index, feed_string url) {
    return (feed_image_request){.size = sizeof(feed_image_request),
                                .revision = model->revision,
                                .item_index = index,
                                .url = url};
}

/* Requests the pictures in `src` attributes of the content, and then one that is not in it. */
static void ask_for_content(const struct pictures *self, const feed_view_model *model) {
    static const char other[] = "http://127.0.0.1/other";
    feed_image_request request = wish(model, FEED_NO_ITEM, (feed_string){NULL, 0});
    self->host->request_image(self->host, &request);
    for (uint64_t index = 0; index < model->item_count; index++) {
        feed_string html = model->item_text(model, index, FEED_TEXT_CONTENT_HTML);
        for (size_t start = 0; start + 5 < html.length; start++) {
            if (memcmp(html.bytes + start, "src=\"", 5) != 0) continue;
            const char *url = html.bytes + start + 5;
            const char *end = memchr(url, '"', html.length - start - 5);
            if (!end) continue;
            request = wish(model, index, (feed_string){url, (size_t)(end - url)});
            self->host->request_image(self->host, &request);
        }
        request = wish(model, index, (feed_string){other, sizeof other - 1});
        self->host->request_image(self->host, &request);
    }
    request = wish(model, model->item_count, model->icon_url);
    self->host->request_image(self->host, &request);
}

static feed_status say_address(const struct pictures *self, const feed_image_view_model *model) {
    char line[256];
    feed_string url = model->request->url.bytes ? model->request->url : model->url;
    int length = snprintf(line, sizeof line, "%s %lld %.*s\n", model->image ? "came" : "failed",
                          (long long)model->request->item_index, (int)url.length, url.bytes);
    return self->host->write(self->host, FEED_STREAM_OUTPUT, line, (size_t)length);
}

static feed_status display_feed(void *context, const feed_view_model *model, feed_error *error) {
    (void)error;
    struct pictures *self = context;
    if (does(self, "content")) {
        ask_for_content(self, model);
        return FEED_STATUS_OK;
    }
    for (uint64_t index = 0; index < model->item_count; index++) {
        feed_image_request request = wish(model, index, (feed_string){NULL, 0});
        if (does(self, "pixels")) {
            request.form = FEED_IMAGE_PIXELS;
            request.maximum_width = 40;
            request.maximum_height = 30;
        }
        if (does(self, "preload"))
            self->host->preload_image(self->host, &request);
        else
            self->host->request_image(self->host, &request);
    }
    return FEED_STATUS_OK;
}

static feed_status display_image(void *context, const feed_image_view_model *model, feed_error *error) {
    (void)error;
    struct pictures *self = context;
    if (model->is_loading) return FEED_STATUS_OK;
    if (does(self, "content")) return say_address(self, model);
    feed_image_request request = *model->request;
    if (model->image == NULL) {
        /* Retries, but only a few times. */
        if (does(self, "retry") && model->should_retry && self->failures++ < 5)
            self->host->request_image(self->host, &request);
        return say(self, "failed", request.item_index);
    }
    if (does(self, "pixels")) {
        char line[64];
        const unsigned char *image = model->image;
        int length = snprintf(line, sizeof line, "%llu %dx%d: %d %d %d %d\n",
                              (unsigned long long)request.item_index, image[0], image[1], image[2],
                              image[3], image[4], image[5]);
        return self->host->write(self->host, FEED_STREAM_OUTPUT, line, (size_t)length);
    }
    if (does(self, "types")) {
        char line[64];
        int length = snprintf(line, sizeof line, "%llu %s\n",
                              (unsigned long long)request.item_index, (const char *)model->image);
        return self->host->write(self->host, FEED_STREAM_OUTPUT, line, (size_t)length);
    }
    /* The first picture that arrives cancels the previous request. */
    if (does(self, "cancel") && request.item_index > 0) {
        request.item_index--;
        self->host->cancel_image(self->host, &request);
        request.item_index++;
    }
    return say(self, "came", request.item_index);
}

static feed_status make_image(void *context, const void *bytes, size_t length,
                              feed_string media_type, void **image, feed_error *error) {
    (void)error;
    char *type = calloc(1, media_type.length + 1);
    (void)context, (void)bytes, (void)length;
    if (!type) return FEED_STATUS_FAILED;
    memcpy(type, media_type.bytes, media_type.length);
    *image = type;
    return FEED_STATUS_OK;
}

/* The size, and the top right pixel. */
static feed_status make_from_pixels(void *context, const feed_pixels *pixels, void **image,
                                    feed_error *error) {
    unsigned char *made = malloc(6);
    (void)context, (void)error;
    if (!made) return FEED_STATUS_FAILED;
    made[0] = (unsigned char)pixels->width;
    made[1] = (unsigned char)pixels->height;
    memcpy(made + 2, pixels->bytes + (pixels->width - 1) * 4, 4);
    *image = made;
    return FEED_STATUS_OK;
}

static void release_image(void *context, void *image) {
    (void)context;
    free(image);
}

static feed_status finish(void *context, feed_error *error) {
    (void)context, (void)error;
    return FEED_STATUS_OK;
}

static void destroy(void *context) { free(context); }

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    struct pictures *self = calloc(1, sizeof *self);
    (void)factory, (void)error;
    if (self == NULL) return FEED_STATUS_FAILED;
    self->host = host;
    self->feed = (feed_view){sizeof self->feed, display_feed};
    self->image = (feed_image_view){sizeof self->image, display_image};
    self->transformer =
        (feed_image_transformer){sizeof self->transformer, make_image, make_from_pixels,
                                 release_image};
    self->renderer = (feed_renderer){.size = sizeof self->renderer,
                                     .context = self,
                                     .feed = &self->feed,
                                     .image = &self->image,
                                     .transformer = &self->transformer,
                                     .finish = finish,
                                     .destroy = destroy};
    for (size_t i = 0; i < configuration->options.count; i++) {
        const feed_option *option = FEED_LIST_AT(configuration->options, feed_option, i);
        if (option->value.length < sizeof self->what)
            memcpy(self->what, option->value.bytes, option->value.length);
    }
    *result = &self->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
