/*
 * A valid plugin, which each animal of the zoo changes in one place.
 *
 * An animal defines macros before it includes this header: declarations, and statements that run in
 * the constructor, the entry, create, the displays of loading and feed (`model`), the making of a
 * picture, finish and destroy.
 */
#define _GNU_SOURCE
#include "feed_plugin.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <netinet/in.h>
#include <time.h>
#include <unistd.h>

/* Few animals look at all parameters of their calls. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

/* The host of the current renderer; each renderer has its own. */
static const feed_host *host;
static volatile int sink;

static inline feed_status say(const char *text) {
    return host->write(host, FEED_STREAM_OUTPUT, text, strlen(text));
}

/* A request for a part of a feed, in the protocol. */
struct __attribute__((packed)) zoo_question {
    unsigned length, type; uint8_t kind; uint64_t revision; uint32_t part; uint64_t index;
};

static inline void zoo_ask_endlessly(struct zoo_question question) {
    unsigned answer[1024];
    for (;;) {
        write(3, &question, sizeof question);
        if (read(3, answer, sizeof answer) <= 0) _exit(1);
    }
}

static inline void pass_time(void) {
    struct timespec pause = {0, 10 * 1000 * 1000};
    nanosleep(&pause, NULL);
}

#ifdef ZOO_DECLARATIONS
ZOO_DECLARATIONS
#endif

#ifndef ZOO_ID
#define ZOO_ID "animal"
#endif
#ifndef ZOO_VIEWS
#define ZOO_VIEWS "feed"
#endif
#ifndef ZOO_MORE
#define ZOO_MORE ""
#endif
#ifndef ZOO_VERSION
#define ZOO_VERSION "1.0"
#endif
#ifndef ZOO_OWN_NOTE
FEED_PLUGIN_NOTE("id=" ZOO_ID "\n" "name=Animal\n" "version=" ZOO_VERSION "\n" "license=MIT\n"
                 "summary=Bad on purpose\n" "views=" ZOO_VIEWS "\n" ZOO_MORE);
#endif

#ifdef ZOO_CONSTRUCTOR
__attribute__((constructor)) static void construct(void) {
    ZOO_CONSTRUCTOR
}
#endif

/* Makes a request for pixels of an item's picture, or of the picture at `url`. */
static inline feed_image_request zoo_pixel_request(const feed_view_model *model, uint64_t index,
                                          const char *url, uint32_t width, uint32_t height) {
    feed_image_request request;
    memset(&request, 0, sizeof request);
    request.size = sizeof request;
    request.revision = model->revision;
    request.item_index = index;
    if (url != NULL) {
        request.url.bytes = url;
        request.url.length = strlen(url);
    }
    request.form = FEED_IMAGE_PIXELS;
    request.maximum_width = width;
    request.maximum_height = height;
    return request;
}

/* A renderer: the context of its calls. */
struct zoo_renderer {
    feed_renderer table;
    const feed_host *host;
};

static inline void zoo_enter(void *context) {
    host = ((struct zoo_renderer *)context)->host;
}

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    zoo_enter(context);
#ifdef ZOO_DISPLAY
    ZOO_DISPLAY
#endif
    for (uint64_t i = 0; i < model->item_count; i++) {
        const feed_item *item = model->item(model, i);
        feed_status status =
            host->write(host, FEED_STREAM_OUTPUT, item->title.bytes, item->title.length);
        if (status == FEED_STATUS_OK)
            status = say("\n");
        if (status != FEED_STATUS_OK)
            return status;
    }
    return FEED_STATUS_OK;
}

#ifdef ZOO_LOADING
static feed_status display_loading(void *context, const feed_loading_view_model *model,
                                   feed_error *error) {
    zoo_enter(context);
    ZOO_LOADING
    return FEED_STATUS_OK;
}

static const feed_loading_view loading_table = {sizeof loading_table, display_loading};
#endif

static feed_status display_image(void *context, const feed_image_view_model *model, feed_error *error) {
    return FEED_STATUS_OK;
}

static feed_status make_image(void *context, const void *bytes, size_t length,
                              feed_string media_type, void **image, feed_error *error) {
    zoo_enter(context);
#ifdef ZOO_MAKE_IMAGE
    ZOO_MAKE_IMAGE
#endif
    *image = malloc(1);
    return FEED_STATUS_OK;
}

static feed_status make_from_pixels(void *context, const feed_pixels *pixels, void **image,
                                    feed_error *error) {
    feed_string none = {NULL, 0};
    zoo_enter(context);
#ifdef ZOO_MAKE_PIXELS
    ZOO_MAKE_PIXELS
#endif
    return make_image(context, NULL, 0, none, image, error);
}

static void release_image(void *context, void *image) {
    free(image);
}

#ifdef ZOO_LOOP
static feed_status run(void *context, feed_error *error) {
    zoo_enter(context);
    const feed_event_loop_extension *loop = host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    feed_status status = loop == NULL ? FEED_STATUS_LEAVE : FEED_STATUS_OK;
    for (int i = 0; i < 10 && status == FEED_STATUS_OK; i++) status = loop->dispatch(host);
    return FEED_STATUS_OK;
}
#endif

static feed_status finish(void *context, feed_error *error) {
    zoo_enter(context);
#ifdef ZOO_FINISH
    ZOO_FINISH
#endif
    return FEED_STATUS_OK;
}

static void destroy(void *context) {
    zoo_enter(context);
#ifdef ZOO_DESTROY
    ZOO_DESTROY
#endif
    free(context);
}

#ifndef ZOO_FEED_VIEW
#define ZOO_FEED_VIEW {sizeof(feed_view), display}
#endif
static const feed_view feed_table = ZOO_FEED_VIEW;
static const feed_image_view image_table = {sizeof image_table, display_image};
static const feed_image_transformer transformer_table = {
    sizeof transformer_table, make_image, make_from_pixels, release_image};

static feed_status create(const feed_factory *factory, const feed_host *given,
                          const feed_configuration *configuration, const feed_renderer **made,
                          feed_error *error) {
    host = given;
    feed_renderer renderer = {
        .size = sizeof renderer,
        .feed = &feed_table,
#ifdef ZOO_LOOP
        .run = run,
#endif
        .finish = finish,
        .destroy = destroy,
#ifdef ZOO_EXTENSION
        .get_extension = ZOO_EXTENSION,
#endif
    };
#ifdef ZOO_LOADING
    renderer.loading = &loading_table;
#endif
    if (strstr(ZOO_VIEWS, "image") != NULL) {
        renderer.image = &image_table;
        renderer.transformer = &transformer_table;
    }
#ifdef ZOO_CREATE
    ZOO_CREATE
#endif
    struct zoo_renderer *own = malloc(sizeof *own);
    renderer.context = own;
    own->table = renderer;
    own->host = given;
    *made = &own->table;
    return FEED_STATUS_OK;
}

#ifndef ZOO_FACTORY
#define ZOO_FACTORY {sizeof(feed_factory), NULL, create}
#endif
#ifndef ZOO_PLUGIN
#define ZOO_PLUGIN \
    {sizeof(feed_plugin), FEED_ABI_VERSION, FEED_ABI_VERSION, &factory}
#endif
static const feed_factory factory = ZOO_FACTORY;
static const feed_plugin plugin = ZOO_PLUGIN;

#ifndef ZOO_NO_ENTRY
FEED_EXPORT feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **made,
                                          feed_error *error) {
    (void)plugin;
    (void)create;
#ifdef ZOO_ENTRY
    ZOO_ENTRY
#endif
    *made = &plugin;
    return FEED_STATUS_OK;
}
#endif
