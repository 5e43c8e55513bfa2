/* A plugin that wants pictures, and does with its wishes what a test asks for: writes a line for
 * each picture that came.
 */
#include "feed_plugin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

FEED_PLUGIN_NOTE("id=pictures\n"
                 "name=Pictures\n"
                 "version=1\n"
                 "views=feed image\n"
                 "option=do|choice:retry,cancel,preload,content|retry|what to do\n");

struct pictures {
    feed_renderer renderer;
    feed_view feed;
    feed_image_view image;
    feed_image_transformer transformer;
    const feed_host *host;
    char what[16];
    int failures;
    uint64_t revision;
};

static int does(const struct pictures *self, const char *what) {
    return strcmp(self->what, what) == 0;
}

static feed_status say(const struct pictures *self, const char *words, uint64_t index) {
    char line[64];
    int length = snprintf(line, sizeof line, "%s %llu\n", words, (unsigned long long)index);
    return self->host->write(self->host, FEED_STREAM_OUTPUT, line, (size_t)length);
}

/* Asks for what content names as `src`, then for what it does not name. */
static void ask_for_content(const struct pictures *self, const feed_view_model *model) {
    static const char other[] = "http://127.0.0.1/other";
    const feed_pictures_extension *pictures =
        self->host->get_extension(self->host, FEED_EXTENSION_PICTURES);
    if (!pictures) return;
    pictures->request_picture(self->host, model->revision, FEED_NO_ITEM, model->icon);
    for (uint64_t index = 0; index < model->item_count; index++) {
        feed_string html = model->item_text(model, index, FEED_TEXT_CONTENT_HTML);
        for (size_t start = 0; start + 5 < html.length; start++) {
            if (memcmp(html.bytes + start, "src=\"", 5) != 0) continue;
            const char *url = html.bytes + start + 5;
            const char *end = memchr(url, '"', html.length - start - 5);
            if (end)
                pictures->request_picture(self->host, model->revision, index,
                                          (feed_string){url, (size_t)(end - url)});
        }
        pictures->request_picture(self->host, model->revision, index,
                                  (feed_string){other, sizeof other - 1});
    }
    pictures->request_picture(self->host, model->revision, model->item_count, model->icon);
}

static feed_status say_address(const struct pictures *self, const feed_image_view_model *model) {
    char line[256];
    int length = snprintf(line, sizeof line, "%s %lld %.*s\n", model->image ? "came" : "failed",
                          (long long)model->item_index, (int)model->url.length, model->url.bytes);
    return self->host->write(self->host, FEED_STREAM_OUTPUT, line, (size_t)length);
}

static feed_status display_feed(void *context, const feed_view_model *model, feed_error *error) {
    (void)error;
    struct pictures *self = context;
    self->revision = model->revision;
    if (does(self, "content")) {
        ask_for_content(self, model);
        return FEED_STATUS_OK;
    }
    for (uint64_t index = 0; index < model->item_count; index++) {
        if (does(self, "preload"))
            self->host->preload_image(self->host, model->revision, index);
        else
            self->host->request_image(self->host, model->revision, index);
    }
    return FEED_STATUS_OK;
}

static feed_status display_image(void *context, const feed_image_view_model *model, feed_error *error) {
    (void)error;
    struct pictures *self = context;
    if (model->is_loading) return FEED_STATUS_OK;
    if (does(self, "content")) return say_address(self, model);
    if (model->image == NULL) {
        /* Once more, and no more than a few times. */
        if (does(self, "retry") && model->should_retry && self->failures++ < 5)
            self->host->request_image(self->host, self->revision, model->item_index);
        return say(self, "failed", model->item_index);
    }
    /* The first picture that comes ends the wish for the one before it. */
    if (does(self, "cancel") && model->item_index > 0)
        self->host->cancel_image(self->host, self->revision, model->item_index - 1);
    return say(self, "came", model->item_index);
}

static feed_status make_image(void *context, const void *bytes, size_t length,
                              feed_string media_type, void **image, feed_error *error) {
    (void)error;
    (void)context, (void)bytes, (void)length, (void)media_type;
    *image = malloc(1);
    return *image ? FEED_STATUS_OK : FEED_STATUS_OUT_OF_MEMORY;
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

static const feed_renderer *create(const feed_factory *factory, const feed_host *host,
                                   const feed_configuration *configuration, feed_error *error) {
    struct pictures *self = calloc(1, sizeof *self);
    (void)factory, (void)error;
    if (self == NULL) return NULL;
    self->host = host;
    self->feed = (feed_view){sizeof self->feed, display_feed};
    self->image = (feed_image_view){sizeof self->image, display_image};
    self->transformer =
        (feed_image_transformer){sizeof self->transformer, make_image, release_image};
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
    return &self->renderer;
}

const feed_plugin *feed_plugin_entry(uint32_t version, uint32_t minimum) {
    static const feed_factory factory = {.size = sizeof factory, .create = create};
    static const feed_plugin plugin = {sizeof plugin, FEED_PLUGIN_MAGIC, FEED_ABI_VERSION,
                                       FEED_ABI_MINIMUM_VERSION, 0, &factory};
    (void)version, (void)minimum;
    return &plugin;
}
