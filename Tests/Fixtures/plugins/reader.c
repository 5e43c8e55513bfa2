/* A reader with a main loop. Keeps the displayed feed, and in run, long after display, opens its
 * last item a thousand times, with others in between. Writes the last result, and whether its
 * memory grew. */
#define ON_CREATE feed = NULL;
#include "fixture.h"

#include <poll.h>
#include <sys/resource.h>

FEED_PLUGIN_NOTE("id=reader\n"
                 "name=Reader\n"
                 "version=1\n"
                 "views=feed\n");

static const feed_view_model *feed;

static feed_status print(feed_string text) {
    feed_status status = host->write(host, FEED_STREAM_OUTPUT, text.bytes, text.length);
    return status == FEED_STATUS_OK ? host->write(host, FEED_STREAM_OUTPUT, "\n", 1) : status;
}

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    feed = model;
    return FEED_STATUS_OK;
}

/* Opens an item as a user does, and reads every byte of it. */
static feed_status open_item(uint64_t index, unsigned long *sum, feed_error *error) {
    const feed_item *item = feed->item(feed, index);
    const feed_item_detail *detail = feed->item_detail(feed, index, FEED_DETAIL_ALL);
    if (item == NULL || detail == NULL) return feed_fail(error, "there is no such item");
    *sum = item->title.length + detail->tags.count;
    for (feed_text which = FEED_TEXT_EXCERPT; which <= FEED_TEXT_SUMMARY_HTML; which++) {
        feed_string text = feed->item_text(feed, index, which);
        for (size_t i = 0; i < text.length; i++) *sum = *sum * 31 + (unsigned char)text.bytes[i];
    }
    return FEED_STATUS_OK;
}

/* The memory touched for the first time, in KB. ru_maxrss would hide growth, since it is never
 * below the value of the parent process. */
static long touched(void) {
    struct rusage usage;
    return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_minflt * 4 : -1;
}

static feed_status run(void *context, feed_error *error) {
    const feed_event_loop_extension *loop =
        host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    struct pollfd entry = {.fd = (int)loop->descriptor(host), .events = POLLIN};
    unsigned long first = 0, sum = 0, other = 0;
    long before = 0;
    char line[128];
    while (feed == NULL) {
        feed_status status = poll(&entry, 1, 20000) > 0 ? loop->dispatch(host) : FEED_STATUS_FAILED;
        if (status != FEED_STATUS_OK) return feed_fail(error, "no feed came");
    }
    if (open_item(feed->item_count - 1, &first, error) != FEED_STATUS_OK)
        return FEED_STATUS_FAILED;
    for (uint64_t round = 0; round < 1000; round++) {
        /* Memory for the first requests is allocated by now. */
        if (round == 100) before = touched();
        if (open_item(round * 7919 % feed->item_count, &other, error) != FEED_STATUS_OK ||
            open_item(feed->item_count - 1, &sum, error) != FEED_STATUS_OK)
            return FEED_STATUS_FAILED;
        if (sum != first) return feed_fail(error, "the item is another than it was");
    }
    snprintf(line, sizeof line, "%llu items, %lx, memory %s", (unsigned long long)feed->item_count,
             sum, touched() - before < 2048 ? "flat" : "grown");
    print((feed_string){line, strlen(line)});
    print(feed->item(feed, feed->item_count - 1)->title);
    return print(feed->item_text(feed, feed->item_count - 1, FEED_TEXT_CONTENT_HTML));
}

FIXTURE(FEED_VIEW(display), .run = run)
