/* An interactive plugin. Requests the feed, then the picture of each item, and leaves when all
 * pictures were displayed or dispatch says so; never if STAYS is defined. With ASKS_FIRST it
 * only reports whether it was asked to leave before it began; with WAKES, threads log and wake the
 * main loop; with SLOW, each picture takes a tenth of a second. */
#define ON_CREATE items = 0, shown = 0;
#define ON_DESTROY record("destroy");
#include "fixture.h"

#include <poll.h>
#include <pthread.h>

FEED_PLUGIN_NOTE("id=interactive\n"
                 "name=Interactive\n"
                 "version=1\n"
                 "views=feed image\n"
                 "needs=terminal\n");

static uint64_t items;
static uint64_t shown;

static void record(const char *words) {
    host->log(host, FEED_LOG_DEBUG, (feed_string){words, strlen(words)});
}

static feed_status display_feed(void *context, const feed_view_model *model, feed_error *error) {
    record("feed");
    items = model->item_count;
    for (uint64_t i = 0; i < items; i++)
        host->request_image(host, &(feed_image_request){.size = sizeof(feed_image_request),
                                                        .revision = model->revision,
                                                        .item_index = i});
    record("requested");
    return FEED_STATUS_OK;
}

static feed_status display_image(void *context, const feed_image_view_model *model, feed_error *error) {
    record(model->image != NULL ? "picture" : "no picture");
#ifdef SLOW
    poll(NULL, 0, 100);
#endif
    if (!model->is_loading) shown++;
    return FEED_STATUS_OK;
}

static feed_status make_image(void *context, const void *bytes, size_t length,
                              feed_string media_type, void **image, feed_error *error) {
    record("make");
    *image = &shown;
    return FEED_STATUS_OK;
}

static void release_image(void *context, void *image) {
    record("release");
}

#ifdef WAKES
enum { THREADS = 3, WAKES_EACH = 300 };
static int running = THREADS;

static void *wake(void *context) {
    const feed_event_loop_extension *loop = context;
    for (int i = 0; i < WAKES_EACH; i++) {
        record("awake");
        loop->wake(host);
    }
    __atomic_sub_fetch(&running, 1, __ATOMIC_RELEASE);
    loop->wake(host);
    return NULL;
}

static feed_status wake_from_threads(const feed_event_loop_extension *loop) {
    struct pollfd entry = {.fd = (int)loop->descriptor(host), .events = POLLIN};
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, wake, (void *)loop);
    while (__atomic_load_n(&running, __ATOMIC_ACQUIRE) > 0) {
        poll(&entry, 1, 5000);
        loop->dispatch(host);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    return FEED_STATUS_OK;
}
#endif

static feed_status run(void *context, feed_error *error) {
    feed_status status = FEED_STATUS_OK;
    const feed_event_loop_extension *loop =
        host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    struct pollfd entry = {.fd = (int)loop->descriptor(host), .events = POLLIN};
    record("run");
#ifdef ASKS_FIRST
    record(loop->dispatch(host) == FEED_STATUS_LEAVE ? "told at once" : "not told");
    return FEED_STATUS_OK;
#endif
#ifdef WAKES
    return wake_from_threads(loop);
#endif
    host->request_refresh(host);
#ifdef STAYS
    for (;;) poll(NULL, 0, 1000);
#endif
    /* Writing must not consume its wake-up either. */
    poll(NULL, 0, 50);
    host->write(host, FEED_STREAM_OUTPUT, "begun", 5);
    while (status == FEED_STATUS_OK && (items == 0 || shown < items)) {
        if (poll(&entry, 1, 5000) <= 0) {
            record("nothing came");
            return FEED_STATUS_FAILED;
        }
        status = loop->dispatch(host);
    }
    record("left");
    return status;
}

static const feed_image_view image = {sizeof image, display_image};
static const feed_image_transformer transformer = {
    .size = sizeof transformer, .make_image = make_image, .release_image = release_image};

FIXTURE(FEED_VIEW(display_feed), .image = &image, .transformer = &transformer, .run = run)
