/* A renderer whose drawing is written in another language, and fails after writing half of its
 * output. */
#include "../plugins/fixture.h"

FEED_PLUGIN_NOTE("id=failing\n" "name=Failing\n" "version=1.0\n" "views=feed\n");

/* Defined by the author's code in the other language. */
void draw_titles(uint64_t count);

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    host->write(host, FEED_STREAM_OUTPUT, "half\n", 5);
    draw_titles(model->item_count);
    return FEED_STATUS_OK;
}

FIXTURE(FEED_VIEW(display))
