/* A plugin with one of the faults below, selected by the macro FAULT. */
#include "feed_plugin.h"

#include <stdlib.h>

#define NONE 0
#define NO_ENTRY 1
#define NULL_ENTRY 2
#define UNTRUE_MINIMUM 3
#define SHORT_PLUGIN 4
#define NULL_FACTORY 5
#define SHORT_FACTORY 6
#define NULL_CREATE 7
#define OTHER_ABI 8
#define FAILS_WITH_WORDS 9
#define FAILS_SILENTLY 10
#define LIES_ABOUT_WORDS 11
#define SHORT_RENDERER 12
#define NULL_DESTROY 13
#define NULL_DISPLAY 14
#define SHORT_VIEW 15
#define NO_TRANSFORMER 16
#define UNDEFINED_SYMBOL 17
#define UNTRUE_ABI 18

FEED_PLUGIN_NOTE("id=faults\n" "name=Faults\n" "version=1\n" "views=feed\n");

static feed_status display_feed(void *context, const feed_view_model *model, feed_error *error) {
    (void)error;
    (void)context;
    (void)model;
    return FEED_STATUS_OK;
}

static feed_status display_image(void *context, const feed_image_view_model *model, feed_error *error) {
    (void)error;
    (void)context;
    (void)model;
    return FEED_STATUS_OK;
}

static void destroy(void *context) {
    (void)context;
}

static const feed_view view = {.size = FAULT == SHORT_VIEW ? 8 : sizeof view,
                               .display = FAULT == NULL_DISPLAY ? NULL : display_feed};
static const feed_image_view image_view = {.size = sizeof image_view, .display = display_image};

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    static const feed_renderer renderer = {
        .size = FAULT == SHORT_RENDERER ? FEED_RENDERER_SIZE_1 - sizeof(void *) : sizeof renderer,
        .feed = &view,
        .image = FAULT == NO_TRANSFORMER ? &image_view : NULL,
        .destroy = FAULT == NULL_DESTROY ? NULL : destroy};
    (void)factory;
    (void)host;
    (void)configuration;
    if (FAULT == FAILS_SILENTLY) return FEED_STATUS_FAILED;
    if (FAULT == FAILS_WITH_WORDS) {
        const char words[] = "there is no\nprinter\033[31m here";
        for (size_t i = 0; i < sizeof words - 1 && i < error->capacity; i++) {
            error->buffer[i] = words[i];
            error->length = i + 1;
        }
        return FEED_STATUS_FAILED;
    }
    if (FAULT == LIES_ABOUT_WORDS) {
        for (size_t i = 0; i < error->capacity; i++) error->buffer[i] = '\xff';
        error->length = SIZE_MAX;
        return FEED_STATUS_FAILED;
    }
    *result = &renderer;
    return FEED_STATUS_OK;
}

static const feed_factory factory = {.size = FAULT == SHORT_FACTORY ? 8 : sizeof factory,
                                     .create = FAULT == NULL_CREATE ? NULL : create};

static const feed_plugin plugin = {
    .size = FAULT == SHORT_PLUGIN ? 12 : sizeof plugin,
    .abi_version = FAULT == OTHER_ABI || FAULT == UNTRUE_ABI ? 9 : FEED_ABI_VERSION,
    .abi_minimum_version = FAULT == OTHER_ABI ? 9 : FAULT == UNTRUE_MINIMUM ? 0 : FEED_ABI_VERSION,
    .factory = FAULT == NULL_FACTORY ? NULL : &factory};

#if FAULT == NO_ENTRY
#define feed_plugin_entry not_the_entry
FEED_EXPORT feed_status not_the_entry(const feed_entry *, const feed_plugin **, feed_error *);
#endif

#if FAULT == UNDEFINED_SYMBOL
extern void nobody_defines_this(void);
#endif

feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result,
                              feed_error *error) {
    (void)entry, (void)error;
#if FAULT == UNDEFINED_SYMBOL
    nobody_defines_this();
#endif
    *result = FAULT == NULL_ENTRY ? NULL : &plugin;
    return FEED_STATUS_OK;
}
